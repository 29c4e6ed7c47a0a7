import Vitrine
import VitrineLayout

/// Rules about defects of iOS: devices do not do what is documented, and people work around it.
enum DeviceRules {
  /// The first system on which `isActivityFullscreen` works.
  private static let firstFullScreen = 17.0

  /// Returns the observations in an archive.
  static func observe(_ document: WidgetDocument, _ values: ArchiveValues) -> [Observation] {
    spinners(values) + effects(values) + fullScreen(document, values)
  }

  /// Returns the observations in one picture.
  static func observe(_ picture: CheckedPicture) -> [Observation] {
    urls(picture) + links(picture)
  }

  private static func urls(_ picture: CheckedPicture) -> [Observation] {
    picture.widget.warnings.compactMap { warning in
      guard case .ineffective(let text) = warning.kind, text.hasPrefix(ResolvedView.severalURLs)
      else { return nil }
      let path = NodePath(Array(warning.path.steps.dropFirst(picture.document.place.steps.count)))
      return Observation(
        rule: .deviceURL, path: path, view: path.description, message: warning.message)
    }
  }

  /// Images with a rendering mode whose tap belongs to a link.
  private static func links(_ picture: CheckedPicture) -> [Observation] {
    guard picture.widget.request.request.family?.isSystem == true else { return [] }
    return picture.views.indices.compactMap { index in
      guard case .image(_, .some) = picture.views[index].kind,
        picture.surroundings(of: index).contains(where: { picture.views[$0].isLink })
      else { return nil }
      return picture.observation(
        .deviceLink, picture.views[index],
        "the image has a rendering mode and is in a link, whose destination devices lose")
    }
  }

  private static func spinners(_ values: ArchiveValues) -> [Observation] {
    values.shown.flatMap(\.[.progressView]).compactMap { place in
      guard let members = place.members, members["value"] == nil, members["timerInterval"] == nil
      else { return nil }
      return still(place.path, "the progress view without a value")
    }
  }

  /// Symbol effects that repeat; those for a value play once, when an entry changes it.
  private static func effects(_ values: ArchiveValues) -> [Observation] {
    values.shown.flatMap(\.[.symbolEffect]).compactMap { place in
      let isTransition = place.path.steps.contains(.key("transition"))
      let repeats =
        switch place.value {
        case .string: true
        case .object(let members): members["value"] == nil
        case .array, .number, .bool, .null: false
        }
      guard repeats, !isTransition else { return nil }
      return still(place.path, "the repeating symbol effect")
    }
  }

  private static func still(_ path: NodePath, _ name: String) -> Observation {
    Observation(
      rule: .deviceStill, path: path, view: path.description,
      message: "\(name) does not move on devices")
  }

  private static func fullScreen(
    _ document: WidgetDocument, _ values: ArchiveValues
  ) -> [Observation] {
    guard let target = document.archive.deploymentTarget, target < firstFullScreen else {
      return []
    }
    return values.shown.flatMap(\.[.isActivityFullscreen]).prefix(1).map { place in
      Observation(
        rule: .deviceFullScreen, path: place.path, view: place.path.description,
        message: "isActivityFullscreen is read, and the widget supports iOS \(target.brief), where "
          + "the activity does not appear")
    }
  }
}

extension PlacedView {
  /// Whether taps on it open a destination.
  fileprivate var isLink: Bool {
    if case .touch(.link, _) = kind { true } else { false }
  }
}
