import Vitrine
import VitrineLayout

/// Rules about content that is lost when the system changes a widget's appearance.
enum LostContentRules {
  /// The maximum difference between pixels of one colour, out of 255 (assumed).
  private static let uniform = 8
  /// The fraction of an image's shorter side that is ignored along its edges, which may be rounded.
  private static let inset = 0.15
  /// The width of the light along the edges of a widget, in points.
  private static let rim = 3.0

  static func observe(_ picture: CheckedPicture) -> [Observation] {
    background(picture) + missing(picture) + content(picture)
  }

  /// A picture in which the views draw nothing, or nothing but one colour.
  private static func content(_ picture: CheckedPicture) -> [Observation] {
    guard picture.holdsContent, !picture.views.contains(where: { isCertain($0, picture) }),
      let bitmap = try? picture.widget.bitmap(scale: InkPixels.coarse),
      let ground = try? picture.widget.bitmap(ink: .background, scale: InkPixels.coarse),
      let message = absence(picture, bitmap, ground: ground)
    else { return [] }
    let view = picture.views.first { !$0.isBackground } ?? picture.views.first
    let path = view?.path ?? (try? picture.document.views(for: picture.widget.request))?.first?.path
    return [
      Observation(
        rule: .lostContent, path: path ?? NodePath(), view: view?.name ?? "",
        frame: view?.frame, message: message)
    ]
  }

  /// Whether a view certainly draws something: words, or anything in the background but its colours.
  ///
  /// Images may be transparent, and charts without marks; in their own colours, symbols and controls
  /// are not.
  private static func isCertain(_ view: PlacedView, _ picture: CheckedPicture) -> Bool {
    switch view.kind {
    case .text(let letters):
      view.isSeen && letters.reading.lines.contains { $0.contains { !$0.isWhitespace } }
    case .symbol, .control: view.isSeen
    case .image, .chart: view.isBackground && view.isSeen
    case .shape: view.isBackground && view.isSeen && !view.frame.covers(picture.box)
    case .touch, .frame, .other: false
    }
  }

  /// What is not drawn, in words; `nil` for a picture with content.
  private static func absence(
    _ picture: CheckedPicture, _ bitmap: Bitmap, ground: Bitmap
  ) -> String? {
    let pixels = InkPixels(picture: bitmap, ground: ground, scale: InkPixels.coarse, behind: 0)
    if pixels.strongest(in: picture.box)?.difference == 0 {
      return "nothing is drawn in front of the background"
    }
    guard picture.widget.request.surface.renderingMode == .fullColor,
      !picture.views.contains(where: \.isContent)
    else { return nil }
    // A cross, because the corners are transparent.
    let (size, corner) = (picture.box.size, min(picture.box.width, picture.box.height) / 6)
    let bars = [(corner, rim), (rim, corner)].map { x, y in
      Rect(x: x, y: y, width: size.width - 2 * x, height: size.height - 2 * y)
    }
    let own = InkPixels(picture: bitmap, ground: bitmap, scale: InkPixels.coarse, behind: 0)
    let isUniform = bars.allSatisfy { (own.groundVariety(in: $0)?.spread ?? 0) <= uniform }
    return isUniform ? "nothing is drawn but one colour" : nil
  }

  private static func background(_ picture: CheckedPicture) -> [Observation] {
    let archive = picture.document.archive
    guard archive.containerBackgroundRemovable,
      picture.widget.request.request.family?.isSystem == true
    else { return [] }
    return picture.texts.filter { $0.view.isBackground }.map { text in
      picture.observation(
        .lostBackground, text.view,
        "the text \(text.letters.words) is in the container background, which may be removed")
    }
  }

  /// Returns images whose content is no longer visible.
  ///
  /// - Parameters:
  ///   - pixels: the pixels of the picture.
  ///   - usual: the pixels of the picture in which colours are not replaced.
  static func images(
    _ picture: CheckedPicture, _ pixels: InkPixels, usual: InkPixels?
  ) -> [Observation] {
    guard picture.widget.request.surface.renderingMode == .accented, let usual else { return [] }
    return picture.views.compactMap { view in
      guard case .image(isTemplate: false, let mode) = view.kind, mode != .fullColor,
        let seen = view.visible?.intersection(view.frame),
        // The largest square in a circle, without corners that are cut off.
        case let box = seen.insetBy(inset * min(seen.width, seen.height)),
        let now = pixels.groundVariety(in: box), let before = usual.groundVariety(in: box),
        now.spread <= uniform, now.opacity > 255 - uniform, before.spread > 4 * uniform
      else { return nil }
      return picture.observation(
        .lostImage, view, "the image becomes a block of one colour in the mode 'accented'")
    }
  }

  private static func missing(_ picture: CheckedPicture) -> [Observation] {
    picture.widget.warnings.compactMap { warning in
      switch warning.kind {
      case .unknownName(kind: .symbol, _, _), .asset:
        observation(.lostSymbol, warning, picture)
      case .ineffective(let text) where text.hasPrefix("there is no face for"):
        observation(.limitFont, warning, picture)
      case .ineffective(let text) where text.hasSuffix("is drawn by another face of its kind"):
        observation(.limitFace, warning, picture)
      case .ineffective(let text) where inert(picture).contains(text) && !picture.isOnOtherPlatform:
        observation(.touchInert, warning, picture)
      case .unknownName(kind: .string, _, _):
        observation(
          picture.document.archive.resources.strings.count > 1 ? .languageMissing : .archiveMistake,
          warning, picture)
      // A rule looks for it in all views, not only in those that are drawn.
      case .ineffective(let text) where text.hasPrefix(ResolvedView.severalURLs): nil
      case .ineffective(LaidOutWidget.noBackground)
      where picture.widget.request.showsContainerBackground:
        observation(.archiveMistake, warning, picture, .backgrounds)
      // In other pictures, it can be what was asked for that has no effect.
      case .ineffective where picture.checkCase.showsEntryAlone:
        observation(.archiveMistake, warning, picture, .entries)
      case .unknownName, .undrawnSymbol, .missingGlyphs, .ineffective: nil
      }
    }
  }

  /// The warnings of layout about controls without effect.
  private static func inert(_ picture: CheckedPicture) -> [String] {
    let request = picture.widget.request
    let interactivity = Interactivity(request.request.target, on: request.surface.device.platform)
    return ["buttons and toggles", "links"].map(interactivity.warning)
  }

  private static func observation(
    _ rule: RuleID, _ warning: Diagnostic, _ picture: CheckedPicture, _ scope: CaseScope? = nil
  ) -> Observation {
    // Warnings have paths in the file, views have paths in the archive.
    let path = NodePath(Array(warning.path.steps.dropFirst(picture.document.place.steps.count)))
    let view = picture.views.first { $0.path == path }
    return Observation(
      rule: rule, path: path, view: view?.name ?? "", frame: view?.frame, message: warning.message,
      scope: scope)
  }
}
