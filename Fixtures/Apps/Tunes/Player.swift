import Observation
import SwiftUI

struct Track: Identifiable, Hashable {
  let id: Int
  var title: String
  var artist: String
  var length: TimeInterval
  var hue: Double

  var cover: LinearGradient {
    LinearGradient(
      colors: [
        Color(hue: hue, saturation: 0.75, brightness: 0.9),
        Color(hue: (hue + 0.12).truncatingRemainder(dividingBy: 1), saturation: 0.9, brightness: 0.5),
      ],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

@Observable
final class Player {
  var queue = Track.samples
  var current: Track? = Track.samples.first
  var isPlaying = true
  var elapsed: TimeInterval = 83
  var volume = 0.6

  var progress: Double {
    get { current.map { elapsed / $0.length } ?? 0 }
    set { elapsed = newValue * (current?.length ?? 0) }
  }

  func step(by offset: Int) {
    guard let current, let index = queue.firstIndex(of: current) else { return }
    self.current = queue[(index + offset + queue.count) % queue.count]
    elapsed = 0
  }
}

extension Track {
  static let samples = [
    Track(id: 1, title: "Low Tide", artist: "The Breakwaters", length: 221, hue: 0.55),
    Track(id: 2, title: "Paper Lantern Parade", artist: "Mika Sol", length: 187, hue: 0.95),
    Track(id: 3, title: "Northbound", artist: "Halden & Sons", length: 254, hue: 0.3),
    Track(id: 4, title: "Glasshouse", artist: "Ines Okoro", length: 203, hue: 0.72),
    Track(id: 5, title: "Two Rivers", artist: "The Breakwaters", length: 240, hue: 0.1),
    Track(id: 6, title: "Quiet Machines", artist: "Orrery", length: 312, hue: 0.45),
  ]
}

extension TimeInterval {
  var clock: String {
    Duration.seconds(self).formatted(.time(pattern: .minuteSecond))
  }
}
