import SwiftUI

/// Case 75: a quarter of a ring with round ends.
public struct QuarterRing: View {
  public init() {}

  public var body: some View {
    HStack {
      ZStack {
        Circle().inset(by: 4)
          .stroke(Color(bytes: 0x094171).opacity(0.16), lineWidth: 8)
        Circle().inset(by: 4)
          .trim(from: 0, to: 0.25)
          .stroke(Color(bytes: 0x094171), style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
        VStack(spacing: 0) {
          Wording(Text("25%"), width: 34, height: 22)
            .font(.system(size: 16, weight: .medium))
            .foregroundColor(Color(bytes: 0x152233))
            .lineLimit(1)
        }
        .padding(16)
      }
      .frame(width: 96, height: 96)
    }
    .frame(height: 80)
    .frame(minWidth: 80)
    .padding(20)
    .background(Color.white)
    .fixedSize()
  }
}

/// Case 83: five segments between a title and a description.
public struct SegmentedGauge: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Wording(Text("My component"), width: 110, height: 22)
        .font(.system(size: 16, weight: .semibold))
        .foregroundColor(Color(bytes: 0x152233))
      HStack(spacing: 8) {
        HStack(spacing: 4) {
          ForEach(0..<5, id: \.self) { _ in segment }
        }
        Wording(Text("The description"), width: 290 / 3, height: 58 / 3)
          .font(.system(size: 14))
          .foregroundColor(Color(bytes: 0x152233))
      }
    }
    .frame(width: 300)
    .padding(.horizontal, 50)
    .padding(.vertical, 20)
    .background(Color.white)
    .fixedSize(horizontal: false, vertical: true)
  }

  private var segment: some View {
    let color = Color(bytes: 0x1D6340)
    let outline = UnevenRoundedRectangle(
      topLeadingRadius: .infinity, bottomLeadingRadius: .infinity,
      bottomTrailingRadius: .infinity, topTrailingRadius: .infinity)
    return RoundedRectangle(cornerRadius: .infinity)
      .fill(color)
      .clipShape(outline)
      .overlay(outline.strokeBorder(color, lineWidth: 1))
      .frame(width: 34, height: 12)
      .opacity(1)
  }
}
