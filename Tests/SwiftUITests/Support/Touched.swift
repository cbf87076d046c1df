import Foundation
import HangaRuntime
import HangaTypesetting
import SwiftUI

@testable import Hanga

/// A view on a bare canvas under scripted fingers, texts half an em a character.
@MainActor
final class Touched {
  let graph: ViewGraph
  let root: RootNode
  let touches: TouchCenter
  private static let tick = 1.0 / 120

  init<V: View>(
    _ view: V, in size: CGSize = CGSize(width: 400, height: 400),
    direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = EdgeInsets()
  ) throws {
    let typesetter = LineTypesetter(shaper: FixedAdvanceShaper())
    graph = ViewGraph(services: GraphServices(typesetter: typesetter))
    touches = TouchCenter(graph)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    environment.layoutDirection = direction
    let canvas = RootNode.Canvas(size: size, safeAreaInsets: safeArea)
    root = RootNode(view, graph: graph, environment: environment, canvas: canvas)
    try graph.settle()
  }

  var time: Double { graph.clock.time }
  private var next: Double { time + Self.tick }

  func advance(by seconds: Double) throws {
    for _ in 0..<Int((seconds * 120).rounded()) { try step() }
  }

  /// One tick, in which `events` happen.
  func step(_ events: TouchEvent...) throws {
    if !events.isEmpty { touches.schedule(events) }
    try graph.clock.advance()
    try graph.settle()
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
    try step(event(.began, x, y, finger))
  }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
    try step(event(.moved, x, y, finger))
  }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
    try step(event(.ended, x, y, finger))
  }
  func cancel(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
    try step(event(.cancelled, x, y, finger))
  }
  private func event(_ phase: TouchEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int)
    -> TouchEvent
  { TouchEvent(id: finger, phase: phase, location: CGPoint(x: x, y: y), time: next) }

  func tap(_ x: CGFloat, _ y: CGFloat) throws {
    try down(x, y)
    try advance(by: 0.1 - Self.tick)
    try up(x, y)
  }

  /// A finger that moves evenly for `ticks` ticks.
  func drag(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat, ticks: Int) throws {
    try down(x, y)
    for tick in 1...ticks {
      let part = CGFloat(tick) / CGFloat(ticks)
      let (toX, toY) = (x + (endX - x) * part, y + (endY - y) * part)
      if tick < ticks { try move(toX, toY) } else { try up(toX, toY) }
    }
  }

  /// Lets time pass until nothing is stepped.
  func settle() throws {
    for _ in 0..<2400 where graph.clock.isStepping { try step() }
  }

  /// The frame of the view that has `identifier`.
  subscript(identifier: String) -> CGRect {
    let all = ElementTree(root).all
    let element = all.first { $0.accessibilityIdentifier == identifier }
    return element?.frame.rect ?? .null
  }

  /// The frame in which that view shows now, animations included.
  func shown(_ identifier: String) -> CGRect {
    let all = ElementTree(root, at: time).all
    return all.first { $0.accessibilityIdentifier == identifier }?.frame.rect ?? .null
  }

  /// The type of what touches reach at a point, or `nil`.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    root.element.hitInside(CGPoint(x: x, y: y))?.owner.typeName
  }
}

/// What gestures have told.
@MainActor
final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
