import Testing

@testable import HangaMotion

struct TransactionTests {
  private enum Tag: TransactionKey {
    static var defaultValue: Int { 7 }
  }

  @Test func keysHaveADefault() {
    var transaction = Transaction(animation: .linear)
    #expect(transaction.animation == .linear)
    #expect(transaction[Tag.self] == 7)
    transaction[Tag.self] = 8
    #expect(transaction[Tag.self] == 8)
    #expect(Transaction()[Tag.self] == 7)
  }

  @Test func aCompletionWaitsForTheLastAnimator() {
    var calls = 0
    var transaction = Transaction(animation: .linear)
    transaction.addAnimationCompletion { calls += 1 }
    let completion = transaction.completions[0]
    #expect(completion.criteria == .logicallyComplete)
    completion.begin()
    completion.begin()
    completion.runIfIdle()
    completion.end()
    #expect(calls == 0)
    completion.end()
    #expect(calls == 1)
    completion.runIfIdle()
    #expect(calls == 1)
  }

  @Test func withoutAnimatorsACompletionRunsAtOnce() {
    var calls = 0
    var transaction = Transaction()
    transaction.addAnimationCompletion(criteria: .removed) { calls += 1 }
    transaction.completions[0].runIfIdle()
    #expect(calls == 1)
    #expect(transaction.completions[0].hasRun)
  }
}
