import Testing
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("Cost of layout")
struct CostTests {
  private let offer = ProposedViewSize(width: 1_000, height: 1_000)

  @Test(
    "each leaf of a binary tree of rows and columns is measured nine times, however deep",
    arguments: [3, 5, 7, 10])
  func independentAxes(depth: Int) {
    // Nothing, everything and a share on each axis: three times three.
    #expect(CostTrees.measurementsPerLeaf(depth: depth, .various, offer) == 9)
    #expect(CostTrees.measurementsPerLeaf(depth: depth, .endless, offer) == 9)
  }

  /// Widths differ from one proposal to the next, so that more questions are new ones.
  @Test(
    "a view whose height depends on its width is measured a few times more, however deep",
    arguments: [(7, [10.6, 13.5, 14.0]), (10, [7.1, 15.1, 14.0])])
  func dependentAxes(depth: Int, most: [Double]) {
    let proposals = [offer, ProposedViewSize(width: 300, height: nil), .unspecified]
    let found = proposals.map { proposal in
      (CostTrees.measurementsPerLeaf(depth: depth, .area, proposal) * 10).rounded() / 10
    }
    #expect(zip(found, most).allSatisfy { $0 <= $1 }, "\(found)")
  }

  @Test("the number of questions grows with the number of views and no faster")
  func linear() {
    func questions(_ width: Int) -> Int {
      let tree = CostTrees.nested(depth: 1, width: width)
      tree.place(at: .zero, proposal: offer)
      return tree.all.reduce(0) { $0 + $1.measurements }
    }
    #expect(questions(2_000) - 1 == 10 * (questions(200) - 1))
  }
}
