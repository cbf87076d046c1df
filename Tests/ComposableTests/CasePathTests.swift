import ComposableArchitecture
import Testing

struct CasePathTests {
  @CasePathable @dynamicMemberLookup enum Inner: Equatable {
    case nothing
    case one(Int)
    case named(value: String)
    case two(first: Int, Bool)
  }
  @CasePathable @dynamicMemberLookup enum Outer: Equatable {
    case inner(Inner)
    case other
  }

  @Test func casesAreReadByTheirNames() {
    #expect(Inner.one(3).one == 3)
    #expect(Inner.one(3).named == nil)
    #expect(Inner.named(value: "a").named == "a")
    #expect(Inner.two(first: 1, true).two?.first == 1)
    #expect(Inner.nothing.nothing != nil)
    #expect(Inner.one(1).nothing == nil)
  }

  @Test func pathsLeadThroughNestedEnums() {
    #expect(Outer.inner(.one(3)).is(\.inner.one))
    #expect(!Outer.inner(.nothing).is(\.inner.one))
    #expect(Outer.inner(.named(value: "x"))[case: \.inner.named] == "x")
    let made: Outer = (\Outer.Cases.inner.two)((first: 2, false))
    #expect(made == .inner(.two(first: 2, false)))
    let empty: Inner = (\Inner.Cases.nothing)()
    #expect(empty == .nothing)
  }

  @Test func caseIsChangedInPlace() {
    var value = Outer.inner(.one(3))
    value.modify(\.inner.one) { $0 += 1 }
    #expect(value == .inner(.one(4)))
    value[case: \.inner.one] = 9
    #expect(value == .inner(.one(9)))
    value[case: \.inner.named] = "not so"
    #expect(value == .inner(.one(9)))
  }

  @Test func anotherCaseIsNotModified() {
    var value = Outer.other
    withKnownIssue { value.modify(\.inner.one) { $0 += 1 } }
    #expect(value == .other)
  }

  @Test func optionalsAndResultsHavePaths() {
    let some: Inner? = .one(2)
    #expect(some.is(\.some.one) && some.is(\.one) && !some.is(\.none))
    let result: Result<Int, any Error> = .success(1)
    #expect(result.is(\.success) && !result.is(\.failure))
  }
}
