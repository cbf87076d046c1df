import ComposableArchitecture
import SwiftUI

/// The courses in a row and which one shows.
@Reducer
struct CourseStrip {
  @ObservableState
  struct State: Equatable {
    var courses: [Course]
    var current: Course
  }

  enum Action: Sendable {
    case courseTapped(Course)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .courseTapped(let course):
        withAnimation(.bouncy) {
          state.current = course
        }
        return .none
      }
    }
  }
}

/// Titles that scroll; a line slides under the one that shows.
struct CourseStripView: View {
  let store: StoreOf<CourseStrip>
  @Namespace private var line

  var body: some View {
    ScrollViewReader { strip in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(store.courses) { course in
            CourseTab(
              title: course.title, isCurrent: course == store.current, line: line
            ) {
              store.send(.courseTapped(course))
            }
            .id(course.id)
          }
        }
        .onChange(of: store.current) { _, course in
          withAnimation {
            strip.scrollTo(course.id, anchor: .center)
          }
        }
      }
    }
  }
}

private struct CourseTab: View {
  let title: String
  let isCurrent: Bool
  let line: Namespace.ID
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(spacing: 8) {
        Text(title)
          .font(.subheadline.weight(isCurrent ? .semibold : .regular))
          .foregroundStyle(isCurrent ? Color.brown : Color.secondary)
          .padding(.horizontal, 16)
        ZStack {
          Color.clear
          if isCurrent {
            Capsule()
              .fill(Color.brown)
              .padding(.horizontal, 12)
              .matchedGeometryEffect(id: "line", in: line)
          }
        }
        .frame(height: 3)
      }
      .padding(.top, 12)
    }
  }
}
