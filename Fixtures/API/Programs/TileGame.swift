import SwiftUI

/// A board of numbered tiles that swipes move; as games of this kind are written, an observable
/// object moves tiles and an animation carries them.
struct TileGame: View {
  @StateObject private var game = Game()
  @State private var isHeld = false

  private static let side: CGFloat = 74
  private static let gap: CGFloat = 8

  var body: some View {
    VStack(spacing: 20) {
      header
      board
      Text("Swipe to move the tiles.")
        .font(.footnote)
        .foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.98, green: 0.97, blue: 0.94).edgesIgnoringSafeArea(.all))
  }

  private var header: some View {
    HStack {
      Text("Tiles")
        .font(Font.system(size: 44, weight: .black, design: .rounded))
        .foregroundColor(Color(white: 0.35))
      Spacer()
      score("SCORE", game.score)
      score("BEST", game.best)
    }
    .padding(.horizontal, 24)
  }

  private func score(_ title: String, _ value: Int) -> some View {
    VStack(spacing: 2) {
      Text(title).font(.caption2).bold()
      Text("\(value)").font(.headline).monospacedDigit()
    }
    .foregroundColor(.white)
    .frame(minWidth: 64)
    .padding(.vertical, 8)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.62)))
  }

  private var board: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<16) { cell in
        RoundedRectangle(cornerRadius: 6)
          .fill(Color.white.opacity(0.35))
          .frame(width: Self.side, height: Self.side)
          .position(place(cell / 4, cell % 4))
      }
      ForEach(game.tiles) { tile in
        TileFace(value: tile.value)
          .frame(width: Self.side, height: Self.side)
          .position(place(tile.row, tile.column))
          .zIndex(Double(tile.value))
          .transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
      }
    }
    .frame(width: 4 * Self.side + 3 * Self.gap, height: 4 * Self.side + 3 * Self.gap)
    .padding(Self.gap)
    .background(RoundedRectangle(cornerRadius: 10).fill(Color(white: 0.72)))
    .gesture(swipe)
  }

  private func place(_ row: Int, _ column: Int) -> CGPoint {
    CGPoint(
      x: Self.side / 2 + CGFloat(column) * (Self.side + Self.gap),
      y: Self.side / 2 + CGFloat(row) * (Self.side + Self.gap))
  }

  private var swipe: some Gesture {
    DragGesture()
      .onChanged { value in
        let way = value.translation
        guard !isHeld, max(abs(way.width), abs(way.height)) > 40 else { return }
        isHeld = true
        let isHorizontal = abs(way.width) > abs(way.height)
        withAnimation(.easeInOut(duration: 0.15)) {
          game.move(
            isHorizontal ? (way.width > 0 ? .right : .left) : (way.height > 0 ? .down : .up))
        }
      }
      .onEnded { _ in isHeld = false }
  }
}

private struct TileFace: View {
  let value: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(color)
      .overlay(
        Text("\(value)" as String)
          .font(.system(size: value < 100 ? 32 : 24, weight: .black, design: .rounded))
          .foregroundColor(value < 8 ? Color(white: 0.35) : .white))
  }

  private var color: Color {
    let step = Double(value.trailingZeroBitCount)
    return Color(hue: 0.12 - step / 120, saturation: step / 12, brightness: 0.97)
  }
}

private final class Game: ObservableObject {
  enum Move { case left, right, up, down }

  struct Tile: Identifiable {
    let id: Int
    var value: Int
    var row: Int
    var column: Int
  }

  @Published private(set) var tiles: [Tile] = []
  @Published private(set) var score = 0
  @AppStorage("tile game best") private(set) var best = 512

  init() {
    for (place, value) in [2, 4, 8, 16, 32, 64, 128, 256, 512].enumerated() {
      tiles.append(Tile(id: place, value: value, row: place / 4, column: place % 4))
    }
  }

  /// Every tile goes as far as it can.
  func move(_ move: Move) {
    let isBackwards = move == .right || move == .down
    for line in 0..<4 {
      let isRow = move == .left || move == .right
      let inLine = tiles.indices.filter { (isRow ? tiles[$0].row : tiles[$0].column) == line }
        .sorted { place($0, isRow) < place($1, isRow) }
      let first = isBackwards ? 4 - inLine.count : 0
      for (step, index) in inLine.enumerated() {
        if isRow { tiles[index].column = first + step } else { tiles[index].row = first + step }
      }
    }
    score += 4
    best = max(best, score)
  }

  private func place(_ index: Int, _ isRow: Bool) -> Int {
    isRow ? tiles[index].column : tiles[index].row
  }
}

#Preview { TileGame() }
