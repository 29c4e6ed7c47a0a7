import Vitrine
import VitrineLayout

/// A picture with what rules ask of it.
struct CheckedPicture {
  let widget: LaidOutWidget
  let document: WidgetDocument
  let checkCase: CheckCase
  let views: [PlacedView]

  /// Whether the place of the case is on another kind of device than the usual picture: whether the widget
  /// is there, too, only its app knows.
  var isOnOtherPlatform: Bool {
    checkCase.values[.appearance] != nil
      && Device.standard(for: widget.request.request.target, on: .current)?.platform
        != widget.request.surface.device.platform
  }

  /// The picture's box.
  var box: Rect { Rect(origin: .zero, size: widget.size) }

  /// Whether the system dims the display: all colours lose contrast, whatever the author chose.
  var isDimmed: Bool {
    let request = widget.request.request
    return request.isLuminanceReduced || request.appearance == .lowLight
  }

  /// Whether it shows anything whose colours rules compare.
  var hasColors: Bool {
    views.contains { view in
      switch view.kind {
      case .text, .symbol, .image: view.isSeen
      case .control, .touch, .frame, .shape, .chart, .other: false
      }
    }
  }

  /// The texts that a person can see, with their index among the views.
  var texts: [(index: Int, view: PlacedView, letters: PlacedView.Letters)] {
    views.indices.compactMap { index in
      let view = views[index]
      guard let letters = view.kind.letters, !letters.isRedacted, !letters.lines.isEmpty,
        view.isSeen
      else { return nil }
      return (index, view, letters)
    }
  }

  /// Returns a fault in a view.
  func observation(
    _ rule: RuleID, _ view: PlacedView, _ message: String
  ) -> Observation {
    Observation(
      rule: rule, path: view.path, view: view.name, frame: view.frame, message: message)
  }

  /// The views around one, the innermost first.
  func surroundings(of index: Int) -> UnfoldSequence<Int, (Int?, Bool)> {
    sequence(first: index) { views[$0].parent }
  }
}

extension PlacedView {
  /// The least opacity of content that is meant to be read (assumed).
  private static let leastOpacity = 0.1

  /// Whether something of it can be seen.
  var isSeen: Bool {
    opacity >= Self.leastOpacity && visible?.intersection(frame) != nil
  }
}

extension Rect {
  /// Its area, in square points.
  var area: Double { width * height }

  /// The share of it that another box covers, from 0 to 1; 1 for one without area.
  func share(in other: Rect) -> Double {
    guard area > 0 else { return 1 }
    return (intersection(other)?.area ?? 0) / area
  }

  /// How far it exceeds another box on the side where it does most, in points.
  func excess(over other: Rect) -> Double {
    max(other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
  }

  /// Whether all of another box is in it.
  func covers(_ other: Rect) -> Bool { other.excess(over: self) <= 0 }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text in quotes, cut after 40 characters, on one line.
  var quoted: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return "'\(line.count > 40 ? line.prefix(39) + "…" : line[...])'"
  }
}

extension Double {
  /// The number with one decimal.
  var brief: String { ((self * 10).rounded() / 10).dumpText }
}
