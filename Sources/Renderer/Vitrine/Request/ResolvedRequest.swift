import VitrineArchive
import VitrineFormat
import VitrineCoding
import VitrineDevices
import VitrineModel

/// A request with all choices resolved for one archive.
///
/// ``WidgetDocument/resolve(_:)-(RenderRequest)`` creates it once; selection, layout and
/// drawing use its choices and make none themselves.
public struct ResolvedRequest: Hashable, Sendable {
  /// The device and the place.
  public let surface: ResolvedSurface
  /// The state to render, which is the placeholder if there is no entry to show.
  public let state: RenderState
  /// The index of the timeline entry, or of the state of a Live Activity.
  public let entry: Int?
  /// The date of the picture, which is the reference for relative dates.
  public let date: ArchiveDate
  /// Whether the container background is drawn.
  public let showsContainerBackground: Bool
  /// Whether buttons and toggles work.
  public let allowsInteraction: Bool
  /// How much of the content is shown.
  let visibility: ContentVisibility
  /// Warnings about probable mistakes.
  let warnings: [Diagnostic]

  /// The request from which it was resolved.
  public var request: RenderRequest { surface.request }

  /// Resolves the choices that depend on the archive.
  ///
  /// - Throws: `ArchiveError` if the archive doesn't support the surface or doesn't contain the
  ///   state of a Live Activity, or if the locale or the time zone doesn't exist.
  init(_ surface: ResolvedSurface, _ archive: WidgetArchive) throws(ArchiveError) {
    let request = surface.request
    try request.checkNames()
    try ResolvedRequest.check(surface, archive)
    let current = try CurrentEntry(archive, request)
    self.surface = surface
    (state, entry) = (current.state, current.index)
    date = request.date ?? current.date
    visibility = ContentVisibility(
      state, lock: request.lock, archive.dataProtection,
      isDimmedWatch: surface.device.platform == .watch && request.isLuminanceReduced,
      showsSensitiveContent: request.showsSensitiveContent)
    showsContainerBackground =
      !archive.containerBackgroundRemovable || surface.showsContainerBackground
    allowsInteraction = current.allowsInteraction && surface.allowsInteraction
    warnings =
      ResolvedRequest.warnings(surface, archive)
      + [current.warning(archive, request)].compactMap(\.self)
  }

  /// The conditions by which views of the archive are selected.
  var conditions: ViewConditions {
    var conditions = ViewConditions()
    conditions.colorScheme = surface.colorScheme
    conditions.state = visibility.state(of: state)
    conditions.renderingMode = surface.renderingMode
    conditions.isLuminanceReduced = request.isLuminanceReduced
    conditions.showsWidgetContainerBackground = showsContainerBackground
    conditions.isActivityFullscreen = request.target == .activity(.standBy)
    if case .activity(let presentation) = request.target, presentation.isNarrowInLandscape {
      conditions.isDynamicIslandLimitedInWidth = request.isDynamicIslandLimitedInWidth
    }
    conditions.levelOfDetail = request.levelOfDetail
    conditions.dynamicTypeSize = request.dynamicTypeSize
    conditions.colorSchemeContrast = request.colorSchemeContrast
    return conditions
  }

  private static func check(
    _ surface: ResolvedSurface, _ archive: WidgetArchive
  ) throws(ArchiveError) {
    try archive.check(surface.request.configuration)
    try archive.evaluatedFor?.check(on: surface)
    guard let traits = surface.placeTraits, traits.removesBackgrounds,
      !archive.containerBackgroundRemovable, surface.request.family?.isSystem == true
    else { return }
    throw ArchiveError(
      .notInArchive(
        "the widget is not offered for '\(traits.location.rawValue)', which removes backgrounds",
        hint: "remove \"containerBackgroundRemovable\": false"),
      path: NodePath([.key("containerBackgroundRemovable")]))
  }

  private static func warnings(
    _ surface: ResolvedSurface, _ archive: WidgetArchive
  ) -> [Diagnostic] {
    var warnings = [archive.evaluatedFor?.warning(on: surface)].compactMap(\.self)
    guard let location = surface.location else { return warnings }
    let index = archive.disfavoredLocations.firstIndex {
      $0.location == location && $0.concerns(surface.request.family)
    }
    if let index {
      warnings.append(
        Diagnostic(
          .ineffective(
            "'\(location.rawValue)' is disfavoured: the gallery there does not offer it"),
          path: NodePath([.key("disfavoredLocations"), .index(index)])))
    }
    if location == .iPhoneWidgetsOnMac, !archive.dataProtection.isAvailableOnMac {
      warnings.append(
        Diagnostic(
          .ineffective(
            "with the data protection '\(archive.dataProtection.rawValue)' it is not available as "
              + "an iPhone widget on a Mac"), path: NodePath([.key("dataProtection")])))
    }
    return warnings
  }
}

extension RenderRequest {
  /// Checks that locale and time zone exist.
  ///
  /// - Throws: `ArchiveError` that suggests a similar name.
  package func checkNames() throws(ArchiveError) {
    try TextFormatter.check(locale)
    try TextFormatter.check(timeZone)
  }
}

extension ResolvedSurface {
  /// Whether buttons and toggles work on the surface.
  fileprivate var allowsInteraction: Bool {
    guard let traits = placeTraits, let family = request.family else { return true }
    return traits.interactiveFamilies.contains(family)
  }
}

extension WidgetDocument {
  /// Resolves all choices that a request leaves open.
  ///
  /// - Throws: `ArchiveError` if no device, place or entry matches the request.
  public func resolve(_ request: RenderRequest) throws(ArchiveError) -> ResolvedRequest {
    try inDocument { () throws(ArchiveError) in
      try ResolvedRequest(ResolvedSurface(request), archive)
    }
  }

  /// Resolves the choices of a surface that depend on the archive.
  ///
  /// - Throws: `ArchiveError` if the archive does not match the request.
  public func resolve(_ surface: ResolvedSurface) throws(ArchiveError) -> ResolvedRequest {
    try inDocument { () throws(ArchiveError) in try ResolvedRequest(surface, archive) }
  }

  /// Runs `work`, and adds the document's file and path to its errors.
  package func inDocument<Value>(_ work: () throws(ArchiveError) -> Value) throws(ArchiveError)
    -> Value
  {
    do throws(ArchiveError) {
      return try work()
    } catch {
      throw origin.completed(error)
    }
  }
}
