import Testing
import VitrineCoding
import VitrineGeometry
import VitrineModel

@testable import VitrineLayout

@Suite("Frames")
struct FrameTests {
  private func frame(_ set: (inout Frame) -> Void) -> any LayoutRule {
    var frame = Frame()
    set(&frame)
    return frame.isFlexible ? LayoutRules.flexibleFrame(frame) : LayoutRules.fixedFrame(frame)
  }

  @Test("a fixed size does not depend on the child; a negative one is 0")
  func fixedExtent() {
    #expect(modified(fixed(80, 30), frame { $0.width = 50 }).size(10, 10).width == 50)
    #expect(modified(fixed(80, 30), frame { $0.width = 50 }).size(10, 10).height == 30)
    #expect(modified(endless(), frame { $0.width = -5 }).size(10, 10) == Size(width: 0, height: 10))
  }

  @Test("a child that is too large overflows on both sides")
  func overflow() {
    let node = modified(
      fixed(80, 30),
      frame {
        $0.width = 50
        $0.height = 10
      })
    #expect(node.frames(nil, nil) == [Rect(-15, -10, 80, 30)])
  }

  @Test("the child is aligned in the frame", arguments: Alignment.allCases)
  func alignment(_ alignment: Alignment) {
    let node = modified(
      fixed(20, 10),
      frame {
        $0.width = 60
        $0.height = 50
        $0.alignment = alignment
      })
    #expect(
      node.frames(nil, nil) == [
        Rect(40 * alignment.horizontal.fraction, 40 * alignment.vertical.fraction, 20, 10)
      ])
  }

  /// A frame's parameters, and its sizes for no proposal, 10, 50, 90 and infinity, around a child
  /// of 20...60 points with an ideal size of 40.
  struct Bounds: CustomTestStringConvertible, Sendable {
    let least: Double?
    let ideal: Double?
    let greatest: Double?
    let answers: [Double]
    var testDescription: String { "\((least, ideal, greatest))" }

    init(_ least: Double?, _ ideal: Double?, _ greatest: Double?, _ answers: [Double]) {
      (self.least, self.ideal, self.greatest, self.answers) = (least, ideal, greatest, answers)
    }
  }

  @Test(
    "every combination of bounds has its recorded size",
    arguments: [
      // Without limits: the sizes of the child.
      Bounds(nil, nil, nil, [40, 20, 50, 60, 60]),
      // A minimum doesn't exceed the proposal for a larger child.
      Bounds(30, nil, nil, [40, 30, 50, 60, 60]),
      Bounds(70, nil, nil, [70, 70, 70, 70, 70]),
      Bounds(0, nil, nil, [40, 10, 50, 60, 60]),
      // A maximum grows to the proposal.
      Bounds(nil, nil, 55, [40, 20, 50, 55, 55]),
      Bounds(nil, nil, 80, [40, 20, 50, 80, 80]),
      Bounds(nil, nil, .infinity, [40, 20, 50, 90, .infinity]),
      // An ideal size only replaces a missing proposal.
      Bounds(nil, 45, nil, [45, 20, 50, 60, 60]),
      Bounds(30, 45, nil, [45, 30, 50, 60, 60]),
      Bounds(nil, 45, 55, [45, 20, 50, 55, 55]),
      // With both limits, the child has no influence, except without a proposal.
      Bounds(30, nil, 55, [40, 30, 50, 55, 55]),
      Bounds(45, nil, 55, [45, 45, 50, 55, 55]),
      Bounds(30, 45, 55, [45, 30, 50, 55, 55]),
      Bounds(0, nil, .infinity, [40, 10, 50, 90, .infinity]),
      // Limits out of order: the minimum takes precedence over the ideal size, and both over the
      // maximum.
      Bounds(50, nil, 30, [50, 50, 50, 50, 50]),
      Bounds(50, 45, nil, [50, 50, 50, 60, 60]),
      Bounds(nil, 45, 30, [45, 20, 45, 45, 45]),
      Bounds(-10, nil, nil, [40, 10, 50, 60, 60]),
    ])
  func bounds(_ bounds: Bounds) {
    for axis in Axis.allCases {
      let node = modified(
        leaf((20, 40, 60), (20, 40, 60)),
        frame {
          if axis == .horizontal {
            $0.minWidth = bounds.least.map { Extent($0) }
            $0.idealWidth = bounds.ideal.map { Extent($0) }
            $0.maxWidth = bounds.greatest.map { Extent($0) }
          } else {
            $0.minHeight = bounds.least.map { Extent($0) }
            $0.idealHeight = bounds.ideal.map { Extent($0) }
            $0.maxHeight = bounds.greatest.map { Extent($0) }
          }
        })
      let proposals: [Double?] = [nil, 10, 50, 90, .infinity]
      let answers = proposals.map { proposal in
        node.size(ProposedViewSize(axis, main: proposal, cross: nil))[axis]
      }
      #expect(answers == bounds.answers)
    }
  }

  @Test("the child is placed with the frame's extent, unless the frame only followed it")
  func placedProposal() {
    let wide = modified(endless(20), frame { $0.maxWidth = .infinity })
    #expect(wide.frames(70, 10)[0] == Rect(0, 0, 70, 10))
    #expect(wide.frames(nil, 10)[0].width == 20)
    let least = modified(endless(20), frame { $0.minWidth = 50 })
    #expect(least.frames(nil, 10)[0].width == 50)
  }
}
