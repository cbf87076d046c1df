import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct UIViewRepresentableTests {
  /// A box whose child is pinned 10 points from its edges.
  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let box = UIView()
      let child = UIView()
      child.accessibilityIdentifier = "child"
      child.translatesAutoresizingMaskIntoConstraints = false
      box.accessibilityIdentifier = "box"
      box.addSubview(child)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        child.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
        child.heightAnchor.constraint(equalToConstant: 20),
        child.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      ])
      return box
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func viewTakesTheProposalAndSolvesItsConstraints() throws {
    let laid = try Laid(Box().frame(width: 200, height: 80).named("outer"))
    #expect(laid["outer"] == rect(100, 160, 200, 80))
    #expect(laid["box"] == rect(100, 160, 200, 80))
    #expect(laid["child"] == rect(110, 160 + (80 - 20) / 2, 180, 20))
  }

  private struct Fixed: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: 30, height: (proposal.height ?? 0) / 4)
    }
  }

  @Test func ownSizeGoesFirst() throws {
    let laid = try Laid(Fixed().named("fixed"))
    #expect(laid["fixed"] == rect(185, 150, 30, 400 / 4))
  }

  private final class Log {
    var made = 0
    var values: [Int] = []
    var dismantled = 0
  }

  private struct Counter: UIViewRepresentable {
    let log: Log
    @Binding var value: Int

    final class Coordinator: NSObject {
      let log: Log
      init(log: Log) { self.log = log }
    }
    func makeCoordinator() -> Coordinator { Coordinator(log: log) }
    func makeUIView(context: Context) -> UIView {
      log.made += 1
      return UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) {
      context.coordinator.log.values.append(value)
    }
    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
      coordinator.log.dismantled += 1
    }
  }

  private struct Host: View {
    let log: Log
    @State private var value = 1
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Counter(log: log, value: $value) }
        Button("more") { value += 1 }.named("more")
        Button("hide") { isShown = false }.named("hide")
      }
    }
  }

  @Test func viewIsMadeOnceAndUpdatedWithWhatItReads() throws {
    let log = Log()
    let host = try ViewHost(Host(log: log), device: .iPhone13)
    _ = try host.settle()
    #expect(log.made == 1)
    #expect(log.values == [1])
    try host.tap("more")
    #expect(log.made == 1)
    #expect(log.values == [1, 2])
    try host.tap("hide")
    try host.settle()
    #expect(log.dismantled == 1)
  }

  private struct Hosting: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(
        rootViewController: UIHostingController(
          rootView: Color.red.frame(width: 40, height: 20).named("hosted")))
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test func hostedViewsAreLaidOutInside() throws {
    // A bar of 44 (facts/controls.md §2.1), and the view in the middle of what is left of 300.
    let laid = try Laid(Hosting().frame(width: 300, height: 300))
    #expect(laid["hosted"] == rect(180, 50 + 44 + (300 - 44 - 20) / 2, 40, 20))
  }

  @Test func decorationsAreDrawn() throws {
    struct Decorated: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.alpha = 0.5
        return view
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let host = try ViewHost(Decorated().frame(width: 20, height: 20))
    try host.settle()
    let list = try host.displayListDescription
    #expect(list.contains("#FF0000"))
    #expect(list.contains("opacity 0.5"))
  }

  /// A row of a switch and an equal share for it and a fixed box.
  private struct Row: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
      let box = UIImageView(image: nil)
      box.accessibilityIdentifier = "picture"
      let toggle = UISwitch()
      toggle.accessibilityIdentifier = "switch"
      let row = UIStackView(arrangedSubviews: [toggle, box])
      row.spacing = 10
      row.accessibilityIdentifier = "row"
      return row
    }
    func updateUIView(_ row: UIStackView, context: Context) {}
  }

  /// The switch is 51 by 31 (facts/controls.md §4); the picture has no wish and takes the rest.
  @Test func stacksArrangeWhatTheyHold() throws {
    let laid = try Laid(Row().frame(width: 200, height: 31))
    #expect(laid["switch"] == rect(100, 184.5, 51, 31))
    #expect(laid["picture"] == rect(100 + 51 + 10, 184.5, 200 - 51 - 10, 31))
  }

  private struct Wide: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "text" }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
      CGSize(width: 70, height: 50)
    }
  }

  @Test func ownSizeGoesBeforeTheStandIns() throws {
    #expect(try Laid(Wide().named("label"))["label"].size == CGSize(width: 70, height: 50))
  }
}
