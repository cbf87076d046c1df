import Foundation
import HangaDrawing
import HangaLayout
import HangaRuntime

private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether controls leave their labels out.
  package var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels of the controls in this view.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// A view that says in words what a control is for.
nonisolated protocol NamingLabel {
  var nameText: Text? { get }
}

extension Text: NamingLabel {
  nonisolated var nameText: Text? { self }
}

extension Label: NamingLabel {
  nonisolated var nameText: Text? { (title as? any NamingLabel)?.nameText }
}

/// A control's label of any type, as its style shows it, and what it says.
nonisolated struct ControlLabel {
  let view: AnyView
  /// The words, if the label is a text or begins with one.
  let name: Text?

  init<V: View>(_ label: V) {
    view = AnyView(label)
    name = (label as? any NamingLabel)?.nameText
  }
}

extension View {
  /// Has tests and scripts find the view by what its label says.
  nonisolated func named(by label: Text?) -> some View {
    modifier(ControlNameModifier(name: label))
  }
}

/// Says what a control is for, to those who look for it by name.
nonisolated struct ControlNameModifier: ElementMarking {
  let name: Text?
  func accessibility(in environment: EnvironmentValues) -> AccessibilityMarks? {
    name.map { AccessibilityMarks(label: $0.plainString(in: environment)) }
  }
}

/// A label beside a control: it keeps to the leading edge, the control to the trailing one.
///
/// - Proposes: to the control the proposal, to the label the rest.
/// - Reports: the proposed width; without a label, what the control needs.
nonisolated struct LabelledRow<Content: View>: View {
  let label: AnyView
  let content: Content
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: AnyView, content: Content) { (self.label, self.content) = (label, content) }

  var body: some View {
    if hidesLabels {
      content
    } else {
      HStack(spacing: 0) {
        ControlPart(label.modifier(DisabledLabelDimming()))
        Spacer(minLength: ControlMetrics.labelGap)
        content
      }
    }
  }
}

/// A part of a control that its user has given, which dumps list.
nonisolated struct ControlPart<Content: View>: View {
  let content: Content
  init(_ content: Content) { self.content = content }
  var body: some View { content }
}

extension ControlPart: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension LabelledRow: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

/// What controls have in common.
nonisolated enum ControlMetrics {
  /// The least distance between a label and its control.
  static let labelGap: CGFloat = 8
  /// The share of a switch, slider or stepper that is left where it is disabled; C.
  static let disabledOpacity = 0.5
}

/// Fades a control that cannot be used.
nonisolated struct DisabledFade: DrawingEffectModifier, Equatable {
  var listedName: String? { nil }
  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    if context.environment.isEnabled { return items }
    return GroupEffect.opacity(ControlMetrics.disabledOpacity).applied(to: items)
  }
}
