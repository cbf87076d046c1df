import HangaRuntime

/// What kinds of view a view is to a reader.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The names that dumps give.
  package var names: Set<String>

  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  /// Does something when it is used.
  public static let isButton = Self("isButton")
  /// Divides content, like a heading.
  public static let isHeader = Self("isHeader")
  /// Is chosen among others.
  public static let isSelected = Self("isSelected")
  /// Opens an address.
  public static let isLink = Self("isLink")
  /// Takes words to search for.
  public static let isSearchField = Self("isSearchField")
  /// Is a picture.
  public static let isImage = Self("isImage")
  /// Plays a sound of its own.
  public static let playsSound = Self("playsSound")
  /// Is a key of a keyboard.
  public static let isKeyboardKey = Self("isKeyboardKey")
  /// Is text that does not change.
  public static let isStaticText = Self("isStaticText")
  /// Sums up the screen.
  public static let isSummaryElement = Self("isSummaryElement")
  /// Changes too often to be read each time.
  public static let updatesFrequently = Self("updatesFrequently")
  /// Starts sound or video.
  public static let startsMediaSession = Self("startsMediaSession")
  /// Is touched directly.
  public static let allowsDirectInteraction = Self("allowsDirectInteraction")
  /// Turns the page by itself.
  public static let causesPageTurn = Self("causesPageTurn")
  /// Keeps what is behind from being read.
  public static let isModal = Self("isModal")
  /// Can be switched on and off.
  public static let isToggle = Self("isToggle")
  /// Holds tabs.
  public static let isTabBar = Self("isTabBar")

  public func union(_ other: Self) -> Self { changed { $0.formUnion(other) } }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other) } }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public func symmetricDifference(_ other: Self) -> Self {
    changed { $0.formSymmetricDifference(other) }
  }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> AccessibilityTraits? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.isEmpty ? nil : common
  }
  @discardableResult
  public mutating func update(with newMember: Self) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.isEmpty ? nil : common
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// How a reader takes the views inside a view.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  package let kind: AccessibilityMarks.Children
  /// They are not read.
  public static let ignore = Self(kind: .ignored)
  /// Each is read by itself.
  public static let contain = Self(kind: .contained)
  /// Their words are read as one.
  public static let combine = Self(kind: .combined)
}

/// What a reader can ask of a view without words.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: Text
  /// What a tap does.
  public static let `default` = Self(name: Text(verbatim: "default"))
  /// Leaves what is shown.
  public static let escape = Self(name: Text(verbatim: "escape"))
  /// What matters most at the moment.
  public static let magicTap = Self(name: Text(verbatim: "magicTap"))
  /// Takes it away.
  public static let delete = Self(name: Text(verbatim: "delete"))
  /// Shows its menu.
  public static let showMenu = Self(name: Text(verbatim: "showMenu"))
  /// What `name` says.
  public init(named name: Text) { self.name = name }
  package init(name: Text) { self.name = name }
}

/// Up or down.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// How deep a heading is.
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a text is, for the voice that reads it.
nonisolated public struct AccessibilityTextContentType: Sendable {
  /// Nothing in particular.
  public static let plain = Self()
  /// What a terminal says.
  public static let console = Self()
  /// The name of a file.
  public static let fileSystem = Self()
  /// Messages.
  public static let messaging = Self()
  /// A long story.
  public static let narrative = Self()
  /// Source text.
  public static let sourceCode = Self()
  /// Cells of a table.
  public static let spreadsheet = Self()
  /// A document.
  public static let wordProcessing = Self()
}
