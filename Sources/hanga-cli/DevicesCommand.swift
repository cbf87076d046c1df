import Foundation
import Hanga

/// `hanga devices`: one line for each device.
enum DevicesCommand {
  static func run() { Console.print(lines.joined(separator: "\n")) }

  static var lines: [String] {
    let width = Device.all.map(\.name.count).max() ?? 0
    return Device.all.map { device in
      let padding = String(repeating: " ", count: width - device.name.count)
      let size = "\(Int(device.points.width))×\(Int(device.points.height))"
      return "\(device.name)\(padding)  \(size) @\(Int(device.scale))x"
    }
  }
}
