import SwiftUI

/// Nine cells around Spacers; what a cell does not hold is a Spacer too.
struct NineCells<A: View, B: View, C: View>: View {
  @ViewBuilder var leading: A
  @ViewBuilder var center: B
  @ViewBuilder var trailing: C

  var body: some View {
    HStack {
      VStack(alignment: .leading) { leading }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      VStack { center }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .trailing) { trailing }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(Color.green)
  }
}

/// Case 22: all cells hold a rectangle but the middle one.
public struct FullColumns: View {
  public init() {}

  public var body: some View {
    Ground {
      NineCells {
        Rectangle().foregroundColor(.blue).frame(width: 64, height: 64)
        Spacer()
        Rectangle().foregroundColor(.red).frame(width: 64)
        Spacer()
        Rectangle().foregroundColor(.blue).frame(width: 64, height: 64)
      } center: {
        Rectangle().foregroundColor(.blue)
        Spacer()
        Spacer()
        Spacer()
        Rectangle().foregroundColor(.blue)
      } trailing: {
        Rectangle().foregroundColor(.blue).frame(height: 64)
        Spacer()
        Rectangle().foregroundColor(.red)
        Spacer()
        Rectangle().foregroundColor(.blue).frame(height: 64)
      }
    }
  }
}

/// Case 23: two cells hold a rectangle, the others Spacers.
public struct LimitedColumns: View {
  public init() {}

  public var body: some View {
    Ground {
      NineCells {
        Spacer()
        Spacer()
        Spacer()
        Spacer()
        Rectangle().foregroundColor(.blue).frame(width: 64, height: 64)
      } center: {
        Spacer()
        Spacer()
        Spacer()
        Spacer()
        Spacer()
      } trailing: {
        Rectangle().foregroundColor(.blue).frame(width: 64, height: 64)
        Spacer()
        Spacer()
        Spacer()
        Spacer()
      }
    }
  }
}
