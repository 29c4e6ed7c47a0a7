import Testing
import Vitrine

@testable import VitrineSnapshot

@Suite("Comparison of frames")
struct FrameTests {
  private func node(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ children: [FrameTree] = []
  ) -> FrameTree {
    FrameTree(name: name, frame: Rect(x: x, y: y, width: width, height: height), children: children)
  }

  private func widget(_ children: [FrameTree]) -> FrameTree {
    node("Widget", 0, 0, 100, 100, children)
  }

  @Test("a dump is read back as the tree it was written from")
  func dump() {
    let tree = widget([
      node(
        "VStack", 16, 16, 68, 40.5,
        [
          node("Text \"a  1,2 3×4\"", 16, 16, 20.333, 20), node("Spacer", -1.5, 36, 0, 4),
        ]), node("Divider", 0, 90, 100, 0.5),
    ])
    #expect(FrameDump.tree(tree.text) == tree)
    for text in ["", "nonsense", "A  1,2", "A  1,2 3×4\n    B  1,2 3×4", "A  1,2 3×4\nB  1,2 3×4"] {
      #expect(FrameDump.tree(text) == nil, "\(text)")
    }
  }

  @Test("a view is found after one look at each view around it, which would take years otherwise")
  func depth() {
    var tree = FrameTree(name: "Text", frame: Rect(origin: .zero, size: .zero), children: [])
    let path = NodePath([.key("view")])
    tree.path = path
    for _ in 0..<60 { tree = FrameTree(name: "VStack", frame: tree.frame, children: [tree]) }
    #expect(tree.path(reading: path.description) == path)
    #expect(tree.path(reading: "other") == nil)
  }

  @Test("moved, resized, renamed, added and removed views are reported, those around them are not")
  func changes() {
    let old = widget([
      node(
        "VStack", 0, 0, 50, 60,
        [
          node("Text \"hello\"", 0, 0, 50, 20), node("Spacer", 0, 20, 0, 20),
          node("Text \"end\"", 0, 40, 30, 20),
        ])
    ])
    let new = widget([
      node(
        "VStack", 0, 10, 50, 60,
        [
          node("Text \"hallo\"", 0, 10, 50, 20), node("Image", 0, 30, 10, 10),
          node("Text \"end\"", 0, 60, 30, 20),
        ])
    ])
    #expect(
      FrameDifference.changes(expected: old, actual: new).map(\.text) == [
        "Text \"hello\" → \"hallo\"  0,0 50×20 → 0,10 50×20", "+ Image  0,30 10×10",
        "- Spacer  0,20 0×20", "VStack moved  0,0 50×60 → 0,10 50×60",
        "Text \"end\" moved  0,40 30×20 → 0,60 30×20",
      ])
    #expect(FrameDifference.changes(expected: old, actual: old) == [])
  }

  @Test("a text with another size is reported before the views around it, which depend on it")
  func cause() {
    func tree(height: Double) -> FrameTree {
      widget([
        node(
          "VStack", 0, 0, 50, 20 + height,
          [node(".padding", 0, 0, 50, height, [node("Text \"hello\"", 0, 0, 50, height)])])
      ])
    }
    let changes = FrameDifference.changes(expected: tree(height: 20), actual: tree(height: 24))
    #expect(changes.map(\.name) == ["Text \"hello\"", "VStack", ".padding"])
  }

  @Test("a container with unchanged content is reported before those around it")
  func container() {
    func tree(padding: Double) -> FrameTree {
      let side = 20 + 2 * padding
      return widget([
        node(
          "HStack", 0, 0, 40 + side, side,
          [
            node("Spacer", 0, 0, 40 - side, 0),
            node(
              ".background", 0, 0, side, side,
              [
                node(".padding", 0, 0, side, side, [node("Text \"3\"", padding, padding, 20, 20)]),
                node("Rectangle", 0, 0, side, side),
              ]),
          ])
      ])
    }
    let changes = FrameDifference.changes(expected: tree(padding: 4), actual: tree(padding: 9))
    #expect(changes.first?.text == ".padding resized  0,0 28×28 → 0,0 38×38")
  }

  @Test("a container that arranges unchanged content otherwise is reported before its content")
  func arrangement() {
    func tree(spacing: Double) -> FrameTree {
      widget([
        node(
          "HStack", 0, 0, 100, 20,
          [
            node("Text \"a\"", 0, 0, 20, 20), node("Text \"b\"", 20 + spacing, 0, 20, 20),
            node("Spacer", 40 + spacing, 0, 60 - spacing, 0),
          ])
      ])
    }
    let changes = FrameDifference.changes(expected: tree(spacing: 6), actual: tree(spacing: 20))
    #expect(changes.map(\.name) == ["HStack", "Spacer", "Text \"b\""])
    #expect(changes.first?.kind == .rearranged)
  }

  @Test("a stack whose spacing changed comes before the text that shrinks because of it")
  func shrinkingText() {
    func tree(spacing: Double, _ last: Double) -> FrameTree {
      let third = 40 + 2 * spacing
      return widget([
        node(
          "VStack", 0, 0, 100, third + last,
          [
            node("Text \"a\"", 0, 0, 20, 20), node("Text \"b\"", 0, 20 + spacing, 20, 20),
            node("Text \"long\"", 0, third, 90, last),
          ])
      ])
    }
    let changes = FrameDifference.changes(
      expected: tree(spacing: 2, 40), actual: tree(spacing: 12, 20))
    #expect(changes.first?.name == "VStack")
    // Without another distance, the text itself is the cause.
    let shrunk = FrameDifference.changes(
      expected: tree(spacing: 2, 40), actual: tree(spacing: 2, 20))
    #expect(shrunk.first?.name == "Text \"long\"")
  }

  @Test("the innermost views under a box are named, covered views first")
  func names() {
    let tree = widget([
      node(
        "VStack", 0, 0, 100, 50, [node("Text \"a\"", 0, 0, 100, 20), node("Dot", 40, 30, 10, 10)])
    ])
    #expect(
      NodePattern.views(under: Rect(x: 38, y: 10, width: 14, height: 30), in: tree).map(\.name) == [
        "Dot", "Text \"a\"",
      ])
    #expect(
      NodePattern.views(under: Rect(x: 0, y: 60, width: 5, height: 5), in: tree).map(\.name) == [
        "Widget"
      ])
  }

  @Test("ignored views are removed from the tree and keep their boxes")
  func ignored() {
    let tree = widget([node("Text \"12:04\"", 1, 2, 3, 4), node("Text \"x\"", 0, 0, 1, 1)])
    let pattern = NodePattern(patterns: ["Text \"??:??\""])
    #expect(pattern.boxes(in: tree) == [Rect(x: 1, y: 2, width: 3, height: 4)])
    #expect(pattern.pruned(tree).children.map(\.name) == ["(ignored)", "Text \"x\""])
  }

  @Test("patterns match names, archives and areas")
  func globs() {
    let name = "Tasks/list.systemSmall-entry-dark@2x"
    for pattern in [
      "*", "Tasks", "Tasks/", "Tasks/*", "Tasks/list", "*dark*", "Tasks/l?st.*@2x", name,
    ] {
      #expect(Glob.chooses(pattern, name), "\(pattern)")
    }
    for pattern in ["", "tasks", "Task", "Tasks/lis", "*light*", "?", name + "?"] {
      #expect(!Glob.chooses(pattern, name), "\(pattern)")
    }
  }
}
