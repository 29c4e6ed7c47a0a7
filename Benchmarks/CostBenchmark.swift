import LayoutCases
import VitrineLayout
import VitrineGeometry

/// The cost of layout rules without text: the number of measurements of leaves, and their time.
struct CostBenchmark {
  let runs: Int

  func run() {
    print("measurements of each leaf in a binary tree of rows and columns")
    for depth in [3, 5, 7, 10] {
      let counts = CostTrees.Leaf.allCases.map { leaf in
        let count = CostTrees.measurementsPerLeaf(
          depth: depth, leaf, ProposedViewSize(width: 1_000, height: 1_000))
        return "\(leaf) \((count * 100).rounded() / 100)"
      }
      print("  \(1 << depth) leaves, \(depth) deep: " + counts.joined(separator: ", "))
    }
    print("layout of test views, ms" + "                  minimum    median")
    time("10,000 views flat") { CostTrees.nested(depth: 1, width: 10_000) }
    time("20,000 views flat") { CostTrees.nested(depth: 1, width: 20_000) }
    time("11,110 views 4 deep") { CostTrees.nested(depth: 4, width: 10) }
    time("2,046 views 10 deep") { CostTrees.nested(depth: 10, width: 2) }
  }

  /// Prints how long it takes to build and lay out a tree.
  private func time(_ name: String, _ make: () -> LayoutNode) {
    let stopwatch = Stopwatch()
    var stage = Stage(name)
    for _ in 0..<runs {
      let (_, time) = stopwatch.time {
        make().place(at: .zero, proposal: ProposedViewSize(width: 4_000, height: 3_000))
      }
      stage.add(time)
    }
    print("  " + stage.line)
  }
}
