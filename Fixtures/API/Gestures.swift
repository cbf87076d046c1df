import Combine
import SwiftUI

/// Gestures, transitions, scrolling, publishers: each listed signature once.
enum GestureCalls {
  // api: conformance Gesture
  struct CallGesture: Gesture {
    // api: gesture TapGesture()
    var body: some Gesture { TapGesture() }
  }

  // api: conformance GeometryEffect
  // api: swiftui_type GeometryEffect
  struct Shaking: GeometryEffect {
    // api: geometry_type ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform {
      // api: geometry ProjectionTransform()
      if size == .zero { return ProjectionTransform() }
      // api: geometry ProjectionTransform(_:)
      return ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))
    }
  }

  @MainActor static func gestures(_ v: some View) {
    let tap = TapGesture()
    // api: gesture .gesture(_:isEnabled:)
    // api: modifier_sig gesture(_:isEnabled:)
    _ = v.gesture(tap, isEnabled: true)
    // api: gesture .highPriorityGesture(_:)
    // api: modifier_sig highPriorityGesture(_:)
    _ = v.highPriorityGesture(tap)
    // api: gesture .highPriorityGesture(_:including:)
    // api: modifier_sig highPriorityGesture(_:including:)
    // api: swiftui_type GestureMask
    _ = v.highPriorityGesture(tap, including: GestureMask.all)
    // api: gesture .highPriorityGesture(_:isEnabled:)
    // api: modifier_sig highPriorityGesture(_:isEnabled:)
    _ = v.highPriorityGesture(tap, isEnabled: true)
    // api: gesture .onLongPressGesture(minimumDuration:maximumDistance:){} onPressingChanged:{}
    // api: modifier_sig onLongPressGesture(minimumDuration:maximumDistance:){} onPressingChanged:{}
    _ = v.onLongPressGesture(minimumDuration: 1, maximumDistance: 1) {
    } onPressingChanged: { _ in
    }
    // api: gesture .onLongPressGesture(minimumDuration:pressing:perform:)
    // api: modifier_sig onLongPressGesture(minimumDuration:pressing:perform:)
    _ = v.onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
    // api: gesture .onLongPressGesture{}
    // api: modifier_sig onLongPressGesture{}
    _ = v.onLongPressGesture {}
    // api: gesture .onTapGesture(count:){}
    // api: modifier_sig onTapGesture(count:){}
    _ = v.onTapGesture(count: 2) {}
    // api: gesture .onTapGesture(count:perform:)
    // api: modifier_sig onTapGesture(count:perform:)
    _ = v.onTapGesture(count: 2, perform: {})
    // api: gesture LongPressGesture(minimumDuration:)
    // api: swiftui_type LongPressGesture
    let press = LongPressGesture(minimumDuration: 1)
    // api: gesture LongPressGesture(minimumDuration:maximumDistance:)
    _ = LongPressGesture(minimumDuration: 1, maximumDistance: 1)
    // api: gesture .sequenced(before:)
    // api: value_member .sequenced(before:)
    _ = press.sequenced(before: tap)
    // api: gesture .simultaneously(with:)
    // api: value_member .simultaneously(with:)
    _ = press.simultaneously(with: tap)
    // api: gesture .simultaneousGesture(_:)
    // api: modifier_sig simultaneousGesture(_:)
    _ = v.simultaneousGesture(tap)
    // api: gesture .simultaneousGesture(_:isEnabled:)
    // api: modifier_sig simultaneousGesture(_:isEnabled:)
    _ = v.simultaneousGesture(tap, isEnabled: true)
    // api: gesture AnyGesture(_:)
    // api: swiftui_type AnyGesture
    _ = AnyGesture(tap)
    // api: gesture MagnificationGesture()
    // api: swiftui_type MagnificationGesture
    _ = MagnificationGesture()
    // api: gesture MagnificationGesture(minimumScaleDelta:)
    _ = MagnificationGesture(minimumScaleDelta: 0.1)
    // api: gesture TapGesture(count:)
    // api: swiftui_type TapGesture
    _ = TapGesture(count: 2)
  }

  // api: conformance Transition
  // api: swiftui_type Transition
  struct CallTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase == .identity ? 1 : 0)
    }
  }

  struct Shown: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  @MainActor static func transitions(_ v: some View) {
    // api: swiftui_type AnyTransition
    // api: implicit_member .move(edge:)
    // api: transition .move(edge:)
    let move: AnyTransition = .move(edge: .top)
    // api: modifier_sig transition(_:)
    // api: implicit_member .opacity
    // api: transition .opacity
    _ = v.transition(.opacity)
    // api: implicit_member .asymmetric(insertion:removal:)
    // api: transition .asymmetric(insertion:removal:)
    _ = v.transition(.asymmetric(insertion: .opacity, removal: move))
    // api: transition (chain).combined(with:)
    // api: value_member .combined(with:)
    // api: value_member .move(edge:)
    _ = v.transition(.move(edge: .leading).combined(with: .opacity))
    // api: implicit_member .identity
    // api: transition .identity
    _ = v.transition(.identity)
    // api: implicit_member .modifier(active:identity:)
    // api: transition .modifier(active:identity:)
    _ = v.transition(.modifier(active: Shown(), identity: Shown()))
    // api: implicit_member .offset(x:)
    // api: transition .offset(x:)
    _ = v.transition(.offset(x: 1))
    // api: transition .offset(x:y:)
    _ = v.transition(.offset(x: 1, y: 1))
    // api: implicit_member .scale
    // api: transition .scale
    _ = v.transition(.scale)
    // api: transition .scale(scale:)
    _ = v.transition(.scale(scale: 0.5))
    // api: transition .scale(scale:anchor:)
    _ = v.transition(.scale(scale: 0.5, anchor: .top))
    // api: transition .slide
    _ = v.transition(.slide)
    // api: implicit_member .interpolate
    // api: modifier_sig contentTransition(_:)
    _ = v.contentTransition(.interpolate)
    // api: modifier_sig symbolEffect(_:isActive:)
    _ = v.symbolEffect(.pulse, isActive: true)
    // api: implicit_member .bounce
    // api: modifier_sig symbolEffect(_:value:)
    _ = v.symbolEffect(.bounce, value: 1)
    // api: modifier_sig symbolEffect(_:options:value:)
    _ = v.symbolEffect(.bounce, options: .default, value: 1)
    // api: modifier_sig symbolEffectsRemoved(_:)
    _ = v.symbolEffectsRemoved(true)
  }

  @MainActor static func scrolling(_ v: some View, _ id: Binding<Int?>) {
    // api: modifier_sig contentMargins(_:_:for:)
    _ = v.contentMargins(.horizontal, 1, for: .scrollContent)
    // api: modifier_sig contentMargins(_:for:)
    _ = v.contentMargins(1, for: .scrollContent)
    // api: modifier_sig defaultScrollAnchor(_:for:)
    _ = v.defaultScrollAnchor(.bottom, for: .alignment)
    // api: implicit_member .basedOnSize
    // api: modifier_sig scrollBounceBehavior(_:)
    _ = v.scrollBounceBehavior(.basedOnSize)
    // api: modifier_sig scrollBounceBehavior(_:axes:)
    _ = v.scrollBounceBehavior(.basedOnSize, axes: .vertical)
    // api: modifier_sig scrollClipDisabled()
    _ = v.scrollClipDisabled()
    // api: modifier_sig scrollClipDisabled(_:)
    _ = v.scrollClipDisabled(true)
    // api: modifier_sig scrollContentBackground(_:)
    _ = v.scrollContentBackground(.hidden)
    // api: modifier_sig scrollPosition(id:)
    _ = v.scrollPosition(id: id)
    // api: modifier_sig scrollPosition(id:anchor:)
    _ = v.scrollPosition(id: id, anchor: .top)
    // api: implicit_member .paging
    // api: modifier_sig scrollTargetBehavior(_:)
    _ = v.scrollTargetBehavior(.paging)
    // api: modifier_sig scrollTargetLayout()
    _ = v.scrollTargetLayout()
    // api: modifier_sig scrollTargetLayout(isEnabled:)
    _ = v.scrollTargetLayout(isEnabled: true)
    // api: geometry .scrollView(axis:)
    // api: implicit_member .scrollView(axis:)
    _ = GeometryReader { Text("\($0.frame(in: .scrollView(axis: .vertical)).minX)") }
    // api: modifier_sig visualEffect{}
    _ = v.visualEffect { content, proxy in content.offset(y: proxy.size.height) }
    // api: modifier_sig contentShape(_:_:)
    _ = v.contentShape(.interaction, Rectangle())
    // api: modifier_sig task{}
    _ = v.task {}
  }

  @MainActor static func publishers(_ v: some View) {
    // api: combine_type PassthroughSubject
    let subject = PassthroughSubject<Int, Never>()
    // api: combine_type CurrentValueSubject
    _ = CurrentValueSubject<Int, Never>(1)
    // api: combine_type AnyPublisher
    let any: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
    // api: combine_type AnyCancellable
    // api: combine_type Cancellable
    let kept: any Cancellable = AnyCancellable {}
    kept.cancel()
    // api: combine_type Empty
    _ = Empty<Int, Never>()
    // api: combine_type Fail
    _ = Fail<Int, URLError>(error: URLError(.badURL))
    // api: combine_type Just
    _ = Just(1)
    // api: combine_type Publisher
    let _: any Publisher<Int, Never> = any
    // api: combine_type Publishers
    _ = Publishers.Merge(any, any)
    // api: combine_type Subject
    let _: any Subject<Int, Never> = subject
    // api: modifier_sig onReceive(_:){}
    _ = v.onReceive(any) { _ in }
    // api: modifier_sig onReceive(_:perform:)
    _ = v.onReceive(any, perform: { _ in })
  }
}
