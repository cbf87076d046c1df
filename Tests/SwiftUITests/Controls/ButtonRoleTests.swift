import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct ButtonRoleTests {
  private func words(_ role: ButtonRole, _ locale: String) throws -> [String] {
    try Laid(
      Button(role: role) {}.environment(\.locale, Locale(identifier: locale))
    ).tree.all.compactMap(\.text)
  }

  @Test func aRoleAloneSaysWhatTheButtonDoes() throws {
    #expect(try words(.cancel, "en_US") == ["Cancel"])
    #expect(try words(.close, "ja_JP") == ["閉じる"])
    #expect(try words(.confirm, "de_DE") == ["Fertig"])
  }

  @Test func flexibleButtonsTakeTheWidthThereIs() throws {
    let button = Button("a") {}.buttonStyle(.bordered).named("button")
    #expect(try Laid(button.buttonSizing(.flexible))["button"].width == 400)
    #expect(try Laid(button)["button"].width < 100)
  }

  /// Room on both sides, and a capsule unless another shape is asked for.
  @Test func glassIsUnderTheWholeButton() throws {
    let button = Button("a") {}.buttonStyle(.glassProminent).named("button")
    let plain = Button("a") {}.buttonStyle(.borderedProminent).named("button")
    #expect(try Laid(button)["button"].size == Laid(plain)["button"].size)
  }
}
