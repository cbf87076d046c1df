import Foundation
import HangaRuntime

/// Rows of Core Data.
@available(
  *, unavailable,
  message: "there is no Core Data here; hand the view an array, or an object with one"
)
@propertyWrapper nonisolated public struct FetchRequest<Result> {
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil) {}
  public var wrappedValue: [Result] { [] }
}

/// Rows of Core Data by sections.
@available(
  *, unavailable,
  message: "there is no Core Data here; hand the view an array, or an object with one"
)
@propertyWrapper nonisolated public struct SectionedFetchRequest<SectionIdentifier, Result> {
  public init() {}
  public var wrappedValue: [Result] { [] }
}

/// Rows of Core Data.
@available(
  *, unavailable,
  message: "there is no Core Data here; hand the view an array, or an object with one"
)
nonisolated public struct FetchedResults<Result> {}

/// Rows of SwiftData.
@available(
  *, unavailable, message: "there is no SwiftData here; hand the view an array, or an object"
)
@propertyWrapper nonisolated public struct Query<Element> {
  public init() {}
  public var wrappedValue: [Element] { [] }
}
