internal import VitrineArguments
import VitrineDevices

/// What a picture must be so that an option has an effect on it.
package struct OptionNeed: Sendable {
  /// The axis that the option sets.
  package let axis: String
  /// What the pictures have to be.
  package let need: String
  /// Makes a request so.
  let change: @Sendable (inout RenderRequest) -> Void
  /// Whether a picture is so.
  let isMet: @Sendable (ResolvedSurface) -> Bool

  /// One row for each axis that has an effect on some pictures alone.
  package static let all = [
    OptionNeed("colorScheme", "a place that is light and dark", { $0.location = .homeScreen }) {
      $0.colorScheme == $0.request.colorScheme
    },
    OptionNeed("lock", "a locked device", { $0.state = .locked }) { $0.request.state == .locked },
    OptionNeed("showsSensitiveContent", "a locked device or a dimmed watch", { $0.state = .locked })
    {
      $0.request.state == .locked || $0.request.isLuminanceReduced
    },
    OptionNeed("tint", "a tinted, accented or vibrant picture", { $0.appearance = .tinted }) {
      $0.appearance == .tinted || $0.renderingMode != .fullColor
    },
    OptionNeed("glassTint", "a clear picture", { $0.appearance = .clear }) {
      $0.appearance == .clear
    },
    OptionNeed(
      "invalidatedOpacity", "content that is out of date", { $0.interaction.awaitsReload = true }
    ) {
      $0.request.interaction.awaitsReload
    },
    OptionNeed(
      "isDynamicIslandLimitedInWidth", "the Dynamic Island",
      { if case .activity = $0.target { $0.target = .activity(.expanded) } }
    ) { island.contains($0.request.target) },
    OptionNeed("transition", "a change from another entry", { $0.entry = 1 }) { surface in
      let request = surface.request
      return request.date != nil || request.transition.map(\.from) != request.entry ?? 0
    },
    OptionNeed("renderingMode", "a widget") { $0.request.family != nil },
    OptionNeed("contentMargins", "a widget or a card") { hasEdge($0.request.target) },
    OptionNeed("cornerRadius", "a widget, a card or the expanded Dynamic Island") {
      hasEdge($0.request.target) || $0.request.target == .activity(.expanded)
    },
    OptionNeed("wallpaper", "a place on a wallpaper", { $0.location = .homeScreen }) {
      $0.placeTraits?.backdrop == nil && $0.request.target != .activity(.standBy)
    },
  ]

  private static let island = [
    ActivityPresentation.expanded, .compact, .compactLeading, .compactTrailing, .minimal,
  ].map(RenderTarget.activity)

  /// Whether margins and corners of a target are those of the request.
  private static func hasEdge(_ target: RenderTarget) -> Bool {
    switch target {
    case .family, .screen, .activity(.lockScreen), .activity(.standBy), .activity(.smartStack),
      .activity(.carPlay):
      true
    case .activity, .control: false
    }
  }

  private init(
    _ axis: String, _ need: String,
    _ change: @escaping @Sendable (inout RenderRequest) -> Void = { _ in },
    _ isMet: @escaping @Sendable (ResolvedSurface) -> Bool
  ) { (self.axis, self.need, self.change, self.isMet) = (axis, need, change, isMet) }

  /// How the axis has an effect on one of the pictures; `nil` if no option gives it one there.
  package func hint(for surfaces: [ResolvedSurface], with axes: RequestAxes) -> String? {
    surfaces.lazy.compactMap { hint(for: $0, with: axes) }.first
  }

  private func hint(for surface: ResolvedSurface, with axes: RequestAxes) -> String? {
    var request = surface.request
    change(&request)
    guard let changed = try? ResolvedSurface(request), isMet(changed) else { return nil }
    let others = RequestAxis.all.filter { !$0.isEqual(request, surface.request) }
    let words = others.flatMap { $0.words(request) }.joined(separator: " ")
    return "\(others.contains { $0.isSet(axes) } ? "use" : "add") '\(words)'"
  }

  /// The axes that have an effect on a picture, of those that need something.
  package static func met(by surface: ResolvedSurface) -> Set<String> {
    Set(all.filter { $0.isMet(surface) }.map(\.axis))
  }

  /// The needs of the axes that are set and have no effect on any picture, with the spelling of the
  /// options.
  ///
  /// - Parameter met: the axes that have one on some picture.
  package static func unmet(
    by axes: RequestAxes, met: Set<String>
  ) -> [(spelling: String, need: OptionNeed)] {
    all.filter { !met.contains($0.axis) }.compactMap { need in
      guard let axis = RequestAxis.all.first(where: { $0.name == need.axis }), axis.isSet(axes)
      else { return nil }
      return (axis.options.map(\.info.spelling).joined(separator: ", "), need)
    }
  }
}
