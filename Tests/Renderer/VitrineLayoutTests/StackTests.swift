import Testing
import VitrineGeometry

@testable import VitrineLayout

@Suite("Rows and columns")
struct StackTests {
  @Test("views that take all space share it equally")
  func thirds() {
    let frames = row(endless(), endless(), endless()).frames(80, 10)
    let third = 80.0 / 3
    // Positions stay fractional (recorded).
    let expected = [[0, third], [third, third], [third * 2, third]]
    for (span, answer) in zip(expected.joined(), frames.spans.joined()) {
      #expect(abs(span - answer) < 1e-12)
    }
  }

  @Test("the least flexible view is measured first, whatever its position")
  func flexibility() {
    // The view of fixed size takes 30; the other two divide the remaining 70.
    #expect(row(endless(), fixed(30), endless()).frames(100, 10).map(\.width) == [35, 30, 35])
    // The view of 0...40 receives a proposal of a third of 120, and the others divide the rest.
    #expect(
      row(endless(), leaf((0, 0, 20)), endless()).frames(120, 10).map(\.width) == [50, 20, 50])
  }

  @Test("infinitely flexible views with larger minimums come first")
  func largerMinimum() {
    let frames = row(leaf((10, 10, .infinity)), leaf((60, 60, .infinity))).frames(100, 10)
    #expect(frames.map(\.width) == [40, 60])
  }

  @Test("a view can take more than its share, and the stack overflows")
  func overflow() {
    // Described by objc.io: 150 points give 75 and 100.
    let stack = row(leaf((0, 100, 100)), leaf((100, 100, .infinity)))
    #expect(stack.frames(150, 10).map(\.width) == [75, 100])
    #expect(stack.size(150, 10).width == 175)
  }

  @Test("without a proposal every view has its ideal size")
  func ideal() {
    #expect(row(endless(30), fixed(5), spacing: 4).size(nil, nil) == Size(width: 39, height: 30))
  }

  @Test("zero and infinity are handled like any other proposal")
  func extremes() {
    let stack = row(leaf((3, 10, 50)), leaf((4, 10, .infinity)), spacing: 2)
    #expect(stack.size(0, 10).width == 9)
    #expect(stack.size(.infinity, 10).width == .infinity)
    #expect(row(leaf((3, 10, 50)), leaf((4, 10, 60))).size(.infinity, 10).width == 110)
  }

  @Test("overlapping gaps leave space to distribute even if none is proposed")
  func negativeGaps() {
    #expect(row(endless(), endless(), spacing: -20).frames(0, 10).map(\.width) == [10, 10])
  }

  @Test("a higher priority takes its space before the others get any")
  func priority() {
    let frames = row(endless(), endless().priority(1), fixed(10)).frames(100, 10)
    // The fixed view with the lower priority keeps its minimum of 10.
    #expect(frames.map(\.width) == [0, 90, 10])
  }

  @Test("minima of lower priorities are reserved first")
  func reserve() {
    let stack = row(leaf((20, 40, 80)), leaf((0, 0, 50)).priority(1), leaf((10, 10, 90)))
    // 120 − 30 reserved = 90 for the first view, which takes 50; 70 remain for the other two.
    #expect(stack.frames(120, 10).map(\.width) == [35, 50, 35])
  }

  @Test("a stack has the priority of its only child")
  func onlyChild() {
    #expect(row(endless().priority(3)).layoutPriority == 3)
    #expect(row(endless().priority(3), endless()).layoutPriority == 0)
    #expect(row(modified(endless().priority(3), LayoutRules.padding(.zero))).layoutPriority == 0)
  }

  @Test("without a cross proposal, views are placed in the resulting cross size")
  func secondSolution() {
    // Recorded: the reported size is 30 by 80, and the flexible view is placed with 30 by 20.
    let stack = column(fixed(30, 60), leaf((0, 10, .infinity), (20, 20, 20)))
    #expect(stack.size(nil, nil) == Size(width: 30, height: 80))
    #expect(stack.frames(nil, nil)[1] == Rect(0, 60, 30, 20))
  }

  @Test("views are aligned across the stack by their guides")
  func cross() {
    let tall = fixed(10, 50)
    let low = fixed(10, 20)
    for (alignment, y) in [(VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30)] {
      let stack = LayoutNode(
        "HStack", rule: LayoutRules.hStack(alignment: alignment, spacing: 0),
        children: [tall, low])
      #expect(stack.frames(nil, nil)[1].minY == y)
    }
  }

  @Test("an empty stack has no size and no distance")
  func empty() {
    #expect(row().size(100, 100) == .zero)
    #expect(row().spacing == .zero)
  }
}
