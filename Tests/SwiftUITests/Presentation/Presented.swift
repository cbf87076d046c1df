import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import HangaTypesetting
import SwiftUI

@testable import Hanga

/// A view on a screen like an iPhone 13's, under scripted fingers, whose time can be moved on.
@MainActor
final class Presented {
  let graph: ViewGraph
  let root: RootNode
  private let touches: TouchCenter
  private static let tick = 1.0 / 120

  init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 390, height: 844), insets: EdgeInsets = Screen.insets,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    graph = ViewGraph(
      services: GraphServices(typesetter: LineTypesetter(shaper: FixedAdvanceShaper())))
    touches = TouchCenter(graph)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    change(&environment)
    let canvas = RootNode.Canvas(size: size, safeAreaInsets: insets)
    root = RootNode(view, graph: graph, environment: environment, canvas: canvas)
    try graph.settle()
  }

  // MARK: Time and touches

  func change(_ trigger: Trigger) throws {
    trigger.run()
    try graph.settle()
  }

  func step(_ events: TouchEvent...) throws {
    if !events.isEmpty { touches.schedule(events) }
    try graph.clock.advance()
    try graph.settle()
  }

  func advance(by seconds: Double) throws {
    for _ in 0..<Int((seconds * 120).rounded()) { try step() }
  }

  /// Lets time pass until nothing is stepped.
  func settle() throws {
    for _ in 0..<2400 where graph.clock.isStepping { try step() }
  }

  func down(_ x: CGFloat, _ y: CGFloat) throws { try step(event(.began, x, y)) }
  func move(_ x: CGFloat, _ y: CGFloat) throws { try step(event(.moved, x, y)) }
  func up(_ x: CGFloat, _ y: CGFloat) throws { try step(event(.ended, x, y)) }
  private func event(_ phase: TouchEvent.Phase, _ x: CGFloat, _ y: CGFloat) -> TouchEvent {
    TouchEvent(
      phase: phase, location: CGPoint(x: x, y: y), time: graph.clock.time + Self.tick)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) throws {
    try down(x, y)
    try advance(by: 0.05)
    try up(x, y)
  }

  /// Taps the middle of the view named so.
  func tap(_ name: String) throws {
    let frame = self[name]
    try tap(frame.midX, frame.midY)
  }

  /// A finger that moves up or down evenly and rests until it has no speed.
  func drag(_ x: CGFloat, from start: CGFloat, to end: CGFloat, lift: Bool = true) throws {
    try down(x, start)
    for tick in 1...24 { try move(x, start + (end - start) * CGFloat(tick) / 24) }
    try advance(by: 0.2)
    if lift { try up(x, end) }
  }

  // MARK: What there is

  /// The frame of the view named or typed so; null if there is none.
  subscript(name: String) -> CGRect {
    let all = ElementTree(root).all
    let found =
      all.first { $0.accessibilityIdentifier == name } ?? all.first { $0.text == name }
      ?? all.first { $0.type == name }
    return found?.frame.rect ?? .null
  }

  func has(_ name: String) -> Bool { !self[name].isNull }

  /// What shows now.
  var items: [DisplayItem] {
    let recorder = Recorder(scale: 1, time: graph.clock.time)
    recorder.record(root.element)
    return recorder.items
  }

  /// How far the topmost layer is drawn below its place.
  var shift: CGFloat {
    guard let last = items.last, case .group(.transform(let transform), _) = last else { return 0 }
    return transform.ty
  }

  /// The alphas of the black rectangles over the whole screen, lowest first.
  var dims: [Double] {
    items.compactMap { item in
      guard case .fill(.rectangle(let rect), .color(let color), _) = item, color.alpha < 1,
        rect.size == root.element.size
      else { return nil }
      return color.alpha
    }
  }

  /// What is left of a way of 1 after `time`, for a critically damped spring:
  /// (1 + ωt) · e^(−ωt).
  static func rest(after time: Double, frequency: Double = 18.257) -> Double {
    (1 + frequency * time) * exp(-frequency * time)
  }
}
