import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// Styles that programs make of their own.
@MainActor
struct OwnStyleTests {
  private struct Rows: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) { configuration.content }
    }
  }

  private struct Around: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Form(configuration).padding(50)
    }
  }

  @Test func aFormsStyleLaysOutItsContent() throws {
    let form = Form {
      Color.red.frame(width: 30, height: 10).named("a")
      Color.red.frame(width: 40, height: 10).named("b")
    }
    let laid = try Laid(form.formStyle(Rows()))
    #expect(laid["a"] == rect((400 - 70) / 2, 195, 30, 10))
    #expect(laid["b"].minX == laid["a"].maxX)
  }

  /// A style that shows the form itself gets the usual look, not itself again.
  @Test func aFormsStyleMayAddToTheUsualOne() throws {
    let form = Form { Color.red.frame(height: 44).named("row") }
    let usual = try Laid(form, in: CGSize(width: 300, height: 300))["row"]
    let inside = try Laid(form.formStyle(Around()), in: CGSize(width: 400, height: 400))["row"]
    #expect(inside == usual.offsetBy(dx: 50, dy: 50))
  }

  private struct Alone: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("instead") }
  }

  @Test func aSplitViewsStyleIsShown() throws {
    let laid = try Laid(
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(Alone()))
    #expect(laid.tree.all.contains { $0.text == "instead" })
    #expect(!laid.tree.all.contains { $0.text == "side" })
  }

  private struct Wider: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Padded(length: environment.layoutDirection == .rightToLeft ? 20 : 5)
    }
  }

  private struct Padded: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }

  @Test func aModifierIsWorkedOutFromItsSurroundings() throws {
    let view = Color.red.named("inside").modifier(Wider())
    let size = CGSize(width: 100, height: 100)
    #expect(try Laid(view, in: size)["inside"].width == CGFloat(100 - 2 * 5))
    #expect(
      try Laid(view, in: size, direction: .rightToLeft)["inside"].width == CGFloat(100 - 2 * 20))
  }
}
