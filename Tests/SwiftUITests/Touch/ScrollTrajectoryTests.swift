import Foundation
import Testing

@testable import SwiftUI

/// Expected numbers by the formulas of facts/animation.md §9.
struct ScrollTrajectoryTests {
  /// The seconds in which the speed falls to 1/e.
  private let tau = -1 / (1000 * log(0.998))

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  @Test func coastingLosesAFactorEachMillisecond() {
    let way = ScrollTrajectory(position: 0, velocity: 1000, range: 0...10000)
    #expect(abs(way.velocity(at: 0.1) - 1000 * power(0.998, 100)) < 1e-6)
    #expect(abs(way.position(at: 0.1) - 1000 * tau * (1 - power(0.998, 100))) < 1e-6)
  }

  @Test(arguments: [1000.0, -1000]) func itRestsAtTenPointsASecond(velocity: Double) {
    let way = ScrollTrajectory(position: 5000, velocity: velocity, range: 0...10000)
    let sign = velocity < 0 ? -1.0 : 1.0
    #expect(abs(way.destination - (5000 + sign * 990 * tau)) < 1e-6)
    // 1000 · 0.998^n = 10 after n = ln 100 / −ln 0.998 = 2300.3 ms.
    #expect(!way.isFinished(at: 2.300))
    #expect(way.isFinished(at: 2.301))
  }

  @Test func slowContentStopsAtOnce() {
    let way = ScrollTrajectory(position: 50, velocity: 9, range: 0...100)
    #expect(way.isFinished(at: 0) && way.destination == 50)
  }

  @Test func itBouncesAtAnEnd() {
    let way = ScrollTrajectory(position: 0, velocity: 1000, range: 0...100)
    // The end is hit with v₀ − 100/τ; the spring then goes furthest at t = 1/ω: v/(ω·e).
    let left = 1000 - 100 / tau
    let hit = tau * log(1000 / left)
    #expect(abs(way.position(at: hit) - 100) < 1e-9)
    #expect(abs(way.velocity(at: hit) - left) < 1e-6)
    #expect(abs(way.position(at: hit + 1 / 11) - (100 + left / (11 * M_E))) < 1e-9)
    #expect(way.destination == 100)
    #expect(!way.isFinished(at: hit) && way.isFinished(at: 3))
  }

  @Test func letGoAtRestBeyondAnEndItCreepsBack() {
    let way = ScrollTrajectory(position: -20, velocity: 0, range: 0...100)
    #expect(abs(way.position(at: 0) - -20) < 1e-12)
    #expect(abs(way.velocity(at: 0)) < 1e-9)
    let expected = -20 * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37
    #expect(abs(way.position(at: 0.1) - expected) < 1e-9)
    #expect(way.destination == 0)
  }

  @Test func thrownBackHardEnoughItCoastsOnInside() {
    let way = ScrollTrajectory(position: -20, velocity: 1000, range: 0...10000)
    // It crosses the end after −x₀/(v + ω·x₀).
    let crossing = 20.0 / (1000 - 220)
    #expect(abs(way.position(at: crossing)) < 1e-9)
    let inward = (1000 - 220) * exp(-11 * crossing)
    #expect(abs(way.destination - (inward - 10) * tau) < 1e-9)
  }

  @Test(arguments: [0.0, 500, 5000, -500]) func aPageIsReachedWithoutGoingBeyond(velocity: Double) {
    let way = ScrollTrajectory(position: 195, velocity: velocity, settlingAt: 390)
    let places = (0...120).map { way.position(at: Double($0) / 120) }
    #expect(places.allSatisfy { $0 <= 390 + 1e-9 })
    #expect(way.isFinished(at: 0.45 + (velocity < 0 ? 0.05 : 0)) && way.destination == 390)
  }

  @Test func aSlideEndsOnTime() {
    let way = ScrollTrajectory(slidingFrom: 0, to: 100, by: ScrollMetrics.pageSlide)
    #expect(way.position(at: 0) == 0)
    #expect(!way.isFinished(at: 0.319) && way.isFinished(at: 0.32))
    #expect(way.position(at: 0.32) == 100)
    // Ease out is ahead of the even way.
    #expect(way.position(at: 0.16) > 50)
  }

  @Test func theRubberBandGivesWayLessAndLess() {
    let band = RubberBand(length: 400)
    // 0.55 · 100 · 400 / (0.55 · 100 + 400).
    #expect(abs(band.shown(100) - 22000.0 / 455) < 1e-12)
    #expect(abs(band.distance(shown: band.shown(100)) - 100) < 1e-9)
    #expect(band.place(-100, in: 0...50) == -band.shown(100))
    #expect(band.place(150, in: 0...50) == 50 + band.shown(100))
    #expect(band.place(20, in: 0...50) == 20)
    // The slope at the end is the share c itself.
    #expect(abs(band.velocity(100, at: -1e-12, in: 0...50) - 55) < 1e-6)
  }

  @Test(arguments: [
    // Page, place, velocity → target.
    (0, 0.4, 0.0, 0), (0, 0.6, 0, 1), (0, 0.2, 300, 1), (0, 0.2, 100, 0), (1, 0.8, -300, 0),
    (1, 0.8, 300, 1), (1, 1.2, -300, 1), (0, 0, -300, 0), (3, 3.2, 900, 3), (0, 1.4, 900, 1),
  ]) func aSwipeTurnsOnePage(page: Int, place: Double, velocity: Double, target: Int) {
    #expect(
      PagerMotion.target(from: page, at: place, velocity: velocity, pages: 4) == target)
  }
}
