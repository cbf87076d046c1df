import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// Two fingers of scripts on a view that magnifies and turns.
@MainActor
struct TwoFingerTests {
  private struct Card: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    var body: some View {
      VStack {
        Color.red.frame(width: 200, height: 200).accessibilityIdentifier("card")
          .gesture(
            MagnifyGesture().onChanged { scale = $0.magnification }
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
        Text("scale \(Int((scale * 100).rounded()))")
        Text("angle \(Int(angle.degrees.rounded()))")
      }
    }
  }

  private func texts(_ steps: String) throws -> [String] {
    let host = try ViewHost(Card(), Variant(size: CGSize(width: 300, height: 400)))
    try host.play(Script(text: steps))
    return try host.tree().all.compactMap(\.text)
  }

  @Test func aPinchIsTheFactorItNames() throws {
    #expect(try texts("pinch \"card\" by 2.5") == ["scale 250", "angle 0"])
    #expect(try texts("pinch \"card\" by 0.5 over 0.5 hold 0.1") == ["scale 50", "angle 0"])
  }

  @Test func aRotationIsTheAngleItNames() throws {
    #expect(try texts("rotate \"card\" by 90") == ["scale 100", "angle 90"])
    #expect(try texts("rotate \"card\" by -450 over 1") == ["scale 100", "angle -450"])
  }

  @Test func bothFingersAreDrawn() throws {
    let host = try ViewHost(Card(), Variant(size: CGSize(width: 300, height: 400)))
    let run = try ScriptRun(Script(text: "pinch \"card\" by 2 over 1"), on: host)
    try run.advance(to: 60)
    #expect(run.fingers.count == 2)
    try run.finish()
    #expect(run.fingers.isEmpty)
  }

  @Test func verbsDoTheSame() throws {
    let host = try ViewHost(Card(), Variant(size: CGSize(width: 300, height: 400)))
    try host.pinch("card", by: 2)
    try host.rotate("card", by: 30)
    #expect(try host.tree().all.compactMap(\.text) == ["scale 200", "angle 30"])
  }
}
