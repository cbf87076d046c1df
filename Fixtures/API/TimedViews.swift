import SwiftUI

/// Views that change with time, and what goes along with a change.
enum TimedCalls {
  // api: conformance AnimatableModifier
  // api: swiftui_type AnimatableModifier
  struct Counting: AnimatableModifier {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
  }

  struct Counter: View, Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("\(Int(number))") }
  }

  struct Pose {
    var scale = 1.0
    var height = 0.0
  }

  @MainActor @ViewBuilder static func timed(_ v: some View, value: Int) -> some View {
    // api: view_init TimelineView(_:){}
    TimelineView(.animation) { context in Text("\(context.date.timeIntervalSinceReferenceDate)") }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
    v.phaseAnimator([false, true]) { content, isOn in content.opacity(isOn ? 1 : 0) }
    // api: modifier_sig keyframeAnimator(initialValue:trigger:){} keyframes:{}
    v.keyframeAnimator(initialValue: Pose(), trigger: value) { content, pose in
      content.scaleEffect(pose.scale).offset(y: pose.height)
    } keyframes: { _ in
      // api: swiftui_type KeyframeTrack
      // api: swiftui_type_init KeyframeTrack(_:){}
      KeyframeTrack(\.scale) {
        // api: swiftui_type CubicKeyframe
        // api: swiftui_type_init CubicKeyframe(_:duration:)
        CubicKeyframe(1.5, duration: 0.2)
        LinearKeyframe(1, duration: 0.2)
      }
      KeyframeTrack(\.height) {
        // api: swiftui_type SpringKeyframe
        // api: swiftui_type_init SpringKeyframe(_:duration:)
        SpringKeyframe(-20, duration: 0.4)
      }
    }
  }

  @MainActor static func changed(_ v: some View, isOn: Bool) {
    // api: modifier_sig animation(_:){}
    _ = v.animation(.linear) { $0.opacity(isOn ? 1 : 0) }
    // api: modifier_sig transaction{}
    _ = v.transaction { $0.animation = nil }
    let still: (inout Transaction) -> Void = { $0.animation = nil }
    // api: modifier_sig transaction(_:)
    _ = v.transaction(still)
    // api: swiftui_type Transaction
    // api: swiftui_type_init Transaction()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    // api: function withTransaction(_:){}
    withTransaction(transaction) {}
    _ = v.contentTransition(.numericText()).geometryGroup()
  }
}
