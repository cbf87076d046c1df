import Foundation
import SwiftUI

extension StringTables {
  /// The tables in the folders and in theirs, and what is wrong with files that cannot be read.
  ///
  /// `Name.xcstrings` is the table `Name`; so are `Name.strings` and `Name.stringsdict` in a folder
  /// `language.lproj`.
  static func read(from folders: [String]) -> (tables: StringTables, complaints: [String]) {
    var tables = StringTables()
    var complaints: [String] = []
    for folder in folders {
      for path in paths(in: folder) {
        let file = URL(fileURLWithPath: path)
        do {
          try tables.add(fileAt: file)
        } catch {
          complaints.append("The strings of “\(path)” cannot be read: \(error)")
        }
      }
    }
    return (tables, complaints)
  }

  /// The files with strings below `folder`, in alphabetical order. Hidden folders and what builds
  /// leave behind are not looked into.
  private static func paths(in folder: String) -> [String] {
    var result: [String] = []
    func visit(_ path: String, _ depth: Int) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let inner = path + "/" + name
        let ending = (name as NSString).pathExtension
        if endings.contains(ending) { result.append(inner) }
        guard ending.isEmpty || ending == "lproj" || ending == "bundle", depth < 6 else { continue }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue
        {
          visit(inner, depth + 1)
        }
      }
    }
    visit(folder, 0)
    return result
  }

  private static let endings: Set<String> = ["strings", "stringsdict", "xcstrings"]

  private mutating func add(fileAt file: URL) throws {
    let data = try Data(contentsOf: file)
    let name = file.deletingPathExtension().lastPathComponent
    if file.pathExtension == "xcstrings" {
      return add(try StringCatalogReader.table(from: data), named: name)
    }
    let folder = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return }
    var table = StringTable()
    table.languages[folder.deletingPathExtension().lastPathComponent] =
      file.pathExtension == "strings"
      ? try StringsFileReader.entries(strings: data)
      : try StringsFileReader.entries(stringsDict: data)
    add(table, named: name)
  }
}
