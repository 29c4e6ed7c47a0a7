import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout
@testable import LayoutCases

/// Properties of all trees; a failure names the seed, from which `conformance random 1 SEED` prints the
/// tree.
@Suite("Random trees")
struct RandomTreeTests {
  private static let firstSeed: UInt64 = 20_261

  private func node(_ testCase: CaseFile.Case) throws -> LayoutNode {
    var builder = TreeBuilder()
    return try builder.root(testCase.view)
  }

  /// Proposals that stacks use, besides the case's own.
  private func proposals(_ testCase: CaseFile.Case) throws -> [ProposedViewSize] {
    [
      try testCase.proposedSize(), .unspecified, .zero, .infinity,
      ProposedViewSize(width: 50, height: nil),
    ]
  }

  @Test("sizes depend on the proposal only, in any order of requests")
  func purity() throws {
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(TestLength.cases(20_000)) {
      let testCase = RandomTree.makeCase(seed: seed)
      let proposals = try proposals(testCase)
      let first = try node(testCase)
      let answers = proposals.map { first.size($0) }
      let again = proposals.map { first.size($0) }
      let second = try node(testCase)
      let backwards = proposals.reversed().map { second.size($0) }.reversed()
      guard same(answers, again), same(answers, Array(backwards)) else {
        Issue.record("seed \(seed): \(answers), again \(again), backwards \(Array(backwards))")
        return
      }
      guard answers.allSatisfy({ !$0.width.isNaN && !$0.height.isNaN }) else {
        Issue.record("seed \(seed): \(answers) has an extent that is not a number")
        return
      }
    }
  }

  private func same(_ first: [Size], _ second: [Size]) -> Bool { first == second }

  @Test("cached sizes equal uncached ones")
  func caching() throws {
    // Without cached sizes, the cost grows with each level; fewer trees are tested.
    for seed in Self.firstSeed..<Self.firstSeed + 2_000 {
      let testCase = RandomTree.makeCase(seed: seed)
      let proposal = try testCase.proposedSize()
      let kept = try Answers(testCase.view, proposal)
      let forgotten = try Answers(testCase.view, proposal, keepsAnswers: false)
      guard kept.size == forgotten.size, kept.frames == forgotten.frames else {
        Issue.record("seed \(seed): \(kept.size) with answers kept, \(forgotten.size) without")
        return
      }
    }
  }

  @Test("a fixed frame's size never depends on its content")
  func fixedFrame() throws {
    var frame = Frame()
    frame.width = 70
    frame.height = 30
    for seed in Self.firstSeed..<Self.firstSeed + 2_000 {
      let testCase = RandomTree.makeCase(seed: seed)
      let framed = modified(try node(testCase), LayoutRules.fixedFrame(frame))
      let answers = try proposals(testCase).map { framed.size($0) }
      guard answers.allSatisfy({ $0 == Size(width: 70, height: 30) }) else {
        Issue.record("seed \(seed): \(answers)")
        return
      }
    }
  }

  /// The same tree in a right-to-left layout.
  private func mirrored(_ node: LayoutNode) -> LayoutNode {
    LayoutNode(
      .name(node.name), node.source, isMirrored: true, rule: node.rule, operation: node.operation,
      children: node.children.map(mirrored))
  }

  @Test("mirroring twice is the identity")
  func mirroring() throws {
    for seed in Self.firstSeed..<Self.firstSeed + 2_000 {
      let testCase = RandomTree.makeCase(seed: seed)
      let proposal = try testCase.proposedSize()
      let (plain, turned) = (try node(testCase), mirrored(try node(testCase)))
      let size = plain.size(proposal)
      guard size.width.isFinite, size.height.isFinite else { continue }
      plain.place(at: .zero, proposal: proposal)
      turned.place(at: .zero, proposal: proposal)
      // The mirrored right-to-left layout equals the left-to-right layout.
      for (left, right) in zip(plain.all, turned.all) where left.frame.width.isFinite {
        let distance = abs(left.frame.minX - (size.width - right.frame.maxX))
        guard distance < 1e-6, left.frame.size == right.frame.size else {
          Issue.record("seed \(seed): \(left.name) \(left.frame), mirrored \(right.frame)")
          return
        }
      }
    }
  }

  @Test("neutral modifiers change nothing")
  func neutralModifiers() throws {
    let neutral: [any LayoutRule] = [
      LayoutRules.padding(.zero), LayoutRules.offset(Offset()), LayoutRules.fixedFrame(Frame()),
      LayoutRules.layer(alignment: .center), LayoutRules.priority(1), LayoutRules.passThrough(),
    ]
    for seed in Self.firstSeed..<Self.firstSeed + 2_000 {
      let testCase = RandomTree.makeCase(seed: seed)
      let plain = try node(testCase)
      for rule in neutral {
        let node = modified(try node(testCase), rule)
        for proposal in try proposals(testCase) {
          let expected = plain.size(proposal)
          // Overlapping gaps can result in a negative size of a stack, which padding treats as 0.
          if expected.width < 0 || expected.height < 0 { continue }
          guard node.size(proposal) != expected else { continue }
          Issue.record("seed \(seed): \(rule) answers \(node.size(proposal)) to \(proposal)")
          return
        }
      }
    }
  }
}
