import Foundation

/// Foundation's own library for numbers with units, by the names of its C functions: Foundation itself
/// offers what they do on Apple's systems only.
@_silgen_name("swift_unumf_openForSkeletonAndLocale")
nonisolated private func openFormatter(
  _ skeleton: UnsafePointer<UInt16>?, _ length: Int32, _ locale: UnsafePointer<CChar>,
  _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_unumf_openResult")
nonisolated private func openResult(_ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_unumf_formatDouble")
nonisolated private func formatDouble(
  _ formatter: OpaquePointer?, _ value: Double, _ result: OpaquePointer?,
  _ status: UnsafeMutablePointer<Int32>)
@_silgen_name("swift_unumf_resultToString")
nonisolated private func text(
  of result: OpaquePointer?, _ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_ulistfmt_openForType")
nonisolated private func openList(
  _ locale: UnsafePointer<CChar>, _ type: Int32, _ width: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_ulistfmt_format")
nonisolated private func formatList(
  _ list: OpaquePointer?, _ strings: UnsafePointer<UnsafePointer<UInt16>?>,
  _ lengths: UnsafePointer<Int32>, _ count: Int32, _ buffer: UnsafeMutablePointer<UInt16>?,
  _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_ulistfmt_close")
nonisolated private func closeList(_ list: OpaquePointer?)
@_silgen_name("swift_unumf_close")
nonisolated private func closeFormatter(_ formatter: OpaquePointer?)
@_silgen_name("swift_unumf_closeResult")
nonisolated private func closeResult(_ result: OpaquePointer?)

/// Numbers with units in any language.
nonisolated enum MeasureWords {
  /// Long enough for any number with its unit.
  private static let capacity = 512

  /// A number with all its digits, as far as anybody writes them.
  static let allDigits = ".######"

  /// How long the names of units in a list are.
  enum Width: Int32 { case wide, short, narrow }

  /// Parts of one quantity after each other, such as hours and minutes.
  static func list(_ parts: [String], _ width: Width, _ locale: Locale) -> String {
    let plain = parts.joined(separator: " ")
    guard parts.count > 1 else { return plain }
    var status: Int32 = 0
    // 2 stands for units.
    guard let list = openList(locale.identifier, 2, width.rawValue, &status), status <= 0 else {
      return plain
    }
    defer { closeList(list) }
    let units = parts.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let all = units.flatMap { $0 }
    var buffer = [UInt16](repeating: 0, count: capacity)
    let length = all.withUnsafeBufferPointer { all in
      var start = all.baseAddress
      let starts = lengths.map { length in
        defer { start = start?.advanced(by: Int(length)) }
        return start
      }
      return formatList(
        list, starts, lengths, Int32(parts.count), &buffer, Int32(capacity), &status)
    }
    guard status <= 0, length <= capacity else { return plain }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }

  /// `value` as `skeleton` says, or `nil` where the unit is not known.
  static func words(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    let formatter = units.withUnsafeBufferPointer {
      openFormatter($0.baseAddress, Int32($0.count), locale.identifier, &status)
    }
    // Negative codes are warnings: the words come from a broader language.
    guard status <= 0, let formatter else { return nil }
    defer { closeFormatter(formatter) }
    guard let result = openResult(&status), status <= 0 else { return nil }
    defer { closeResult(result) }
    formatDouble(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    var buffer = [UInt16](repeating: 0, count: capacity)
    let length = text(of: result, &buffer, Int32(capacity), &status)
    guard status <= 0, length <= capacity else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }
}
