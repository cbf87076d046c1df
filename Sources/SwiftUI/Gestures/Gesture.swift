import HangaRuntime

/// A recogniser of touches that reports values of one type.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Body: Gesture
  /// What the gesture reports; that of its body unless it says otherwise.
  associatedtype Value = Body.Value
  @MainActor @preconcurrency var body: Body { get }

  /// Makes the retained recogniser. The runtime calls it; gestures need not define it.
  nonisolated static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self>
}

extension Gesture where Body.Value == Value {
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    BodyRecognizer(gesture)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  nonisolated public static func _makeRecognizer(_ gesture: Never) -> GestureRecognizer<Never> {}
}

/// A gesture of the runtime's own, without a body.
nonisolated package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is recognised by the runtime and has no body") }
}

/// Which gestures a mask lets through.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the view's gesture nor those inside.
  public static let none: GestureMask = []
  /// The gesture being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The view's gesture and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture whose type is hidden.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  let base: any Gesture<Value>
  /// Hides the type of `gesture`.
  public init<G: Gesture>(_ gesture: G) where G.Value == Value { base = gesture }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    AnyRecognizer(gesture)
  }
}
