import Testing
import VitrineDisplayList
import VitrineGeometry

@testable import VitrineText

struct RecentAnswersTests {
  @Test("a recent request is not computed again")
  func kept() {
    let answers = RecentAnswers<Int, Int>()
    var made = 0
    for question in [1, 2, 1, 2, 3, 1] {
      let answer = answers.answer(to: question) {
        made += 1
        return question * 10
      }
      #expect(answer == question * 10)
    }
    #expect(made == 3)
  }

  @Test("only a few results are kept, and the oldest is removed first")
  func forgotten() {
    let answers = RecentAnswers<Int, Int>()
    var made: [Int] = []
    func ask(_ question: Int) {
      let answer = answers.answer(to: question) {
        made.append(question)
        return -question
      }
      #expect(answer == -question)
    }
    let last = 101 - RecentAnswers<Int, Int>.limit
    for question in 1...100 { ask(question) }
    made = []
    for question in last...100 { ask(question) }
    #expect(made.isEmpty)
    ask(1)
    ask(last)
    ask(last + 2)
    #expect(made == [1, last])
  }

  @Test("results that are too large are not kept")
  func large() {
    let answers = RecentAnswers<Int, Int>()
    var made = 0
    for _ in 0..<3 {
      let answer = answers.answer(to: 1, isKept: { $0 < 5 }) {
        made += 1
        return made * 3
      }
      #expect(answer == 3)
    }
    #expect(made == 1)
    for _ in 0..<3 {
      _ = answers.answer(to: 2, isKept: { $0 < 5 }) {
        made += 1
        return 9
      }
    }
    #expect(made == 4)
  }

  @Test("a text gives the same lines for any number and order of requests")
  func lines() {
    let string = "Several words that need more than one line, and more than two"
    let widths = [40.0, 60, 80, 40, 100, 120, 140, 160, 180, 200, 40, 60, .infinity, 40]
    let one = shaped(string)
    for width in widths {
      let proposal = ProposedViewSize(width: width, height: nil)
      let fresh = shaped(string)
      #expect(one.metrics(in: proposal) == fresh.metrics(in: proposal))
      #expect(one.layout(in: proposal) == fresh.layout(in: proposal))
      #expect(one.layout(in: proposal).metrics == one.metrics(in: proposal))
    }
  }

  /// A text that wasn't shaped before.
  private func shaped(_ string: String) -> any ShapedText { FontTextEngine().shape(text(string)) }
}
