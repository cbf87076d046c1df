import Foundation
import Testing

/// What the previews of a `PreviewProvider` ask of their pictures.
struct PreviewProviderTests {
  private static let source = """
    import SwiftUI

    struct Probe: View {
      let name: String
      var body: some View {
        VStack {
          Text(name)
          Text(verbatim: "\\(Int(UIScreen.main.bounds.width))")
        }
        .frame(width: 120, height: 40)
      }
    }

    struct Probe_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Probe(name: "first").previewDisplayName("First")
          Probe(name: "fitted").previewLayout(.sizeThatFits).previewDisplayName("Fitted")
          ForEach(["iPhone SE (3rd generation)", "Nothing"], id: \\.self) { device in
            Probe(name: "on a device").previewDevice(PreviewDevice(rawValue: device))
              .previewDisplayName(device)
          }
        }
        .previewInterfaceOrientation(.landscapeLeft)
        Probe(name: "fixed").previewLayout(.fixed(width: 300, height: 100))
          .previewDisplayName("Fixed")
      }
    }
    """

  private func texts(_ view: String, _ options: [String] = []) throws -> [String] {
    let program = try Program(["page.swift": Self.source])
    defer { program.remove() }
    return try program.tree(["page.swift", "--view", view] + options).all.compactMap(\.text)
      // The status bar's clock, where there is one.
      .filter { $0 != "9:41" }
  }

  // An iPhone 13 is 390 × 844 points, an iPhone SE 375 × 667 (facts/controls.md §1).
  @Test(arguments: [
    ("Probe_Previews", ["first", "844"]), ("Fitted", ["fitted", "120"]),
    ("iPhone SE (3rd generation)", ["on a device", "667"]), ("Fixed", ["fixed", "300"]),
    ("Nothing", ["on a device", "844"]),
  ])
  func eachViewIsAPreviewWithItsWishes(view: String, texts: [String]) throws {
    #expect(try self.texts(view) == texts)
  }

  @Test func optionsComeBeforeWishes() throws {
    #expect(try texts("Probe_Previews", ["--orientation", "portrait"]) == ["first", "390"])
    #expect(try texts("Fixed", ["--device", "iphone-se-3"]) == ["fixed", "375"])
  }

  @Test func namesAreToldWhereOneIsUnknown() throws {
    let program = try Program(["page.swift": Self.source])
    defer { program.remove() }
    let outcome = try program.run(["tree", "page.swift", "--view", "Missing"])
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("“First”, “Fitted”, “iPhone SE (3rd generation)”"))
  }
}
