import HangaRuntime
import UIKit

/// A scroll view of UIKit's with its subviews for contents.
struct ScrollStandIn: View {
  let view: UIScrollView
  private let serial = UIKitPicture.serial()
  @State private var position = ScrollPosition()
  @State private var magnification: CGFloat?

  init(view: UIScrollView) { self.view = view }

  var body: some View {
    let size = view.bounds.size
    let content = view.contentSize
    let axes = axes(size, content)
    ScrollView(axes, showsIndicators: showsIndicators(axes)) {
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(UIKitPicture.items(view.subviews)) { item in
          UIKitPicture.placed(item.view, from: .zero)
        }
      }
      .frame(
        width: axes.contains(.horizontal) ? max(content.width, 1) : size.width,
        height: axes.contains(.vertical) ? max(content.height, 1) : size.height,
        alignment: .topLeading)
    }
    .modifier(SafeScroll(view: view))
    .scrollPosition($position)
    .scrollDisabled(!view.isScrollEnabled)
    .scrollClipDisabled(!view.clipsToBounds)
    .modifier(PagedScroll(isPaged: view.isPagingEnabled))
    .scrollBounceBehavior(view.alwaysBounceVertical ? .always : .basedOnSize, axes: .vertical)
    .scrollBounceBehavior(view.alwaysBounceHorizontal ? .always : .basedOnSize, axes: .horizontal)
    .modifier(RefreshedScroll(control: view.refreshControl))
    .modifier(ScrollReports(view: view))
    .simultaneousGesture(zoom)
    .onAppear {
      view.scroller = { place, isAnimated in
        guard isAnimated else { return position.scrollTo(point: place) }
        withAnimation { position.scrollTo(point: place) }
      }
      if view.contentOffset != .zero { position.scrollTo(point: view.contentOffset) }
    }
    .onDisappear { view.scroller = nil }
  }

  private func axes(_ size: CGSize, _ content: CGSize) -> Axis.Set {
    var axes: Axis.Set = []
    let inset = view.contentInset
    if content.width + inset.left + inset.right > size.width + 0.01 || view.alwaysBounceHorizontal {
      axes.insert(.horizontal)
    }
    if content.height + inset.top + inset.bottom > size.height + 0.01 || view.alwaysBounceVertical {
      axes.insert(.vertical)
    }
    return axes.isEmpty ? .vertical : axes
  }

  private func showsIndicators(_ axes: Axis.Set) -> Bool {
    axes.contains(.vertical)
      ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator
  }

  private var zoom: some Gesture {
    MagnifyGesture()
      .onChanged { value in
        guard view.maximumZoomScale > view.minimumZoomScale else { return }
        let start = magnification ?? view.zoomScale
        magnification = start
        view.setZoomScale(start * value.magnification, animated: false)
      }
      .onEnded { _ in
        guard magnification != nil else { return }
        magnification = nil
        view.delegate?.scrollViewDidEndZooming(view, with: view.zoomedView, atScale: view.zoomScale)
      }
  }
}

/// The margins that a scroll view asks for, and what of the safe area lies over it.
struct SafeScroll: ViewModifier {
  let view: UIScrollView

  func body(content: Content) -> some View {
    let inset = view.adjustedContentInset
    let edges = EdgeInsets(inset)
    if inset == .zero {
      content
    } else {
      content.contentMargins(.all, edges, for: .scrollContent)
    }
  }
}

/// Tells a scroll view where it has been scrolled to and by what.
struct ScrollReports: ViewModifier {
  let view: UIScrollView

  func body(content: Content) -> some View {
    content
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, new in
        view.scrolled(to: new)
      }
      .onScrollPhaseChange { old, new in
        view.scrollPhaseChanged(
          isDragging: new == .interacting, isDecelerating: new == .decelerating)
        if old == .animating, new == .idle { view.scrollAnimationEnded() }
      }
  }
}

private struct PagedScroll: ViewModifier {
  let isPaged: Bool
  func body(content: Content) -> some View {
    if isPaged { content.scrollTargetBehavior(.paging) } else { content }
  }
}

/// Fills a list anew when it is pulled.
struct RefreshedScroll: ViewModifier {
  let control: UIRefreshControl?
  func body(content: Content) -> some View {
    if let control {
      content.refreshable {
        await withCheckedContinuation { done in
          control.whenDone.append { done.resume() }
          control.beginRefreshing()
          control.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
      }
    } else {
      content
    }
  }
}
