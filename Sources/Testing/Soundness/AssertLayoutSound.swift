import Foundation
import SwiftUI

/// Checks a view for what is wrong with any layout, without a record: truncated, clipped and
/// overlapping texts, content off the screen, small controls, faint text, sizes that change.
///
/// Each thing that is wrong fails the test once, naming the view and all variants it was found in.
///
///     assertLayoutSound(CheckoutScreen())
///     assertLayoutSound(
///       CheckoutScreen(), over: Variants(widths: [320], base: Variant(scheme: .dark)),
///       rules: LayoutRules(ignoring: [.view("legal notice", from: .contrast)]))
///
/// - Parameter assets: the folders and catalogues that pictures and colours come from.
public func assertLayoutSound<V: View>(
  _ view: @autoclosure @MainActor () throws -> V, over variants: Variants = .soundness,
  rules: LayoutRules = LayoutRules(), assets: [String] = [], fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourceLocus(fileID, filePath, line, column)
  let framework = TestFramework.current
  do {
    let findings = try layoutFindings(try view(), over: variants, rules: rules, assets: assets)
    let sources = PackageFolder(around: place.path).sources
    for var finding in findings {
      finding.source = finding.userType.flatMap { sources.place(ofType: $0, from: place.path) }
      framework.fail(finding.description, at: place)
    }
  } catch {
    framework.fail("The layout could not be checked: \(error)", at: place)
  }
}

/// What `assertLayoutSound` would fail with.
public func layoutFindings<V: View>(
  _ view: @autoclosure @MainActor () throws -> V, over variants: Variants = .soundness,
  rules: LayoutRules = LayoutRules(), assets: [String] = []
) throws -> [LayoutFinding] {
  try MainThread.run {
    var findings: [LayoutFinding] = []
    for named in variants.all {
      var variant = named.variant
      // The system's own clock and bars are no concern of the view's.
      variant.showsChrome = false
      let host = try ViewHost(try view(), variant, assets: assets)
      for problem in try LayoutChecks(host, rules).problems {
        guard
          let known = findings.firstIndex(where: {
            $0.check == problem.check && $0.path == problem.path
          })
        else {
          findings.append(
            LayoutFinding(
              check: problem.check, path: problem.path, problem: problem.text,
              variants: [named.name], userType: problem.userType))
          continue
        }
        if findings[known].variants.last != named.name {
          findings[known].variants.append(named.name)
        }
      }
    }
    return findings
  }
}
