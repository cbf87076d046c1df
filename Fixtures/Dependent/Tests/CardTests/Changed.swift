import Foundation

/// The minutes that cards show: other ones where the tests are to fail.
let minutes = ProcessInfo.processInfo.environment["CARDS_CHANGED"] == nil ? 4 : 15
