import Foundation
import Testing

@testable import UIKit

@MainActor
struct ConstraintSolverTests {
  /// A view of a size of its own.
  private final class Sized: UIView {
    var wish = CGSize(width: 40, height: 20)
    override var intrinsicContentSize: CGSize { wish }
  }

  private func root(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return root
  }

  @Test func edgesAndConstantsMakeAFrame() {
    let view = UIView()
    let outer = root(200, 100, view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    ])
    outer.layoutIfNeeded()
    let width: CGFloat = 200 - 10 - 30
    #expect(view.frame == CGRect(x: 10, y: 5, width: width, height: width / 4))
  }

  @Test func theHigherPriorityWins() {
    let view = UIView()
    let outer = root(200, 100, view)
    let (low, high) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 80)
    )
    (low.priority, high.priority) = (.defaultLow, .defaultHigh)
    NSLayoutConstraint.activate([
      low, high, view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test func inequalitiesBoundWhatIsWishedFor() {
    let view = UIView()
    let outer = root(200, 100, view)
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      wish, view.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 10))
  }

  @Test func theViewThatHugsLessIsStretched() {
    let (first, second) = (Sized(), Sized())
    let outer = root(200, 20, first, second)
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      first.topAnchor.constraint(equalTo: outer.topAnchor),
      second.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(second.frame == CGRect(x: 48, y: 0, width: 200 - 48, height: 20))
  }

  @Test func theViewThatResistsLessIsCompressed() {
    let (first, second) = (Sized(), Sized())
    let outer = root(60, 20, first, second)
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(first.frame.width == 40)
    #expect(second.frame.width == 20)
  }

  @Test func framesCountFromTheSuperview() {
    let (middle, inner) = (UIView(), UIView())
    let outer = root(100, 100, middle)
    inner.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(inner)
    NSLayoutConstraint.activate([
      middle.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      middle.topAnchor.constraint(equalTo: outer.topAnchor, constant: 30),
      middle.widthAnchor.constraint(equalToConstant: 50),
      middle.heightAnchor.constraint(equalToConstant: 50),
      inner.centerXAnchor.constraint(equalTo: middle.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    outer.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 20, y: 30, width: 50, height: 50))
    #expect(inner.frame == CGRect(x: (50 - 10) / 2, y: 100 - 10 - 30, width: 10, height: 10))
  }

  @Test func marginsAndSafeAreasAreGuides() {
    let (inMargins, inSafeArea) = (UIView(), UIView())
    let outer = root(100, 100, inMargins, inSafeArea)
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 10)
    outer.shownSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    NSLayoutConstraint.activate([
      inMargins.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inMargins.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      inSafeArea.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      inSafeArea.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect((inMargins.frame.minX, inMargins.frame.width) == (20, CGFloat(100 - 20 - 10)))
    #expect((inSafeArea.frame.minY, inSafeArea.frame.height) == (40, CGFloat(100 - 40 - 30)))
  }

  @Test func fittingIsWhatTheConstraintsNeed() {
    let view = Sized()
    let outer = root(500, 500, view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
    ])
    let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 40 + 2 * 10, height: 20 + 2 * 5))
  }

  @Test func contradictionsAreNoted() {
    let view = UIView()
    let outer = root(100, 100, view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(outer.hasBrokenConstraint)
    #expect(view.frame.width == 10)
  }

  @Test func contentsOfScrollViewsMakeTheirSize() {
    let (scroll, content) = (UIScrollView(), UIView())
    let outer = root(100, 100, scroll)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: outer.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    outer.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.contentSize == CGSize(width: 100, height: 400))
  }

  // MARK: Stacks

  private func stack(_ count: Int, _ size: CGSize) -> (UIStackView, [Sized]) {
    let views = (0..<count).map { _ in Sized() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    return (stack, views)
  }

  @Test func equalSharesFillARow() {
    let (stack, views) = stack(3, CGSize(width: 200, height: 30))
    (stack.distribution, stack.spacing) = (.fillEqually, 10)
    stack.layoutIfNeeded()
    let width: CGFloat = (200 - 2 * 10) / 3
    for (index, view) in views.enumerated() {
      #expect((view.frame.minX - CGFloat(index) * (width + 10)).magnitude < 0.001)
      #expect(view.frame.height == 30)
    }
  }

  @Test func equalGapsTakeWhatIsLeft() {
    let (stack, views) = stack(3, CGSize(width: 200, height: 20))
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, (200 - 40) / 2, CGFloat(200 - 40)])
  }

  @Test func columnsAlignAndKeepTheirGaps() {
    let (stack, views) = stack(2, CGSize(width: 100, height: 200))
    (stack.axis, stack.alignment) = (.vertical, .trailing)
    stack.setCustomSpacing(15, after: views[0])
    views[0].setContentHuggingPriority(.required, for: .vertical)
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 100 - 40, y: 0, width: 40, height: 20))
    #expect(views[1].frame == CGRect(x: 100 - 40, y: 20 + 15, width: 40, height: 200 - 20 - 15))
  }

  @Test func hiddenViewsLeaveNoGap() {
    let (stack, views) = stack(3, CGSize(width: 100, height: 20))
    stack.spacing = 6
    views[1].isHidden = true
    for view in views { view.setContentHuggingPriority(.required, for: .horizontal) }
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 2 * 40 + 6, height: 20))
  }

  @Test func anEmptyStackHasNoSize() {
    let size = UIStackView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == .zero)
  }
}
