import Synchronization

/// The answers to the last few questions.
///
/// The same text appears in many views and renders, which measure it in the same way.
final class RecentAnswers<Question: Equatable & Sendable, Answer: Sendable>: Sendable {
  private struct State {
    var answers: [(question: Question, answer: Answer)] = []
    /// The oldest answer.
    var next = 0
  }

  private let state = Mutex(State())

  /// The maximum number of cached answers: as many as a text in nested stacks needs.
  static var limit: Int { 4 }

  /// The answer to a question, from `make` when it is new.
  ///
  /// - Parameter isKept: whether an answer is small enough to be kept.
  func answer(
    to question: Question, isKept: (Answer) -> Bool = { _ in true }, make: () -> Answer
  ) -> Answer {
    let known = state.withLock { state in
      state.answers.first { $0.question == question }?.answer
    }
    if let known { return known }
    let answer = make()
    guard isKept(answer) else { return answer }
    state.withLock { state in
      if state.answers.count < Self.limit {
        state.answers.append((question, answer))
      } else {
        state.answers[state.next] = (question, answer)
        state.next = (state.next + 1) % Self.limit
      }
    }
    return answer
  }
}
