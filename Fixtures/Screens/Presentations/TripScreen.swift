import SwiftUI

/// What is open over the list of trips.
public enum TripOverlay: String, CaseIterable {
  case nothing, sheet, nested, medium, low, cover, alert, choices, notice, dialog, popover
}

/// A list of trips with everything that can be shown over it.
public struct TripScreen: View {
  @State private var isSheetShown: Bool
  @State private var isHalfShown: Bool
  @State private var isCoverShown: Bool
  @State private var isAlertShown: Bool
  @State private var areChoicesShown: Bool
  @State private var isNoticeShown: Bool
  @State private var isDialogShown: Bool
  @State private var isPopoverShown: Bool
  @State private var trips = Trip.all
  @State private var order = "日付順"
  private let overlay: TripOverlay

  public init(_ overlay: TripOverlay = .nothing) {
    self.overlay = overlay
    _isSheetShown = State(initialValue: overlay == .sheet || overlay == .nested)
    _isHalfShown = State(initialValue: overlay == .medium || overlay == .low)
    _isCoverShown = State(initialValue: overlay == .cover)
    _isAlertShown = State(initialValue: overlay == .alert)
    _areChoicesShown = State(initialValue: overlay == .choices)
    _isNoticeShown = State(initialValue: overlay == .notice)
    _isDialogShown = State(initialValue: overlay == .dialog)
    _isPopoverShown = State(initialValue: overlay == .popover)
  }

  public var body: some View {
    TabView {
      NavigationView {
        ScrollView {
          VStack(spacing: 12) {
            ForEach(trips) { trip in
              TripCard(trip: trip)
                .contextMenu {
                  Button {
                    isHalfShown = true
                  } label: {
                    Label("詳細", systemImage: "info.circle")
                  }
                  Button(role: .destructive) {
                    trips.removeAll { $0.id == trip.id }
                  } label: {
                    Label("削除", systemImage: "trash")
                  }
                }
            }
            HStack(spacing: 24) {
              Button("削除…") { isAlertShown = true }
              Button("写真…") { isDialogShown = true }
              Button("地図") { isCoverShown = true }
              Button("メモ") { isPopoverShown = true }
                .popover(isPresented: $isPopoverShown) { Text("窓側の席").padding(20) }
            }
            .padding(.top, 8)
          }
          .padding()
        }
        .navigationTitle("旅行")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { orderMenu }
          ToolbarItem(placement: .navigationBarTrailing) {
            Button("追加") { isSheetShown = true }
          }
        }
      }
      .tabItem { Label("旅行", systemImage: "suitcase") }
    }
    .sheet(isPresented: $isSheetShown) { NewTrip(isNested: overlay == .nested) }
    .sheet(isPresented: $isHalfShown) { TripDetails(isLow: overlay == .low) }
    .fullScreenCover(isPresented: $isCoverShown) { TripMap() }
    .alert("すべて削除しますか？", isPresented: $isAlertShown) {
      Button("キャンセル", role: .cancel) {}
      Button("削除", role: .destructive) { trips = [] }
    } message: {
      Text("この操作は取り消せません。")
    }
    .alert("Save the changes to this trip?", isPresented: $areChoicesShown) {
      Button("Save") {}
      Button("Discard changes", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    .alert(isPresented: $isNoticeShown) {
      Alert(title: Text("お知らせ"), message: Text("新しい時刻表があります。"))
    }
    .confirmationDialog("写真を選ぶ", isPresented: $isDialogShown, titleVisibility: .visible) {
      Button("写真を撮る") {}
      Button("ライブラリから選ぶ") {}
      Button("写真を削除", role: .destructive) {}
    } message: {
      Text("旅行の表紙に使われます。")
    }
  }

  private var orderMenu: some View {
    Menu {
      Button {
        order = "日付順"
      } label: {
        Label("日付順", systemImage: "calendar")
      }
      Button {
        order = "名前順"
      } label: {
        Label("名前順", systemImage: "textformat")
      }
      Divider()
      Menu("もっと見る") {
        Button("過去の旅行") {}
        Button("共有された旅行") {}
      }
    } label: {
      Text(order)
    }
  }
}
