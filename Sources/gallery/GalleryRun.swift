import Foundation
import Hanga
import SwiftUI

/// One drawing of the whole gallery.
@MainActor
struct GalleryRun {
  let folder: String

  private struct Job {
    var screen: Screen
    var state: Int
    var variant: Variant
    var file: String
  }

  func run() async throws {
    let jobs = Self.jobs()
    var names: Set<String> = []
    for job in jobs where !names.insert(job.file).inserted { throw TwoOfOneName(file: job.file) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let workers = try ViewHost.workers()
    var warnings: [String] = []
    var waiting: [Task<Void, any Error>] = []
    for (index, job) in jobs.enumerated() {
      let host = try job.screen.host(for: job.screen.states[job.state].view, job.variant)
      let (list, images) = try host.drawing()
      warnings += host.warnings.map { "\(job.file): \($0)" }
      let worker = workers[index % workers.count]
      let path = folder + "/" + job.file
      waiting.append(
        Task.detached { try await worker.draw(list, images: images).write(to: path) })
      if waiting.count > 2 * workers.count { try await waiting.removeFirst().value }
      Progress.show(index + 1, of: jobs.count, job.file)
    }
    for task in waiting { try await task.value }
    let movements = try Movements(folder: folder).write()
    var pictures = jobs.map(Self.picture)
    for screen in Set(movements.map(\.screen)) {
      let place = pictures.lastIndex { $0.screen == screen }.map { $0 + 1 } ?? pictures.endIndex
      pictures.insert(contentsOf: movements.filter { $0.screen == screen }, at: place)
    }
    let page = ContactSheet.page(for: pictures)
    try page.write(toFile: folder + "/index.html", atomically: true, encoding: .utf8)
    for warning in warnings { FileHandle.standardError.write(Data("gallery: \(warning)\n".utf8)) }
    print("\(jobs.count) pictures, \(movements.count) animations and \(folder)/index.html")
  }

  private struct TwoOfOneName: Error, CustomStringConvertible {
    var file: String
    var description: String {
      "two pictures would be \(file): name the states of a screen differently, and list it once"
    }
  }

  private static let devices: [Device] = [.iPhoneSE3, .iPhone13, .iPhone15ProMax, .iPadPro11]

  private static func jobs() -> [Job] {
    var jobs: [Job] = []
    for screen in Screen.all {
      for state in screen.states.indices {
        for variant in variants(of: screen) {
          let parts = [
            screen.name, screen.states[state].name, name(of: variant.device),
            variant.orientation == .landscape ? "landscape" : nil, variant.scheme.rawValue,
          ]
          let file = parts.compactMap { $0 }.joined(separator: "_") + ".png"
          jobs.append(Job(screen: screen, state: state, variant: variant, file: file))
        }
      }
    }
    return jobs
  }

  private static func variants(of screen: Screen) -> [Variant] {
    var variants: [Variant] = []
    for device in devices {
      for orientation in screen.hasLandscape ? Orientation.allCases : [.portrait] {
        for scheme in Variant.Scheme.allCases {
          variants.append(
            Variant(
              device: device, orientation: orientation, scheme: scheme,
              showsChrome: !screen.drawsChrome))
        }
      }
    }
    return variants
  }

  private static func name(of device: Device) -> String {
    device.name.filter { $0.isLetter || $0.isNumber }
  }

  private static func picture(_ job: Job) -> ContactSheet.Picture {
    let variant = job.variant
    let isLying = variant.orientation == .landscape
    let size = variant.device.points
    let parts = [
      variant.device.name, isLying ? "landscape" : nil, variant.scheme.rawValue,
    ]
    return ContactSheet.Picture(
      screen: job.screen.name, state: job.screen.states[job.state].name,
      caption: parts.compactMap { $0 }.joined(separator: " · "), file: job.file,
      aspect: isLying ? size.height / size.width : size.width / size.height)
  }
}

/// How far a long run has come, on the error stream.
enum Progress {
  static func show(_ done: Int, of count: Int, _ what: String) {
    let isLast = done == count
    guard isatty(2) == 1 || done % 20 == 0 || isLast else { return }
    let line = "[\(done)/\(count)] \(what)"
    let end = isatty(2) == 1 && !isLast ? "" : "\n"
    let start = isatty(2) == 1 ? "\r\u{1B}[K" : ""
    FileHandle.standardError.write(Data((start + line + end).utf8))
  }
}
