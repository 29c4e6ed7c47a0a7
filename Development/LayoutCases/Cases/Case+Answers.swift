import VitrineLayout
import VitrineGeometry

/// The results of the engine for a case.
package struct Answers {
  package let size: Size
  /// The frames of named views; empty when the size is not finite and nothing can be placed.
  package let frames: [String: Rect]

  package init(_ view: OracleTree, _ proposal: ProposedViewSize, keepsAnswers: Bool = true)
    throws(TreeError)
  {
    var builder = TreeBuilder()
    let root = try builder.root(view)
    if !keepsAnswers { root.forgetAnswers() }
    size = root.size(proposal)
    guard size.width.isFinite, size.height.isFinite else {
      frames = [:]
      return
    }
    root.place(at: .zero, proposal: proposal)
    frames = Dictionary(builder.named.map { ($0.name, $0.node.frame) }) { _, last in last }
  }
}

extension LayoutNode {
  /// Invalidates the whole tree, so that each pass measures it again.
  fileprivate func forgetAnswers() {
    keepsAnswers = false
    for child in children { child.forgetAnswers() }
  }
}

extension CaseFile.Case {
  /// Differences up to this many points count as agreement: recorded values were printed with two
  /// decimals.
  package static let tolerance = 0.01 + 1e-9

  /// The proposal.
  package func proposedSize() throws(TreeError) -> ProposedViewSize {
    guard proposal.count == 2 else { throw .badField(kind: "case", field: "proposal") }
    return ProposedViewSize(width: proposal[0].value, height: proposal[1].value)
  }

  /// The deviations from the engine's results, described for each frame.
  package func disagreements() throws(TreeError) -> [String] {
    let answers = try Answers(view, proposedSize())
    var result: [String] = []
    let sizeAnswer = [answers.size.width, answers.size.height]
    if let size, !Self.agree(size, sizeAnswer) {
      result.append("size \(Self.words(sizeAnswer)), recorded \(Self.words(size.map(\.value)))")
    }
    for (name, recorded) in frames.sorted(by: { $0.key < $1.key }) {
      let answer = answers.frames[name].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
      if !Self.agree(recorded, answer) {
        result.append(
          "\(name) \(Self.words(answer)), recorded \(Self.words(recorded.map(\.value)))")
      }
    }
    return result
  }

  private static func agree(_ recorded: [OracleNumber], _ answer: [Double]) -> Bool {
    recorded.count == answer.count
      && zip(recorded, answer).allSatisfy { recorded, answer in
        recorded.value.map { $0 == answer || abs($0 - answer) <= tolerance } ?? false
      }
  }

  private static func words(_ numbers: [Double?]) -> String {
    let words = numbers.map { number in
      number.map { String(($0 * 1000).rounded() / 1000) } ?? "nil"
    }
    return "[" + words.joined(separator: ", ") + "]"
  }
}
