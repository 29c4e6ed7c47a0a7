import VitrineModel

/// Random trees with the engine's answers.
enum Random {
  /// A file of `count` trees; the first one is made from `seed`.
  static func file(count: Int, seed: UInt64) throws(TreeError) -> CaseFile {
    var cases: [CaseFile.Case] = []
    for index in 0..<count {
      var random = RandomTree.makeCase(seed: seed &+ UInt64(index))
      let answers = try Answers(random.view, random.proposedSize())
      random.size = [answers.size.width, answers.size.height].map { OracleNumber($0) }
      random.frames = answers.frames.compactMapValues { frame in
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        // Where nothing finite can be said, nothing is.
        return numbers.allSatisfy(\.isFinite) ? numbers.map { OracleNumber($0) } : nil
      }
      cases.append(random)
    }
    return CaseFile(cases: cases)
  }
}
