import Vitrine
import VitrineLayout

/// A picture with the values that rules need.
struct CheckedPicture {
  let widget: LaidOutWidget
  let document: WidgetDocument
  let checkCase: CheckCase
  let views: [PlacedView]

  /// Whether the case is on another platform than the default picture; only the app knows whether
  /// it offers the widget there, too.
  var isOnOtherPlatform: Bool {
    checkCase.values[.appearance] != nil
      && Device.standard(for: widget.request.request.target, on: .current)?.platform
        != widget.request.surface.device.platform
  }

  /// The bounds of the picture.
  var box: Rect { Rect(origin: .zero, size: widget.size) }

  /// Whether the system dims the display, in which case all colours lose contrast.
  var isDimmed: Bool {
    let request = widget.request.request
    return request.isLuminanceReduced || request.appearance == .lowLight
  }

  /// Whether the picture contains anything whose colours are compared.
  var hasColors: Bool {
    views.contains { view in
      switch view.kind {
      case .text: view.isDrawn
      case .symbol, .image: view.isSeen
      case .control, .touch, .frame, .shape, .chart, .other: false
      }
    }
  }

  /// The visible texts, with their indices among the views.
  var texts: [(index: Int, view: PlacedView, letters: PlacedView.Letters)] {
    views.indices.compactMap { index in
      let view = views[index]
      guard let letters = view.kind.letters, !letters.isRedacted, !letters.lines.isEmpty,
        view.isSeen
      else { return nil }
      return (index, view, letters)
    }
  }

  /// Whether the author draws the picture: not the system, and not one of the small places of a Live
  /// Activity, where nothing may be all there is to say.
  var holdsContent: Bool {
    switch widget.request.request.target {
    case .family: true
    case .activity(let presentation): presentation == .lockScreen || presentation == .expanded
    case .control, .screen: false
    }
  }

  /// Returns an observation about a view.
  func observation(
    _ rule: RuleID, _ view: PlacedView, _ message: String
  ) -> Observation {
    Observation(
      rule: rule, path: view.path, view: view.name, frame: view.frame, message: message)
  }

  /// Whether a bar is in front of a box, from which people can scroll it away.
  func isUnderBar(_ index: Int, _ box: Rect) -> Bool {
    let view = views[index]
    return !view.scrolledAxes.isEmpty && !view.isInBar
      && views.contains { $0.isInBar && $0.opacity > 0 && $0.frame.intersection(box) != nil }
  }

  /// The ancestors of a view, the innermost first.
  func surroundings(of index: Int) -> UnfoldSequence<Int, (Int?, Bool)> {
    sequence(first: index) { views[$0].parent }
  }
}

extension PlacedView {
  /// The minimum opacity of content that is meant to be read (assumed).
  private static let leastOpacity = 0.1

  /// Whether any part of it is visible.
  var isSeen: Bool { opacity >= Self.leastOpacity && isDrawn }

  /// Whether it is seen, and more than a shape or a container.
  var isContent: Bool {
    switch kind {
    case .text(let letters): isSeen && !letters.lines.isEmpty
    case .symbol, .image, .control, .chart: isSeen
    case .touch, .frame, .shape, .other: false
    }
  }

  /// Whether any part of it is drawn, however transparent.
  var isDrawn: Bool { opacity > 0 && visible?.intersection(frame) != nil }

  /// A box of the view, and what clips leave of the picture, after people scrolled as much of the box
  /// as fits into sight.
  func inSight(_ box: Rect) -> (box: Rect, visible: Rect?) {
    guard !scrolledAxes.isEmpty, let window else { return (box, visible) }
    var (dx, dy) = (0.0, 0.0)
    if scrolledAxes.contains(.horizontal) {
      dx = max(min(box.minX, window.maxX - box.width), window.minX) - box.minX
    }
    if scrolledAxes.contains(.vertical) {
      dy = max(min(box.minY, window.maxY - box.height), window.minY) - box.minY
    }
    let moved = box.offsetBy(dx: dx, dy: dy)
    guard let content else { return (moved, window) }
    return (moved, content.offsetBy(dx: dx, dy: dy).intersection(window))
  }
}

extension Rect {
  /// Its area, in square points.
  var area: Double { width * height }

  /// The fraction of the box that another one covers, from 0 to 1; 1 for a box without area.
  func share(in other: Rect) -> Double {
    guard area > 0 else { return 1 }
    return (intersection(other)?.area ?? 0) / area
  }

  /// The largest distance by which the box exceeds another one on any side, in points.
  func excess(over other: Rect) -> Double {
    max(other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
  }

  /// Whether the box contains all of another one.
  func covers(_ other: Rect) -> Bool { other.excess(over: self) <= 0 }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text in quotes on one line, cut after 40 characters.
  var quoted: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return "'\(line.count > 40 ? line.prefix(39) + "…" : line[...])'"
  }
}

extension Double {
  /// The number with one decimal.
  var brief: String { ((self * 10).rounded() / 10).dumpText }
}
