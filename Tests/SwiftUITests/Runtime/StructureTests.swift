import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// What views are made of, and how they are taken apart (facts/state.md §1, §7).
@MainActor
struct StructureTests {
  private func texts(_ laid: Laid) -> [String] { laid.tree.all.compactMap(\.text) }

  private func width(_ laid: Laid, _ text: String) -> CGFloat {
    laid.tree.all.first { $0.text == text }.map { $0.frame.width } ?? .nan
  }

  // MARK: Tuples

  @Test func aTupleMadeByHandIsItsViews() throws {
    let laid = try Laid(
      HStack(spacing: 0) {
        TupleView((Text("a"), Color.red.frame(width: 5, height: 5).named("b"), Text("c")))
          .padding(.leading, 3)
      })
    #expect(texts(laid) == ["a", "c"])
    // Each of the three has the padding: 3 and a letter of 8.5, rounded up to 9.
    let start = laid.tree.all.first { $0.text == "a" }?.frame.x ?? .nan
    #expect(laid["b"].minX == CGFloat(start + 9 + 3))
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      TupleView((Text("\(count)"), Child())).onAppear { if count < 1 { count += 1 } }
    }
  }

  private struct Child: View {
    @State private var count = 10
    var body: some View { Text("\(count)").onAppear { count += 1 } }
  }

  @Test func aTupleMadeByHandKeepsItsViewsState() throws {
    #expect(texts(try Laid(Counting())) == ["1", "11"])
  }

  @Test func aTupleOfOneViewIsThatView() throws {
    #expect(texts(try Laid(TupleView(Text("only")))) == ["only"])
  }

  // MARK: Conditions

  @ViewBuilder private var available: some View {
    if #available(iOS 16, macOS 13, *) { Text("new") } else { Text("old") }
    if #unavailable(iOS 13) { Text("ancient") }
  }

  @Test func availabilityChoosesTheNewerBranch() throws {
    #expect(texts(try Laid(VStack { available })) == ["new"])
  }

  // MARK: Equality

  private struct Tens: View, Equatable {
    let number: Int
    nonisolated static func == (a: Tens, b: Tens) -> Bool { a.number / 10 == b.number / 10 }
    var body: some View { Text("ten of \(number)") }
  }

  private struct Rising: View {
    let end: Int
    @State private var number = 12
    var body: some View {
      EquatableView(content: Tens(number: number))
      Tens(number: number).equatable()
      Text("\(number)").onAppear { number = end }
    }
  }

  @Test func anEqualViewIsNotRunAgain() throws {
    #expect(texts(try Laid(Rising(end: 15))) == ["ten of 12", "ten of 12", "15"])
  }

  @Test func anUnequalViewIsRunAgain() throws {
    #expect(texts(try Laid(Rising(end: 25))) == ["ten of 25", "ten of 25", "25"])
  }

  // MARK: Properties of users

  @propertyWrapper private struct Doubled: DynamicProperty {
    @State private var value: Int
    @Environment(\.layoutDirection) private var direction
    private(set) var updates = 0
    init(wrappedValue: Int) { _value = State(initialValue: wrappedValue) }
    var wrappedValue: Int {
      get { value * 2 }
      nonmutating set { value = newValue }
    }
    var isFromLeft: Bool { direction == .leftToRight }
    mutating func update() { updates += 1 }
  }

  private struct Using: View {
    @Doubled private var number = 1
    var body: some View {
      Text("\(number) \(_number.updates > 0 ? "updated" : "not") \(_number.isFromLeft ? "l" : "r")")
        .onAppear { number = 4 }
    }
  }

  @Test func aPropertyOfPropertiesKeepsStateReadsTheSurroundingsAndIsUpdatedFirst() throws {
    #expect(texts(try Laid(Using())) == ["8 updated l"])
    #expect(texts(try Laid(Using(), direction: .rightToLeft)) == ["8 updated r"])
  }

  // MARK: Views of views

  private struct Two: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  private struct Framed<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { views in
        HStack(spacing: 0) {
          ForEach(views) { $0.frame(width: 30) }
          Text("\(views.count)")
        }
      }
    }
  }

  @Test func aContainerFramesAndCountsAnothersViews() throws {
    let laid = try Laid(
      Framed {
        Two()
        if true { Text("c") }
        EmptyView()
      })
    #expect(texts(laid) == ["a", "b", "c", "3"])
    let places = ["a", "b", "c"].map { text in
      laid.tree.all.first { $0.text == text }.map { $0.frame.x } ?? .nan
    }
    #expect(places[1] - places[0] == 30)
    #expect(places[2] - places[1] == 30)
  }

  @Test func whatIsSetAroundAViewOfAnotherReachesIt() throws {
    let laid = try Laid(
      VStack {
        ForEach(subviews: Two()) { $0.font(.system(size: 40)) }
        Group(
          subviews: Group {
            Text("cc").font(.system(size: 20)); Text("dd")
          }
        ) { views in
          VStack { ForEach(views) { view in view } }.font(.system(size: 40))
        }
      })
    // A letter is half an em wide; what a view sets itself is nearer.
    #expect(width(laid, "a") == 20)
    #expect(width(laid, "b") == 20)
    #expect(width(laid, "cc") == 20)
    #expect(width(laid, "dd") == 40)
  }

  private struct Swelling: View {
    @State private var size: CGFloat = 20
    var body: some View {
      ForEach(subviews: Two()) { $0.font(.system(size: size)) }
        .onAppear { size = 60 }
    }
  }

  @Test func whatIsSetAroundAViewOfAnotherMayChange() throws {
    let laid = try Laid(Swelling())
    #expect(width(laid, "a") == 30)
  }

  @ViewBuilder private var sections: some View {
    Text("before")
    Section("One") {
      Text("a")
      Text("b")
    }
    Section {
      Text("c")
    } footer: {
      Text("end")
    }
  }

  @Test func anothersSectionsHaveHeaderContentAndFooter() throws {
    let laid = try Laid(
      VStack {
        ForEach(sections: sections) { section in
          Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
          section.content
        }
        Group(sections: sections) { Text("of \($0.count)") }
      })
    #expect(
      texts(laid) == ["0 1 0", "before", "1 2 0", "a", "b", "0 1 1", "c", "of 3"])
  }
}
