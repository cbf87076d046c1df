import SwiftUI

struct ForecastView: View {
  let place: Place
  @ScaledMetric(relativeTo: .largeTitle) private var degreesSize = 88.0

  private var celsius: Measurement<UnitTemperature> {
    Measurement(value: place.degrees, unit: .celsius)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        VStack(spacing: 2) {
          Text(place.id)
            .font(.largeTitle)
          Text("\(Int(place.degrees))°")
            .font(.system(size: degreesSize, weight: .thin))
          Text(caption)
            .font(.title3.weight(.medium))
        }
        .padding(.top, 72)
        .shadow(radius: 4)
        .accessibilityElement(children: .combine)

        HourStrip(hours: place.hours)
        WeekCard(days: place.days)
        DetailGrid(place: place)
      }
      .padding(.horizontal)
      .padding(.bottom, 48)
    }
    .scrollIndicators(.hidden)
    .foregroundStyle(.white)
    .background(
      LinearGradient(colors: place.colors, startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    )
  }

  private var caption: LocalizedStringKey {
    switch place.sky {
    case .clear: "Clear all day"
    case .cloudy: "Mostly cloudy"
    case .rain: "Rain until noon"
    case .night: "A clear night"
    }
  }
}

struct GlassCard<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(title, systemImage: symbol)
        .font(.caption.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
      content
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
  }
}

struct HourStrip: View {
  let hours: [Hour]

  var body: some View {
    GlassCard(title: "Next hours", symbol: "clock") {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 22) {
          ForEach(hours) { hour in
            VStack(spacing: 8) {
              Text(hour.id == 0 ? "Now" : "\(hour.id + 9):00")
                .font(.footnote.weight(.medium))
              Image(systemName: hour.sky.rawValue)
                .symbolRenderingMode(.multicolor)
                .font(.title3)
                .frame(height: 26)
              if hour.rain > 0 {
                Text(hour.rain, format: .percent)
                  .font(.caption2.bold())
                  .foregroundStyle(.cyan)
              }
              Spacer(minLength: 0)
              Text("\(hour.degrees, specifier: "%.0f")°")
                .font(.callout.weight(.semibold))
            }
          }
        }
      }
      .frame(height: 104)
    }
  }
}

struct WeekCard: View {
  let days: [Day]

  private var lowest: Double { days.map(\.low).min() ?? 0 }
  private var highest: Double { days.map(\.high).max() ?? 1 }
  private let names = ["Today", "Wed", "Thu", "Fri", "Sat", "Sun", "Mon"]

  var body: some View {
    GlassCard(title: "7-day forecast", symbol: "calendar") {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
        ForEach(days) { day in
          if day.id > 0 { Divider().overlay(.white.opacity(0.3)) }
          GridRow {
            Text(names[day.id]).fontWeight(.medium)
            Image(systemName: day.sky.rawValue)
              .symbolRenderingMode(.multicolor)
              .gridColumnAlignment(.center)
            Text("\(Int(day.low))°").foregroundStyle(.secondary)
              .gridColumnAlignment(.trailing)
            RangeBar(low: day.low, high: day.high, bounds: lowest...highest)
              .frame(height: 5)
            Text("\(Int(day.high))°")
              .gridColumnAlignment(.trailing)
          }
        }
      }
      .monospacedDigit()
    }
  }
}

struct RangeBar: View {
  let low: Double
  let high: Double
  let bounds: ClosedRange<Double>

  private func share(_ value: Double) -> Double {
    (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.black.opacity(0.2))
        Capsule()
          .fill(LinearGradient(colors: [.teal, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
          .frame(width: proxy.size.width * (share(high) - share(low)))
          .offset(x: proxy.size.width * share(low))
      }
    }
  }
}

struct DetailGrid: View {
  let place: Place

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(spacing: 14), count: 2), spacing: 14) {
      GlassCard(title: "Humidity", symbol: "humidity.fill") {
        Text(0.72, format: .percent).font(.title)
        Text("The dew point is 6° right now.").font(.footnote)
      }
      GlassCard(title: "Wind", symbol: "wind") {
        Text("\(14) km/h").font(.title)
        Text("From the *southwest*").font(.footnote)
      }
      GlassCard(title: "UV index", symbol: "sun.max.fill") {
        Gauge(value: 3, in: 0...11) {
          Text("UV")
        } currentValueLabel: {
          Text("3")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
      }
      GlassCard(title: "Sunset", symbol: "sunset.fill") {
        Text("20:47").font(.title)
        Text("Sunrise: 5:32").font(.footnote)
      }
    }
  }
}

#Preview("Rain") {
  ForecastView(place: Place.all[0])
}

#Preview("Clear") {
  ForecastView(place: Place.all[1])
}
