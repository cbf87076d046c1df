import Foundation
import HangaBitmaps
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct StripTests {
  private func host<V: View>(_ view: V, width: CGFloat = 60, height: CGFloat = 40) throws
    -> ViewHost
  {
    let size = CGSize(width: width, height: height)
    return try ViewHost(view, Variant(scale: 1, showsChrome: false, size: size))
  }

  private var still: some View { Color.red.frame(width: 20, height: 20) }

  @Test func framesAreTheInstantsOfTheRate() throws {
    let frames = try host(still).strip(fps: 60, until: 0.1)
    // 0.1 s at 60 frames a second: 0 to 6.
    #expect(frames.map(\.index) == Array(0...6))
    #expect(frames[6].time == 6.0 / 60)
  }

  @Test func framesStopWithTheScript() throws {
    let frames = try host(still).strip(of: Script(text: "wait 0.05"), fps: 60)
    #expect(frames.map(\.index) == [0, 1, 2, 3])
  }

  @Test func aRangeKeepsTheNumbersOfItsFrames() throws {
    let timing = StripTiming(rate: 10, start: 0.25, end: 0.5)
    let frames = try host(still).strip(timing)
    #expect(frames.map(\.index) == [3, 4, 5])
    #expect(frames[0].fileName == "frame-0003.png")
  }

  @Test func oneInstantRasterisesOneFrame() throws {
    let one = try host(still)
    _ = try one.frame(at: 0.5, of: Script())
    #expect(one.drawn.value == 1)
    let strip = try host(still)
    #expect(try strip.strip(fps: 30, until: 1).count == 31)
    #expect(strip.drawn.value == 31)
  }

  @Test func aFrameIsTheSamePictureAsTheOneOnTheMainThread() throws {
    let frames = try host(still).strip(fps: 2, until: 0)
    #expect(frames.count == 1)
    #expect(try frames[0].frame.digest == host(still).frame().digest)
  }

  @Test func labelsAreBelowTheFrames() throws {
    let timing = StripTiming(rate: 1, end: 0)
    let plain = try host(still, width: 160).strip(timing)[0].frame
    let labelled = try host(still, width: 160)
      .strip(timing, look: StripLook(showsLabels: true))[0].frame
    // An eighth of 160 pixels.
    #expect(labelled.width == 160 && labelled.height == plain.height + 20)
    #expect(
      labelled.bitmap.cropped(to: PixelRegion(x: 0, y: 0, width: 160, height: 40)) == plain.bitmap)
    let band = labelled.bitmap.cropped(to: PixelRegion(x: 0, y: 40, width: 160, height: 20))
    #expect(band.withPixels { Set($0) }.count > 2)
  }

  @Test func widthReducesFramesAndKeepsTheirShape() throws {
    let look = StripLook(width: 30)
    let frame = try host(still).strip(StripTiming(rate: 1, end: 0), look: look)[0].frame
    #expect(frame.width == 30 && frame.height == 20)
  }

  @Test func aWidthThatIsTooLargeIsRefused() throws {
    let look = StripLook(width: 61)
    let error = #expect(throws: StripError.self) {
      try host(still).strip(StripTiming(rate: 1, end: 0), look: look)
    }
    #expect(error?.description.contains("from 1 to 60") == true)
  }

  @Test func everyFormatIsWritten() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ name: String, _ format: StripFormat, onlyStills: Bool = false) throws -> [UInt8] {
      let script = try Script(text: "still first\nwait 0.1\nstill second")
      let path = root.appendingPathComponent(name).path
      let request = ViewHost.StripRequest(
        script, format, StripTiming(rate: 20), onlyStills: onlyStills)
      let count = try host(still).writeStrip(request, to: path)
      // 0, 0.05 and 0.1 s.
      #expect(count == (onlyStills ? 2 : 3))
      return Array(FileManager.default.contents(atPath: path) ?? Data())
    }
    let sheet = try write("a.png", .sheet(columns: nil, gap: 4))
    let picture = try EncodedPicture(name: "a.png", bytes: sheet)
    #expect(picture.width == 3 * 60 + 2 * 4 && picture.height == 40)
    let onion = try write("o.png", .onion)
    #expect(try EncodedPicture(name: "o.png", bytes: onion).decoded() == host(still).frame().bitmap)
    #expect(try write("a.apng", .apng).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try write("a.gif", .gif).starts(with: Array("GIF89a".utf8)))
    _ = try write("frames", .folder)
    _ = try write("stills", .folder, onlyStills: true)
    let files = FileManager.default
    #expect(
      try files.contentsOfDirectory(atPath: root.path + "/frames").sorted() == [
        "frame-0000.png", "frame-0001.png", "frame-0002.png",
      ])
    #expect(
      try files.contentsOfDirectory(atPath: root.path + "/stills").sorted() == [
        "first.png", "second.png",
      ])
  }

  @Test func anErrorLeavesNothingBehind() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let script = try Script(text: "wait 0.1\ntap \"nowhere\"")
    for (name, format) in [("f", .folder), ("a.gif", .gif), ("a.png", .onion)]
      as [(String, StripFormat)]
    {
      let error = #expect(throws: ScriptError.self) {
        try host(still).writeStrip(
          ViewHost.StripRequest(script, format), to: root.appendingPathComponent(name).path)
      }
      #expect(error?.line == 2 && error?.message.contains("nowhere") == true)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.path).isEmpty)
  }

  @Test func aPlaceThatCannotBeWrittenIsFoundBeforeAnythingIsDrawn() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let host = try host(still)
    for format in [StripFormat.gif, .folder] {
      let request = ViewHost.StripRequest(Script(), format, StripTiming(end: 1))
      #expect(throws: AtomicFile.WriteError.self) {
        try host.writeStrip(request, to: path.appendingPathComponent("a").path)
      }
    }
    #expect(host.drawn.value == 0)
  }

  @Test func aStripWithoutFramesIsAnError() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let late = ViewHost.StripRequest(Script(), .onion, StripTiming(start: 1))
    let error = #expect(throws: StripError.self) { try host(still).writeStrip(late, to: path.path) }
    #expect(error?.description.contains("1.000 s, after its end") == true)
    let nameless = ViewHost.StripRequest(Script(), .folder, onlyStills: true)
    #expect(throws: StripError.self) { try host(still).writeStrip(nameless, to: path.path) }
    #expect(!FileManager.default.fileExists(atPath: path.path))
  }
}
