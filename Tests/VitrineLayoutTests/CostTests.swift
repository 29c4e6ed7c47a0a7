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

  @Test(
    "views whose height depends on their width cost hardly more",
    arguments: [(7, 26.0), (10, 45.0)])
  func dependentAxes(depth: Int, most: Double) {
    #expect(CostTrees.measurementsPerLeaf(depth: depth, .area, offer) <= most)
    #expect(
      CostTrees.measurementsPerLeaf(depth: depth, .area, ProposedViewSize(width: 300, height: nil))
        <= most)
    #expect(CostTrees.measurementsPerLeaf(depth: depth, .area, .unspecified) <= most)
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
