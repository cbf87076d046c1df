public protocol Publisher<Output, Failure> { associatedtype Output; associatedtype Failure: Error }
public final class AnyCancellable { public init() {} }
public final class ObservableObjectPublisher: Publisher { public typealias Output = Void; public typealias Failure = Never; public init() {} }
extension Publisher { public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() } }
public protocol ObservableObject: AnyObject { associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
 var objectWillChange: ObjectWillChangePublisher { get } }
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher { public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() } }
