import Testing
import UIKit

struct UIImageTests {
  @Test func sizeOfAPNGComesFromItsHeader() throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x2C, 0, 0, 0, 0x64]
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == CGSize(width: 300, height: 100))
    #expect(UIImage(data: Data(bytes), scale: 2)?.size == CGSize(width: 150, height: 50))
  }

  @Test func sizeOfAJPEGComesFromItsFrame() throws {
    let segment: [UInt8] = [0xFF, 0xE0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 20, 0, 30, 3, 0, 0]
    let image = try #require(UIImage(data: Data([0xFF, 0xD8] + segment + frame)))
    #expect(image.size == CGSize(width: 30, height: 20))
  }

  @Test(arguments: [[], [0x89, 0x50], [0xFF, 0xD8, 0xFF], [1, 2, 3, 4]] as [[UInt8]])
  func whatIsNoPictureIsNil(bytes: [UInt8]) {
    #expect(UIImage(data: Data(bytes)) == nil)
  }
}
