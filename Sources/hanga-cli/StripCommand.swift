import Foundation
import Hanga

/// `hanga strip`: files and a script in; a sheet, an animation or a folder of pictures out.
enum StripCommand {
  @MainActor
  static func run(_ arguments: Arguments) throws {
    let scene = try SceneArguments(arguments, of: .strip)
    let (request, output) = try strip(arguments)
    try Rendering.strip(scene.request(), request, to: output)
  }

  /// The strip that is asked for, and where it goes.
  static func strip(_ arguments: Arguments) throws -> (ViewHost.StripRequest, String) {
    guard let output = arguments.value(.stripOutput) else { throw UsageError.noStrip }
    let format = try format(arguments, output)
    let script = try PlayArguments.script(arguments)
    let onlyStills = arguments.has(.stills)
    if onlyStills {
      for option in [CommandOption.rate, .start, .end] where arguments.value(option) != nil {
        throw UsageError.together(.stills, option)
      }
    }
    if script.steps.isEmpty && arguments.value(.end) == nil { throw UsageError.noScript }
    let look = StripLook(
      showsFinger: arguments.has(.finger), showsLabels: arguments.has(.labels),
      width: try arguments.whole(.width, in: 1...32_767))
    let timing = try timing(arguments, format, onlyStills: onlyStills)
    return (
      ViewHost.StripRequest(script, format, timing, onlyStills: onlyStills, look: look), output
    )
  }

  private static func format(_ arguments: Arguments, _ output: String) throws -> StripFormat {
    let isOnion = arguments.has(.onion)
    let columns = try arguments.whole(.columns, in: 1...10_000)
    let gap = try arguments.whole(.gap, in: 0...1000)
    let format: StripFormat
    switch (output as NSString).pathExtension.lowercased() {
    case "png": format = isOnion ? .onion : .sheet(columns: columns, gap: gap ?? usualGap)
    case "apng": format = .apng
    case "gif": format = .gif
    case "": format = .folder
    default: throw UsageError.notStrip(output)
    }
    let isSheet = if case .sheet = format { true } else { false }
    if isOnion && format != .onion { throw UsageError.onlyFor(.onion, "a .png") }
    if columns != nil && !isSheet { throw UsageError.onlyFor(.columns, "a .png of frames") }
    if gap != nil && !isSheet { throw UsageError.onlyFor(.gap, "a .png of frames") }
    return format
  }

  private static let usualGap = 8

  private static func timing(_ arguments: Arguments, _ format: StripFormat, onlyStills: Bool) throws
    -> StripTiming
  {
    let usual: Double =
      switch format {
      case .sheet, .onion: 10
      case .gif: onlyStills ? 1 : StripFormat.highestGIFRate
      case .apng: onlyStills ? 1 : 60
      case .folder: 60
      }
    var rate =
      try arguments.number(.rate, in: 0.1...240, "it is a number from 0.1 to 240") ?? usual
    if format == .gif && rate > StripFormat.highestGIFRate {
      Console.warn("a GIF shows at most 50 frames a second; 50 are written")
      rate = StripFormat.highestGIFRate
    }
    return try Self.timing(arguments, rate: rate)
  }

  /// The instants at `rate` between `--from` and `--to`.
  static func timing(_ arguments: Arguments, rate: Double) throws -> StripTiming {
    let range = 0...PlayArguments.longest
    let start = try arguments.number(.start, in: range, PlayArguments.seconds) ?? 0
    let end = try arguments.number(.end, in: range, PlayArguments.seconds)
    if let end, end < start {
      throw UsageError.badNumber(
        .end, arguments.value(.end) ?? "", expected: "it is not before --from")
    }
    return StripTiming(rate: rate, start: start, end: end)
  }
}
