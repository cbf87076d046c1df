/// Whether the scene's system is at least a release: the look of iOS 18 or of iOS 26. Sources ask
/// it where they are written to ask `#available`.
public func _isSystem(atLeast version: Int) -> Bool {
  version <= 18 || ScreenContext.current.era == .glass
}
