import Foundation
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct IdentityTests {
  /// A view that keeps what it was first made with.
  struct Keeper: View {
    @State private var first: Int
    let name: String
    init(_ value: Int, name: String) {
      _first = State(initialValue: value)
      self.name = name
    }
    var body: some View { Color.red.frame(width: CGFloat(first), height: 10).named(name) }
  }

  struct Rows: View {
    @State private var ids = [1, 2, 3]
    @State private var step = 0
    var body: some View {
      VStack(spacing: 0) {
        ForEach(ids, id: \.self) { id in Keeper(id * 10 + step * 100, name: "row \(id)") }
      }
      .onAppear {
        step = 1
        ids = [3, 4, 1]
      }
    }
  }

  @Test func reorderedRowsKeepTheirStateAndNewOnesStartFresh() throws {
    let laid = try Laid(Rows())
    #expect(laid["row 3"].width == 30)
    #expect(laid["row 1"].width == 10)
    #expect(laid["row 4"].width == CGFloat(4 * 10 + 100))
    #expect(laid["row 3"].minY < laid["row 4"].minY)
    #expect(laid["row 2"] == .null)
  }

  struct Branches: View {
    @State private var flag = false
    @State private var step = 0
    var body: some View {
      VStack {
        if flag { Keeper(10 + step, name: "branch") } else { Keeper(20 + step, name: "branch") }
        Keeper(flag ? 30 : 40, name: "same")
        Keeper(50 + step, name: "by id").id(flag)
      }
      .onAppear {
        flag = true
        step = 5
      }
    }
  }

  @Test func otherBranchAndOtherIdStartFreshSameBranchKeeps() throws {
    let laid = try Laid(Branches())
    #expect(laid["branch"].width == 15)
    #expect(laid["same"].width == 40)
    #expect(laid["by id"].width == 55)
  }

  @Test func sizeCallsGrowLinearlyWithTheNodes() throws {
    func calls(rows: Int) throws -> Int {
      let view = VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { _ in
          HStack {
            Color.red.frame(width: 10, height: 1)
            VStack {
              Color.blue
              HStack {
                Color.green
                Spacer()
              }
            }
          }
        }
      }
      return try Laid(view).graph.counter.count
    }
    let (small, large) = (try calls(rows: 100), try calls(rows: 1000))
    #expect(Double(large) < Double(small) * 10.5)
  }
}
