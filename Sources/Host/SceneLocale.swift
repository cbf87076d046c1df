import Foundation
import SwiftUI
import UIKit

/// What `Locale.current`, `Calendar.current`, `TimeZone.current` and their kin answer.
///
/// On Linux Foundation knows one locale only, whatever the machine's is, and no scene's. These
/// functions take the place of its own in every program that links the host, since a program's
/// symbols go before those of shared libraries; formatters ask them too. While a pass runs they
/// answer for its scene, on its thread; elsewhere as Foundation would.
private enum SceneLocale {
  /// Foundation's own answer on Linux.
  static let elsewhere = Locale(identifier: "en_001")

  static var locale: Locale {
    ScreenContext.isHeldHere ? SceneWords.current.environment.locale : elsewhere
  }

  static var calendar: Calendar {
    if ScreenContext.isHeldHere { return SceneWords.current.environment.calendar }
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (elsewhere, machineZone)
    return calendar
  }

  static var timeZone: TimeZone {
    ScreenContext.isHeldHere ? SceneWords.current.environment.timeZone : machineZone
  }

  /// The machine's zone: by its variable, else by what its file of the local time is a link to.
  private static let machineZone: TimeZone = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")
    let place = link?.range(of: "zoneinfo/").flatMap { range in link?[range.upperBound...] }
    for name in [ProcessInfo.processInfo.environment["TZ"], place.map(String.init)] {
      if let name, let zone = TimeZone(identifier: name) { return zone }
    }
    return TimeZone(secondsFromGMT: 0)!
  }()
}

/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func currentLocale() -> Locale { SceneLocale.locale }

/// `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func autoupdatingLocale() -> Locale { SceneLocale.locale }

/// `TimeZone.current`.
@_silgen_name("$s20FoundationEssentials8TimeZoneV7currentACvgZ")
package func currentTimeZone() -> TimeZone { SceneLocale.timeZone }

/// `TimeZone.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
package func autoupdatingTimeZone() -> TimeZone { SceneLocale.timeZone }

/// `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func currentCalendar() -> Calendar { SceneLocale.calendar }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
package func autoupdatingCalendar() -> Calendar { SceneLocale.calendar }
