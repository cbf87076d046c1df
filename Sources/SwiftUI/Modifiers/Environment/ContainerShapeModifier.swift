import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Gives shapes inside an outline to follow.
nonisolated struct ContainerShapeModifier<S: InsettableShape>: EnvironmentWriting, Equatable {
  var shape: S

  func write(to environment: inout EnvironmentValues) {
    let outer = environment
    let shape = shape
    environment.containerShape = ContainerShape(place: ContainerShape.Place()) { rect, amount in
      shape.inset(by: amount)._outline(in: ShapeContext(rect: rect, environment: outer))
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { ViewComparison.areEqual(lhs.shape, rhs.shape) }
}

/// The fill behind a container; it notes where the container lies before what is inside is drawn.
nonisolated struct ContainerMark<Fill: LeafView>: LeafView {
  var fill: Fill?

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    context.environment.containerShape?.place.frame = frame
    return fill?.draw(in: frame, context: context) ?? []
  }
  var dumpName: String? { fill?.dumpName }
  func hasOtherLayout(than other: Self) -> Bool { false }
}

extension View {
  /// Gives container-relative shapes inside `shape` to follow.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(
      BackgroundModifier(
        layer: ContainerMark<_ShapeView<Rectangle, ForegroundStyle>>(fill: nil),
        alignment: .center)
    ).modifier(ContainerShapeModifier(shape: shape))
  }
}

extension ContainerMark: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
