import Cards
import HangaTesting
import SwiftUI
import Testing

@MainActor
struct CardTests {
  private var card: DepartureCard { DepartureCard(line: "丸ノ内線", minutes: minutes) }

  @Test func looksAsRecorded() {
    assertSnapshot(of: card, as: .image(layout: .fixed(width: 320, height: 80)))
    assertSnapshot(of: card, as: .layout(.fixed(width: 320, height: 80)))
  }

  @Test func looksAsRecordedInTheDark() {
    assertSnapshots(
      of: card, over: Variants(schemes: [.light, .dark], locales: ["en_US", "ar_SA"]),
      layout: .fixed(width: 320, height: 80))
  }

  @Test func trackingMovesAsRecorded() {
    assertSnapshot(
      of: card,
      as: .strip(
        script: "tap \"track\"\nsettle", fps: 10,
        SnapshotScene(layout: .fixed(width: 320, height: 80))))
  }

  @Test func layoutIsSound() {
    assertLayoutSound(card)
  }

  @Test nonisolated func readsAsRecorded() async {
    assertSnapshot(of: DepartureCard(line: "銀座線", minutes: minutes), as: .accessibility)
  }
}
