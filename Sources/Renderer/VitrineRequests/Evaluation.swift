import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineFiles
import VitrineGeometry

/// The conditions under which the code of widgets runs: the values of `RequestAxis.evaluated`, by
/// the names of their properties in ``RenderRequest``.
///
/// An archive has what code showed under one evaluation. Pictures that need another one need another
/// archive.
@dynamicMemberLookup
package struct Evaluation: Hashable, Sendable {
  /// A request with the values of the evaluated axes; the others have their defaults.
  private var request = RenderRequest(family: .systemSmall)
  /// Whether the margins are those of the place, which other pictures do not share.
  private var hasPlaceMargins = false

  /// Creates the default conditions: American English, UTC, the current version of the system, the
  /// standard device of each family, and the current time as the date.
  package init() { request.design = .current }

  /// Creates the conditions that a picture needs.
  ///
  /// - Parameter date: the date of requests without one.
  package init(of request: RenderRequest, date: ArchiveDate?) {
    for axis in RequestAxis.evaluated { axis.copy(request, &self.request) }
    self.request.date = request.date ?? date
    let device = Device.standard(for: request.target, at: request.location, on: request.design)
    if request.device == nil, device != Device.standard(for: request.target, on: request.design) {
      self.request.device = device
    }
    if request.contentMargins == nil, let margins = Evaluation.placeMargins(request) {
      self.request.contentMargins = margins
      hasPlaceMargins = true
    }
  }

  /// The margins of a request's place, such as StandBy; `nil` where they are the device's.
  private static func placeMargins(_ request: RenderRequest) -> EdgeInsets? {
    guard let family = request.family, let surface = try? ResolvedSurface(request),
      let place = surface.placeTraits
    else { return nil }
    let own = place.contentMargins(of: family, on: surface.device, request.design)
    return own == surface.device.contentMargins(of: family, on: request.design) ? nil : own
  }

  /// A value of the conditions, by its property in requests.
  package subscript<Value>(dynamicMember property: WritableKeyPath<RenderRequest, Value>) -> Value {
    get { request[keyPath: property] }
    set { request[keyPath: property] = newValue }
  }

  /// Returns these conditions with those of a picture's axes in their place.
  ///
  /// An archive has the entries from its date on, so that only an earlier date needs another one.
  package func asked(by axes: RequestAxes) -> Evaluation {
    guard var asked = axes.requests.first else { return self }
    for axis in RequestAxis.evaluated where !axis.isSet(axes) { axis.copy(request, &asked) }
    var evaluation = Evaluation(of: asked, date: self.date)
    if let own = self.date, let date = evaluation.date, date > own { evaluation.date = own }
    return evaluation
  }

  /// Returns these conditions with the configuration that concerns a widget; values that were chosen
  /// replace those of the recommended configuration that its archive shows.
  package func completed(for archive: WidgetArchive) -> Evaluation {
    var completed = self
    completed.configuration = archive.applicable(self.configuration)
    if completed.configuration.name == nil, !completed.configuration.parameters.isEmpty {
      completed.configuration.name = archive.configuration
    }
    return completed
  }

  /// Returns axes with the values of these conditions that pictures need, unless the axes have their
  /// own.
  package func completing(_ axes: RequestAxes) -> RequestAxes {
    var axes = axes
    if axes.locale == nil { axes.locale = [self.locale] }
    if axes.design == nil { axes.design = [self.design] }
    if axes.timeZone == nil { axes.timeZone = [self.timeZone] }
    if axes.device == nil, self.device != nil { axes.device = [self.device] }
    if axes.scale == nil, self.scale != nil { axes.scale = [self.scale] }
    if axes.contentMargins == nil, self.contentMargins != nil, !hasPlaceMargins {
      axes.contentMargins = [self.contentMargins]
    }
    if axes.cornerRadius == nil, self.cornerRadius != nil {
      axes.cornerRadius = [self.cornerRadius]
    }
    return axes
  }

  /// Returns the values that differ from other conditions, for file names.
  package func difference(from other: Evaluation) -> String? {
    let values = RequestAxis.evaluated.compactMap { axis -> String? in
      guard !axis.isEqual(request, other.request), axis.name != "date" else { return nil }
      return axis.programWords(request).last.map { FileName.safe($0) }
    }
    return values.isEmpty ? nil : values.joined(separator: "-")
  }

  /// The arguments for a program of widgets.
  package var words: [String] { RequestAxis.evaluated.flatMap { $0.programWords(request) } }

  /// Those of `words` that differ from other conditions.
  package func words(unlike other: Evaluation) -> [String] {
    RequestAxis.evaluated.filter { !$0.isEqual(request, other.request) }
      .flatMap { $0.programWords(request) }
  }

  /// Whether code reads the same values here and under other conditions, apart from those of the
  /// surface of its views.
  fileprivate func isSameProcess(as other: Evaluation) -> Bool {
    var (own, other) = (request, other.request)
    (own.locale, other.locale) = (own.locale.withRegion, other.locale.withRegion)
    return RequestAxis.evaluated.allSatisfy { axis in
      axis.visibility != .process || axis.isEqual(own, other)
    }
  }
}

extension LocaleIdentifier {
  /// The identifier with the region that code assumes; source: CLDR's likely subtags, of which only
  /// that of the default language is needed.
  package var withRegion: LocaleIdentifier { text == "en" ? .standard : self }
}

extension WidgetArchive {
  /// Whether what the archive's code showed under some conditions is what it shows under others.
  ///
  /// Views that read no size are the same on every device.
  ///
  /// - Parameters:
  ///   - wanted: the conditions of a picture.
  ///   - own: the conditions under which the archive was made.
  ///   - target: the family or presentation of the picture.
  package func serves(
    _ wanted: Evaluation, madeUnder own: Evaluation, for target: RenderTarget
  ) -> Bool {
    let (wanted, own) = (wanted.completed(for: self), own.completed(for: self))
    guard wanted != own else { return true }
    guard wanted.isSameProcess(as: own), mayHaveOnlyViews(for: target) else { return false }
    guard let read = evaluatedFor else { return true }
    let (here, there) = (SurfaceReading(own, target), SurfaceReading(wanted, target))
    return (read.design == nil || here.hasSizes(of: there))
      && (read.system == nil || here.design == there.design)
      && (read.scale == nil || here.scale == there.scale)
  }

  /// Whether the archive has the views of a target, or no archive of the widget has them: programs
  /// archive the families of the device's platform.
  private func mayHaveOnlyViews(for target: RenderTarget) -> Bool {
    guard let family = target.family,
      supportedFamilies.isEmpty || supportedFamilies.contains(family)
    else { return true }
    let views = [placeholder?.views, preview?.views].compactMap(\.self) + entries.map(\.views)
    return views.contains { $0[family] != nil }
  }
}

/// The values that code reads of the surface of its views.
private struct SurfaceReading {
  let design: DesignGeneration
  let platform: Device.Platform?
  let screen: Size?
  let size: Size?
  let margins: EdgeInsets?
  let inset: EdgeInsets?
  let cornerRadius: Double?
  let scale: Double?

  init(_ evaluation: Evaluation, _ target: RenderTarget) {
    let design = evaluation.design
    let device = evaluation.device ?? Device.standard(for: target, on: design)
    self.design = design
    (platform, screen) = (device?.platform, device?.screenSize(in: .screen))
    size = device?.size(of: target, on: design)
    margins =
      evaluation.contentMargins
      ?? target.family.flatMap { device?.contentMargins(of: $0, on: design) }
      ?? device?.safeArea(in: target)
    inset = target.family.flatMap { device?.accessoryInset(of: $0, on: design) }
    cornerRadius = evaluation.cornerRadius ?? device?.cornerRadius(on: design)
    scale = evaluation.scale ?? device?.scale
  }

  func hasSizes(of other: SurfaceReading) -> Bool {
    design == other.design && platform == other.platform && screen == other.screen
      && size == other.size && margins == other.margins && inset == other.inset
      && cornerRadius == other.cornerRadius
  }
}
