/// One option of a command.
struct CommandOption: Hashable {
  /// With its leading hyphens.
  var name: String
  /// What the value is called in help; `nil` if there is none.
  var value: String?
  var help: String
  /// Whether it may be given several times.
  var repeats = false

  init(_ name: String, _ value: String? = nil, _ help: String, repeats: Bool = false) {
    (self.name, self.value, self.help, self.repeats) = (name, value, help, repeats)
  }

  static let output = CommandOption("-o", "OUT", "the .png, .svg or .pdf to write")
  static let text = CommandOption(
    "--text", "outlines|text", "how an .svg or .pdf shows text, outlines by default")
  static let stripOutput = CommandOption(
    "-o", "OUT", "a .png, .apng or .gif, or a folder of pictures")
  static let json = CommandOption("--json", nil, "print JSON")

  static let node = CommandOption(
    "--node", "PATH|NAME",
    "the view: its path in `hanga tree --json`, or a text, label, identifier or type; #2 behind it "
      + "for the second such")
  static let writeTable = CommandOption(
    "--write", nil, "also put the table into the folder's README.md")

  static let view = CommandOption(
    "--view", "NAME", "the View, named #Preview or App to show; see below for the default")
  static let device = CommandOption("--device", "NAME", "the device, iPhone 13 by default")
  static let size = CommandOption("--size", "WxH", "a plain canvas in points instead of a device")
  static let fit = CommandOption(
    "--fit", "ideal|height|scroll",
    "a canvas that fits the view, one of the screen's width, or a screen that shows all that scrolls"
  )
  static let scale = CommandOption("--scale", "N", "pixels per point, the device's by default")
  static let scheme = CommandOption("--scheme", "light|dark", "the color scheme")
  static let orientation = CommandOption(
    "--orientation", "portrait|landscape", "how the device is held")
  static let contrast = CommandOption("--contrast", "normal|high", "increased contrast")
  static let typeSize = CommandOption(
    "--type-size", "NAME", "the reader's text size, from xSmall to accessibility5")
  static let locale = CommandOption("--locale", "ID", "the locale, such as ja_JP")
  static let direction = CommandOption("--direction", "ltr|rtl", "the reading direction")
  static let era = CommandOption("--era", "classic|glass", "the look of iOS 18 or of iOS 26")
  static let platform = CommandOption(
    "--platform", "ios|macos", "whose text sizes and measures; a Mac's window is 800x600")
  static let chrome = CommandOption("--chrome", "on|off", "the status bar and home indicator")
  static let keyboard = CommandOption(
    "--keyboard", "panel|space|hidden",
    "what a focused field brings: a keyboard, its place, nothing")
  static let assets = CommandOption(
    "--assets", "DIR",
    "the asset catalog or folder of pictures; its images.json maps addresses to files")
  static let fonts = CommandOption(
    "--fonts", "DIR",
    "a font file or a folder of them; its fonts.json adds names and measures", repeats: true)
  static let strings = CommandOption(
    "--strings", "DIR",
    "a folder with .xcstrings, or .lproj folders; those beside the sources are found by themselves",
    repeats: true)
  static let strict = CommandOption("--strict", nil, "a missing picture or symbol is an error")
  static let noCache = CommandOption("--no-cache", nil, "compile even if nothing has changed")
  static let swiftVersion = CommandOption(
    "--swift-version", "5|6", "the language mode of the files")
  static let defaultIsolation = CommandOption(
    "--default-isolation", "nonisolated|MainActor", "the isolation of unmarked declarations")

  static let script = CommandOption("--script", "FILE", "the touches to play, one step a line")
  static let steps = CommandOption(
    "--do", "STEP", "one step, such as 'tap \"Add\"'; may be repeated", repeats: true)
  static let instant = CommandOption(
    "--at", "SECONDS", "the instant after the script's start, its end by default")
  static let still = CommandOption("--still", "NAME", "the instant that the script names so")
  static let rate = CommandOption(
    "--fps", "N", "frames a second: 60 by default, 50 for .gif, 10 for .png")
  static let treeRate = CommandOption(
    "--fps", "N", "print so many instants a second instead of one")
  static let start = CommandOption("--from", "SECONDS", "the first instant, 0 by default")
  static let end = CommandOption("--to", "SECONDS", "the last instant, the script's end by default")
  static let stills = CommandOption("--stills", nil, "only the instants that the script names")
  static let onion = CommandOption("--onion", nil, "all frames over each other in one picture")
  static let columns = CommandOption("--columns", "N", "frames in a row of a .png")
  static let gap = CommandOption("--gap", "PX", "pixels between the frames of a .png, 8 by default")
  static let width = CommandOption("--width", "PX", "pixels of each frame, its own by default")
  static let labels = CommandOption("--labels", nil, "write each frame's time below it")
  static let finger = CommandOption("--finger", nil, "draw the fingers that touch the screen")

  static let store = CommandOption("--store", "DIR", "the folder of records, Snapshots by default")
  static let run = CommandOption(
    "--run", "DIR", "the run, the last below .build/hanga-snapshots by default")
  static let dryRun = CommandOption("--dry-run", nil, "only tell what would be done")
  static let difference = CommandOption(
    "-o", "OUT.png", "the difference picture to write, or strip of such pictures")
  static let precision = CommandOption(
    "--precision", "SHARE", "the share of pixels that must match, 1 by default")
  static let perceptualPrecision = CommandOption(
    "--perceptual-precision", "SHARE", "1 less a hundredth of the ΔE that matches, 1 by default")
  static let ignoreEdges = CommandOption(
    "--ignore-edges", nil, "the shading of slanted and curved edges matches")
  static let ignore = CommandOption(
    "--ignore", "X,Y,WxH", "pixels that always match; may be repeated", repeats: true)

  static let report = CommandOption(
    "-o", "OUT", "the page to write, report.html in the run by default; of merge the folder to make"
  )
  static let pictures = CommandOption(
    "--pictures", "embedded|beside", "whether the page holds its pictures or refers to them")
  static let junit = CommandOption("--junit", "FILE", "also write the run as JUnit XML")

  /// Options of a script.
  static let play: [CommandOption] = [.script, .steps]

  /// Options of a strip.
  static let strip: [CommandOption] = [
    .rate, .start, .end, .stills, .onion, .columns, .gap, .width, .labels, .finger,
  ]

  /// Options of every command that shows a view.
  static let scene: [CommandOption] = [
    .view, .device, .size, .fit, .scale, .scheme, .orientation, .contrast, .typeSize, .locale,
    .direction, .era, .platform, .chrome, .keyboard, .assets, .fonts, .strings, .strict, .noCache,
    .swiftVersion,
    .defaultIsolation,
  ]
}
