import Foundation
import HangaLayout
import HangaRuntime

/// A column beside a view on wide screens, a sheet over it on others.
nonisolated struct InspectorModifier<Panel: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let panel: Panel
  @Environment(\.horizontalSizeClass) private var width
  @State private var column: CGFloat?

  init(isPresented: Binding<Bool>, panel: Panel) {
    (self.isPresented, self.panel) = (isPresented, panel)
  }

  func body(content: Content) -> some View {
    let isWide = width == .regular
    let sheet = isWide ? .constant(false) : isPresented
    InspectorLayout(width: column ?? InspectorMetrics.width) {
      content
      if isWide, isPresented.wrappedValue {
        panel
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onPreferenceChange(InspectorWidthKey.self) { column = $0 }
          .background(.background)
          .transition(.move(edge: .trailing))
        SplitLine()
      }
    }
    .sheet(isPresented: sheet) { panel.presentationDetents([.medium, .large]) }
  }
}

/// The facts have none; C.
nonisolated enum InspectorMetrics {
  static let width: CGFloat = 270
}

nonisolated enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// A view, a column at its trailing side and the line between, if there are.
///
/// - Reports: the proposal with a column, else what the view reports.
nonisolated struct InspectorLayout: Layout {
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count > 1 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count > 1 else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let column = min(width, bounds.width)
    let main = ProposedViewSize(width: bounds.width - column, height: bounds.height)
    // What is smaller than its room stands in the middle, as on a screen.
    let room = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width - column, height: bounds.height)
    subviews[0].place(at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: main)
    let x = bounds.maxX - column
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.minY),
      proposal: ProposedViewSize(width: column, height: bounds.height))
    for line in subviews.dropFirst(2) {
      line.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: nil, height: bounds.height))
    }
  }
}

extension View {
  /// Shows details of the view beside it, or in a sheet where there is no room.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, panel: content())) }

  /// The width of an inspector beside a view, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }
  /// The same; it begins with the ideal one.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: InspectorWidthKey.self, value: ideal) }
}
