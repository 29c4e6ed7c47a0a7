import VitrineCoding
import VitrineDevices
import VitrineGeometry

/// The device and the place of a request, with all choices resolved that do not depend on the
/// archive.
///
/// Without place, appearance and mode, it is the widget alone, in its own colours and with its
/// background, or the first place of a family that is never shown alone. With an appearance or a
/// mode, it is the first place that has it.
public struct ResolvedSurface: Hashable, Sendable {
  /// The request from which it was resolved.
  public let request: RenderRequest
  /// The device that determines sizes.
  public let device: Device
  /// The number of pixels per point.
  public let scale: Double
  /// The colour scheme of the views.
  public let colorScheme: ColorScheme
  /// The smallest and the largest size of the content, in points.
  let sizes: SizeRange
  /// The selected row of the table of places.
  let resolution: LocationResolution

  /// Resolves the choices that do not depend on an archive.
  ///
  /// - Throws: `ArchiveError` if no device or place matches the request.
  public init(_ request: RenderRequest) throws(ArchiveError) {
    guard
      let device = request.device
        ?? Device.standard(for: request.target, at: request.location, on: request.design)
    else {
      throw ArchiveError(.notInArchive("no device shows '\(request.target.name)'", hint: nil))
    }
    resolution = try LocationResolution(request, on: device)
    guard let sizes = ResolvedSurface.sizes(request, resolution, device) else {
      throw ResolvedSurface.missing(request, on: device)
    }
    self.request = request
    self.device = device
    self.sizes = sizes
    scale = try ResolvedSurface.scale(request, device)
    colorScheme = ResolvedSurface.colorScheme(request, resolution)
  }

  /// The place; `nil` for the widget alone.
  public var location: WidgetLocation? { placeTraits?.location }
  /// The appearance of the place.
  public var appearance: SurfaceAppearance { resolution.appearance }
  /// How the surface treats colours.
  public var renderingMode: WidgetRenderingMode { resolution.mode }
  /// Whether the request has a place or an appearance, rather than the widget alone.
  var isPlaced: Bool { resolution.isPlaced }
  /// The row of the place; `nil` for the widget alone.
  var placeTraits: LocationTraits? { isPlaced ? resolution.traits : nil }
  /// Whether the surface draws container backgrounds that widgets allow it to remove.
  var showsContainerBackground: Bool { resolution.showsContainerBackground }

  /// The size of the picture, in points; `nil` for the size of the content.
  var pictureSize: Size? {
    request.family.flatMap { placeTraits?.size(of: $0, on: device, request.design) }
  }

  private static func sizes(
    _ request: RenderRequest, _ resolution: LocationResolution, _ device: Device
  ) -> SizeRange? {
    guard let sizes = device.sizeRange(of: request.target, on: request.design) else { return nil }
    if request.isDynamicIslandLimitedInWidth, case .activity(let presentation) = request.target {
      return ActivityTable.limitedSizes(of: presentation, on: device) ?? sizes
    }
    guard let family = request.family, resolution.isPlaced, let traits = resolution.traits
    else { return sizes }
    return traits.layoutSize(of: family, on: device, request.design).map(SizeRange.init)
  }

  private static func missing(_ request: RenderRequest, on device: Device) -> ArchiveError {
    let (target, version) = (request.target, request.design)
    if let family = target.family, let first = device.versions(of: family).first {
      return ArchiveError(
        .notInArchive(
          "\(device.name) does not show '\(target.name)' on \(version.rawValue)",
          hint: "it does with '--design \(first.rawValue)'"))
    }
    let shown = RenderTarget.allCases.filter { device.size(of: $0, on: version) != nil }
    return ArchiveError(
      .notInArchive(
        "\(device.name) does not show '\(target.name)'",
        hint: "it shows " + Suggestion.list(shown.map(\.name))))
  }

  private static func scale(
    _ request: RenderRequest, _ device: Device
  ) throws(ArchiveError) -> Double {
    let scale = request.scale ?? device.scale
    guard scale > 0, scale.isFinite else {
      throw ArchiveError(.drawing("scale \(scale) is not a positive number"))
    }
    return scale
  }

  /// The colour scheme of the place; content that is drawn only by its brightness has a dark colour
  /// scheme.
  private static func colorScheme(
    _ request: RenderRequest, _ resolution: LocationResolution
  ) -> ColorScheme {
    if resolution.mode == .vibrant { return .dark }
    if case .activity(let presentation) = request.target {
      // Source: Apple's documentation of ActivityKit: an Always-On display draws as in Dark Mode.
      return presentation.onlyColorScheme
        ?? (request.isLuminanceReduced ? .dark : request.colorScheme)
    }
    return (resolution.isPlaced ? resolution.traits?.colorScheme : nil) ?? request.colorScheme
  }
}
