import VitrineCoding
import VitrineDevices

/// The place, the appearance and the rendering mode of a request on a device.
package struct LocationResolution: Hashable, Sendable {
  /// The traits of the place; `nil` for targets other than families of a widget.
  package let traits: LocationTraits?
  /// Whether the widget is shown in a place rather than alone.
  package let isPlaced: Bool
  /// Whether the place wasn't requested: families of the Lock Screen and of watch faces are never
  /// shown alone, and have the style of their first place.
  package let isImplied: Bool
  /// The appearance of the place.
  package let appearance: SurfaceAppearance
  /// The rendering mode.
  package let mode: WidgetRenderingMode

  /// Finds the first place and appearance that match a request.
  ///
  /// - Throws: `ArchiveError` if no place, appearance or mode of the device matches.
  package init(_ request: RenderRequest, on device: Device) throws(ArchiveError) {
    guard let family = request.family else {
      try LocationResolution.check(request)
      self.init(nil, .standard, request.renderingMode ?? .fullColor)
      return
    }
    let candidates = try LocationResolution.candidates(family, request, device)
    let hasWish = request.location != nil || request.appearance != .standard
    let mode = request.renderingMode ?? (family.isSystem ? .fullColor : nil)
    if !hasWish, mode == .fullColor {
      self.init(candidates.first, .standard, .fullColor)
    } else if let resolution = LocationResolution.first(of: candidates, request) {
      self = resolution
    } else if !hasWish {
      // No place of the device shows the family in this mode: the widget is alone.
      self.init(candidates.first, .standard, mode ?? .fullColor)
    } else {
      throw LocationResolution.missing(request, candidates, device)
    }
  }

  private init(
    _ traits: LocationTraits?, isPlaced: Bool = false, isImplied: Bool = false,
    _ appearance: SurfaceAppearance, _ mode: WidgetRenderingMode
  ) {
    self.traits = traits
    (self.isPlaced, self.isImplied) = (isPlaced, isImplied)
    self.appearance = appearance
    self.mode = mode
  }

  /// Whether the place draws container backgrounds; a widget alone has its background unless
  /// colours are replaced.
  package var showsContainerBackground: Bool {
    if let traits, isPlaced { return traits.backgroundModes.contains(mode) }
    return mode != .accented
  }

  /// Checks a request for another target than a family, which is shown in its own place and has no
  /// appearances.
  private static func check(_ request: RenderRequest) throws(ArchiveError) {
    let name = request.target.name
    if let location = request.location, location != request.target.location {
      let own = RenderTarget.allCases.filter { $0.location == location }.map(\.name)
      throw ArchiveError(
        .notInArchive(
          "'\(location.rawValue)' does not show '\(name)'",
          hint: own.isEmpty
            ? "it shows widgets alone" : "beside widgets, it shows \(Suggestion.list(own))"))
    }
    guard request.appearance == .standard else {
      throw ArchiveError(
        .notInArchive(
          "'\(name)' has no appearance '\(request.appearance.rawValue)'",
          hint: "only widgets have appearances"))
    }
  }

  /// The places that match the request.
  private static func candidates(
    _ family: WidgetFamily, _ request: RenderRequest, _ device: Device
  ) throws(ArchiveError) -> [LocationTraits] {
    let all = LocationTable.rows(for: family, on: device.platform)
    guard let location = request.location else { return all }
    guard let traits = LocationTable.row(location, on: device.platform) else {
      let names = LocationTable.rows.filter { $0.platform == device.platform }.map(\.location)
      throw error("\(device.name) has no '\(location.rawValue)'", "it has", names)
    }
    guard traits.families.contains(family) else {
      throw ArchiveError(
        .notInArchive(
          "'\(location.rawValue)' of \(device.name) does not show '\(family.rawValue)'",
          hint: "it shows \(list(traits.families)); '\(family.rawValue)' is on "
            + list(all.map(\.location))))
    }
    return [traits]
  }

  /// An appearance that isn't requested follows from the mode.
  private static func first(
    of candidates: [LocationTraits], _ request: RenderRequest
  ) -> LocationResolution? {
    for traits in candidates {
      for appearance in traits.appearances
      where request.appearance == .standard || request.appearance == appearance {
        guard let modes = traits.modes[appearance], let usual = modes.first else { continue }
        let mode = request.renderingMode ?? usual
        if modes.contains(mode) {
          let isImplied =
            request.location == nil && request.appearance == .standard
            && request.renderingMode == nil
          return LocationResolution(
            traits, isPlaced: true, isImplied: isImplied, appearance, mode)
        }
      }
    }
    return nil
  }

  private static func missing(
    _ request: RenderRequest, _ candidates: [LocationTraits], _ device: Device
  ) -> ArchiveError {
    let place = request.location.map { "'\($0.rawValue)' of \(device.name)" } ?? device.name
    let appearances = SurfaceAppearance.allCases.filter { appearance in
      candidates.contains { $0.modes[appearance] != nil }
    }
    guard let mode = request.renderingMode, appearances.contains(request.appearance) else {
      let wanted = "'\(request.target.name)' in the appearance '\(request.appearance.rawValue)'"
      return error("\(place) does not show \(wanted)", "its appearances are", appearances)
    }
    let modes = WidgetRenderingMode.allCases.filter { mode in
      candidates.contains { $0.renderingModes.contains(mode) }
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
