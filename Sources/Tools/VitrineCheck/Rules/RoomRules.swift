import Vitrine
import VitrineLayout

/// Rules about the space of views.
enum RoomRules {
  /// The number of points by which boxes may exceed their space, because boxes of letters are
  /// larger than what is drawn.
  private static let tolerance = 1.0
  /// The fraction of a box that may be cut off (assumed).
  private static let mostCut = 0.1
  /// The fraction of a box's height that most texts leave empty at the bottom, the space for
  /// descenders.
  private static let descent = 0.25
  /// The minimum distance of texts on the Home Screen from the widget's edge in points, with or
  /// without margins (assumed).
  private static let leastDistance = 5.0
  /// The fraction of a line's height by which a text may exceed its frame, because letters are
  /// smaller than their box (assumed).
  private static let textExcess = 1.0 / 3
  /// The fraction of the content margins at which people notice that they are used up (assumed).
  private static let usedMargin = 0.5
  /// The fraction of the widget's shorter side from which a symbol is decoration, which may be cut
  /// (assumed).
  private static let decoration = 1.0 / 3

  static func observe(_ picture: CheckedPicture) -> [Observation] {
    let seen = picture.views.indices.compactMap { index -> Seen? in
      let view = picture.views[index]
      guard !view.isBackground, view.opacity > 0, let boxes = boxes(of: view, picture)
      else { return nil }
      // The system's own symbols have the size that it gives them.
      if case .symbol = view.kind, view.isOfSystem { return nil }
      // What is whole after people scrolled is not cut.
      let reached = boxes.compactMap { box -> Rect? in
        let (moved, visible) = view.inSight(box)
        return moved == box || moved.share(in: visible ?? .zero) < 1 ? moved : nil
      }
      return reached.isEmpty ? nil : (index, view, reached)
    }
    let cut = cut(seen, picture)
    let hidden = seen.compactMap { clipped($0.view, boxes(of: $0.view, picture) ?? [], picture) }
    let corners = seen.compactMap { corner($0.view, $0.boxes, picture) }
    let wide = seen.compactMap { overflow($0, seen, picture) }
    // Content that is cut off is in the margins, too.
    let outside = margins(seen, picture)
    let room =
      cut.isEmpty
      ? (outside.isEmpty ? seen.compactMap { near($0, picture) } : outside)
      : whole(cut, .roomCut, picture)
    return room + hidden + seen.compactMap { behindCamera($0, picture) }
      + (cut.isEmpty ? corners : []) + wide
  }

  private typealias Seen = (index: Int, view: PlacedView, boxes: [Rect])

  /// One observation about content that is too large, or otherwise one for each view.
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
            rule, seen.view, "\(name(seen.view)) is \(place), by \(excess.brief.counted("point"))")
        }
      }
      let names = cut.prefix(3).map { name($0.view) }.joined(separator: ", ")
      let rest = cut.count > 3 ? " and \(cut.count - 3) more" : ""
      return [
        picture.observation(
          rule, picture.views[root],
          "the content is \(excess.brief.counted("point")) too large: \(names)\(rest) are \(place)")
      ]
    }
  }

  /// The boxes that must be completely visible; empty for a view that need not be.
  static func boxes(of view: PlacedView, _ picture: CheckedPicture) -> [Rect]? {
    switch view.kind {
    case .text(let letters): letters.lines
    case .symbol:
      max(view.frame.width, view.frame.height)
        < decoration * min(picture.box.width, picture.box.height) ? [view.frame] : nil
    case .control: [view.frame]
    case .image, .touch, .frame, .shape, .chart, .other: nil
    }
  }

  static func name(_ view: PlacedView) -> String {
    switch view.kind {
    case .text(let letters): "the text \(letters.words)"
    case .symbol(_, let name): "the symbol '\(name ?? "")'"
    case .control: "the control"
    case .image, .touch, .frame, .shape, .chart, .other: "the view"
    }
  }

  /// Views that are cut off, and views outside the widget next to them; content without a partly
  /// visible view, such as the hours of a day in a window, is omitted deliberately.
  private static func cut(_ seen: [Seen], _ picture: CheckedPicture) -> [Seen] {
    let cut = seen.filter { isCut($0, picture) }
    let isPart = cut.contains { seen in
      seen.boxes.contains { $0.intersection(picture.box) != nil }
    }
    return isPart ? cut : []
  }

  private static func isCut(_ seen: Seen, _ picture: CheckedPicture) -> Bool {
    let excess = seen.boxes.map { $0.excess(over: picture.box) }.max() ?? 0
    return excess > tolerance && seen.boxes.contains { $0.share(in: picture.box) < 1 - mostCut }
  }

  private static func clipped(
    _ view: PlacedView, _ boxes: [Rect], _ picture: CheckedPicture
  ) -> Observation? {
    guard let clip = view.clip else { return nil }
    let isCut = boxes.contains { box in
      // Content that a clip hides completely is ignored deliberately.
      guard let left = view.inSight(box).visible?.intersection(view.inSight(box).box) else {
        return false
      }
      return left.width < (1 - mostCut) * box.width || left.height < (1 - descent) * box.height
    }
    guard isCut else { return nil }
    let around = picture.views[clip].name
    return picture.observation(
      .roomClipped, view, "\(name(view)) is cut off by '\(around)' around it")
  }

  /// A view that the camera of the Dynamic Island covers.
  private static func behindCamera(_ seen: Seen, _ picture: CheckedPicture) -> Observation? {
    guard let camera = picture.widget.camera else { return nil }
    let isHidden = seen.boxes.contains { box in
      guard let common = box.intersection(camera) else { return false }
      return common.width > tolerance && common.height > tolerance
        && common.area > mostCut * box.area
    }
    guard isHidden else { return nil }
    return picture.observation(
      .roomCamera, seen.view, "\(name(seen.view)) is behind the camera")
  }

  private static func margins(_ seen: [Seen], _ picture: CheckedPicture) -> [Observation] {
    // Live Activities and controls have their own margins.
    guard picture.widget.request.request.family != nil, let room = picture.widget.contentRoom,
      room != picture.box
    else { return [] }
    let margin = room.excess(over: picture.box).magnitude
    let used = max(tolerance, usedMargin * margin)
    let outside = seen.filter { seen in
      let root = picture.surroundings(of: seen.index).reduce(seen.index) { $1 }
      return picture.views[root].frame.excess(over: room) > used
        && seen.boxes.contains {
          $0.excess(over: room) > used && $0.intersection(picture.box) != nil
        }
    }
    return whole(outside, .roomMargins, picture)
  }

  /// A text that is moved or padded to the widget's edge, if nothing else is too large.
  private static func near(_ seen: Seen, _ picture: CheckedPicture) -> Observation? {
    guard case .text(let letters) = seen.view.kind, seen.view.isUpright, seen.view.isSeen,
      picture.widget.request.request.family?.isSystem == true,
      letters.size < decoration * min(picture.box.width, picture.box.height)
    else { return nil }
    // If the system has no margins, as in StandBy, content may use all of its space.
    let room = picture.widget.contentRoom ?? picture.box
    let isMoved = seen.boxes.contains { $0.excess(over: room) > tolerance }
    guard picture.document.archive.contentMarginsDisabled || isMoved else { return nil }
    let inner = picture.box.insetBy(leastDistance)
    let distance = leastDistance - (seen.boxes.map { $0.excess(over: inner) }.max() ?? 0)
    guard distance < leastDistance - 0.01, distance >= -tolerance else { return nil }
    return picture.observation(
      .roomMargins, seen.view,
      "\(name(seen.view)) is \(max(0, distance).brief.counted("point")) from the widget's edge")
  }

  /// The ink of letters does not reach the corners of its box.
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
      .roomCorner, view, "\(name(view)) is cut off by the curve of the widget's corner")
  }

  private static func overflow(
    _ own: Seen, _ all: [Seen], _ picture: CheckedPicture
  ) -> Observation? {
    guard own.view.isUpright, own.view.isSeen, let most = mostExcess(of: own) else { return nil }
    for around in picture.surroundings(of: own.index) {
      let frame = picture.views[around]
      // Labels of a chart may extend beyond its edge.
      if case .chart = frame.kind { return nil }
      guard case .frame(let hasWidth, let hasHeight) = frame.kind else { continue }
      let excess =
        own.boxes.map { box in
          let wide = max(frame.frame.minX - box.minX, box.maxX - frame.frame.maxX)
          let high = max(frame.frame.minY - box.minY, box.maxY - frame.frame.maxY)
          return max(hasWidth ? wide : 0, hasHeight ? high : 0)
        }.max() ?? 0
      guard excess > most, isText(own) || isInTheWay(own, of: all) else { return nil }
      return picture.observation(
        .roomOverflow, own.view,
        "\(name(own.view)) exceeds its frame of \(frame.frame.width.brief) × "
          + "\(frame.frame.height.brief.counted("point")), by \(excess.brief)")
    }
    return nil
  }

  /// The number of points by which a view may exceed a frame; `nil` without a limit.
  private static func mostExcess(of seen: Seen) -> Double? {
    switch seen.view.kind {
    case .text: max(2 * tolerance, textExcess * (seen.boxes.map(\.height).min() ?? 0))
    case .symbol: 2 * tolerance
    case .control, .image, .touch, .frame, .shape, .chart, .other: nil
    }
  }

  private static func isText(_ seen: Seen) -> Bool { seen.view.kind.letters != nil }

  /// Whether a view covers a text or another symbol.
  ///
  /// Frames smaller than their symbols align symbols of different widths, which is harmless in
  /// itself.
  private static func isInTheWay(_ own: Seen, of all: [Seen]) -> Bool {
    all.contains { other in
      other.index != own.index
        && other.boxes.contains { box in
          own.boxes.contains { $0.intersection(box.insetBy(tolerance)) != nil }
        }
    }
  }
}
