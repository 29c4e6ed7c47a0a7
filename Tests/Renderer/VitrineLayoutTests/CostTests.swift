import LayoutCases
import Synchronization
import Testing
import VitrineGeometry

@testable import VitrineLayout

@Suite("Cost of layout")
struct CostTests {
  private let offer = ProposedViewSize(width: 1_000, height: 1_000)

  @Test(
    "each leaf of a binary tree of rows and columns is measured nine times at any depth",
    arguments: [3, 5, 7, 10])
  func independentAxes(depth: Int) {
    // Zero, infinity and a fraction of the space on each axis: three times three.
    #expect(CostTrees.measurementsPerLeaf(depth: depth, .various, offer) == 9)
    #expect(CostTrees.measurementsPerLeaf(depth: depth, .endless, offer) == 9)
  }

  /// Widths differ between proposals, so that fewer sizes are cached.
  @Test(
    "a view whose height depends on its width is measured a few more times at any depth",
    arguments: [(7, [10.6, 13.5, 14.0]), (10, [7.1, 15.1, 14.0])])
  func dependentAxes(depth: Int, most: [Double]) {
    let proposals = [offer, ProposedViewSize(width: 300, height: nil), .unspecified]
    let found = proposals.map { proposal in
      (CostTrees.measurementsPerLeaf(depth: depth, .area, proposal) * 10).rounded() / 10
    }
    #expect(zip(found, most).allSatisfy { $0 <= $1 }, "\(found)")
  }

  @Test("the number of measurements grows linearly with the number of views")
  func linear() {
    func questions(_ width: Int) -> Int {
      let tree = CostTrees.nested(depth: 1, width: width)
      tree.place(at: .zero, proposal: offer)
      return tree.all.reduce(0) { $0 + $1.measurements }
    }
    #expect(questions(2_000) - 1 == 10 * (questions(200) - 1))
  }

  @Test("a text in rows in columns is shaped once and measured eleven times at any number")
  func texts() throws {
    for count in [100, 1_000] {
      let (view, views) = CostTrees.columns(about: count)
      let calls = Mutex((shape: 0, size: 0))
      let engine = StubEngine(
        onShape: { calls.withLock { $0.shape += 1 } },
        onLayout: { calls.withLock { $0.size += 1 } })
      _ = try layout(view, on: surface(1_000, 1_000), context: StubContext(engine))
      let texts = views / 51 * 20
      #expect(calls.withLock { $0.shape } == texts)
      // Nine proposals, as above, the final size, and its lines.
      #expect(calls.withLock { $0.size } <= 11 * texts)
    }
  }

  @Test("views share the environment that no modifier changes")
  func environments() throws {
    let (view, views) = CostTrees.columns(about: 1_000)
    let content = try #require(try layout(view).content)
    let environments = Set(content.all.flatMap(\.operation.environments))
    // Both texts of each row have a different style.
    #expect(environments.count == views / 51 * 20 + 1)
  }

  @Test("a node refers to its style and does not store it")
  func sizes() {
    #expect(MemoryLayout<DrawOperation>.size <= 2 * MemoryLayout<Int>.size)
    #expect(MemoryLayout<Scope>.size <= 6 * MemoryLayout<Int>.size)
  }
}

extension DrawOperation {
  /// The environments of drawn views.
  fileprivate var environments: [ObjectIdentifier] {
    switch leaf {
    case let text as TextDrawing: text.looks.map { ObjectIdentifier($0.scope.values) }
    case let shape as ShapeDrawing: [ObjectIdentifier(shape.scope.values)]
    default: []
    }
  }
}
