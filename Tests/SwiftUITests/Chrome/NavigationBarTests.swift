import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct NavigationBarTests {
  private func square(_ side: CGFloat) -> some View { Color.red.frame(width: side, height: side) }

  @Test func contentStartsBelowAnInlineBar() throws {
    let screen = try Screen(
      NavigationView {
        VStack(spacing: 0) {
          Color.gray.frame(height: 2).named("line")
          Spacer()
        }
        .navigationBarTitleDisplayMode(.inline)
      })
    // Status bar 47, bar 44 (facts/controls.md §2.1).
    #expect(screen["line"] == rect(0, 47 + 44, 390, 2))
    #expect(screen.frames("NavigationBar") == [rect(0, 0, 390, 47 + 44)])
  }

  @Test func aLargeTitleAddsItsRow() throws {
    let screen = try Screen(NavigationStack { Color.red.named("content").navigationTitle("Title") })
    #expect(screen["content"] == rect(0, 47 + 96, 390, 844 - 47 - 96 - 34))
    let title = try #require(screen.frame(ofText: "Title"))
    #expect(title.minX == 16)
    // Eight points above the bar's bottom.
    #expect(abs(title.maxY - (47 + 96 - 8)) < 0.01)
  }

  @Test func anInlineTitleStandsInTheMiddle() throws {
    let screen = try Screen(
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      })
    let title = try #require(screen.frame(ofText: "Title"))
    #expect(abs(title.midX - 195) < 0.01)
    #expect(abs(title.midY - (47 + 22)) < 0.01)
  }

  @Test func compactHeightShowsNoLargeTitle() throws {
    let screen = try Screen(
      NavigationStack { Color.red.named("content").navigationTitle("Title") },
      size: CGSize(width: 844, height: 390),
      insets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
    ) { $0.verticalSizeClass = .compact }
    #expect(screen["content"] == rect(47, 32, 844 - 2 * 47, 390 - 32 - 21))
    #expect(screen.frames("NavigationBar") == [rect(0, 0, 844, 32)])
  }

  @Test func itemsStandAtTheMargins() throws {
    let screen = try Screen(
      NavigationView {
        Color.red.navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .navigationBarLeading) { square(24).named("leading") }
          ToolbarItem(placement: .navigationBarTrailing) { square(24).named("first") }
          ToolbarItem(placement: .navigationBarTrailing) { square(20).named("second") }
        }
      })
    let y = 47 + (44 - 24) / 2.0
    #expect(screen["leading"] == rect(16, y, 24, 24))
    #expect(screen["second"] == rect(390 - 16 - 20, 47 + 12, 20, 20))
    // Sixteen points between items of a side.
    #expect(screen["first"] == rect(390 - 16 - 20 - 16 - 24, y, 24, 24))
  }

  @Test func aPrincipalReaderFillsTheGapAndCountsTheBar() throws {
    let screen = try Screen(
      NavigationView {
        Color.red.navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .navigationBarLeading) { square(24) }
          ToolbarItem(placement: .principal) {
            GeometryReader { proxy in
              let frame = proxy.frame(in: .global)
              Color.blue.frame(width: frame.minX, height: frame.minY).named("origin")
            }
            .named("reader")
          }
          ToolbarItem(placement: .navigationBarTrailing) { square(24) }
        }
      })
    // Margin 16, item 24, gap 8 on both sides; 44 high under a status bar of 47.
    let start: CGFloat = 16 + 24 + 8
    #expect(screen["reader"] == rect(start, 47, 390 - 2 * start, 44))
    #expect(screen["origin"] == rect(start, 47, start, 47))
  }

  @Test func aPrincipalItemThatIsSmallerStandsInTheMiddle() throws {
    let screen = try Screen(
      NavigationView {
        Color.red.toolbar {
          ToolbarItem(placement: .principal) { square(30).named("middle") }
          ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: 120, height: 20) }
        }
      })
    #expect(screen["middle"] == rect(180, 47 + 7, 30, 30))
  }

  @Test func aTitleYieldsToWideItems() throws {
    let screen = try Screen(
      NavigationView {
        Color.red.toolbar {
          ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: 200, height: 20) }
          ToolbarItem(placement: .principal) { square(30).named("middle") }
        }
      })
    let start: CGFloat = 16 + 200 + 8
    #expect(screen["middle"].minX == start)
  }

  @Test func aHiddenBarLeavesItsPlaceToTheContent() throws {
    for hidden in [true, false] {
      let screen = try Screen(
        NavigationView { Color.red.named("content").navigationBarHidden(hidden) })
      let top: CGFloat = hidden ? 47 : 47 + 44
      #expect(screen["content"].minY == top)
    }
    let screen = try Screen(
      NavigationStack { Color.red.named("content").toolbar(.hidden, for: .navigationBar) })
    #expect(screen["content"] == rect(0, 47, 390, 844 - 47 - 34))
  }

  @Test func itemsOfTheBottomBarShareItsRoom() throws {
    let screen = try Screen(
      NavigationStack {
        Color.red.named("content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            square(20).named("a")
            square(20).named("b")
            square(20).named("c")
          }
        }
      })
    let bottom: CGFloat = 844 - 34 - 49
    #expect(screen["content"].maxY == bottom)
    let y = bottom + (49 - 20) / 2
    #expect(screen["a"] == rect(16, y, 20, 20))
    #expect(screen["b"] == rect(185, y, 20, 20))
    #expect(screen["c"] == rect(390 - 16 - 20, y, 20, 20))
  }

  @Test func theBarLiesAtItsOwnTopAwayFromTheScreensEdge() throws {
    let screen = try Screen(
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        NavigationView { Color.red.named("content") }
      })
    #expect(screen.frames("NavigationBar") == [rect(0, 147, 390, 44)])
    #expect(screen["content"] == rect(0, 191, 390, 844 - 191 - 34))
  }

  @Test func backgroundsOfTheContentReachBehindTheBar() throws {
    let screen = try Screen(
      NavigationView {
        Color.clear.background(Color.red.named("back").ignoresSafeArea())
      })
    #expect(screen["back"] == rect(0, 0, 390, 844))
  }

  @Test func itemsMirrorFromRightToLeft() throws {
    let screen = try Screen(
      NavigationView {
        Color.red.toolbar { ToolbarItem(placement: .topBarLeading) { square(24).named("item") } }
      }
    ) { $0.layoutDirection = .rightToLeft }
    #expect(screen["item"] == rect(390 - 16 - 24, 57, 24, 24))
  }

  @Test func itemsFollowTheirState() throws {
    struct Toggling: View {
      @State var isWide = false
      let store: Store
      var body: some View {
        NavigationView {
          Color.red.toolbar {
            if isWide {
              ToolbarItem(placement: .topBarLeading) {
                Color.red.frame(width: 60, height: 20).named("wide")
              }
            }
            ToolbarItem(placement: .topBarTrailing) {
              Color.red.frame(width: isWide ? 40 : 20, height: 20).named("item")
            }
          }
        }
        .onAppear { store.widen = { isWide = true } }
      }
    }
    final class Store { var widen: () -> Void = {} }
    let store = Store()
    let screen = try Screen(Toggling(store: store))
    #expect(screen["item"].width == 20)
    #expect(screen["wide"].isNull)
    try screen.after { store.widen() }
    #expect(screen["item"] == rect(390 - 16 - 40, 59, 40, 20))
    #expect(screen["wide"] == rect(16, 59, 60, 20))
  }

  @Test func aPathShowsItsLastScreenWithAWayBack() throws {
    struct Stack: View {
      @State var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Color.red.named("root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              Color.blue.named("screen\(number)").navigationTitle("Screen \(number)")
            }
        }
      }
    }
    let screen = try Screen(Stack())
    #expect(screen["root"].isNull)
    #expect(screen["screen1"].isNull)
    #expect(!screen["screen2"].isNull)
    let back = try #require(screen.tree.all.first { $0.type == "BackButton" })
    #expect(back.frame.x == 8)
  }

  @Test func aPresentedDestinationCoversTheRoot() throws {
    let screen = try Screen(
      NavigationStack {
        Color.red.named("root").navigationDestination(isPresented: .constant(true)) {
          Color.blue.named("above")
        }
      })
    #expect(screen["root"].isNull)
    let barBottom: CGFloat = 47 + 44
    #expect(screen["above"].minY == barBottom)
  }
}
