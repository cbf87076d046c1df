import Testing

@testable import HangaCompile

/// The examples of the standard that defines the digest, FIPS 180-2 appendix B.
struct SHA256Tests {
  @Test func digestOfOneBlock() {
    #expect(
      SHA256.hexDigest(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func digestOfTwoBlocks() {
    let text = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(
      SHA256.hexDigest(Array(text.utf8))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }
}
