import SwiftUI

/// What a body may be made of.
struct BuilderSheet: View {
  @State private var digit = 12
  @State private var word: String? = "a word"

  var body: some View {
    Sheet(title: "Bodies and builders") {
      Group {
        Sample("A Group's, a pair's, a tuple's modifiers are each view's") {
          HStack(spacing: 6) {
            Group {
              Text("a")
              Text("b")
            }
            .tagged(.blue)
            Two().tagged(.green)
            TupleView((Text("e"), Text("f"))).tagged(.orange)
            EmptyView().tagged(.red)
          }
        }
        Sample("if, else if, if let, switch, for what the system has") {
          HStack(spacing: 6) {
            if digit > 20 { Text("many") } else if digit > 10 { Text("some") } else { Text("few") }
            if let word { Text(word) }
            ForEach(Weather.allCases, id: \.self) { WeatherView(weather: $0) }
            if #available(iOS 16, *) { Text("new") } else { Text("old") }
          }
          .font(.callout).lineLimit(1)
        }
        Sample("ForEach of ranges, ids, key paths, bindings, pairs") {
          HStack(spacing: 5) {
            ForEach(0..<3) { Text("\($0)") }
            ForEach(["x", "y"], id: \.self) { Text($0) }
            ForEach([Named(id: 7), Named(id: 8)]) { Text("#\($0.id)") }
            Editable()
            ForEach(Array("ab".enumerated()), id: \.offset) { Text("\($0)\(String($1))") }
          }
          .font(.callout.monospacedDigit())
        }
        Sample("Generic wrappers: a header and a footer, neither, a view's own extension") {
          HStack(alignment: .top, spacing: 8) {
            Card {
              Text("content")
            } header: {
              Label("Head", systemImage: "star")
            } footer: {
              Text("foot")
            }
            Card { Text("content") }
            Text("when 12").when(digit == 15) { $0.bold().foregroundStyle(.red) }
          }
        }
      }
      Group {
        Sample("A view equal to the last is not run again: tens of 12 stay when 15 comes") {
          HStack {
            EquatableView(content: Tens(number: digit))
            Tens(number: digit).equatable()
            Text("now \(digit)")
          }
          .onAppear { digit = 15 }
        }
        Sample("Sections where no list is: header, content, footer; closed ones have none") {
          HStack(spacing: 6) {
            Section {
              Text("content")
            } header: {
              Text("head").bold()
            } footer: {
              Text("foot").italic()
            }
            Section("closed", isExpanded: .constant(false)) { Text("never") }
          }
          .font(.callout)
        }
        Sample("Made of another's views: framed, counted, and by its sections") {
          VStack(alignment: .leading, spacing: 6) {
            Group(
              subviews: Group {
                Two(); Text("c")
              }
            ) { views in
              HStack(spacing: 6) {
                ForEach(views) { $0.tagged(.purple) }
                Text("of \(views.count)").foregroundStyle(.secondary)
              }
            }
            HStack(spacing: 12) {
              ForEach(sections: sections) { section in
                VStack(alignment: .leading, spacing: 2) {
                  section.header.font(.caption.bold())
                  HStack(spacing: 4) { section.content.font(.caption) }
                }
                .padding(4).bounds()
              }
            }
          }
        }
        Sample("A modifier with state, a view that stands for any, a let of one's own") {
          let lent = Text("lent").underline()
          HStack {
            Text("counted").modifier(Counted())
            AnyView(Text("any"))
            ModifiedContent(content: Text("m"), modifier: Counted())
            lent
          }
          .font(.callout)
        }
      }
    }
  }

  @ViewBuilder private var sections: some View {
    Section("One") {
      Text("a")
      Text("b")
    }
    Section("Two") { Text("c") }
    Text("outside")
  }
}

extension View {
  /// A coloured ground, a piece of it for each view.
  func tagged(_ color: Color) -> some View {
    padding(.horizontal, 8).padding(.vertical, 3).background(color.opacity(0.35), in: .capsule)
  }

  @ViewBuilder fileprivate func when<Changed: View>(
    _ condition: Bool, @ViewBuilder change: (Self) -> Changed
  ) -> some View {
    if condition { change(self) } else { self }
  }
}

private struct Two: View {
  var body: some View {
    Text("c")
    Text("d")
  }
}

private enum Weather: CaseIterable { case sun, rain, unknown }

private struct WeatherView: View {
  let weather: Weather

  var body: some View {
    switch weather {
    case .sun: Image(systemName: "sun.max.fill")
    case .rain: Image(systemName: "cloud.rain.fill")
    case .unknown: EmptyView()
    }
  }
}

private struct Named: Identifiable { let id: Int }

private struct Editable: View {
  @State private var words = ["p", "q"]

  var body: some View {
    ForEach($words, id: \.self) { $word in
      Text(word).onAppear { if word == "p" { word = "P" } }
    }
  }
}

/// A body that tells the tens, and counts a number as the same within them.
private struct Tens: View, Equatable {
  let number: Int

  static func == (a: Tens, b: Tens) -> Bool { a.number / 10 == b.number / 10 }

  var body: some View { Text("ten of \(number)") }
}

private struct Counted: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    HStack(spacing: 2) {
      content
      Text("×\(count)").foregroundStyle(.secondary)
    }
    .onAppear { count += 1 }
  }
}

private struct Card<Header: View, Content: View, Footer: View>: View {
  let content: Content
  let header: Header
  let footer: Footer

  init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.content, self.header, self.footer) = (content(), header(), footer())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      header.font(.caption.bold())
      content
      footer.font(.caption).foregroundStyle(.secondary)
    }
    .padding(8).background(.quaternary, in: .rect(cornerRadius: 8))
  }
}

extension Card where Header == EmptyView, Footer == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
