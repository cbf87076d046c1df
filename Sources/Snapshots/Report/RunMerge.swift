import Foundation

/// Joins runs, as the machines of a matrix have made them, into one.
///
/// The joined run has a folder of artefacts for each, and one log, which is written last: what is
/// broken off has made no run.
package struct RunMerge: Sendable {
  /// A run with the name that tells it from the others.
  package struct Part: Sendable {
    package let origin: String
    package let log: RunLog
  }

  package let parts: [Part]

  /// - Parameter folders: of runs, or of folders that hold runs at any depth.
  /// - Throws: an error naming the first that holds none, or one that cannot be read.
  package init(_ folders: [String]) throws {
    var parts: [Part] = []
    var names: [String: Int] = [:]
    for folder in folders {
      let runs = try Self.runs(in: folder)
      guard !runs.isEmpty else {
        throw RunError(description: "\(ShortPath.text(folder)) holds no run of snapshot tests")
      }
      let base = (ShortPath.absolute(folder) as NSString).lastPathComponent
      for run in runs {
        // Of one folder only the runs have to be told apart.
        var origin =
          runs.count == 1 ? base : folders.count == 1 ? run : "\(base)/\(run)"
        names[origin, default: 0] += 1
        if let count = names[origin], count > 1 { origin += " \(count)" }
        let path = run.isEmpty ? folder : folder + "/" + run
        parts.append(Part(origin: origin, log: try RunLog(folder: path)))
      }
    }
    self.parts = parts
  }

  /// The runs at or below a folder, as paths from it.
  private static func runs(in folder: String) throws -> [String] {
    let files = FileManager.default
    func isRun(_ path: String) -> Bool { files.fileExists(atPath: path + "/" + RunLog.fileName) }
    if isRun(folder) { return [""] }
    var found: [String] = []
    func search(_ path: String) {
      let names = (try? files.contentsOfDirectory(atPath: folder + "/" + path)) ?? []
      for name in names.sorted() {
        let inner = path.isEmpty ? name : path + "/" + name
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: folder + "/" + inner, isDirectory: &isFolder),
          isFolder.boolValue
        else { continue }
        if isRun(folder + "/" + inner) { found.append(inner) } else { search(inner) }
      }
    }
    search("")
    return found
  }

  /// Writes the joined run.
  ///
  /// - Parameter folder: one that holds no run yet.
  package func write(to folder: String) throws -> RunLog {
    let place = folder + "/" + RunLog.fileName
    guard !FileManager.default.fileExists(atPath: place) else {
      throw RunError(
        description: "\(ShortPath.text(folder)) holds a run already; name another folder")
    }
    var lines: [String] = []
    for part in parts { lines += try Self.lines(of: part, copyingTo: folder) }
    try DurableFile.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: place)
    return try RunLog(folder: folder)
  }

  private static func lines(of part: Part, copyingTo folder: String) throws -> [String] {
    let shelf = SafeFileName(parts: [part.origin], limit: 80).text
    var copied: Set<String> = []
    func kept(_ path: String?) throws -> String? {
      guard let path, RunArtefact.isInside(path) else { return path }
      let new = shelf + "/" + path
      // Several accounts of one record share its files.
      if copied.insert(path).inserted,
        let bytes = try DurableFile.read(part.log.folder + "/" + path)
      {
        try DurableFile.write(bytes, to: folder + "/" + new)
      }
      return new
    }
    var lines: [String] = []
    for var line in part.log.lines {
      line.origin = [part.origin, line.origin].compactMap { $0 }.joined(separator: "/")
      if var record = line.assertion {
        record.origin = [part.origin, record.origin].compactMap { $0 }.joined(separator: "/")
        record.artefacts.expected = try kept(record.artefacts.expected)
        record.artefacts.actual = try kept(record.artefacts.actual)
        record.artefacts.difference = try kept(record.artefacts.difference)
        line.assertion = record
      }
      lines.append(try line.json())
    }
    return lines + part.log.unreadable
  }
}
