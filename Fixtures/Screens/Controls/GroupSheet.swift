import SwiftUI

/// Controls that hold others.
struct GroupSheet: View {
  @State private var isOpen = true

  var body: some View {
    ControlSheet(title: "Groups") {
      Family("Labels") {
        Label("Icon and title", systemImage: "star")
        HStack(spacing: 16) {
          Label("Title only", systemImage: "star").labelStyle(.titleOnly)
          Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
          Label("Large", systemImage: "star.fill").font(.title3).foregroundStyle(.orange)
        }
      }
      Family("Labelled contents") {
        LabeledContent("Version", value: "18.2")
        LabeledContent("Amount", value: 12.5, format: .percent)
        LabeledContent("Colour") { Circle().fill(.teal).frame(width: 20, height: 20) }
        LabeledContent {
          Text("42")
        } label: {
          Text("Two lines")
          Text("The second is smaller")
        }
      }
      Family("Boxes") {
        GroupBox("Titled") {
          Text("Inside").frame(maxWidth: .infinity, alignment: .leading)
        }
        GroupBox {
          GroupBox("Inner") { Text("Nested").frame(maxWidth: .infinity, alignment: .leading) }
        } label: {
          Label("Outer", systemImage: "shippingbox")
        }
      }
      Family("Disclosure") {
        DisclosureGroup("Open", isExpanded: $isOpen) {
          Text("First").frame(maxWidth: .infinity, alignment: .leading)
          Toggle("Second", isOn: $isOpen)
        }
        DisclosureGroup("Closed") { Text("Never seen") }
      }
      Family("Control groups") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Paste", systemImage: "clipboard") {}
        }
        ControlGroup("Zoom") {
          Button("Out", systemImage: "minus") {}
          Button("In", systemImage: "plus") {}
        }
        .controlGroupStyle(.navigation)
      }
    }
  }
}
