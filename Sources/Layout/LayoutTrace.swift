import Foundation
import HangaGeometry

/// What one element was asked for its size and what it answered.
package final class LayoutTrace {
  /// A proposal and its answer.
  package struct Question: Hashable, Sendable {
    package var proposal: ProposedViewSize
    package var answer: CGSize
    /// How often the answer was worked out; the cache forgets all but the newest few.
    package var measured: Int
    /// How often the cache knew it.
    package var known: Int
  }

  /// Each proposal once, in the order in which they came.
  package private(set) var questions: [Question] = []

  package init() {}

  func note(_ proposal: ProposedViewSize, _ answer: CGSize, wasKnown: Bool) {
    let place = questions.firstIndex { $0.proposal == proposal && $0.answer == answer }
    if let place {
      if wasKnown { questions[place].known += 1 } else { questions[place].measured += 1 }
    } else {
      questions.append(
        Question(
          proposal: proposal, answer: answer, measured: wasKnown ? 0 : 1, known: wasKnown ? 1 : 0))
    }
  }
}
