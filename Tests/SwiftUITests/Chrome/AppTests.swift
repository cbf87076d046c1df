import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct AppTests {
  private struct Sample: App {
    @State private var side: CGFloat = 30
    var body: some Scene {
      WindowGroup { Color.red.frame(width: side, height: 20).named("content") }
      WindowGroup(id: "second") { Color.blue }
    }
  }

  @Test func anAppShowsItsFirstWindowsView() throws {
    let view = try #require(EntryView.view(of: Sample()))
    #expect(try Laid(view)["content"].size == CGSize(width: 30, height: 20))
  }

  @Test func otherValuesShowNothing() {
    #expect(EntryView.view(of: 3) == nil)
    #expect(EntryView.view(of: Color.red) != nil)
  }

  private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var width: CGFloat = 10
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      width = 70
      return true
    }
  }

  private struct Told: View {
    @EnvironmentObject var delegate: Delegate
    var body: some View { Color.red.frame(width: delegate.width, height: 20).named("content") }
  }

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor({ Delegate() }) var delegate
    var body: some Scene { WindowGroup { Told() } }
  }

  @Test func anAppsDelegateBeginsAndCanBeObserved() throws {
    let app = Delegated()
    let view = try #require(EntryView.view(of: app))
    #expect(try Laid(view)["content"].width == 70)
  }
}
