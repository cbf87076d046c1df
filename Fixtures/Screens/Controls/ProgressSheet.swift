import SwiftUI

/// What shows how far something is.
struct ProgressSheet: View {
  var body: some View {
    ControlSheet(title: "Progress and gauges") {
      Family("Bars") {
        ProgressView(value: 0.3)
        ProgressView("Downloading", value: 3, total: 8)
        ProgressView(value: 0.6) {
          Text("With a value")
        } currentValueLabel: {
          Text("60 %")
        }
        ProgressView(value: 0.8).tint(.pink)
        ProgressView(value: 0)
        ProgressView(value: 1)
      }
      Family("Spinners") {
        HStack(spacing: 24) {
          ProgressView()
          ProgressView().controlSize(.mini)
          ProgressView().controlSize(.small)
          ProgressView().controlSize(.large)
          ProgressView().tint(.red)
          ProgressView("Loading")
        }
      }
      Family("Gauges") {
        Gauge(value: 0.4) { Text("Storage") }
        Gauge(value: 40, in: 0...100) {
          Text("Speed")
        } currentValueLabel: {
          Text("40")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .tint(Gradient(colors: [.green, .yellow, .red]))
        Gauge(value: 0.7) {
          Text("Accessory")
        } currentValueLabel: {
          Text("70 %")
        }
        .gaugeStyle(.accessoryLinear)
        Gauge(value: 0.7) {
          Text("Capacity")
        } currentValueLabel: {
          Text("70 %")
        }
        .gaugeStyle(.accessoryLinearCapacity)
      }
      Family("Round gauges") {
        HStack(spacing: 16) {
          Gauge(value: 0.6) {
            Text("°C")
          } currentValueLabel: {
            Text("21")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 0.6) {
            Text("°C")
          } currentValueLabel: {
            Text("21")
          } minimumValueLabel: {
            Text("8")
          } maximumValueLabel: {
            Text("30")
          }
          .gaugeStyle(.accessoryCircular)
          .tint(Gradient(colors: [.blue, .green, .orange]))
          Gauge(value: 0.6) { Text("60") }.gaugeStyle(.accessoryCircularCapacity)
          Gauge(value: 0.6) {
            Image(systemName: "drop.fill")
          } currentValueLabel: {
            Text("60")
          }
          .gaugeStyle(.accessoryCircularCapacity).tint(.teal)
        }
      }
    }
  }
}
