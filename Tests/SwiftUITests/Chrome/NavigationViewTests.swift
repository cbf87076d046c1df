import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct NavigationViewTests {
  private struct Book: View {
    var body: some View {
      NavigationView {
        Color.red.accessibilityIdentifier("first").navigationTitle("Book")
        Color.blue.accessibilityIdentifier("second")
      }
    }
  }

  private func names<V: View>(_ view: V, _ variant: Variant) throws -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    for element in try ViewHost(view, variant).tree().all {
      if let name = element.accessibilityIdentifier { result[name] = element.frame.rect }
    }
    return result
  }

  private let lying = Variant(device: .iPad11, orientation: .landscape)

  @Test func phonesShowTheFirstViewAlone() throws {
    let frames = try names(Book(), Variant())
    #expect(frames["first"]?.width == 390)
    #expect(frames["second"] == nil)
  }

  @Test func onItsSideATabletShowsBothBesideEachOther() throws {
    let frames = try names(Book(), lying)
    #expect(frames["first"]?.minX == 0 && frames["first"]?.width == 320)
    #expect(frames["second"]?.minX == 320 && frames["second"]?.width == CGFloat(1180 - 320))
  }

  @Test func uprightATabletShowsTheSecondAlone() throws {
    let frames = try names(Book(), Variant(device: .iPad11))
    #expect(frames["first"] == nil)
    #expect(frames["second"]?.width == 820)
  }

  @Test func stacksShowTheFirstEverywhere() throws {
    let frames = try names(Book().navigationViewStyle(.stack), lying)
    #expect(frames["first"]?.width == 1180)
    #expect(frames["second"] == nil)
  }

  @Test func threeViewsAreThreeColumns() throws {
    let view = NavigationView {
      Color.red.accessibilityIdentifier("first")
      Color.green.accessibilityIdentifier("middle")
      Color.blue.accessibilityIdentifier("last")
    }
    let frames = try names(view, lying)
    #expect(frames["middle"]?.minX == 0 && frames["middle"]?.width == 320)
    #expect(frames["last"]?.minX == 320)
    #expect(frames["first"] == nil)
  }

  private struct Links: View {
    let isDetail: Bool
    var body: some View {
      NavigationView {
        NavigationLink(isActive: .constant(true)) {
          Color.green.accessibilityIdentifier("shown")
        } label: {
          Text("link")
        }
        .isDetailLink(isDetail)
        Color.blue.accessibilityIdentifier("second")
      }
    }
  }

  @Test func linksLeadToTheDetailUnlessTheySayOtherwise() throws {
    let detail = try names(Links(isDetail: true), lying)
    #expect(detail["shown"]?.minX == 320 && detail["second"] == nil)
    let over = try names(Links(isDetail: false), lying)
    #expect(over["shown"]?.minX == 0 && over["shown"]?.width == 320)
    #expect(over["second"]?.minX == 320)
  }
}
