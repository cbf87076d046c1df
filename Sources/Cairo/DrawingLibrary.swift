import CCairo

/// The library that lays surfaces over each other.
package enum DrawingLibrary {
  package static var version: String { String(cString: cairo_version_string()) }
}
