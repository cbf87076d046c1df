import SwiftUI

/// The weather of a day over a sky, with the coming hours on glass.
struct WeatherCard: View {
  private let hours = [
    Hour(time: "今", symbol: "sun.max.fill", degrees: 24),
    Hour(time: "13時", symbol: "sun.max.fill", degrees: 26),
    Hour(time: "14時", symbol: "cloud.fill", degrees: 25),
    Hour(time: "15時", symbol: "cloud.rain.fill", degrees: 21),
    Hour(time: "16時", symbol: "cloud.rain.fill", degrees: 19),
    Hour(time: "17時", symbol: "moon.fill", degrees: 18),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: Color(red: 0.16, green: 0.42, blue: 0.84), location: 0),
          .init(color: Color(red: 0.45, green: 0.72, blue: 0.96), location: 0.6),
          .init(color: Color(red: 0.99, green: 0.86, blue: 0.66), location: 1),
        ]), startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      RadialGradient(
        colors: [.white.opacity(0.9), .white.opacity(0)], center: .center, startRadius: 4,
        endRadius: 120
      )
      .frame(width: 240, height: 240)
      .position(x: 300, y: 90)
      VStack(spacing: 4) {
        Text("横浜市").font(.title)
        Text("24°").font(.system(size: 88, weight: .thin))
        Text("晴れのち雨").font(.title3)
        HStack {
          Text("最高 27°")
          Text("最低 17°")
        }
        .font(.callout)
        Spacer()
        HStack(spacing: 0) {
          ForEach(hours) { hour in
            VStack(spacing: 10) {
              Text(hour.time).font(.caption)
              Image(systemName: hour.symbol).font(.title3).frame(height: 28)
              Text("\(hour.degrees)°").font(.callout).fontWeight(.medium)
            }
            .frame(maxWidth: .infinity)
          }
        }
        .padding(.vertical, 16)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
      }
      .foregroundColor(.white)
      .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
      .padding()
    }
  }
}

private struct Hour: Identifiable {
  let time: String
  let symbol: String
  let degrees: Int

  var id: String { time }
}
