/// The C name of the function that a `#Preview` becomes.
package enum PreviewSymbol {
  /// Of `file` only the last part counts; no two files of a module share it. The macro computes
  /// the same.
  package static func name(file: String, line: Int) -> String {
    let base = file.split(separator: "/").last.map(String.init) ?? file
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in base.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "hanga_preview_\(String(hash, radix: 16))_\(line)"
  }
}
