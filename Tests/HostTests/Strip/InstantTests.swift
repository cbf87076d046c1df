import Foundation
import HangaBitmaps
import SwiftUI
import Testing

@testable import Hanga

/// A script is a pure function of time: an instant alone is the instant of the strip.
@MainActor
struct InstantTests {
  /// A square that follows the finger and springs back.
  private struct Slider: View {
    @State private var shift: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .offset(x: shift)
        .frame(width: 200, height: 40, alignment: .leading)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { shift = $0.translation.width }
            .onEnded { _ in withAnimation(.linear(duration: 0.2)) { shift = 0 } })
    }
  }

  private let script = Script([
    .drag(.point(10, 20), to: .target(.point(130, 20)), seconds: 0.5, hold: 0.2), .settle,
  ])

  private func host() throws -> ViewHost {
    let size = CGSize(width: 200, height: 40)
    return try ViewHost(Slider(), Variant(scale: 1, showsChrome: false, size: size))
  }

  /// The left edge of the square in a picture of one pixel a point.
  private func edge(_ frame: Frame) -> Int? {
    (0..<200).first { frame.bitmap[$0, 20] & 0xFFFF != 0xFFFF }
  }

  /// 120 points in half a second are 24 every tenth.
  @Test func theFingerIsWhereItsTimeSays() throws {
    let frames = try host().strip(of: script, fps: 10)
    #expect(frames.prefix(8).map { edge($0.frame) } == [0, 24, 48, 72, 96, 120, 120, 120])
  }

  /// It is let go at 0.7 s and takes 0.2 s back: half-way after 0.1.
  @Test func whatIsLetGoMovesBetweenTheTouches() throws {
    #expect(try edge(host().frame(at: 0.8, of: script)) == 60)
    #expect(try edge(host().frame(of: script)) == 0)
  }

  @Test(arguments: [1, 13, 25, 43])
  func anInstantAloneIsTheFrameOfTheStrip(index: Int) throws {
    let strip = try host().strip(of: script, fps: 50)
    let alone = try host().frame(at: Double(index) / 50, of: script)
    #expect(alone.digest == strip[index].frame.digest)
  }

  @Test func ratesAgreeOnCommonInstants() throws {
    let thirty = try host().strip(of: script, fps: 30)
    let sixty = try host().strip(of: script, fps: 60)
    for frame in thirty { #expect(frame.frame.digest == sixty[frame.index * 2].frame.digest) }
  }

  @Test func theSameScriptGivesTheSamePictures() throws {
    let first = try host().strip(of: script, fps: 60)
    let second = try host().strip(of: script, fps: 60)
    #expect(first.map(\.frame.digest) == second.map(\.frame.digest))
  }

  @Test func fingersAreDrawnWhileTheyTouch() throws {
    let look = StripLook(showsFinger: true)
    let frames = try host().strip(of: script, StripTiming(rate: 10), look: look)
    let plain = try host().strip(of: script, fps: 10)
    let differs = zip(frames, plain).map { $0.frame.digest != $1.frame.digest }
    // Down from 0 to 0.6 s; lifted on the tick of 0.7 s.
    #expect(differs == [true, true, true, true, true, true, true, false, false, false])
  }
}
