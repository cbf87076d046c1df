import SwiftUI

/// What was spent, grouped by days under headers that stand out, below a card of the balance.
struct WalletList: View {
  @State private var range = Range.week
  @State private var isHidden = false

  private enum Range: String, CaseIterable { case week = "Week", month = "Month", year = "Year" }

  var body: some View {
    NavigationStack {
      List {
        Section {
          balance.listRowInsets(EdgeInsets())
        }
        Section {
          Picker("Range", selection: $range) {
            ForEach(Range.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
        }
        ForEach(days, id: \.day) { day, payments in
          Section(day.formatted(.relative(presentation: .named))) {
            ForEach(payments) { PaymentRow(payment: $0) }
          }
        }
        .headerProminence(.increased)
      }
      .listSectionSpacing(.compact)
      .navigationTitle("Wallet")
      .toolbar {
        Toggle(isOn: $isHidden) { Image(systemName: isHidden ? "eye.slash" : "eye") }
          .toggleStyle(.button)
      }
    }
  }

  private var balance: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Balance").font(.subheadline).foregroundStyle(.white.opacity(0.8))
      Text(sum, format: .currency(code: "EUR"))
        .font(.system(size: 36, weight: .bold, design: .rounded))
        .redacted(reason: isHidden ? .placeholder : [])
      HStack {
        Label("€3,200.00", systemImage: "arrow.down.left.circle.fill")
        Spacer()
        Label("€89.65", systemImage: "arrow.up.right.circle.fill")
      }
      .font(.footnote.weight(.semibold))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [.blue, .indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
  }

  private var sum: Decimal { Payment.samples.reduce(0) { $0 + $1.amount } }

  private var days: [(day: Date, payments: [Payment])] {
    Dictionary(grouping: Payment.samples) { Calendar.current.startOfDay(for: $0.date) }
      .map { (day: $0.key, payments: $0.value) }
      .sorted { $0.day > $1.day }
  }
}

private struct PaymentRow: View {
  let payment: Payment

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: payment.kind.icon)
        .frame(width: 36, height: 36)
        .background(Color.accentColor.opacity(0.15), in: Circle())
      VStack(alignment: .leading) {
        Text(payment.name)
        Text(payment.kind.rawValue).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(payment.amount, format: .currency(code: "EUR").sign(strategy: .always()))
        .foregroundStyle(payment.amount < 0 ? Color.primary : .green)
        .monospacedDigit()
    }
  }
}

private struct Payment: Identifiable {
  enum Kind: String {
    case food = "Food"
    case travel = "Travel"
    case salary = "Salary"

    var icon: String {
      switch self {
      case .food: "fork.knife"
      case .travel: "airplane"
      case .salary: "banknote"
      }
    }
  }

  let id: Int
  let name: String
  let amount: Decimal
  let daysAgo: Int
  let kind: Kind

  var date: Date { Calendar.current.date(byAdding: .day, value: -daysAgo, to: .now) ?? .now }

  static let samples = [
    Payment(id: 0, name: "Groceries", amount: -54.25, daysAgo: 0, kind: .food),
    Payment(id: 1, name: "Train ticket", amount: -23, daysAgo: 0, kind: .travel),
    Payment(id: 2, name: "Salary", amount: 3200, daysAgo: 1, kind: .salary),
    Payment(id: 3, name: "Lunch", amount: -12.4, daysAgo: 3, kind: .food),
  ]
}

#Preview { WalletList() }
