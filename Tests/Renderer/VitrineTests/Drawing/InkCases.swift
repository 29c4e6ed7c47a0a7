import Testing
import VitrineModel

/// A view and the bounding boxes of its ink as drawn by SwiftUI.
struct InkCase: CustomTestStringConvertible, Sendable {
  /// The kind of pixels.
  enum Kind: String, CaseIterable {
    /// All pixels that aren't white.
    case ink
    case red, blue, black

    func holds(_ pixel: RGB) -> Bool {
      switch self {
      case .ink: pixel != .white
      case .red: pixel == .red
      case .blue: pixel == .blue
      case .black: pixel == .black
      }
    }
  }

  let id: String
  let view: ViewNode
  let size: (Int, Int)
  /// Left edge, top edge, width, height and number of pixels.
  let boxes: [Kind: [Int]]
  /// The tolerance for the edges of a box and the number of pixels; 0 for boxes that aren't
  /// rotated.
  ///
  /// Where a curve or slanted line covers a sliver of a pixel, two rasterisers disagree on whether it
  /// is touched or full. Apple's also leaves a trace in four pixels next to the corners of strokes
  /// and of rectangles that were turned or moved, which no geometry explains, and its shadows end
  /// earlier in the corners than along the sides.
  let slack: (edge: Int, count: Int)

  init(
    _ id: String, _ view: ViewNode, in size: (Int, Int) = (100, 60), _ boxes: [Kind: [Int]],
    edge: Int = 0, count: Int = 0
  ) {
    (self.id, self.view, self.size, self.boxes) = (id, view, size, boxes)
    slack = (edge, count)
  }

  var testDescription: String { id }

  /// The largest difference of an edge, and the difference in the number of pixels, for each box.
  func errors() throws -> [(edge: Int, count: Int)] {
    let drawing = try Drawing(view, size.0, size.1)
    return try boxes.map { kind, box in
      let found = drawing.box(kind.holds)
      try #require(found.count == 5, "\(id) has no \(kind.rawValue)")
      let edges = [
        found[0] - box[0], found[1] - box[1], found[0] + found[2] - box[0] - box[2],
        found[1] + found[3] - box[1] - box[3],
      ]
      return (edges.map(abs).max() ?? 0, abs(found[4] - box[4]))
    }
  }
}
