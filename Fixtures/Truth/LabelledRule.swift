import SwiftUI

/// Case 99: a label between a fixed and a flexible rule.
public struct LabelledRule: View {
  public init() {}

  public var body: some View {
    let rule = Color(bytes: 0xACB8C7)
    HStack(spacing: 16) {
      rule.frame(width: 40, height: 1).frame(minWidth: 40)
      Wording(Text("My component"), width: 320 / 3, height: 22)
        .font(.system(size: 16))
        .foregroundColor(Color(bytes: 0x152233))
        .layoutPriority(2)
      rule.frame(height: 1).frame(minWidth: 40)
    }
    .frame(minWidth: 320, minHeight: 50)
    .padding(.horizontal, 10)
    .padding(.vertical, 10)
    .background(Color.white)
    .fixedSize()
  }
}
