import Foundation

extension NotificationCenter {
  /// The notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let relay = Relay(Outlet(AnySubscriber(subscriber)))
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        relay.outlet.send($0)
      }
      relay.outlet.onCancel = { [center] in center.removeObserver(token) }
      relay.outlet.open()
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Carries the outlet into the centre's `@Sendable` closure.
  private struct Relay: Sendable {
    /// The centre calls its observers on the thread that posts, and here everything posts on the
    /// thread of the host's clock.
    nonisolated(unsafe) let outlet: Outlet<Notification, Never>
    init(_ outlet: Outlet<Notification, Never>) { self.outlet = outlet }
  }
}
