import CoreGraphics
import OSLog
import QuartzCore
import SwiftUI
import os

/// What files name of the modules beside SwiftUI.
struct OtherModules: View {
  private static let logger = Logger(subsystem: "org.example.fixtures", category: "views")
  @State private var layer = CALayer()
  @State private var started: CFTimeInterval = CACurrentMediaTime()

  var body: some View {
    Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      .frame(width: CGSize(width: 20, height: 10).width)
      .transformEffect(CGAffineTransform(translationX: 1, y: 2))
      .onAppear {
        Self.logger.debug(
          "shown after \(CACurrentMediaTime() - started, format: .fixed(precision: 3)) s")
        os_log("shown %{public}@", log: .default, type: .debug, "once")
        os_log(.info, "shown")
      }
  }
}
