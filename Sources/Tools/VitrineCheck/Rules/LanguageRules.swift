import Vitrine
import VitrineLayout

/// Rules about translations.
struct LanguageRules {
  private let picture: CheckedPicture
  /// The views of the default picture, by path.
  private let usual: [NodePath: PlacedView]

  /// Returns the observations in one picture.
  ///
  /// - Parameter usual: the views of the default picture, by path.
  static func observe(
    _ picture: CheckedPicture, usual: [NodePath: PlacedView]
  ) -> [Observation] {
    LanguageRules(picture: picture, usual: usual).observations
  }

  private var observations: [Observation] {
    picture.views.compactMap { view in
      guard case .symbol(isMirroredWithText: true, let name?) = view.kind, view.isSeen,
        let side = side(of: view, name), side == usualSide(of: view, name),
        let other = LanguageRules.other(name)
      else { return nil }
      let isTurnedTwice = SymbolDescription.followsReadingDirection(name)
      return picture.observation(
        .languageMirror, view,
        isTurnedTwice
          ? "the symbol '\(name)' is turned twice and keeps its direction; '\(other)' turns once"
          : "the symbol '\(name)' keeps its direction; '\(other)' turns")
    }
  }

  /// The side to which a symbol's right edge is drawn: 1 for the right, -1 for the left; `nil` if
  /// it is drawn upwards or downwards.
  private func side(of view: PlacedView, _ name: String) -> Int? {
    guard case .symbol(let isRightToLeft, _) = view.kind,
      view.rightwards.x.magnitude > view.rightwards.y.magnitude
    else { return nil }
    let isTurned = isRightToLeft && SymbolDescription.followsReadingDirection(name)
    return (view.rightwards.x > 0) == isTurned ? -1 : 1
  }

  /// The side in the default picture, where text runs to the right; otherwise that of a symbol
  /// without transforms.
  private func usualSide(of view: PlacedView, _ name: String) -> Int? {
    guard let other = usual[view.path], case .symbol(isMirroredWithText: false, name) = other.kind
    else { return 1 }
    return side(of: other, name)
  }

  private static let pairs = ["left": "backward", "right": "forward"]

  /// The symbol that turns if this one does not, and the reverse; `nil` if there is none.
  private static func other(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    for (index, part) in parts.enumerated() {
      guard let word = pairs[part] ?? pairs.first(where: { $0.value == part })?.key else {
        continue
      }
      parts[index] = word
      let other = parts.joined(separator: ".")
      return SymbolDescription.allNames.contains(other) ? other : nil
    }
    return nil
  }
}
