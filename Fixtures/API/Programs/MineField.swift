import SwiftUI

/// A field of covered cells; a count runs by a timer of the older kind, which sends a selector.
struct MineField: View {
  @StateObject private var field = Field(side: 9)
  @State private var setsFlags = false

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 9)

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Label("\(field.left)", systemImage: "flag.fill").foregroundStyle(.red)
        Spacer()
        Button {
          field.begin()
        } label: {
          Text(field.isLost ? "😵" : "🙂").font(.largeTitle)
        }
        Spacer()
        Text(String(format: "%03d", field.seconds))
          .font(.system(.title2, design: .monospaced))
          .foregroundColor(.red)
          .padding(.horizontal, 6)
          .padding(.vertical, 2)
          .background(Color.black)
      }
      LazyVGrid(columns: columns, spacing: 2) {
        ForEach(field.cells) { cell in
          CellFace(cell: cell)
            .aspectRatio(1, contentMode: .fit)
            .onTapGesture { setsFlags ? field.toggleFlag(cell.id) : field.open(cell.id) }
            .onLongPressGesture(minimumDuration: 0.3) { field.toggleFlag(cell.id) }
            .accessibilityLabel("Cell \(cell.id)")
        }
      }
      .padding(6)
      .background(Color(.systemGray2), in: RoundedRectangle(cornerRadius: 6))
      Toggle("Flag mode", isOn: $setsFlags).toggleStyle(SwitchToggleStyle(tint: .red))
    }
    .padding()
  }
}

private struct CellFace: View {
  let cell: Field.Cell

  private static let colors: [Color] = [
    .clear, .blue, .green, .red, .purple, .brown, .teal, .black, .gray,
  ]

  var body: some View {
    ZStack {
      Rectangle().fill(Color(cell.isOpen ? .systemGray5 : .systemGray3))
      if !cell.isOpen {
        Rectangle().strokeBorder(.white.opacity(0.7), lineWidth: 1)
      }
      if cell.isOpen {
        Text(cell.isMine ? "💣" : cell.near > 0 ? "\(cell.near)" : "")
          .bold()
          .foregroundStyle(Self.colors[cell.near])
      } else {
        // No name where there is no flag.
        Image(systemName: cell.hasFlag ? "flag.fill" : "").foregroundStyle(.red)
      }
    }
  }
}

private final class Field: ObservableObject {
  struct Cell: Identifiable {
    let id: Int
    var isMine = false
    var hasFlag = false
    var isOpen = false
    var near = 0
  }

  /// The same mines each time.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Published private(set) var cells: [Cell] = []
  @Published private(set) var seconds = 0
  @Published private(set) var isLost = false
  let side: Int
  private var timer: Timer?

  var left: Int { cells.filter(\.isMine).count - cells.filter(\.hasFlag).count }

  init(side: Int) {
    self.side = side
    begin()
    // In programs for phones this is sent `#selector(tick)`.
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
  }

  deinit { timer?.invalidate() }

  private func tick() { if !isLost { seconds += 1 } }

  func begin() {
    (seconds, isLost) = (0, false)
    cells = (0..<side * side).map { Cell(id: $0) }
    var dice = Dice(state: 7)
    for place in cells.indices.shuffled(using: &dice).prefix(10) { cells[place].isMine = true }
    for place in cells.indices {
      cells[place].near = around(place).filter { cells[$0].isMine }.count
    }
    if let empty = cells.firstIndex(where: { !$0.isMine && $0.near == 0 }) { open(empty) }
    if let mine = cells.firstIndex(where: \.isMine) { cells[mine].hasFlag = true }
  }

  func toggleFlag(_ place: Int) { if !cells[place].isOpen { cells[place].hasFlag.toggle() } }

  func open(_ place: Int) {
    guard !cells[place].isOpen, !cells[place].hasFlag, !isLost else { return }
    cells[place].isOpen = true
    if cells[place].isMine {
      isLost = true
    } else if cells[place].near == 0 {
      around(place).forEach(open)
    }
  }

  private func around(_ place: Int) -> [Int] {
    let (row, column) = (place / side, place % side)
    return (-1...1).flatMap { down in
      (-1...1).compactMap { across in
        let isInside = 0..<side ~= row + down && 0..<side ~= column + across
        return isInside && (down, across) != (0, 0)
          ? (row + down) * side + column + across : nil
      }
    }
  }
}

#Preview { MineField() }
