import SwiftUI

/// Animations and drags: declared and complete, though at rest they change nothing.
enum MotionCalls {
  @MainActor static func curves() {
    // api: swiftui_type Animation
    var curve: Animation = .default
    // api: animation .default
    curve = .default
    // api: implicit_member .linear
    // api: animation .linear
    curve = .linear
    // api: implicit_member .linear(duration:)
    // api: animation .linear(duration:)
    curve = .linear(duration: 1)
    // api: implicit_member .easeIn
    // api: animation .easeIn
    curve = .easeIn
    // api: implicit_member .easeIn(duration:)
    // api: animation .easeIn(duration:)
    curve = .easeIn(duration: 1)
    // api: implicit_member .easeOut
    // api: animation .easeOut
    curve = .easeOut
    // api: implicit_member .easeOut(duration:)
    // api: animation .easeOut(duration:)
    curve = .easeOut(duration: 1)
    // api: implicit_member .easeInOut
    // api: animation .easeInOut
    curve = .easeInOut
    // api: implicit_member .easeInOut(duration:)
    // api: animation .easeInOut(duration:)
    curve = .easeInOut(duration: 1)
    // api: animation .timingCurve(_:_:_:_:duration:)
    curve = .timingCurve(0.1, 0.2, 0.3, 1, duration: 1)
    // api: implicit_member .delay(_:)
    // api: value_member .delay(_:)
    // api: animation (chain).delay(_:)
    curve = .linear.delay(1)
    // api: value_member .speed(_:)
    // api: animation (chain).speed(_:)
    curve = .linear.speed(2)
    // api: value_member .repeatCount(_:)
    // api: animation (chain).repeatCount(_:)
    curve = .linear.repeatCount(2)
    // api: value_member .repeatCount(_:autoreverses:)
    // api: animation (chain).repeatCount(_:autoreverses:)
    curve = .linear.repeatCount(2, autoreverses: false)
    // api: value_member .repeatForever()
    // api: animation (chain).repeatForever()
    curve = .linear.repeatForever()
    // api: value_member .repeatForever(autoreverses:)
    // api: animation (chain).repeatForever(autoreverses:)
    curve = .linear.repeatForever(autoreverses: false)
    _ = curve
  }

  @MainActor static func springs() {
    var spring: Animation = .default
    // api: implicit_member .spring
    // api: animation .spring
    spring = .spring
    // api: implicit_member .spring()
    // api: animation .spring()
    spring = .spring()
    // api: implicit_member .spring(response:)
    // api: animation .spring(response:)
    spring = .spring(response: 0.3)
    // api: animation .spring(dampingFraction:)
    spring = .spring(dampingFraction: 0.7)
    // api: implicit_member .spring(response:dampingFraction:)
    // api: animation .spring(response:dampingFraction:)
    spring = .spring(response: 0.3, dampingFraction: 0.7)
    // api: implicit_member .spring(response:dampingFraction:blendDuration:)
    // api: animation .spring(response:dampingFraction:blendDuration:)
    spring = .spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0)
    // api: implicit_member .spring(duration:)
    // api: animation .spring(duration:)
    spring = .spring(duration: 0.3)
    // api: animation .spring(duration:bounce:)
    spring = .spring(duration: 0.3, bounce: 0.2)
    // api: implicit_member .smooth
    // api: animation .smooth
    spring = .smooth
    // api: animation .smooth(duration:)
    spring = .smooth(duration: 0.3)
    // api: animation .smooth(duration:extraBounce:)
    spring = .smooth(duration: 0.3, extraBounce: 0.1)
    // api: implicit_member .snappy
    // api: animation .snappy
    spring = .snappy
    // api: animation .snappy(duration:)
    spring = .snappy(duration: 0.3)
    // api: implicit_member .bouncy
    // api: animation .bouncy
    spring = .bouncy
    // api: animation .bouncy()
    spring = .bouncy()
    // api: implicit_member .bouncy(duration:)
    // api: animation .bouncy(duration:)
    spring = .bouncy(duration: 0.3)
    // api: animation .bouncy(extraBounce:)
    spring = .bouncy(extraBounce: 0.1)
    // api: animation .bouncy(duration:extraBounce:)
    spring = .bouncy(duration: 0.3, extraBounce: 0.1)
    // api: animation .interactiveSpring
    spring = .interactiveSpring
    // api: implicit_member .interactiveSpring()
    // api: animation .interactiveSpring()
    spring = .interactiveSpring()
    // api: implicit_member .interactiveSpring(response:dampingFraction:)
    // api: animation .interactiveSpring(response:dampingFraction:)
    spring = .interactiveSpring(response: 0.3, dampingFraction: 0.7)
    // api: implicit_member .interactiveSpring(response:dampingFraction:blendDuration:)
    // api: animation .interactiveSpring(response:dampingFraction:blendDuration:)
    spring = .interactiveSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0)
    // api: animation .interactiveSpring(duration:extraBounce:)
    spring = .interactiveSpring(duration: 0.3, extraBounce: 0.1)
    // api: animation .interactiveSpring(duration:extraBounce:blendDuration:)
    spring = .interactiveSpring(duration: 0.3, extraBounce: 0.1, blendDuration: 0)
    // api: animation .interpolatingSpring
    spring = .interpolatingSpring
    // api: animation .interpolatingSpring()
    spring = .interpolatingSpring()
    // api: implicit_member .interpolatingSpring(stiffness:damping:)
    // api: animation .interpolatingSpring(stiffness:damping:)
    spring = .interpolatingSpring(stiffness: 100, damping: 10)
    // api: animation .interpolatingSpring(stiffness:damping:initialVelocity:)
    spring = .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1)
    // api: implicit_member .interpolatingSpring(mass:stiffness:damping:initialVelocity:)
    // api: animation .interpolatingSpring(mass:stiffness:damping:initialVelocity:)
    spring = .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 1)
    _ = spring
  }

  @MainActor static func animated(_ v: some View, value: Bool, space: Namespace.ID) {
    func act() {}
    // api: function withAnimation{}
    withAnimation { act() }
    // api: function withAnimation(){}
    withAnimation { act() }
    // api: function withAnimation(_:){}
    withAnimation(.linear) { act() }
    // api: function withAnimation(_:){} completion:{}
    withAnimation(.linear) {
      act()
    } completion: {
      act()
    }
    // api: function withAnimation(_:_:)
    withAnimation(.linear, act)
    // api: modifier_sig animation(_:)
    _ = v.animation(.linear)
    // api: modifier_sig animation(_:value:)
    _ = v.animation(.linear, value: value)
    // api: modifier_sig matchedGeometryEffect(id:in:)
    _ = v.matchedGeometryEffect(id: "line", in: space)
    // api: modifier_sig matchedGeometryEffect(id:in:isSource:)
    _ = v.matchedGeometryEffect(id: "line", in: space, isSource: false)
    // api: modifier_sig matchedGeometryEffect(id:in:properties:isSource:)
    _ = v.matchedGeometryEffect(id: "line", in: space, properties: .frame, isSource: true)
    // api: modifier_sig matchedGeometryEffect(id:in:properties:anchor:isSource:)
    _ = v.matchedGeometryEffect(
      id: "line", in: space, properties: .position, anchor: .center, isSource: true)
  }

  @MainActor static func gestures(_ v: some View, offset: GestureState<CGFloat>) {
    func act() {}
    func note(_ value: DragGesture.Value) {}
    // api: swiftui_type DragGesture
    // api: gesture DragGesture()
    let drag = DragGesture()
    // api: gesture DragGesture(minimumDistance:)
    _ = DragGesture(minimumDistance: 0)
    // api: gesture DragGesture(coordinateSpace:)
    _ = DragGesture(coordinateSpace: .global)
    // api: gesture DragGesture(minimumDistance:coordinateSpace:)
    _ = DragGesture(minimumDistance: 0, coordinateSpace: .local)
    // api: value_member .updating(_:){}
    // api: gesture .updating(_:){}
    let updating = drag.updating(offset) { value, state, _ in
      state = value.translation.width + value.velocity.width
    }
    // api: value_member .updating(_:body:)
    // api: gesture .updating(_:body:)
    _ = drag.updating(offset, body: { value, state, _ in state = value.location.x })
    // api: value_member .onChanged{}
    // api: gesture .onChanged{}
    _ = drag.onChanged { note($0) }
    // api: value_member .onChanged(_:)
    // api: gesture .onChanged(_:)
    _ = drag.onChanged(note)
    // api: value_member .onEnded{}
    // api: gesture .onEnded{}
    _ = drag.onEnded { note($0) }
    // api: value_member .onEnded(_:)
    // api: gesture .onEnded(_:)
    _ = drag.onEnded(note)
    // api: swiftui_type Gesture
    let _: (any Gesture)? = nil
    // api: modifier_sig gesture(_:)
    // api: gesture .gesture(_:)
    _ = v.gesture(updating)
    // api: modifier_sig onTapGesture{}
    // api: gesture .onTapGesture{}
    _ = v.onTapGesture { act() }
    // api: modifier_sig onTapGesture(perform:)
    // api: gesture .onTapGesture(perform:)
    _ = v.onTapGesture(perform: act)
    // api: modifier_sig contentShape(_:)
    _ = v.contentShape(Rectangle())
    // api: modifier_sig allowsHitTesting(_:)
    _ = v.allowsHitTesting(false)
  }
}
