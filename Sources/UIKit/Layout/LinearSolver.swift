/// Solves linear equations and inequalities of which some may be broken, the less important ones
/// first: the simplex method over a tableau, as Cassowary keeps it.
///
/// A level of importance is never given up for any number of lower ones: the objective has a row
/// for each.
struct LinearSolver {
  /// `constant + Σ factor · symbol`.
  struct Row {
    var constant: Double
    var cells: [Int: Double] = [:]

    mutating func add(_ symbol: Int, _ factor: Double) {
      let value = (cells[symbol] ?? 0) + factor
      if value.magnitude < LinearSolver.tiny { cells[symbol] = nil } else { cells[symbol] = value }
    }
    mutating func add(_ other: Row, times factor: Double) {
      constant += other.constant * factor
      for (symbol, value) in other.cells { add(symbol, value * factor) }
    }
    /// Puts `row` in the place of a symbol.
    mutating func substitute(_ symbol: Int, by row: Row) {
      guard let factor = cells.removeValue(forKey: symbol) else { return }
      add(row, times: factor)
    }
    /// From `basic = row` to `symbol = row`.
    mutating func solve(for symbol: Int, replacing basic: Int) {
      add(basic, -1)
      solve(for: symbol)
    }
    /// From `0 = row` to `symbol = row`.
    mutating func solve(for symbol: Int) {
      let factor = -1 / cells.removeValue(forKey: symbol)!
      constant *= factor
      cells = cells.mapValues { $0 * factor }
    }
  }

  enum Relation { case equal, atMost, atLeast }
  private enum Kind { case free, slack, error, dummy }

  /// Below this a factor counts as none.
  static let tiny = 1e-9
  /// Beyond this a simplex that turns in circles is given up.
  private static let stepLimit = 10_000

  private var kinds: [Kind] = []
  private var rows: [Int: Row] = [:]
  /// By level, the most important first.
  private var objective: [Row]

  init(levels: Int) { objective = Array(repeating: Row(constant: 0), count: levels) }

  /// A number to be found.
  mutating func variable() -> Int { symbol(.free) }

  private mutating func symbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Asks for `Σ factor · variable + constant` to be, to be at most or to be at least zero.
  ///
  /// - Parameter level: `nil` if it must hold.
  /// - Returns: whether it can hold beside those that must; if not, it is left out.
  @discardableResult
  mutating func add(
    _ terms: [(variable: Int, factor: Double)], _ constant: Double, _ relation: Relation,
    level: Int?
  ) -> Bool {
    // 1. In terms of what is not basic.
    var row = Row(constant: constant)
    for (variable, factor) in terms where factor != 0 {
      if let known = rows[variable] {
        row.add(known, times: factor)
      } else {
        row.add(variable, factor)
      }
    }
    // 2. Slack and errors.
    var markers: [Int] = []
    switch relation {
    case .atMost, .atLeast:
      let sign: Double = relation == .atMost ? 1 : -1
      let slack = symbol(.slack)
      row.add(slack, sign)
      markers.append(slack)
      if let level {
        let error = symbol(.error)
        row.add(error, -sign)
        objective[level].add(error, 1)
        markers.append(error)
      }
    case .equal:
      if let level {
        let (plus, minus) = (symbol(.error), symbol(.error))
        row.add(plus, -1)
        row.add(minus, 1)
        objective[level].add(plus, 1)
        objective[level].add(minus, 1)
        markers += [plus, minus]
      } else {
        let dummy = symbol(.dummy)
        row.add(dummy, 1)
        markers.append(dummy)
      }
    }
    if row.constant < 0 {
      row.constant = -row.constant
      row.cells = row.cells.mapValues { -$0 }
    }
    // 3. Into the tableau.
    if let subject = subject(of: row, markers) {
      row.solve(for: subject)
      substitute(subject, by: row)
      rows[subject] = row
    } else if row.cells.keys.allSatisfy({ kinds[$0] == .dummy }) {
      // Says what others say already, or the opposite.
      guard row.constant.magnitude < 1e-6 else { return false }
      row.solve(for: markers[0])
      substitute(markers[0], by: row)
      rows[markers[0]] = row
    } else {
      let before = self
      guard addByArtificial(row) else {
        self = before
        return false
      }
    }
    optimize()
    return true
  }

  private func subject(of row: Row, _ markers: [Int]) -> Int? {
    if let free = row.cells.keys.filter({ kinds[$0] == .free }).min() { return free }
    return markers.first {
      (kinds[$0] == .slack || kinds[$0] == .error) && (row.cells[$0] ?? 0) < 0
    }
  }

  private mutating func substitute(_ symbol: Int, by row: Row) {
    for key in rows.keys where rows[key]!.cells[symbol] != nil {
      rows[key]!.substitute(symbol, by: row)
    }
    for level in objective.indices { objective[level].substitute(symbol, by: row) }
  }

  /// Finds a start for a row that has none by making the amount it misses as small as can be.
  private mutating func addByArtificial(_ row: Row) -> Bool {
    let artificial = symbol(.slack)
    rows[artificial] = row
    let usual = objective
    objective = [row]
    optimize()
    let missed = objective[0].constant.magnitude
    objective = usual
    // Pivots since then changed what is basic.
    for level in objective.indices {
      for symbol in objective[level].cells.keys {
        if let known = rows[symbol] { objective[level].substitute(symbol, by: known) }
      }
    }
    guard missed < 1e-6 else { return false }
    if let basic = rows.removeValue(forKey: artificial) {
      if let other = basic.cells.keys.filter({ kinds[$0] != .dummy }).min() {
        var solved = basic
        solved.solve(for: other, replacing: artificial)
        substitute(other, by: solved)
        rows[other] = solved
      }
    }
    for key in rows.keys { rows[key]!.cells[artificial] = nil }
    for level in objective.indices { objective[level].cells[artificial] = nil }
    return true
  }

  /// Moves to the best corner, level by level.
  private mutating func optimize() {
    for _ in 0..<Self.stepLimit {
      guard let entering = entering() else { return }
      guard let leaving = leaving(for: entering) else { return }
      var row = rows.removeValue(forKey: leaving)!
      row.solve(for: entering, replacing: leaving)
      substitute(entering, by: row)
      rows[entering] = row
    }
  }

  /// The first symbol whose growth makes an objective smaller without making a more important one
  /// larger.
  private func entering() -> Int? {
    var best: Int?
    for (level, row) in objective.enumerated() {
      for (symbol, factor) in row.cells where factor < -Self.tiny && kinds[symbol] != .dummy {
        if let best, best < symbol { continue }
        let costs = objective[..<level].contains { ($0.cells[symbol] ?? 0) > Self.tiny }
        if !costs { best = symbol }
      }
      if best != nil { return best }
    }
    return nil
  }

  private func leaving(for entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for (symbol, row) in rows where kinds[symbol] != .free {
      guard let factor = row.cells[entering], factor < -Self.tiny else { continue }
      let ratio = -row.constant / factor
      if best == nil || ratio < best!.ratio - Self.tiny
        || (ratio <= best!.ratio + Self.tiny && symbol < best!.symbol)
      {
        best = (ratio, symbol)
      }
    }
    return best?.symbol
  }
}
