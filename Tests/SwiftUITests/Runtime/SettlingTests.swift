import Foundation
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct SettlingTests {
  struct Counting: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(10 * count), height: 10).named("bar")
        .onAppear { count = 3 }
    }
  }

  @Test func firstStateIsWhatShowsAfterAppearing() throws {
    #expect(try Laid(Counting())["bar"].width == 30)
  }

  struct Measuring: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          Color.red.preference(key: Width.self, value: proxy.size.width)
        }
        Color.blue.frame(width: width / 2, height: 10).named("half")
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }
  }

  struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  @Test func measuredPreferenceReachesTheFirstState() throws {
    #expect(try Laid(Measuring())["half"].width == 200)
  }

  struct Restless: View {
    @State private var count = 0
    var body: some View {
      Color.red.onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func endlessChangeIsOneErrorThatNamesTheView() throws {
    #expect {
      _ = try Laid(Restless())
    } throws: { error in
      "\(error)".contains("Restless") && "\(error)".contains("does not settle")
    }
  }

  struct Deep: View {
    let level: Int
    var body: some View {
      if level > 0 { AnyView(Deep(level: level - 1)) } else { AnyView(Color.red) }
    }
  }

  @Test func tooDeepNestingIsAnErrorAndNoCrash() throws {
    #expect(throws: GraphError.self) { _ = try Laid(Deep(level: 10_000)) }
  }

  @Test func repeatedIdIsShownOnceAndReported() throws {
    let laid = try Laid(
      HStack { ForEach([1, 2, 2, 3], id: \.self) { Color.red.frame(width: 10).named("n\($0)") } })
    #expect(laid.tree.all.filter { $0.type == ".frame" }.count == 3)
    #expect(laid.graph.warnings.count == 1)
  }
}
