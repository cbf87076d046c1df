import SwiftUI

/// Every state of the trips that needs no touch to be reached.
public enum PresentationsStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    TripOverlay.allCases.map { (name: $0.rawValue, view: AnyView(TripScreen($0))) }
  }
}
