/// Compares the engine with a file of recorded layouts.
package struct Frames {
  /// The result for one file.
  package struct Score: Equatable {
    package var framesAgreeing = 0
    package var frames = 0
    package var casesAgreeing = 0
    package var cases = 0
    /// Whether all cases agree, except those that no public model reproduces.
    package var isPassed = true
  }

  package private(set) var score = Score()
  /// A line for each case that disagrees.
  package private(set) var lines: [String] = []

  package init(_ file: CaseFile) {
    lines = file.unreadable
    score.cases = lines.count
    score.isPassed = lines.isEmpty
    for testCase in file.cases {
      let wrong: [String]
      do {
        wrong = try testCase.disagreements()
      } catch {
        wrong = ["error: \(error)"]
      }
      let total = testCase.frames.count + (testCase.size == nil ? 0 : 1)
      score.frames += total
      score.framesAgreeing += total - min(wrong.count, total)
      score.cases += 1
      if wrong.isEmpty {
        score.casesAgreeing += 1
      } else {
        let isExpected = testCase.reference_model_agrees == false
        if !isExpected { score.isPassed = false }
        lines.append(
          testCase.id + (isExpected ? " (no public model agrees): " : ": ")
            + wrong.joined(separator: "; "))
      }
    }
  }
}
