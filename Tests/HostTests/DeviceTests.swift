import Foundation
import Hanga
import Testing

/// Expected values are those of facts/controls.md §1.
struct DeviceTests {
  @Test(arguments: [
    ("iphone-13", "iPhone 13"), ("iPhone 15 Pro Max", "iPhone 15 Pro Max"),
    ("IPHONE13MINI", "iPhone 13 mini"), ("ipad-pro-11", "iPad Pro 11-inch"),
    ("iPad Pro (11-inch)", "iPad Pro 11-inch"), ("iphone se 3", "iPhone SE (3rd generation)"),
    ("iphone-se-3rd-generation", "iPhone SE (3rd generation)"),
    ("iphone se", "iPhone SE (1st generation)"), ("ipad pro 12.9", "iPad Pro 12.9-inch"),
    ("ipad-mini", "iPad mini 7"),
  ])
  func nameIsFreeInCaseAndPunctuation(written: String, name: String) throws {
    #expect(try Device.named(written).name == name)
  }

  @Test func everyNameFindsItsOwnDevice() throws {
    for device in Device.all { #expect(try Device.named(device.name) == device) }
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test func unknownNameSuggestsTheNearest() {
    #expect(throws: UnknownDevice.self) { try Device.named("toaster") }
    do {
      _ = try Device.named("iphone 15 promax plus")
      Issue.record("there is no such device")
    } catch {
      #expect("\(error)".contains("iPhone 15 Pro Max"))
    }
  }

  @Test func iPhone13HasItsMeasuredEdges() {
    let device = Device.iPhone13
    #expect(device.points == CGSize(width: 390, height: 844))
    #expect(device.portrait == ScreenEdges(top: 47, bottom: 34, statusBar: 47))
    #expect(device.landscape == ScreenEdges(top: 0, bottom: 21, sides: 47, statusBar: 0))
    #expect(device.size(.landscape) == CGSize(width: 844, height: 390))
  }

  @Test func dynamicIslandPhonesHaveAStatusBarShorterThanTheirSafeArea() {
    #expect(Device.iPhone15ProMax.portrait == ScreenEdges(top: 59, bottom: 34, statusBar: 54))
  }

  @Test func onlyLargePhonesAreRegularlyWideInLandscape() {
    #expect(Device.iPhone13.horizontalSizeClass(.landscape) == .compact)
    #expect(Device.iPhone16Pro.horizontalSizeClass(.landscape) == .compact)
    #expect(Device.iPhoneXR.horizontalSizeClass(.landscape) == .regular)
    #expect(Device.iPhone15ProMax.horizontalSizeClass(.landscape) == .regular)
    #expect(Device.iPhone15ProMax.horizontalSizeClass(.portrait) == .compact)
    #expect(Device.iPhone15ProMax.verticalSizeClass(.landscape) == .compact)
  }

  @Test func tabletsAreRegularBothWays() {
    for device in Device.all where device.idiom == .pad {
      #expect(device.horizontalSizeClass(.portrait) == .regular)
      #expect(device.verticalSizeClass(.landscape) == .regular)
    }
  }

  @Test func phonesWithAHomeButtonHaveSquareScreens() {
    for device in Device.all where device.idiom == .phone {
      #expect(device.hasHomeIndicator == (device.cornerRadius > 0))
      #expect(device.hasHomeIndicator == (device.portrait.bottom > 0))
    }
  }
}
