import SwiftUI

/// Case 40: four counts in capsules.
public struct CountBadges: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      badge("3", 8, .red)
      badge("128", 24, .orange)
      badge("+42", 24, .green)
      badge("×9218", 39.5, .blue)
    }
    .padding()
  }

  private func badge(_ count: String, _ width: CGFloat, _ color: Color) -> some View {
    Wording(Text(count).monospacedDigit(), width: width, height: 14.5)
      .font(.caption.weight(.semibold))
      .foregroundColor(color)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .background(color.opacity(0.13), in: Capsule())
  }
}
