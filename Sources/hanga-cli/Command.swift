/// What the program can do.
enum Command: String, CaseIterable {
  case render
  case strip
  case tree
  case explain
  case truth
  case snapshots
  case diff
  case report
  case devices

  var summary: String {
    switch self {
    case .render: "draw a view of Swift files as a PNG"
    case .strip: "draw instants of a script as frames side by side or as an animation"
    case .tree: "print the laid-out views of Swift files"
    case .explain: "tell why one view has its size and place"
    case .truth: "score Hanga by what Apple's SwiftUI drew"
    case .snapshots: "list, clear up or approve the records of snapshot tests"
    case .diff: "compare two pictures or strips"
    case .report: "show a run of snapshot tests as a page, or join runs of several machines"
    case .devices: "list the devices by name"
    }
  }

  var usage: String {
    switch self {
    case .render: "hanga render FILE… [options] -o OUT.png"
    case .strip: "hanga strip FILE… --script FILE|--do STEP… [options] -o OUT"
    case .tree: "hanga tree FILE… [options]"
    case .explain: "hanga explain FILE… --node PATH|NAME [options]"
    case .truth: "hanga truth [FOLDER] [--write]"
    case .snapshots: "hanga snapshots list|orphans|prune|approve [PATTERN] [options]"
    case .diff: "hanga diff A B [-o OUT] [options]"
    case .report: "hanga report [RUN] [options], hanga report merge DIR… -o DIR [options]"
    case .devices: "hanga devices"
    }
  }

  /// Whether words that are no options are files, or what is to be done.
  var takesFiles: Bool { self != .devices }

  var options: [CommandOption] {
    switch self {
    case .render: CommandOption.scene + CommandOption.play + [.instant, .still, .output, .text]
    case .strip:
      CommandOption.scene + CommandOption.play + CommandOption.strip + [.stripOutput]
    case .tree:
      CommandOption.scene + CommandOption.play
        + [.instant, .still, .treeRate, .start, .end, .json]
    case .explain: CommandOption.scene + [.node, .json]
    case .truth: [.writeTable]
    case .snapshots: [.store, .run, .dryRun, .json]
    case .diff:
      [.difference, .precision, .perceptualPrecision, .ignoreEdges, .ignore, .json]
    case .report: [.report, .pictures, .junit, .json]
    case .devices: []
    }
  }
}
