/// What the program can do.
enum Command: String, CaseIterable {
  case render
  case tree
  case devices

  var summary: String {
    switch self {
    case .render: "draw a view of Swift files as a PNG"
    case .tree: "print the laid-out views of Swift files"
    case .devices: "list the devices by name"
    }
  }

  var usage: String {
    switch self {
    case .render: "hanga render FILE… [options] -o OUT.png"
    case .tree: "hanga tree FILE… [options]"
    case .devices: "hanga devices"
    }
  }

  /// Whether words that are no options are files.
  var takesFiles: Bool { self != .devices }

  var options: [CommandOption] {
    switch self {
    case .render: CommandOption.scene + [.output]
    case .tree: CommandOption.scene + [.json]
    case .devices: []
    }
  }
}
