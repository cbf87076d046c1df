import SwiftUI

/// What is said to those who do not see a screen: each listed signature once.
enum AccessibilityCalls {
  struct Setting: View {
    // api: environment \.accessibilityDifferentiateWithoutColor
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiates
    // api: environment \.accessibilityEnabled
    @Environment(\.accessibilityEnabled) var isEnabled
    // api: environment \.accessibilityReduceMotion
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    // api: environment \.accessibilityShowButtonShapes
    @Environment(\.accessibilityShowButtonShapes) var showsShapes
    var body: some View { Text("a") }
  }

  @MainActor static func oldNames(_ v: some View) {
    // api: implicit_member .isButton
    // api: modifier_sig accessibility(addTraits:)
    _ = v.accessibility(addTraits: .isButton)
    // api: modifier_sig accessibility(hidden:)
    _ = v.accessibility(hidden: true)
    // api: modifier_sig accessibility(hint:)
    _ = v.accessibility(hint: Text("a"))
    // api: modifier_sig accessibility(label:)
    _ = v.accessibility(label: Text("a"))
    // api: modifier_sig accessibility(removeTraits:)
    _ = v.accessibility(removeTraits: .isImage)
    // api: modifier_sig accessibility(sortPriority:)
    _ = v.accessibility(sortPriority: 1)
    // api: modifier_sig accessibility(value:)
    _ = v.accessibility(value: Text("a"))
  }

  @MainActor static func marks(_ v: some View, _ text: String) {
    // api: implicit_member .default
    // api: modifier_sig accessibilityAction(_:_:)
    _ = v.accessibilityAction(.default, {})
    // api: modifier_sig accessibilityAction{}
    _ = v.accessibilityAction {}
    // api: implicit_member .isHeader
    // api: modifier_sig accessibilityAddTraits(_:)
    _ = v.accessibilityAddTraits(.isHeader)
    // api: implicit_member .isSelected
    _ = v.accessibilityAddTraits(text.isEmpty ? .isSelected : [])
    // api: implicit_member .isToggle
    _ = v.accessibilityAddTraits([.isToggle, .isButton])
    // api: modifier_sig accessibilityAdjustableAction{}
    _ = v.accessibilityAdjustableAction { _ in }
    // api: implicit_member .combine
    // api: modifier_sig accessibilityElement(children:)
    _ = v.accessibilityElement(children: .combine)
    // api: implicit_member .contain
    _ = v.accessibilityElement(children: .contain)
    // api: modifier_sig accessibilityHidden(_:)
    _ = v.accessibilityHidden(true)
    // api: modifier_sig accessibilityHint(_:)
    _ = v.accessibilityHint(text)
    // api: modifier_sig accessibilityRemoveTraits(_:)
    _ = v.accessibilityRemoveTraits(.isButton)
    // api: modifier_sig accessibilityRepresentation{}
    _ = v.accessibilityRepresentation { Text("a") }
    // api: modifier_sig accessibilitySortPriority(_:)
    _ = v.accessibilitySortPriority(1)
    // api: modifier_sig accessibilityValue(_:)
    _ = v.accessibilityValue("a \(1)")
    // api: swiftui_type AccessibilityTraits
    // api: swiftui_type_init AccessibilityTraits()
    let traits: AccessibilityTraits = AccessibilityTraits()
    _ = v.accessibilityAddTraits(traits.union(.isLink))
    _ = v.accessibilityLabel(Text("a")).accessibilityLabel(text).accessibilityLabel("b \(1)")
    _ = v.accessibilityAction(named: "a") {}.accessibilityAction(named: Text("a")) {}
    _ = v.accessibilityActions { Button("a") {} }
    _ = v.accessibilityScrollAction { _ in }.accessibilityHeading(.h1)
    _ = v.accessibilityInputLabels(["a"]).accessibilityIgnoresInvertColors()
    _ = v.accessibilityShowsLargeContentViewer().accessibilityRespondsToUserInteraction(false)
    _ = v.accessibilityRotor("a") {
      ForEach([1, 2], id: \.self) { AccessibilityRotorEntry("a", id: $0) }
    }
    // api: implicit_member .announcement
    // api: uikit_path UIAccessibility.post(notification:argument:)
    // api: uikit_type UIAccessibility
    UIAccessibility.post(notification: .announcement, argument: "a")
  }
}
