import SwiftUI

/// The scenarios of the recorded frame trees, by their names.
public struct FrameTree: View {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }

  public var body: some View {
    switch name {
    case "app-header-content-footer": HeaderAndFooter()
    case "complex-nested": RowsAroundDivider()
    case "sidebar-detail-split": SidebarAndDetail()
    case "toolbar-content-layout": BarAboveContent()
    case "two-column-hstack": TwoColumns()
    case "unequal-flex-spacers": UnequalSpacers()
    case "empty-vstack": VStack {}
    default: SmallFrameTree(name: name)
    }
  }
}

/// A line of the Mac's body font with its measured width.
private func line(_ text: String, _ width: CGFloat, height: CGFloat = 16) -> Wording {
  Wording(Text(text), width: width, height: height)
}

private struct SmallFrameTree: View {
  let name: String

  var body: some View {
    if name.hasPrefix("frame") || name.hasPrefix("deeply") {
      frames
    } else if name.hasPrefix("padding") {
      paddings
    } else {
      stacks
    }
  }

  @ViewBuilder private var frames: some View {
    switch name {
    case "deeply-nested-frames":
      line("Deep", 32).frame(width: 100, height: 40)
        .frame(width: 200, height: 100).frame(width: 300, height: 200)
    case "frame-alignment-center":
      line("C", 9.5).frame(width: 200, height: 200, alignment: .center)
    case "frame-fixed": line("Framed", 46).frame(width: 200, height: 100)
    case "frame-maxwidth-infinity": line("Full Width", 61).frame(maxWidth: .infinity)
    case "frame-min-max":
      line("Constrained", 74).frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
    default: line("Centered", 56).frame(maxWidth: .infinity, minHeight: 180)
    }
  }

  @ViewBuilder private var paddings: some View {
    switch name {
    case "padding-custom": line("Custom Pad", 73.5).padding(20)
    case "padding-default": line("Padded", 46.5).padding()
    case "padding-inside-frame": line("X", 9).padding(20).frame(width: 200, height: 100)
    default: line("Double Padded", 93).padding(8).padding(16)
    }
  }

  @ViewBuilder private var stacks: some View {
    switch name {
    case "hstack-bottom": HStack(alignment: .bottom) { shortAndTall }
    case "hstack-top": HStack(alignment: .top) { shortAndTall }
    case "hstack-in-vstack":
      VStack(spacing: 12) {
        pair("Label", 33, "Value", 33.5).padding(.horizontal, 16)
        pair("Another", 48.5, "Data", 28.5).padding(.horizontal, 16)
      }
    case "hstack-spacing-20":
      HStack(spacing: 20) {
        line("Left", 24)
        line("Right", 32)
      }
    case "hstack-with-spacer": pair("Left", 24, "Right", 32)
    case "single-child-vstack": VStack { line("Only child", 60.5) }
    case "text-single": line("Hello", 31)
    case "vstack-default":
      VStack {
        line("First", 27)
        line("Second", 46)
        line("Third", 31.5)
      }
    case "vstack-leading":
      VStack(alignment: .leading) {
        line("Short", 33.5)
        line("A longer text", 77.5)
        line("Mid", 22.5)
      }
    case "nested-alignment-override":
      VStack(alignment: .leading) {
        HStack {
          line("A", 9)
          Spacer()
        }
        .frame(maxWidth: .infinity)
        line("B", 8.5).frame(maxWidth: .infinity, alignment: .trailing)
      }
    case "text-long-wrap":
      line(
        "This single text of seventeen plain words is a great deal too long for the smallest room",
        399)
    case "text-middle-truncation-narrow-parent":
      line("/folder/another-folder/one-more-folder/the-last-folder/file.name", 193)
        .lineLimit(1)
        .truncationMode(.middle)
        .frame(width: 200)
    case "vstack-nested":
      VStack(spacing: 10) {
        VStack(spacing: 4) {
          line("Group 1 - A", 69)
          line("Group 1 - B", 69)
        }
        VStack(spacing: 4) {
          line("Group 2 - A", 71)
          line("Group 2 - B", 70.5)
        }
      }
    default:
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 200, height: 200)
        line("TopLeading", 70.5)
      }
    }
  }

  @ViewBuilder private var shortAndTall: some View {
    line("Short", 33.5)
    line("Tall\nMultiline\nText", 51, height: 48)
  }

  private func pair(
    _ first: String, _ firstWidth: CGFloat, _ second: String, _ secondWidth: CGFloat
  ) -> some View {
    HStack {
      line(first, firstWidth)
      Spacer()
      line(second, secondWidth)
    }
  }
}

private struct HeaderAndFooter: View {
  var body: some View {
    VStack(spacing: 0) {
      line("Header", 44.5)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
      Spacer()
      HStack {
        line("Status", 39)
        Spacer()
        line("v1.0", 24)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 4)
    }
  }
}

private struct RowsAroundDivider: View {
  var body: some View {
    VStack(spacing: 16) {
      row(.red, line("Title", 26.5), line("Subtitle", 47))
      Divider()
      row(.green, line("Item 2", 38), line("Description", 69.5))
    }
  }

  private func row(_ color: Color, _ title: Wording, _ detail: Wording) -> some View {
    HStack(spacing: 12) {
      color.frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 4) {
        title
        detail
      }
      Spacer()
    }
    .padding(.horizontal, 16)
  }
}

private struct SidebarAndDetail: View {
  private let widths: [CGFloat] = [36.5, 38, 38.5, 38.5, 38.5]

  var body: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(widths.indices, id: \.self) { line("Item \($0 + 1)", widths[$0]) }
      }
      .frame(width: 120)
      .padding(.vertical, 8)
      Color.gray.frame(width: 1)
      VStack(alignment: .leading) {
        line("Detail", 35)
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
    }
  }
}

private struct BarAboveContent: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack {
        line("Back", 30)
        Spacer()
        line("Title", 26.5)
        Spacer()
        line("Done", 32)
      }
      .padding(8)
      .frame(maxWidth: .infinity)
      Color.gray.frame(height: 1)
      Spacer()
    }
  }
}

private struct TwoColumns: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.blue.frame(width: 120)
      VStack(alignment: .leading, spacing: 8) {
        line("Main content", 79)
        line("Second line", 71)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
  }
}

private struct UnequalSpacers: View {
  var body: some View {
    VStack {
      line("Top", 22.5)
      Spacer()
      line("Mid", 22.5)
      Spacer()
      Spacer()
      line("Bottom", 44.5)
    }
  }
}
