import SwiftUI

/// A pill that grows paler when pressed and grey when it cannot be used.
struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 16).padding(.vertical, 10)
      .background(fill(configuration.role), in: .capsule)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }

  private func fill(_ role: ButtonRole?) -> Color {
    if !isEnabled { return .gray }
    return role == .destructive ? .red : .indigo
  }
}

/// Works on the second tap.
struct DoubleTapButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.teal, lineWidth: 2) }
      .onTapGesture(count: 2) { configuration.trigger() }
  }
}

/// A box with a tick.
struct TickToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(configuration.isOn ? .green : .secondary)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

/// The icon above the title.
struct UprightLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title2).foregroundStyle(.tint)
      configuration.title.font(.caption)
    }
  }
}

/// A row of beads.
struct BeadProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let done = Int(((configuration.fractionCompleted ?? 0) * 8).rounded())
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack(spacing: 4) {
        ForEach(0..<8, id: \.self) { index in
          Circle().fill(index < done ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(width: 16, height: 16)
        }
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A half circle that fills.
struct ArcGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.5).stroke(.quaternary, style: stroke)
      Circle().trim(from: 0, to: 0.5 * configuration.value).stroke(.tint, style: stroke)
      VStack {
        configuration.currentValueLabel?.font(.title3.bold())
        configuration.label.font(.caption2)
      }
      .rotationEffect(.degrees(180))
    }
    .rotationEffect(.degrees(180))
    .frame(width: 90, height: 90)
  }
  private var stroke: StrokeStyle { StrokeStyle(lineWidth: 10, lineCap: .round) }
}

/// A sign that turns, on the leading side.
struct SignDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          Image(systemName: configuration.isExpanded ? "minus.circle" : "plus.circle")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content.padding(.leading, 28) }
    }
  }
}

/// A card with a coloured edge.
struct EdgeBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.orange.opacity(0.12))
    .overlay(alignment: .leading) { Rectangle().fill(.orange).frame(width: 4) }
  }
}

/// Controls in a capsule under their label.
struct CapsuleControlsStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
      .labelStyle(.iconOnly)
      .padding(.horizontal, 16).padding(.vertical, 8)
      .background(.thinMaterial, in: .capsule)
      .overlay { Capsule().stroke(.separator) }
  }
}

/// The value below its label.
struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
  }
}

/// A line under the text.
struct UnderlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.vertical, 6)
      .overlay(alignment: .bottom) { Rectangle().fill(.tint).frame(height: 1) }
  }
}

/// A menu behind a coloured chip.
struct ChipMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
      .padding(.horizontal, 12).padding(.vertical, 6)
      .background(.mint.opacity(0.3), in: .capsule)
  }
}

/// The chosen day in large figures.
struct LargeDateStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      Text(configuration.selection, format: .dateTime.day().month(.wide)).font(.title3.bold())
    }
  }
}

/// Rows on one sheet of paper.
struct PaperFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) { configuration.content }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 12))
  }
}
