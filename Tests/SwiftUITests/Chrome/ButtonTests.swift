import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing
import UIKit

@testable import Hanga

@MainActor
struct ButtonTests {
  /// The colours of the fills that a view draws.
  private func fills<V: View>(
    _ view: V, change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> [ResolvedColor] {
    try Screen(view, change: change).items.compactMap {
      if case .fill(_, .color(let color), _) = $0 { color } else { nil }
    }
  }

  private func color(_ color: Color) -> ResolvedColor {
    color.resolvedColor(in: EnvironmentValues())
  }

  /// A shape without a fill of its own takes the foreground.
  private var label: some View { Rectangle().frame(width: 20, height: 20) }

  @Test func aLabelIsTinted() throws {
    #expect(
      try fills(
        Button {
        } label: {
          label
        }) == [color(.blue)])
    #expect(
      try fills(
        Button {
        } label: {
          label
        }.tint(.green)) == [color(.green)])
    #expect(try fills(Button(role: .destructive, action: {}) { label }) == [color(.red)])
  }

  @Test func anExplicitForegroundIsKept() throws {
    let primary = Button {
    } label: {
      label
    }.foregroundStyle(.primary)
    #expect(try fills(primary) == [color(.primary)])
    let secondary = Button {
    } label: {
      label
    }.foregroundStyle(.secondary)
    #expect(try fills(secondary) == [color(.secondary)])
    #expect(
      try fills(
        Button {
        } label: {
          label.foregroundStyle(.green)
        }) == [color(.green)])
  }

  @Test func aPlainOneIsNotTinted() throws {
    let row = HStack {
      Button {
      } label: {
        label
      }
    }.buttonStyle(.plain)
    #expect(try fills(row) == [color(.primary)])
  }

  @Test func aDisabledOneIsGrey() throws {
    let grey = color(Color(uiColor: .tertiaryLabel))
    #expect(
      try fills(
        Button {
        } label: {
          label
        }.disabled(true)) == [grey])
    // An inner modifier does not enable it again.
    #expect(
      try fills(
        Button {
        } label: {
          label
        }.disabled(false).disabled(true)) == [grey])
  }

  @Test func aProminentOneIsWhiteOnItsTint() throws {
    let button = Button {
    } label: {
      label
    }.buttonStyle(.borderedProminent)
    #expect(try fills(button) == [color(.blue), color(.white)])
  }

  @Test(arguments: [
    // Paddings 5, 7 and 15 around the label (facts/controls.md §4).
    (ControlSize.small, 40.0, 30.0), (.regular, 44, 34), (.large, 60, 50),
  ]) func borderedOnesGrowByTheirPadding(size: ControlSize, width: Double, height: Double) throws {
    let laid = try Laid(
      Button {
      } label: {
        label
      }.buttonStyle(.bordered).controlSize(size).named("button"))
    #expect(laid["button"].size == CGSize(width: width, height: height))
  }

  @Test func severalViewsStandInARow() throws {
    let laid = try Laid(
      Button {
      } label: {
        label.named("a")
        label.named("b")
      })
    #expect(laid["a"] == rect(176, 190, 20, 20))
    #expect(laid["b"] == rect(204, 190, 20, 20))
  }

  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(isEnabled ? 10 : 20)
    }
  }

  @Test func aStylesOwnPropertiesAreConnected() throws {
    let button = Button {
    } label: {
      label
    }.buttonStyle(Framed()).named("button")
    #expect(try Laid(button)["button"].width == 40)
    #expect(try Laid(button.disabled(true))["button"].width == 60)
  }

  private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(action: configuration.trigger) { configuration.label.padding(10) }
    }
  }

  @Test func aStyleMayBeMadeOfAButton() throws {
    let button = Button {
    } label: {
      label
    }.buttonStyle(Wrapped()).named("button")
    #expect(try Laid(button)["button"].width == 40)
  }

  private func firstButton(_ node: ViewNode) -> (any Tappable)? {
    if let button = node as? any Tappable { return button }
    return node.children.lazy.compactMap { firstButton($0) }.first
  }

  @Test func aTapRunsTheActionUnlessDisabled() throws {
    final class Count { var taps = 0 }
    let count = Count()
    for isDisabled in [false, true] {
      let screen = try Screen(Button("A") { count.taps += 1 }.disabled(isDisabled))
      try #require(firstButton(screen.root)).tap()
    }
    #expect(count.taps == 1)
  }
}
