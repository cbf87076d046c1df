import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Which of the areas that something else covers are meant.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, notches and insets.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything that covers a screen.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lays the child out into the unsafe area on the sides where it touches it.
///
/// - Proposes: the proposal to size; to place, the box grown by the insets it touches.
/// - Reports: the child's size for the proposal.
nonisolated public struct IgnoresSafeAreaLayout: UnaryLayout, Equatable {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  package var dependsOnPlace: Bool { true }

  private var reach: SafeArea.Reach {
    if !regions.contains(.keyboard) { return .container }
    return regions.contains(.container) ? .all : .keyboard
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize { child.sizeThatFits(proposal) }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let insets = context.element.touchingInsets(
      of: bounds, edges: edges, reach: reach)
    if insets.isZero { return (.zero, proposal) }
    let logical = insets.logical(context.environment.layoutDirection)
    let offer = ProposedViewSize(
      width: (proposal.width ?? size.width) + logical.horizontal,
      height: (proposal.height ?? size.height) + logical.vertical)
    return (CGPoint(x: -logical.leading, y: -logical.top), offer)
  }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    let insets = context.element.touchingInsets(
      of: CGRect(origin: .zero, size: size), edges: edges, reach: reach)
    let grown = LayoutNumber.text(insets.logical(context.environment.layoutDirection))
    report.add("safe area", insets.isZero ? "touches none" : "reaches into it: " + grown)
  }
}

extension View {
  /// Lets the view reach into the given parts of the unsafe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaLayout(regions: regions, edges: edges))
  }

  /// Lets the view reach under bars and notches on `edges`; the older name.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}
