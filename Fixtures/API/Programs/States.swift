import SwiftUI

/// The programs, each in the states that need no touch.
public enum ProgramsStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    [
      ("settings-cards", AnyView(SettingsCards())),
      ("profile-header", AnyView(ProfileHeader())),
      ("sign-in-form", AnyView(SignInForm())),
      ("weather-card", AnyView(WeatherCard())),
      ("onboarding-first", AnyView(OnboardingPages())),
      ("onboarding-last", AnyView(OnboardingPages(page: 2))),
      ("chat-bubbles", AnyView(ChatBubbles())),
      ("bar-chart", AnyView(BarChart())),
      ("badge-grid", AnyView(BadgeGrid())),
      ("month-calendar", AnyView(MonthCalendar())),
      ("media-player", AnyView(MediaPlayer())),
      ("pricing-cards", AnyView(PricingCards())),
      ("controls-panel", AnyView(ControlsPanel())),
      ("dates-panel", AnyView(DatesPanel())),
      ("date-wheels", AnyView(DateWheelsPanel())),
      ("clock-face", AnyView(ClockFace())),
      ("canvas-garden", AnyView(CanvasGarden())),
      ("shape-algebra", AnyView(ShapeAlgebra())),
      ("paint-box", AnyView(PaintBox())),
      ("reorder-rows", AnyView(ReorderRows())),
      ("card-pile", AnyView(CardPile())),
      ("city-carousel", AnyView(CityCarousel())),
      ("place-sheet", AnyView(PlaceSheet())),
      ("hero-grid", AnyView(HeroGrid())),
      ("plant-search", AnyView(PlantSearch())),
      ("library-columns", AnyView(LibraryColumns())),
      ("crew-table", AnyView(CrewTable())),
      ("badged-tabs", AnyView(BadgedTabs())),
      ("button-sampler", AnyView(ButtonSampler())),
      ("word-cloud", AnyView(WordCloud())),
      ("tile-game", AnyView(TileGame())),
      ("mine-field", AnyView(MineField())),
      ("wallet-list", AnyView(WalletList())),
      ("recipe-grid", AnyView(RecipeGrid())),
      ("cover-flow", AnyView(CoverFlow())),
    ]
  }
}
