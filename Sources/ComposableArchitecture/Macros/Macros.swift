/// Makes a struct a feature: the conformance to `Reducer`, paths to the cases of its actions and
/// state, and empty ones of what it leaves out.
///
/// An enum whose cases carry features becomes the feature that is one of them at a time: its state,
/// actions and body are made from theirs. The arguments name conformances of these, as in
/// `@Reducer(state: .equatable)`.
@attached(
  member, names: named(State), named(Action), named(init), named(Body), named(body),
  named(CaseScope),
  named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "HangaMacros", type: "ReducerMacro")

/// The same with conformances of an enum's state and actions.
@attached(
  member, names: named(State), named(Action), named(init), named(Body), named(body),
  named(CaseScope),
  named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(
  state: _SynthesizedConformance..., action: _SynthesizedConformance...
) = #externalMacro(module: "HangaMacros", type: "ReducerMacro")

/// A conformance that the compiler writes.
public struct _SynthesizedConformance: Sendable {
  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}

/// In an enum of features: the case's value has no actions and no behaviour.
@attached(peer) public macro ReducerCaseIgnored() =
  #externalMacro(module: "HangaMacros", type: "MarkMacro")

/// In an enum of features: the case goes away by itself once one of its actions has come.
@attached(peer) public macro ReducerCaseEphemeral() =
  #externalMacro(module: "HangaMacros", type: "MarkMacro")

/// Gives every case of an enum a path by which it can be made, asked for and looked into.
@attached(member, names: named(AllCasePaths), named(allCasePaths))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "HangaMacros", type: "CasePathableMacro")

/// Has a struct tell those who have read one of its variables when that one changes.
@attached(
  member, names: named(_$observationRegistrar), named(_$isIdentityEqual),
  named(_$notifyDifferences), named(CodingKeys))
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "HangaMacros", type: "ObservableStateMacro")

/// What `@ObservableState` puts on each variable.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "HangaMacros", type: "ObservationStateTrackedMacro")

/// Leaves a variable of observable state out: nobody is told of its changes.
@attached(peer) public macro ObservationStateIgnored() =
  #externalMacro(module: "HangaMacros", type: "MarkMacro")

/// Holds the state of a feature that is shown while there is one; `$name` is what `ifLet` takes.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "HangaMacros", type: "PresentsMacro")

/// Gives a view the function `send` for the actions below `.view` of the feature.
@attached(member, names: named(send))
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "HangaMacros", type: "ViewActionMacro")
where R.Action: ViewAction

/// Gives a struct of closures its initialisers and functions with labels.
@attached(member, names: named(init), arbitrary)
public macro DependencyClient() =
  #externalMacro(module: "HangaMacros", type: "DependencyClientMacro")
