import SwiftUI

/// Stacks, frames and ratios; red ticks stand where the rules put edges.
struct StackSheet: View {
  var body: some View {
    Sheet(title: "Stacks and frames") {
      Group {
        Sample("Least flexible first: 80, then 50, then the rest") {
          HStack(spacing: 0) {
            Block(.blue)
            Block(.green, 80)
            Block(.orange).frame(minWidth: 0, maxWidth: 50)
          }
          .frame(width: 300).ticks(x: [0, 170, 250, 300])
        }
        Sample("Three Spacers share what rigid views leave") {
          HStack {
            Block(.blue, 30)
            Spacer()
            Block(.green, 30)
            Spacer()
            Spacer()
            Block(.orange, 30)
          }
          .frame(width: 300).ticks(x: [30, 100, 130, 270])
        }
        Sample("Beside flexible views a Spacer keeps its 8") {
          HStack {
            Block(.blue)
            Spacer()
            Block(.green, 64)
          }
          .frame(width: 300).ticks(x: [228, 236])
        }
        Sample("Priority 1 is asked first, up to its 150; the others halve the rest") {
          HStack(spacing: 8) {
            Block(.blue).frame(minWidth: 40)
            Block(.orange).frame(minWidth: 20, maxWidth: 150).layoutPriority(1)
            Block(.green).frame(minWidth: 40)
          }
          .frame(width: 300).ticks(x: [67, 75, 225, 233])
        }
        Sample("A stack overflows evenly rather than squeeze rigid views") {
          HStack(spacing: 0) {
            Block(.blue, 120)
            Block(.green, 120)
          }
          .frame(width: 200).bounds().ticks(x: [-20, 100, 220]).padding(.leading, 30)
        }
      }
      Group {
        Sample("fixedSize takes the ideal 120; without, the most of 200") {
          VStack(alignment: .leading, spacing: 4) {
            Block(.blue).frame(minWidth: 20, idealWidth: 120, maxWidth: 200)
              .fixedSize(horizontal: true, vertical: false)
            Block(.green).frame(minWidth: 20, idealWidth: 120, maxWidth: 200)
          }
          .frame(width: 300, alignment: .leading).ticks(x: [120, 200])
        }
        Sample("A frame centres what does not fit; its alignment moves it") {
          HStack(spacing: 50) {
            Block(.blue, 60, 14).frame(width: 30, height: 20)
              .bounds().ticks(x: [-15, 45])
            Block(.blue, 60, 14).frame(width: 30, height: 20, alignment: .bottomLeading)
              .bounds().ticks(x: [0, 60], y: [6, 20])
            Block(.blue, 20, 8).frame(width: 60, height: 20, alignment: .topTrailing)
              .bounds().ticks(x: [40], y: [8])
          }
          .padding(.leading, 20)
        }
        Sample("Ratio 2 to fit, to fill, and of the ideal size") {
          HStack(spacing: 40) {
            Block(.blue, nil, nil).aspectRatio(2, contentMode: .fit).frame(width: 40, height: 40)
              .bounds().ticks(y: [10, 30])
            Block(.blue, nil, nil).aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40)
              .bounds().ticks(x: [-20, 60])
            Color.blue.opacity(0.75).frame(idealWidth: 30, idealHeight: 10)
              .scaledToFit().frame(width: 60, height: 40)
              .bounds().ticks(y: [10, 30])
          }
          .padding(.leading, 24)
        }
        Sample("Priorities in a ZStack: only the highest counts for its size") {
          ZStack(alignment: .bottomTrailing) {
            Block(.gray, 120, 40)
            Block(.blue, 60, 24).layoutPriority(1)
            Block(.orange, 20, 10)
          }
          .bounds(.red).padding(.leading, 70).padding(.top, 16)
        }
        Sample("position gives the centre; offset moves only what is drawn") {
          HStack(spacing: 20) {
            Block(.blue, 20, 20).position(x: 30, y: 15).frame(width: 100, height: 30)
              .bounds().ticks(x: [20, 40], y: [5, 25])
            Block(.blue, 20, 20).offset(x: 30).bounds().ticks(x: [30, 50])
            Block(.green, 20, 20).padding(.leading, 40).bounds().ticks(x: [40, 60])
          }
        }
      }
    }
  }
}
