import Foundation

/// Keeps the machine out of pictures: views that ask for the current time zone get a fixed one.
///
/// The host answers for the current locale itself (`SceneLocale`).
enum Surroundings {
  /// Before anything asks Foundation for the time zone.
  static func fix() { setenv("TZ", "UTC", 1) }
}
