/// An optional feature's state, behind one step of indirection so that states may nest.
@propertyWrapper public struct PresentationState<State> {
  /// One value or none.
  private var storage: [State]

  /// Holds `wrappedValue`.
  public init(wrappedValue: State?) { storage = wrappedValue.map { [$0] } ?? [] }

  /// The state, if the feature is shown.
  public var wrappedValue: State? {
    get { storage.first }
    set {
      if let newValue {
        if storage.isEmpty { storage.append(newValue) } else { storage[0] = newValue }
      } else {
        storage.removeAll()
      }
    }
  }

  /// The whole.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Changes the state in place.
  mutating func withState<R>(_ body: (inout State) -> R) -> R? {
    storage.isEmpty ? nil : body(&storage[0])
  }
}

extension PresentationState: Equatable where State: Equatable {}
extension PresentationState: Hashable where State: Hashable {}
extension PresentationState: Sendable where State: Sendable {}
extension PresentationState: Codable where State: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension PresentationState: ObservedContainer where State: ObservableState {
  static func isIdentityEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    Optional.isIdentityEqual(lhs.wrappedValue, rhs.wrappedValue)
  }
  static func notifyDifferences(_ old: Self, _ new: Self) {
    Optional.notifyDifferences(old.wrappedValue, new.wrappedValue)
  }
}

/// An action of a feature that is shown while there is state for it.
public enum PresentationAction<Action> {
  /// The feature goes away.
  case dismiss
  /// An action of the feature.
  indirect case presented(Action)
}

/// The presentation actions of the feature `R`.
public typealias PresentationActionOf<R: Reducer> = PresentationAction<R.Action>

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}

extension PresentationAction: CasePathable {
  /// The two cases, and those of the feature's actions.
  @dynamicMemberLookup public struct AllCasePaths: Sendable {
    /// The feature goes away.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }
    /// An action of the feature.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } })
    }
    /// A case of the feature's actions.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(Action.allCasePaths[keyPath: keyPath])
    }
    /// A case of the feature's actions as a presentation of its own, for one case of an enum of
    /// features.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      narrowed(Action.allCasePaths[keyPath: keyPath])
    }

    private func narrowed<Member>(
      _ path: AnyCasePath<Action, Member>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> {
      AnyCasePath<PresentationAction, PresentationAction<Member>>(
        embed: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let member): .presented(path.embed(member))
          }
        },
        extract: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
