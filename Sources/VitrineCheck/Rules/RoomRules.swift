import Vitrine
import VitrineLayout

/// Rules about the room that views have.
enum RoomRules {
  /// Points by which ink may exceed its room: boxes of letters are larger than what is drawn.
  private static let tolerance = 1.0
  /// Share of a box that may be cut off (assumed).
  private static let mostCut = 0.1
  /// Points that texts of the Home Screen keep from the widget's edge at least, margins or not (assumed).
  private static let leastDistance = 5.0
  /// Share of a symbol's side by which it may exceed its frame: frames line up symbols of unequal width
  /// (assumed).
  private static let symbolExcess = 0.25
  /// Share of the widget's shorter side from which on a symbol is decoration, which may be cut (assumed).
  private static let decoration = 1.0 / 3

  static func observe(_ picture: CheckedPicture) -> [Observation] {
    let seen = picture.views.indices.compactMap { index -> Seen? in
      let view = picture.views[index]
      guard !view.isBackground, view.opacity > 0, let boxes = boxes(of: view, picture),
        !boxes.isEmpty
      else { return nil }
      return (index, view, boxes)
    }
    let cut = seen.filter { isCut($0, picture) }
    let hidden = seen.compactMap { clipped($0.view, $0.boxes, picture) }
    let corners = seen.compactMap { corner($0.view, $0.boxes, picture) }
    let wide = seen.compactMap { overflow($0.view, $0.boxes, $0.index, picture) }
    // What is cut is in the margins, too.
    let outside = margins(seen, picture)
    let room =
      cut.isEmpty
      ? (outside.isEmpty ? seen.compactMap { near($0, picture) } : outside)
      : whole(cut, .roomCut, picture)
    return room + hidden + (cut.isEmpty ? corners : []) + wide
  }

  private typealias Seen = (index: Int, view: PlacedView, boxes: [Rect])

  /// One observation for the content that is too large, or one for each view that is where nothing else
  /// is.
  private static func whole(
    _ cut: [Seen], _ rule: RuleID, _ picture: CheckedPicture
  ) -> [Observation] {
    let limit = rule == .roomCut ? picture.box : picture.widget.contentRoom ?? picture.box
    let place = rule == .roomCut ? "cut by the widget's edge" : "in the content margins"
    let roots = Dictionary(grouping: cut) { seen in
      picture.surroundings(of: seen.index).reduce(seen.index) { $1 }
    }
    return roots.sorted { $0.key < $1.key }.flatMap { root, cut -> [Observation] in
      let excess = picture.views[root].frame.excess(over: limit)
      guard cut.count > 1, excess > tolerance else {
        return cut.map { seen in
          let excess = seen.boxes.map { $0.excess(over: limit) }.max() ?? 0
          return picture.observation(
            rule, seen.view, "\(name(seen.view)) is \(place), by \(excess.brief) points")
        }
      }
      let names = cut.prefix(3).map { name($0.view) }.joined(separator: ", ")
      let rest = cut.count > 3 ? " and \(cut.count - 3) more" : ""
      return [
        picture.observation(
          rule, picture.views[root],
          "the content is \(excess.brief) points too large: \(names)\(rest) are \(place)")
      ]
    }
  }

  /// The boxes of what must be seen as a whole; `nil` for a view that need not.
  private static func boxes(of view: PlacedView, _ picture: CheckedPicture) -> [Rect]? {
    switch view.kind {
    case .text(let letters): letters.lines
    case .symbol:
      max(view.frame.width, view.frame.height)
        < decoration * min(picture.box.width, picture.box.height) ? [view.frame] : nil
    case .control: [view.frame]
    case .image, .touch, .frame, .shape, .chart, .other: nil
    }
  }

  private static func name(_ view: PlacedView) -> String {
    switch view.kind {
    case .text(let letters): "the text \(letters.words)"
    case .symbol(_, let name): "the symbol '\(name ?? "")'"
    case .control: "the control"
    case .image, .touch, .frame, .shape, .chart, .other: "the view"
    }
  }

  private static func isCut(_ seen: Seen, _ picture: CheckedPicture) -> Bool {
    let excess = seen.boxes.map { $0.excess(over: picture.box) }.max() ?? 0
    return excess > tolerance && seen.boxes.contains { $0.share(in: picture.box) < 1 - mostCut }
  }

  private static func clipped(
    _ view: PlacedView, _ boxes: [Rect], _ picture: CheckedPicture
  ) -> Observation? {
    guard let clip = view.clip else { return nil }
    let share = boxes.map { $0.share(in: view.visible ?? .zero) }.min() ?? 1
    guard share < 1 - mostCut else { return nil }
    let around = picture.views[clip].name
    return picture.observation(.roomClipped, view, "\(name(view)) is cut by '\(around)' around it")
  }

  private static func margins(_ seen: [Seen], _ picture: CheckedPicture) -> [Observation] {
    // Live Activities and controls have margins of their own.
    guard picture.widget.request.request.family != nil, let room = picture.widget.contentRoom,
      room != picture.box
    else { return [] }
    let outside = seen.filter { seen in
      let root = picture.surroundings(of: seen.index).reduce(seen.index) { $1 }
      return picture.views[root].frame.excess(over: room) > tolerance
        && seen.boxes.contains { $0.excess(over: room) > tolerance }
    }
    return whole(outside, .roomMargins, picture)
  }

  /// A text that is moved or padded next to the widget's edge, where nothing else is too large.
  private static func near(_ seen: Seen, _ picture: CheckedPicture) -> Observation? {
    guard case .text(let letters) = seen.view.kind, seen.view.isUpright, seen.view.isSeen,
      picture.widget.request.request.family?.isSystem == true,
      letters.size < decoration * min(picture.box.width, picture.box.height)
    else { return nil }
    // Where the system has no margins, as in StandBy, content that stays in its room is where it should be.
    let room = picture.widget.contentRoom ?? picture.box
    let isMoved = seen.boxes.contains { $0.excess(over: room) > tolerance }
    guard picture.document.archive.contentMarginsDisabled || isMoved else { return nil }
    let inner = picture.box.insetBy(leastDistance)
    let distance = leastDistance - (seen.boxes.map { $0.excess(over: inner) }.max() ?? 0)
    guard distance < leastDistance - 0.01, distance >= -tolerance else { return nil }
    return picture.observation(
      .roomMargins, seen.view,
      "\(name(seen.view)) is \(max(0, distance).brief) points from the widget's edge")
  }

  /// Ink of letters stays clear of the corners of its box.
  private static func corner(
    _ view: PlacedView, _ boxes: [Rect], _ picture: CheckedPicture
  ) -> Observation? {
    switch view.kind {
    case .text, .symbol: break
    case .control, .image, .touch, .frame, .shape, .chart, .other: return nil
    }
    let isOutside = boxes.contains { box in
      let inner = box.insetBy(min(box.width, box.height) / 4)
      let corners = [
        inner.origin, Point(x: inner.maxX, y: inner.minY), Point(x: inner.minX, y: inner.maxY),
        Point(x: inner.maxX, y: inner.maxY),
      ]
      return corners.contains { picture.box.contains($0) && !picture.widget.contains($0) }
    }
    guard isOutside else { return nil }
    return picture.observation(
      .roomCorner, view, "\(name(view)) is cut by the curve of the widget's corner")
  }

  private static func overflow(
    _ view: PlacedView, _ boxes: [Rect], _ index: Int, _ picture: CheckedPicture
  ) -> Observation? {
    guard view.isUpright, let most = mostExcess(of: view) else { return nil }
    for around in picture.surroundings(of: index) {
      let frame = picture.views[around]
      // A chart lets its labels hang over its edge.
      if case .chart = frame.kind { return nil }
      guard case .frame(let hasWidth, let hasHeight) = frame.kind else { continue }
      let excess =
        boxes.map { box in
          let wide = max(frame.frame.minX - box.minX, box.maxX - frame.frame.maxX)
          let high = max(frame.frame.minY - box.minY, box.maxY - frame.frame.maxY)
          return max(hasWidth ? wide : 0, hasHeight ? high : 0)
        }.max() ?? 0
      guard excess > most else { return nil }
      return picture.observation(
        .roomOverflow, view,
        "\(name(view)) exceeds its frame of \(frame.frame.width.brief) × "
          + "\(frame.frame.height.brief) points, by \(excess.brief)")
    }
    return nil
  }

  /// Points by which a view may exceed a frame; `nil` for one that may do so as it likes.
  private static func mostExcess(of view: PlacedView) -> Double? {
    switch view.kind {
    case .text: 2 * tolerance
    case .symbol: max(2 * tolerance, symbolExcess * min(view.frame.width, view.frame.height))
    case .control, .image, .touch, .frame, .shape, .chart, .other: nil
    }
  }
}
