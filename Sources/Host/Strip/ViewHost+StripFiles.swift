import Foundation
import HangaBitmaps

extension ViewHost {
  /// What a strip is made of.
  public struct StripRequest: Sendable {
    public var script: Script
    public var timing: StripTiming
    /// Whether only the instants that the script names are pictures.
    public var onlyStills: Bool
    public var look: StripLook
    public var format: StripFormat

    public init(
      _ script: Script, _ format: StripFormat, _ timing: StripTiming = StripTiming(),
      onlyStills: Bool = false, look: StripLook = StripLook()
    ) {
      (self.script, self.format, self.timing) = (script, format, timing)
      (self.onlyStills, self.look) = (onlyStills, look)
    }

    var instants: Instants { onlyStills ? .stills : .timing(timing) }
  }

  /// Plays a script that begins now and writes its pictures.
  ///
  /// What is at `path` is replaced when the whole strip is done; after an error it is as before.
  /// - Parameter progress: told how many frames are done; an error it throws ends the work.
  /// - Returns: how many frames were written.
  @discardableResult
  public func writeStrip(
    _ request: StripRequest, to path: String, progress: @escaping (Int) throws -> Void = { _ in }
  ) throws -> Int {
    if request.format != .folder { try AtomicFile.check(path) }
    let writer = StripWriter(host: self, request: request, path: path, progress: progress)
    let count =
      switch request.format {
      case .sheet(let columns, let gap): try writer.writeSheet(columns: columns, gap: gap)
      case .onion: try writer.writeOnion()
      case .apng: try writer.writeAPNG()
      case .gif: try writer.writeGIF()
      case .folder: try writer.writeFolder()
      }
    return count
  }
}

/// Writes a strip in each of the formats.
@MainActor
private final class StripWriter {
  private let host: ViewHost
  private let request: ViewHost.StripRequest
  private let path: String
  private let progress: (Int) throws -> Void
  private var count = 0

  init(
    host: ViewHost, request: ViewHost.StripRequest, path: String,
    progress: @escaping (Int) throws -> Void
  ) {
    (self.host, self.request, self.path, self.progress) = (host, request, path, progress)
  }

  private var scale: Double {
    guard let width = request.look.width else { return Double(host.variant.pixelScale) }
    return Double(width) / Double(host.variant.canvas.width)
  }

  /// Draws all frames, counting them.
  private func film<Piece: Sendable>(
    make: @escaping FrameLine<Piece>.Make, receive: @escaping (Piece) throws -> Void
  ) throws {
    try host.film(request.script, request.instants, request.look, make: make) { piece in
      try receive(piece)
      self.count += 1
      try self.progress(self.count)
    }
    if count == 0 { throw nothing }
  }

  private var nothing: StripError {
    if request.onlyStills {
      return StripError(description: "the script names no still; add lines such as `still open`")
    }
    let start = StripLook.text(request.timing.start)
    return StripError(
      description: "the strip has no frame: it would begin at \(start), after its end")
  }

  func writeSheet(columns: Int?, gap: Int) throws -> Int {
    var cells: [PackedBitmap] = []
    try film(make: { frame, _ in PackedBitmap(frame.frame.bitmap) }) { cell in
      cells.append(cell)
      // A sheet that becomes too large is not drawn to its end.
      _ = try StripSheet(
        cellWidth: cell.width, cellHeight: cell.height, count: cells.count, columns: columns,
        gap: gap)
    }
    let sheet = try StripSheet(
      cellWidth: cells[0].width, cellHeight: cells[0].height, count: cells.count,
      columns: columns, gap: gap)
    var picture = sheet.emptyPicture()
    for (index, cell) in cells.enumerated() {
      let place = sheet.place(of: index)
      picture.replace(atX: place.x, y: place.y, with: try cell.unpacked())
    }
    try write(PNGEncoder(effort: .small, scale: scale).encode(picture))
    return count
  }

  func writeOnion() throws -> Int {
    var cells: [PackedBitmap] = []
    try film(make: { frame, _ in PackedBitmap(frame.frame.bitmap) }) { cells.append($0) }
    var skin = OnionSkin(width: cells[0].width, height: cells[0].height)
    for cell in cells { skin.see(try cell.unpacked()) }
    for cell in cells { skin.lay(try cell.unpacked()) }
    try write(PNGEncoder(effort: .small, scale: scale).encode(skin.picture))
    return count
  }

  func writeAPNG() throws -> Int {
    let encoder = APNGEncoder(scale: scale, isOpaque: !host.isTransparent)
    var parts: [APNGEncoder.Part] = []
    try film(make: { encoder.part($0.frame.bitmap, after: $1?.frame.bitmap) }) { parts.append($0) }
    try write(encoder.file(parts, delay: FrameDelay(rate: request.timing.rate)))
    return count
  }

  func writeGIF() throws -> Int {
    let encoder = GIFEncoder()
    var parts: [GIFEncoder.Part] = []
    try film(make: { encoder.part($0.frame.bitmap, after: $1?.frame.bitmap) }) { parts.append($0) }
    try write(encoder.file(parts, delay: FrameDelay(rate: request.timing.rate)))
    return count
  }

  func writeFolder() throws -> Int {
    let stills = Set(request.script.stills.map { StripFrame.fileName(index: 0, name: $0) })
    let folder = try AtomicFolder(
      path, replacing: { stills.contains($0) || ($0.hasPrefix("frame-") && $0.hasSuffix(".png")) })
    let draft = folder.draft
    let encoder = PNGEncoder(effort: .fast, scale: scale)
    try film(make: { frame, _ in
      try AtomicFile.write(encoder.encode(frame.frame.bitmap), to: draft + "/" + frame.fileName)
      return true
    }) { _ in }
    try folder.commit()
    return count
  }

  private func write(_ bytes: [UInt8]) throws { try AtomicFile.write(bytes, to: path) }
}
