import SwiftUI

/// Stacks, frames, alignment, safe areas, geometry and scrolling: each listed signature once.
enum LayoutCalls {
  @MainActor static func stacks() {
    // api: view_init HStack{}
    _ = HStack { Text("a") }
    // api: view_init HStack(){}
    _ = HStack { Text("a") }
    // api: view_init HStack(spacing:){}
    _ = HStack(spacing: 8) { Text("a") }
    // api: view_init HStack(alignment:){}
    _ = HStack(alignment: .top) { Text("a") }
    // api: view_init HStack(alignment:spacing:){}
    _ = HStack(alignment: .bottom, spacing: 8) { Text("a") }
    // api: view_init HStack(alignment:content:)
    _ = HStack(alignment: .center, content: { Text("a") })
    // api: view_init HStack(spacing:content:)
    _ = HStack(spacing: 8, content: { Text("a") })
    // api: view_init HStack(alignment:spacing:content:)
    _ = HStack(alignment: .top, spacing: 8, content: { Text("a") })
    // api: view_init VStack{}
    _ = VStack { Text("a") }
    // api: view_init VStack(){}
    _ = VStack { Text("a") }
    // api: view_init VStack(spacing:){}
    _ = VStack(spacing: 8) { Text("a") }
    // api: view_init VStack(alignment:){}
    _ = VStack(alignment: .leading) { Text("a") }
    // api: view_init VStack(alignment:spacing:){}
    _ = VStack(alignment: .trailing, spacing: 8) { Text("a") }
    // api: view_init VStack(alignment:content:)
    _ = VStack(alignment: .center, content: { Text("a") })
    // api: view_init VStack(spacing:content:)
    _ = VStack(spacing: 8, content: { Text("a") })
    // api: view_init VStack(alignment:spacing:content:)
    _ = VStack(alignment: .leading, spacing: 8, content: { Text("a") })
    // api: view_init ZStack{}
    _ = ZStack { Text("a") }
    // api: view_init ZStack(alignment:){}
    _ = ZStack(alignment: .topLeading) { Text("a") }
    // api: view_init ZStack(alignment:content:)
    _ = ZStack(alignment: .bottomTrailing, content: { Text("a") })
    // api: view_init Spacer()
    _ = Spacer()
    // api: view_init Spacer(minLength:)
    _ = Spacer(minLength: 4)
    // api: view_init Divider()
    _ = Divider()
    // api: view_type_ref HStack
    let _: HStack<Text>.Type = HStack<Text>.self
    // api: view_type_ref VStack
    let _: VStack<Text>.Type = VStack<Text>.self
    // api: view_type_ref ZStack
    let _: ZStack<Text>.Type = ZStack<Text>.self
    // api: view_type_ref Spacer
    let _: Spacer.Type = Spacer.self
  }

  @MainActor static func fixedFrames(_ v: some View) {
    // api: modifier_sig frame(width:)
    _ = v.frame(width: 10)
    // api: modifier_sig frame(height:)
    _ = v.frame(height: 10)
    // api: modifier_sig frame(width:height:)
    _ = v.frame(width: 10, height: 10)
    // api: modifier_sig frame(width:alignment:)
    _ = v.frame(width: 10, alignment: .leading)
    // api: modifier_sig frame(height:alignment:)
    _ = v.frame(height: 10, alignment: .top)
    // api: modifier_sig frame(width:height:alignment:)
    _ = v.frame(width: 10, height: 10, alignment: .center)
    // api: modifier_sig frame(alignment:)
    _ = v.frame(alignment: .leading)
  }

  @MainActor static func flexibleFrames(_ v: some View) {
    // api: implicit_member .infinity
    // api: geometry .infinity
    // api: modifier_sig frame(maxWidth:)
    _ = v.frame(maxWidth: .infinity)
    // api: modifier_sig frame(maxHeight:)
    _ = v.frame(maxHeight: .infinity)
    // api: modifier_sig frame(minWidth:)
    _ = v.frame(minWidth: 10)
    // api: modifier_sig frame(minHeight:)
    _ = v.frame(minHeight: 10)
    // api: modifier_sig frame(idealWidth:)
    _ = v.frame(idealWidth: 10)
    // api: modifier_sig frame(idealHeight:)
    _ = v.frame(idealHeight: 10)
    // api: modifier_sig frame(maxWidth:alignment:)
    _ = v.frame(maxWidth: .infinity, alignment: .leading)
    // api: modifier_sig frame(maxHeight:alignment:)
    _ = v.frame(maxHeight: .infinity, alignment: .bottom)
    // api: modifier_sig frame(minWidth:alignment:)
    _ = v.frame(minWidth: 10, alignment: .leading)
    // api: modifier_sig frame(maxWidth:maxHeight:)
    _ = v.frame(maxWidth: 10, maxHeight: 20)
    // api: modifier_sig frame(maxWidth:maxHeight:alignment:)
    _ = v.frame(maxWidth: 10, maxHeight: 20, alignment: .top)
    // api: modifier_sig frame(minWidth:maxWidth:)
    _ = v.frame(minWidth: 10, maxWidth: 20)
    // api: modifier_sig frame(minWidth:minHeight:)
    _ = v.frame(minWidth: 10, minHeight: 20)
    // api: modifier_sig frame(minHeight:maxHeight:)
    _ = v.frame(minHeight: 10, maxHeight: 20)
    // api: modifier_sig frame(minWidth:minHeight:alignment:)
    _ = v.frame(minWidth: 10, minHeight: 20, alignment: .top)
    // api: modifier_sig frame(minHeight:maxHeight:alignment:)
    _ = v.frame(minHeight: 10, maxHeight: 20, alignment: .top)
    // api: modifier_sig frame(maxWidth:minHeight:alignment:)
    _ = v.frame(maxWidth: 10, minHeight: 20, alignment: .top)
    // api: modifier_sig frame(idealWidth:maxHeight:alignment:)
    _ = v.frame(idealWidth: 10, maxHeight: 20, alignment: .top)
    // api: modifier_sig frame(minWidth:minHeight:maxHeight:alignment:)
    _ = v.frame(minWidth: 10, minHeight: 5, maxHeight: 20, alignment: .top)
    // api: modifier_sig frame(minWidth:maxWidth:minHeight:maxHeight:)
    _ = v.frame(minWidth: 0, maxWidth: 10, minHeight: 0, maxHeight: 20)
    // api: modifier_sig frame(minWidth:maxWidth:minHeight:maxHeight:alignment:)
    _ = v.frame(minWidth: 0, maxWidth: 10, minHeight: 0, maxHeight: 20, alignment: .top)
  }

  @MainActor static func paddingsAndPlaces(_ v: some View) {
    // api: modifier_sig padding()
    _ = v.padding()
    // api: implicit_member .all
    // api: geometry .all
    // api: modifier_sig padding(_:)
    _ = v.padding(.all)
    // api: modifier_sig padding(_:_:)
    _ = v.padding(.horizontal, 16)
    // api: geometry EdgeInsets(top:leading:bottom:trailing:)
    _ = v.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    // api: implicit_member .init(top:leading:bottom:trailing:)
    _ = v.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
    // api: modifier_sig offset(x:)
    _ = v.offset(x: 1)
    // api: modifier_sig offset(y:)
    _ = v.offset(y: 1)
    // api: modifier_sig offset(x:y:)
    _ = v.offset(x: 1, y: 1)
    // api: modifier_sig offset(_:)
    _ = v.offset(CGSize(width: 1, height: 1))
    // api: modifier_sig position(x:y:)
    _ = v.position(x: 1, y: 1)
    // api: modifier_sig position(_:)
    _ = v.position(CGPoint(x: 1, y: 1))
    // api: implicit_member .fit
    // api: modifier_sig aspectRatio(contentMode:)
    _ = v.aspectRatio(contentMode: .fit)
    // api: implicit_member .fill
    // api: modifier_sig aspectRatio(_:contentMode:)
    _ = v.aspectRatio(1.5, contentMode: .fill)
    // api: modifier_sig scaledToFit()
    _ = v.scaledToFit()
    // api: modifier_sig scaledToFill()
    _ = v.scaledToFill()
    // api: modifier_sig fixedSize()
    _ = v.fixedSize()
    // api: modifier_sig fixedSize(horizontal:vertical:)
    _ = v.fixedSize(horizontal: true, vertical: false)
    // api: modifier_sig layoutPriority(_:)
    _ = v.layoutPriority(1)
    // api: modifier_sig zIndex(_:)
    _ = v.zIndex(1)
    // api: modifier_sig hidden()
    _ = v.hidden()
    // api: modifier_sig alignmentGuide(_:){}
    _ = v.alignmentGuide(.leading) { $0[.trailing] }
    // api: modifier_sig flipsForRightToLeftLayoutDirection(_:)
    _ = v.flipsForRightToLeftLayoutDirection(true)
    // api: modifier_sig layoutValue(key:value:)
    _ = v.layoutValue(key: CallRank.self, value: 1)
    // api: swiftui_type ContentMode
    let _: ContentMode = .fit
  }

  @MainActor static func overlaysAndBackgrounds(_ v: some View) {
    // api: modifier_sig overlay(_:)
    _ = v.overlay(Text("a"))
    // api: modifier_sig overlay(_:alignment:)
    _ = v.overlay(Text("a"), alignment: .top)
    // api: modifier_sig overlay{}
    _ = v.overlay { Text("a") }
    // api: modifier_sig overlay(content:)
    _ = v.overlay(content: { Text("a") })
    // api: modifier_sig overlay(alignment:){}
    _ = v.overlay(alignment: .top) { Text("a") }
    // api: modifier_sig overlay(alignment:content:)
    _ = v.overlay(alignment: .top, content: { Text("a") })
    // api: modifier_sig background(_:)
    _ = v.background(Color.red)
    // api: modifier_sig background(_:alignment:)
    _ = v.background(Text("a"), alignment: .top)
    // api: modifier_sig background{}
    _ = v.background { Text("a") }
    // api: modifier_sig background(alignment:){}
    _ = v.background(alignment: .top) { Text("a") }
    // api: modifier_sig background(alignment:content:)
    _ = v.background(alignment: .top, content: { Text("a") })
    // api: modifier_sig background(_:in:)
    _ = v.background(Color.red, in: Capsule())
  }

  @MainActor static func safeAreas(_ v: some View) {
    // api: modifier_sig ignoresSafeArea()
    _ = v.ignoresSafeArea()
    // api: implicit_member .container
    // api: modifier_sig ignoresSafeArea(_:)
    _ = v.ignoresSafeArea(.container)
    // api: modifier_sig ignoresSafeArea(edges:)
    _ = v.ignoresSafeArea(edges: .top)
    // api: swiftui_type SafeAreaRegions
    let _: SafeAreaRegions = [.container, .keyboard]
    // api: implicit_member .keyboard
    // api: modifier_sig ignoresSafeArea(_:edges:)
    _ = v.ignoresSafeArea(.keyboard, edges: .bottom)
    // api: modifier_sig edgesIgnoringSafeArea(_:)
    _ = v.edgesIgnoringSafeArea(.all)
    // api: swiftui_type VerticalEdge
    let _: VerticalEdge = .bottom
    // api: modifier_sig safeAreaInset(edge:){}
    _ = v.safeAreaInset(edge: .bottom) { Text("a") }
    // api: modifier_sig safeAreaInset(edge:content:)
    _ = v.safeAreaInset(edge: .top, content: { Text("a") })
    // api: swiftui_type HorizontalEdge
    let _: HorizontalEdge = .leading
    // api: modifier_sig safeAreaInset(edge:spacing:){}
    _ = v.safeAreaInset(edge: .leading, spacing: 0) { Text("a") }
    // api: modifier_sig safeAreaPadding(_:)
    _ = v.safeAreaPadding(8)
    // api: modifier_sig safeAreaPadding(_:_:)
    _ = v.safeAreaPadding(.horizontal, 8)
  }

  @MainActor static func alignments() {
    // api: geometry_type Alignment
    let _: Alignment = .center
    // api: implicit_member .topLeading
    // api: geometry .topLeading
    let _: Alignment = .topLeading
    // api: implicit_member .topTrailing
    // api: geometry .topTrailing
    let _: Alignment = .topTrailing
    // api: implicit_member .bottomLeading
    // api: geometry .bottomLeading
    let _: Alignment = .bottomLeading
    // api: implicit_member .bottomTrailing
    // api: geometry .bottomTrailing
    let _: Alignment = .bottomTrailing
    // api: geometry Alignment.bottomTrailing
    _ = Alignment.bottomTrailing
    // api: geometry Alignment(horizontal:vertical:)
    _ = Alignment(horizontal: .leading, vertical: .top)
    // api: implicit_member .init(horizontal:vertical:)
    let _: Alignment = .init(horizontal: .leading, vertical: .top)
    // api: geometry_type HorizontalAlignment
    // api: implicit_member .leading
    // api: geometry .leading
    let _: HorizontalAlignment = .leading
    // api: implicit_member .trailing
    // api: geometry .trailing
    let _: HorizontalAlignment = .trailing
    // api: implicit_member .center
    // api: geometry .center
    let _: HorizontalAlignment = .center
    // api: geometry_type VerticalAlignment
    // api: implicit_member .top
    // api: geometry .top
    let _: VerticalAlignment = .top
    // api: implicit_member .bottom
    // api: geometry .bottom
    let _: VerticalAlignment = .bottom
    // api: geometry .firstTextBaseline
    let _: VerticalAlignment = .firstTextBaseline
    // api: geometry .lastTextBaseline
    let _: VerticalAlignment = .lastTextBaseline
    // api: geometry_type Edge
    let _: Edge = .top
    // api: geometry Edge.Set
    // api: implicit_member .horizontal
    // api: geometry .horizontal
    let _: Edge.Set = .horizontal
    // api: implicit_member .vertical
    // api: geometry .vertical
    let _: Edge.Set = .vertical
    // api: geometry_type Axis
    let _: Axis = .vertical
    // api: geometry Axis.Set
    let _: Axis.Set = [.horizontal, .vertical]
    // api: geometry_type EdgeInsets
    // api: geometry EdgeInsets()
    _ = EdgeInsets()
    // api: geometry_type UnitPoint
    // api: geometry UnitPoint(x:y:)
    _ = UnitPoint(x: 0.5, y: 0.5)
    // api: geometry UnitPoint.leading
    _ = UnitPoint.leading
    // api: geometry UnitPoint.trailing
    _ = UnitPoint.trailing
  }

  @MainActor static func geometry() {
    // api: view_init GeometryReader{}
    _ = GeometryReader { proxy in Text("\(proxy.size.width)") }
    // api: view_init GeometryReader(content:)
    _ = GeometryReader(content: { proxy in Text("\(proxy.size.height)") })
  }

  // api: geometry_type GeometryProxy
  @MainActor static func proxy(_ proxy: GeometryProxy, anchor: Anchor<CGRect>) {
    // api: geometry_member .size
    // api: geometry_member .width
    _ = proxy.size.width
    // api: geometry_member .height
    _ = proxy.size.height
    // api: implicit_member .global
    // api: geometry .global
    // api: geometry_member .frame(in:)
    let frame = proxy.frame(in: .global)
    // api: implicit_member .local
    // api: geometry .local
    _ = proxy.frame(in: .local)
    // api: geometry_type CoordinateSpace
    let _: CoordinateSpace = .global
    // api: implicit_member .named(_:)
    // api: geometry .named(_:)
    _ = proxy.frame(in: .named("list"))
    // api: geometry_member .minX
    _ = frame.minX
    // api: geometry_member .midX
    _ = frame.midX
    // api: geometry_member .maxX
    _ = frame.maxX
    // api: geometry_member .minY
    _ = frame.minY
    // api: geometry_member .midY
    _ = frame.midY
    // api: geometry_member .maxY
    _ = frame.maxY
    // api: geometry_member .origin
    _ = frame.origin
    // api: geometry_member .safeAreaInsets
    _ = proxy.safeAreaInsets.leading
    _ = proxy[anchor]
  }

  @MainActor static func coordinateSpaces(_ v: some View) {
    // api: modifier_sig coordinateSpace(name:)
    _ = v.coordinateSpace(name: "list")
  }

  @MainActor static func numbers() {
    // api: geometry_type CGFloat
    // api: geometry CGFloat(_:)
    _ = CGFloat(1)
    // api: geometry CGFloat()
    _ = CGFloat()
    // api: geometry CGFloat.infinity
    _ = CGFloat.infinity
    // api: geometry CGFloat.pi
    _ = CGFloat.pi
    // api: implicit_member .pi
    let _: CGFloat = .pi
    // api: geometry CGFloat.zero
    _ = CGFloat.zero
    // api: geometry CGFloat.greatestFiniteMagnitude
    _ = CGFloat.greatestFiniteMagnitude
    // api: geometry CGFloat.self
    _ = CGFloat.self
    // api: geometry_type CGSize
    // api: geometry CGSize(width:height:)
    _ = CGSize(width: 1, height: 1)
    // api: implicit_member .init(width:height:)
    let _: CGSize = .init(width: 1, height: 1)
    // api: geometry CGSize.init(width:height:)
    _ = CGSize.init(width: 1, height: 1)
    // api: geometry CGSize()
    _ = CGSize()
    // api: geometry CGSize.zero
    _ = CGSize.zero
    // api: geometry CGSize.self
    _ = CGSize.self
    // api: geometry CGSize.AnimatableData
    _ = CGSize.AnimatableData.self
    // api: geometry_type CGPoint
    // api: geometry CGPoint(x:y:)
    _ = CGPoint(x: 1, y: 1)
    // api: geometry CGPoint.init(x:y:)
    _ = CGPoint.init(x: 1, y: 1)
    // api: implicit_member .init(x:y:)
    let _: CGPoint = .init(x: 1, y: 1)
    // api: geometry CGPoint()
    _ = CGPoint()
    // api: geometry CGPoint.zero
    _ = CGPoint.zero
    // api: geometry_type CGRect
    // api: geometry CGRect(x:y:width:height:)
    _ = CGRect(x: 0, y: 0, width: 1, height: 1)
    // api: geometry CGRect(origin:size:)
    _ = CGRect(origin: .zero, size: .zero)
    // api: geometry CGRect.init(origin:size:)
    _ = CGRect.init(origin: .zero, size: .zero)
    // api: geometry CGRect()
    _ = CGRect()
    // api: geometry CGRect.zero
    _ = CGRect.zero
    // api: implicit_member .zero
    // api: geometry .zero
    let _: CGFloat = .zero
    // api: geometry_type CGVector
    // api: geometry CGVector(dx:dy:)
    _ = CGVector(dx: 1, dy: 1)
  }

  @MainActor static func scrolling(_ v: some View) {
    // api: view_init ScrollView{}
    _ = ScrollView { v }
    // api: view_init ScrollView(_:){}
    _ = ScrollView(.horizontal) { v }
    // api: view_init ScrollView(_:showsIndicators:){}
    _ = ScrollView(.horizontal, showsIndicators: false) { v }
    // api: view_init ScrollView(showsIndicators:){}
    _ = ScrollView(showsIndicators: false) { v }
    // api: view_init ScrollView(content:)
    _ = ScrollView(content: { v })
    // api: view_init ScrollView(_:content:)
    _ = ScrollView(.vertical, content: { v })
    // api: view_init ScrollView(showsIndicators:content:)
    _ = ScrollView(showsIndicators: false, content: { v })
    // api: view_init ScrollView(_:showsIndicators:content:)
    _ = ScrollView(.vertical, showsIndicators: true, content: { v })
    // api: view_init ScrollViewReader{}
    _ = ScrollViewReader { _ in v }
    // api: view_init ScrollViewReader(content:)
    _ = ScrollViewReader(content: { _ in v })
    // api: implicit_member .hidden
    // api: modifier_sig scrollIndicators(_:)
    _ = v.scrollIndicators(.hidden)
    // api: view_type_ref ScrollView
    let _: ScrollView<Text>.Type = ScrollView<Text>.self
  }

  // api: geometry_type ScrollViewProxy
  @MainActor static func scroll(_ proxy: ScrollViewProxy) {
    // api: value_member .scrollTo(_:)
    proxy.scrollTo(1)
    // api: value_member .scrollTo(_:anchor:)
    proxy.scrollTo(1, anchor: .center)
  }

  @MainActor static func layouts() {
    // api: view_init HStackLayout(alignment:spacing:)
    let row = HStackLayout(alignment: .top, spacing: 8)
    // api: view_init VStackLayout(alignment:spacing:)
    let column = VStackLayout(alignment: .leading, spacing: 8)
    // api: view_type_ref AnyLayout
    // api: view_init AnyLayout(_:)
    let layout = AnyLayout(row)
    _ = layout { Text("a") }
    _ = AnyLayout(column)
    _ = CallRow { Text("a") }
  }
}

// api: conformance LayoutValueKey
// api: swiftui_type LayoutValueKey
struct CallRank: LayoutValueKey {
  static let defaultValue = 0
}

// api: conformance Layout
// api: swiftui_type Layout
struct CallRow: Layout {
  // api: swiftui_type LayoutProperties
  static var layoutProperties: LayoutProperties {
    // api: swiftui_type_init LayoutProperties()
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  // api: geometry_type ProposedViewSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    // api: implicit_member .unspecified
    // api: value_member .sizeThatFits(_:)
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    _ = subviews[subviews.indices.reversed()].first
    let own = proposal.replacingUnspecifiedDimensions()
    // api: value_member .dimensions(in:)
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let width = sizes.map(\.width).reduce(0, +)
    return CGSize(width: max(width, own.width), height: dimensions.map(\.height).max() ?? 0)
  }

  // api: geometry_type LayoutSubviews
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    for subview in subviews {
      // api: value_member .place(at:proposal:)
      subview.place(at: bounds.origin, proposal: proposal)
      // api: value_member .place(at:anchor:proposal:)
      subview.place(at: bounds.origin, anchor: .center, proposal: .unspecified)
      _ = subview[CallRank.self]
    }
  }
}
