import VitrineTestSupport
/// Creates random neutral trees in which each leaf has a name.
package struct RandomTree {
  private var random: SeededGenerator
  private var leafCount = 0

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A tree and a proposal for it, with the seed as the case's name.
  package static func makeCase(seed: UInt64) -> CaseFile.Case {
    var maker = RandomTree(seed: seed)
    let view = maker.view(depth: 4)
    let proposal = [maker.extent(), maker.extent()]
    return CaseFile.Case(
      id: "random/\(seed)", view: view, proposal: proposal, size: nil, frames: [:],
      reference_model_agrees: nil)
  }

  private mutating func extent() -> OracleNumber {
    random.chance(0.2) ? OracleNumber(nil) : OracleNumber(points(0...400))
  }

  /// Whole and half points, which keep trees legible.
  private mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random)) / (random.chance(0.8) ? 1 : 2)
  }

  private mutating func optional(_ chance: Double, _ range: ClosedRange<Int>) -> OracleNumber? {
    random.chance(chance) ? OracleNumber(points(range)) : nil
  }

  private mutating func views(_ count: ClosedRange<Int>, depth: Int) -> [OracleTree] {
    (0..<Int.random(in: count, using: &random)).map { _ in view(depth: depth) }
  }

  private mutating func view(depth: Int) -> OracleTree {
    guard depth > 0, random.chance(0.8) else { return leaf() }
    return random.chance(0.45) ? container(depth: depth - 1) : modifier(depth: depth - 1)
  }

  private mutating func leaf() -> OracleTree {
    leafCount += 1
    let name = "v\(leafCount)"
    var tree: OracleTree
    switch Int.random(in: 0..<20, using: &random) {
    case 0...2:
      tree = OracleTree("spacer")
      tree.min = optional(0.5, 0...30)
    case 3: tree = OracleTree("color")
    case 4:
      tree = OracleTree("area")
      tree.area = points(100...4_000)
      tree.ideal = points(20...200)
    case 5: tree = OracleTree("half")
    case 6: tree = OracleTree("divider")
    case 7:
      tree = OracleTree("shape")
      tree.kind = "circle"
    default:
      tree = OracleTree("leaf")
      tree.w = range()
      tree.h = range()
    }
    tree.name = name
    return tree
  }

  private mutating func range() -> OracleTree.OneOrMany {
    let least = random.chance(0.3) ? 0 : points(0...60)
    let ideal = random.chance(0.4) ? least : least + points(0...60)
    let greatest =
      random.chance(0.3) ? .infinity : random.chance(0.4) ? ideal : ideal + points(0...100)
    return .many([least, ideal, greatest].map { OracleNumber($0) })
  }

  private mutating func container(depth: Int) -> OracleTree {
    var tree: OracleTree
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      tree = OracleTree("hstack")
      tree.align = random.pick(["top", "center", "bottom"], or: "top")
      tree.spacing = optional(0.6, -4...20)
    case 4...7:
      tree = OracleTree("vstack")
      tree.align = random.pick(["leading", "center", "trailing"], or: "leading")
      tree.spacing = optional(0.6, -4...20)
    case 8, 9:
      tree = OracleTree("zstack")
      tree.align = alignment()
    case 10:
      tree = OracleTree("scroll")
      tree.axes = random.pick(["h", "v", "hv"], or: "h")
    default: return grid(depth: min(depth, 1))
    }
    tree.ch = views(0...4, depth: depth)
    if tree.t == "scroll", tree.ch == [] { tree.ch = [leaf()] }
    if random.chance(0.1) { tree.ch?.append(OracleTree("empty")) }
    return tree
  }

  private mutating func grid(depth: Int) -> OracleTree {
    var tree = OracleTree("grid")
    tree.align = alignment()
    tree.hs = optional(0.4, 0...20)
    tree.vs = optional(0.4, 0...20)
    tree.ch = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      var row = OracleTree("gridrow")
      if random.chance(0.2) { row.align = random.pick(["top", "bottom"], or: "top") }
      row.ch = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let view = view(depth: depth)
        guard random.chance(0.2) else { return view }
        var cell = OracleTree("cell")
        cell.unsizedH = random.chance(0.3)
        cell.unsizedV = random.chance(0.3)
        cell.anchor = random.chance(0.3) ? .name(alignment()) : nil
        cell.colAlign = random.chance(0.3) ? "trailing" : nil
        cell.span = random.chance(0.3) ? 2 : nil
        cell.ch = [view]
        return cell
      }
      return row
    }
    return tree
  }

  private mutating func alignment() -> String {
    random.pick(
      [
        "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading",
        "bottom", "bottomTrailing",
      ], or: "center")
  }

  private mutating func modifier(depth: Int) -> OracleTree {
    var tree: OracleTree
    switch Int.random(in: 0..<15, using: &random) {
    case 0...1:
      tree = OracleTree("frame")
      tree.w = optional(0.6, -5...150).map { .one($0) }
      tree.h = optional(0.6, -5...150).map { .one($0) }
      tree.align = alignment()
    case 2...4: tree = flexibleFrame()
    case 5, 6:
      tree = OracleTree("padding")
      tree.top = random.chance(0.5) ? points(-6...20) : 0
      tree.leading = random.chance(0.5) ? points(-6...20) : 0
      tree.bottom = random.chance(0.5) ? points(-6...20) : 0
      tree.trailing = random.chance(0.5) ? points(-6...20) : 0
    case 7:
      tree = OracleTree("fixedsize")
      tree.h = .flag(random.chance(0.6))
      tree.v = random.chance(0.6)
    case 8:
      tree = OracleTree("aspect")
      tree.ratio = OracleNumber(points(1...4))
      tree.mode = random.pick(["fit", "fill"], or: "fit")
    case 9, 10:
      tree = OracleTree(random.chance(0.5) ? "overlay" : "background")
      tree.align = alignment()
      tree.content = views(0...2, depth: depth / 2)
    case 11, 12:
      tree = OracleTree("priority")
      tree.value = random.pick([-1, 1, 1, 2], or: 1)
    case 13:
      tree = OracleTree("offset")
      tree.x = points(-20...20)
      tree.y = points(-20...20)
    default:
      tree = OracleTree(random.chance(0.5) ? "hidden" : "mark")
      if tree.t == "mark" {
        leafCount += 1
        tree.name = "v\(leafCount)"
      }
    }
    tree.ch = [view(depth: depth)]
    return tree
  }

  private mutating func flexibleFrame() -> OracleTree {
    var tree = OracleTree("flexframe")
    tree.align = alignment()
    tree.minW = optional(0.3, -5...150)
    tree.idealW = optional(0.2, -5...150)
    tree.maxW = random.chance(0.2) ? .init(.infinity) : optional(0.3, -5...150)
    tree.minH = optional(0.3, -5...150)
    tree.idealH = optional(0.2, -5...150)
    tree.maxH = random.chance(0.2) ? .init(.infinity) : optional(0.3, -5...150)
    return tree
  }
}
