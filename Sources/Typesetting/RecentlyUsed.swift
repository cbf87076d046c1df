/// A dictionary that forgets what has not been used for long.
///
/// It keeps a young and an old generation: when the young one is full it becomes the old one, and
/// what is found in the old one moves back. At least `capacity` latest keys are kept, at most twice
/// as many; every operation is O(1).
struct RecentlyUsed<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    precondition(capacity > 0, "A cache needs a capacity of at least 1.")
    self.capacity = capacity
  }

  var count: Int { young.count + old.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      old[key] = nil
      guard let newValue else {
        young[key] = nil
        return
      }
      insert(newValue, for: key)
    }
  }

  private mutating func insert(_ value: Value, for key: Key) {
    young[key] = value
    guard young.count >= capacity else { return }
    (young, old) = ([:], young)
  }
}
