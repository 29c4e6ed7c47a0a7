import VitrineLayout
import VitrineModel

/// Counts measurements and takes times.
enum Cost {
  private struct Load {
    let name: String
    let make: () -> LayoutNode
  }

  /// The report's lines.
  static func report() -> [String] {
    let counts = [3, 5, 7, 10].flatMap { depth in
      CostTrees.Leaf.allCases.map { leaf in
        let count = CostTrees.measurementsPerLeaf(
          depth: depth, leaf, ProposedViewSize(width: 1_000, height: 1_000))
        return "binary tree, \(depth) deep, \(leaf): \(decimals(count)) measurements per leaf"
      }
    }
    let loads = [
      Load(name: "10,000 views flat") { CostTrees.nested(depth: 1, width: 10_000) },
      Load(name: "20,000 views flat") { CostTrees.nested(depth: 1, width: 20_000) },
      Load(name: "11,110 views 4 deep") { CostTrees.nested(depth: 4, width: 10) },
      Load(name: "2,046 views 10 deep") { CostTrees.nested(depth: 10, width: 2) },
    ]
    return counts + loads.map { "\($0.name): \(decimals(best($0.make))) ms" }
  }

  /// The shortest of several times for building and laying out a tree, in milliseconds.
  private static func best(_ make: () -> LayoutNode) -> Double {
    let clock = ContinuousClock()
    let times = (0..<9).map { _ in
      clock.measure {
        make().place(at: .zero, proposal: ProposedViewSize(width: 4_000, height: 3_000))
      }
    }
    return (times.min() ?? .zero) / .milliseconds(1)
  }

  private static func decimals(_ number: Double) -> String {
    String((number * 100).rounded() / 100)
  }
}
