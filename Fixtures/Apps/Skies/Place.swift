import SwiftUI

enum Sky: String {
  case clear = "sun.max.fill"
  case cloudy = "cloud.fill"
  case rain = "cloud.rain.fill"
  case night = "moon.stars.fill"
}

struct Hour: Identifiable {
  let id: Int
  let sky: Sky
  let degrees: Double
  let rain: Double
}

struct Day: Identifiable {
  let id: Int
  let sky: Sky
  let low: Double
  let high: Double
}

struct Place: Identifiable {
  let id: String
  let sky: Sky
  let degrees: Double
  let hours: [Hour]
  let days: [Day]

  var colors: [Color] {
    switch sky {
    case .clear: [Color(red: 0.22, green: 0.5, blue: 0.85), Color(red: 0.55, green: 0.77, blue: 0.95)]
    case .cloudy: [Color(red: 0.35, green: 0.42, blue: 0.5), Color(red: 0.6, green: 0.66, blue: 0.72)]
    case .rain: [Color(red: 0.18, green: 0.24, blue: 0.33), Color(red: 0.38, green: 0.46, blue: 0.55)]
    case .night: [Color(red: 0.05, green: 0.07, blue: 0.2), Color(red: 0.2, green: 0.2, blue: 0.42)]
    }
  }

  static let all = [
    make("Bergen", .rain, 11), make("Lisboa", .clear, 24), make("札幌", .cloudy, 3),
  ]

  private static func make(_ name: String, _ sky: Sky, _ degrees: Double) -> Place {
    let skies: [Sky] = [sky, sky, .cloudy, .rain, .clear, .night]
    return Place(
      id: name, sky: sky, degrees: degrees,
      hours: (0..<12).map { hour in
        Hour(
          id: hour, sky: skies[hour / 2], degrees: degrees + Double((hour * 5) % 7) - 3,
          rain: hour % 4 == 0 ? 0.4 : 0)
      },
      days: (0..<7).map { day in
        Day(
          id: day, sky: skies[day % 5], low: degrees - 6 + Double(day % 3),
          high: degrees + 1 + Double((day * 3) % 5))
      })
  }
}
