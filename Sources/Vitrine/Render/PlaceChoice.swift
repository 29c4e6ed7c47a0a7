import VitrineModel

/// The place, the look and the rendering mode that a request means.
struct PlaceChoice: Hashable, Sendable {
  /// The row of the place; `nil` for what is no family of a widget.
  let rule: LocationRule?
  let isPlaced: Bool
  let appearance: SurfaceAppearance
  let mode: WidgetRenderingMode

  /// Finds the first place and look that have what is asked for.
  ///
  /// - Throws: `ArchiveError` when a place, a look or a mode is asked for where it is not.
  init(_ request: RenderRequest, on device: Device) throws(ArchiveError) {
    guard let family = request.family else {
      self.init(nil, isPlaced: false, .standard, request.renderingMode ?? .fullColor)
      return
    }
    let rules = try PlaceChoice.rules(family, request, device)
    let hasWish = request.location != nil || request.appearance != .standard
    let mode = request.renderingMode
    if !hasWish, mode ?? .fullColor == .fullColor {
      self.init(rules.first, isPlaced: false, .standard, .fullColor)
    } else if let choice = PlaceChoice.first(rules, request) {
      self = choice
    } else if !hasWish, let mode {
      // No place of the device shows the family in this mode: the widget alone.
      self.init(rules.first, isPlaced: false, .standard, mode)
    } else {
      throw PlaceChoice.missing(request, rules, device)
    }
  }

  private init(
    _ rule: LocationRule?, isPlaced: Bool, _ appearance: SurfaceAppearance,
    _ mode: WidgetRenderingMode
  ) {
    self.rule = rule
    self.isPlaced = isPlaced
    self.appearance = appearance
    self.mode = mode
  }

  /// Whether the place draws container backgrounds; a widget alone keeps its own unless colours are
  /// replaced.
  var showsContainerBackground: Bool {
    if let rule, isPlaced { return rule.backgroundModes.contains(mode) }
    return mode != .accented
  }

  /// The places that may be meant.
  private static func rules(
    _ family: WidgetFamily, _ request: RenderRequest, _ device: Device
  ) throws(ArchiveError) -> [LocationRule] {
    let all = LocationTable.rules(for: family, on: device.platform)
    guard let location = request.location else { return all }
    guard let rule = LocationTable.rule(location, on: device.platform) else {
      let names = LocationTable.rules.filter { $0.platform == device.platform }.map(\.location)
      throw error("\(device.name) has no '\(location.rawValue)'", "it has", names)
    }
    guard rule.families.contains(family) else {
      throw ArchiveError(
        .notInArchive(
          "'\(location.rawValue)' of \(device.name) does not show '\(family.rawValue)'",
          hint: "it shows \(list(rule.families)); '\(family.rawValue)' stands on "
            + list(all.map(\.location))))
    }
    return [rule]
  }

  /// A look that is not asked for follows from the mode.
  private static func first(_ rules: [LocationRule], _ request: RenderRequest) -> PlaceChoice? {
    for rule in rules {
      for appearance in rule.appearances
      where request.appearance == .standard || request.appearance == appearance {
        guard let modes = rule.modes[appearance], let usual = modes.first else { continue }
        let mode = request.renderingMode ?? usual
        if modes.contains(mode) { return PlaceChoice(rule, isPlaced: true, appearance, mode) }
      }
    }
    return nil
  }

  private static func missing(
    _ request: RenderRequest, _ rules: [LocationRule], _ device: Device
  ) -> ArchiveError {
    let place = request.location.map { "'\($0.rawValue)' of \(device.name)" } ?? device.name
    let appearances = SurfaceAppearance.allCases.filter { appearance in
      rules.contains { $0.modes[appearance] != nil }
    }
    guard let mode = request.renderingMode, appearances.contains(request.appearance) else {
      let wanted = "'\(request.target.name)' in the look '\(request.appearance.rawValue)'"
      return error("\(place) does not show \(wanted)", "its looks are", appearances)
    }
    let modes = WidgetRenderingMode.allCases.filter { mode in
      rules.contains { $0.renderingModes.contains(mode) }
    }
    return error("\(place) does not draw in the mode '\(mode.rawValue)'", "its modes are", modes)
  }

  private static func error(
    _ message: String, _ hint: String, _ names: [some RawRepresentable<String>]
  ) -> ArchiveError {
    ArchiveError(.notInArchive(message, hint: hint + " " + list(names)))
  }

  private static func list(_ names: [some RawRepresentable<String>]) -> String {
    Suggestion.list(names.map(\.rawValue))
  }
}
