import SwiftUI

// Names of iOS 16 to 26 that the count of public sources does not hold yet.

struct LaterBars: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Text("Row").badge(3).badgeProminence(.increased)
      }
      .navigationTitle("Title")
      .navigationSubtitle("Subtitle")
      .searchable(text: $text)
      .searchToolbarBehavior(.minimize)
      .searchDictationBehavior(.automatic)
      .listSectionMargins(.horizontal, 8)
      .scrollEdgeEffectStyle(.soft, for: .top)
      .scrollEdgeEffectHidden(true, for: .bottom)
      .toolbar {
        ToolbarItem(placement: .title) { Text("Other") }
        ToolbarItem { Button("One", systemImage: "plus") {} }.sharedBackgroundVisibility(.hidden)
        ToolbarSpacer(.fixed)
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
        ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
      }
      .toolbar(removing: .title)
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewSearchActivation(.searchTabSelection)
  }
}

struct LaterControls: View {
  @State private var value = 0.5
  @State private var choice = 1
  @State private var isSilent = false

  var body: some View {
    VStack {
      Button("Wide") {}.buttonStyle(.bordered).buttonSizing(.flexible)
      Label("Label", systemImage: "star").labelIconToTitleSpacing(4).labelReservedIconWidth(30)
      Picker("Words", selection: $choice) {
        Text("One").tag(1)
      } currentValueLabel: {
        Text("Own")
      }
      Picker(selection: $choice) {
        Text("One").tag(1)
      } label: {
        Text("Words")
      } currentValueLabel: {
        Text("Own")
      }
      Gauge(value: value) {
        Text("Label")
      } currentValueLabel: {
        Text("Now")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } markedValueLabels: {
        Text("Half").tag(0.5)
      }
      Text("Dialog").dialogSuppressionToggle(isSuppressed: $isSilent)
      Toggle(isOn: $isSilent) {
        Text("Title")
        Text("What it does")
      }
    }
  }
}

struct LaterEffects: View {
  @State private var isOn = true

  var body: some View {
    ScrollView {
      Image(systemName: "star").symbolEffect(.scale.up, isActive: isOn)
      Image(systemName: "star").symbolEffect(.wiggle.left, value: isOn)
      Image(systemName: "star").symbolEffect(.breathe.pulse)
      Color.red.backgroundExtensionEffect()
      Text("Glass").glassEffect().glassEffectTransition(.materialize)
      Text("Fixed").layoutDirectionBehavior(.fixed)
      Text("Mirrored").layoutDirectionBehavior(.mirrors(in: .leftToRight))
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .safeAreaBar(edge: .bottom) { Text("Bar") }
    .safeAreaBar(edge: .leading) { Text("Bar") }
    .writingToolsBehavior(.disabled)
    .textSelectionAffinity(.automatic)
    .handGestureShortcut(.primaryAction)
    .findDisabled()
    .replaceDisabled()
  }
}
