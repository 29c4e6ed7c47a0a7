/// Random trees with the engine's results.
package enum Random {
  /// Returns a file of `count` trees, of which the first one has the seed `seed`.
  package static func file(count: Int, seed: UInt64) throws(TreeError) -> CaseFile {
    var cases: [CaseFile.Case] = []
    for index in 0..<count {
      var random = RandomTree.makeCase(seed: seed &+ UInt64(index))
      let answers = try Answers(random.view, random.proposedSize())
      random.size = [answers.size.width, answers.size.height].map { OracleNumber($0) }
      random.frames = answers.frames.compactMapValues { frame in
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        // Without finite numbers there is no result.
        return numbers.allSatisfy(\.isFinite) ? numbers.map { OracleNumber($0) } : nil
      }
      cases.append(random)
    }
    return CaseFile(cases: cases)
  }
}
