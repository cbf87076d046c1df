import SwiftUI
import Testing

@testable import Hanga

/// What of UIKit's views is drawn, and what touches do to them.
@MainActor
struct UIKitStandInTests {
  private struct Shown<V: UIView>: UIViewRepresentable {
    let make: () -> V
    func makeUIView(context: Context) -> V { make() }
    func updateUIView(_ view: V, context: Context) {}
  }

  private final class Canvas: UIView {
    var places: [CGPoint] = []
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: rect.height)).fill()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      places.append(touches.first!.location(in: self))
    }
  }

  @Test func whatAClassDrawsItselfShows() throws {
    let host = try ViewHost(Shown { Canvas() }.frame(width: 20, height: 10))
    #expect(try host.displayListDescription.contains("#FF0000"))
  }

  @Test func touchesReachAClassOfTheUsers() throws {
    let canvas = Canvas()
    canvas.accessibilityIdentifier = "canvas"
    let host = try ViewHost(Shown { canvas }.frame(width: 100, height: 50))
    try host.tap("canvas")
    #expect(canvas.places == [CGPoint(x: 50, y: 25)])
  }

  @MainActor private final class Target {
    var sent: [String] = []
    func press(_ sender: UIButton) { sent.append(sender.currentTitle ?? "") }
    func tap() { sent.append("tap") }
  }

  @Test func actionsReachTheirTargets() throws {
    let target = Target()
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.addTarget(target, action: _selector("press(_:)", Target.press(_:)), for: .touchUpInside)
    let host = try ViewHost(Shown { button }.frame(width: 100, height: 40))
    try host.tap("Press")
    #expect(target.sent == ["Press"])
  }

  @Test func recognizersTellTheirTargets() throws {
    let target = Target()
    let view = UIView()
    view.accessibilityIdentifier = "view"
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: _selector("tap", Target.tap)))
    let host = try ViewHost(Shown { view }.frame(width: 100, height: 40))
    try host.tap("view")
    #expect(target.sent == ["tap"])
  }

  @Test func changesMadeByUIKitShow() throws {
    let label = UILabel()
    label.text = "before"
    let host = try ViewHost(Shown { label }.frame(width: 100, height: 40))
    #expect(try host.layoutDescription.contains("before"))
    label.text = "after"
    try host.settle()
    #expect(try host.layoutDescription.contains("after"))
  }

  @Test func aLabelThatHugsIsAsLargeAsItsText() throws {
    func label(_ hugs: Bool) -> UILabel {
      let label = UILabel()
      label.text = "text"
      if hugs {
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .vertical)
      }
      return label
    }
    let wide = try Laid(Shown { label(false) }.named("label"))
    #expect(wide["label"].size == CGSize(width: 400, height: 400))
    let own = label(true).intrinsicContentSize
    #expect(own.width > 0)
    let close = try Laid(Shown { label(true) }.named("label"))
    let size = close["label"].size
    #expect(abs(size.width - own.width) < 0.001 && abs(size.height - own.height) < 0.001)
  }

  @Test func labelsOfSeveralLinesAreAsHighAsTheirWidthMakesThem() throws {
    func label() -> UILabel {
      let label = UILabel()
      label.text = "some words that do not fit on one line"
      label.numberOfLines = 0
      return label
    }
    let laid = try Laid(
      Shown { label() }.fixedSize(horizontal: false, vertical: true).frame(width: 100).named(
        "label"))
    let one = label().intrinsicContentSize
    // More than two lines of 100.
    #expect(one.width > 2 * 100)
    #expect(laid["label"].width == 100)
    #expect(laid["label"].height >= 3 * one.height)
  }

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "row \(indexPath.row)"
      cell.detailTextLabel?.text = "detail"
      return cell
    }
  }

  @Test func tablesShowTheirCells() throws {
    let rows = Rows()
    let host = try ViewHost(
      Shown { () -> UITableView in
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        return table
      })
    let text = try host.layoutDescription
    #expect(text.contains("row 0") && text.contains("row 1") && text.contains("detail"))
  }

  @Test func alertsOfTheRootControllerShowAndAct() throws {
    struct Asking: View {
      @State private var answer = "none"
      var body: some View {
        VStack {
          Text(verbatim: answer)
          Button("ask") {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
          }
        }
      }
    }
    let host = try ViewHost(Asking(), device: .iPhone13)
    try host.tap("ask")
    try host.settle()
    #expect(try host.layoutDescription.contains("Sure?"))
    try host.tap("Yes")
    try host.settle()
    let text = try host.layoutDescription
    #expect(text.contains("yes") && !text.contains("Sure?"))
  }

  private struct Pushed: UIViewControllerRepresentable {
    let stack: UINavigationController
    func makeUIViewController(context: Context) -> UINavigationController { stack }
    func updateUIViewController(_ stack: UINavigationController, context: Context) {}
  }

  @Test func navigationControllersShowTheirBarsAndScreens() throws {
    let root = UIViewController()
    root.title = "Root"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", style: .plain, target: nil, action: nil)
    let stack = UINavigationController(rootViewController: root)
    let host = try ViewHost(Pushed(stack: stack), device: .iPhone13)
    let first = try host.layoutDescription
    #expect(first.contains("Root") && first.contains("More"))
    let next = UIViewController()
    next.title = "Next"
    stack.pushViewController(next, animated: true)
    try host.settle()
    #expect(try host.layoutDescription.contains("Next"))
  }
}
