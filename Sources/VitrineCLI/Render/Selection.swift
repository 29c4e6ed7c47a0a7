import Vitrine

/// What the flags choose of an archive.
struct Selection: Sendable {
  private let families: [RenderTarget]?
  private let hasAllFamilies: Bool
  private let states: [RenderState]
  private let schemes: [ColorScheme]
  private let locations: [WidgetLocation?]
  private let appearances: [SurfaceAppearance]
  private let devices: [Device?]
  private let modes: [WidgetRenderingMode?]
  private let typeSizes: [DynamicTypeSize]
  private let locales: [LocaleIdentifier]
  private let base: RenderRequest

  /// Reads the flags; a gallery shows all families and schemes unless they say otherwise.
  init(_ arguments: Arguments, isGallery: Bool = false) {
    let all = arguments.has(.all)
    families =
      arguments.isAll(.family)
      ? nil : arguments.names(.family, all: [])?.compactMap { RenderTarget($0) }.withoutRepeats
    hasAllFamilies = arguments.isAll(.family) || ((all || isGallery) && families == nil)
    states = arguments.list(.state, all: all) ?? [.snapshot]
    schemes = arguments.list(.scheme, all: all || isGallery) ?? [.light]
    let base = RenderRequest(arguments)
    self.base = base
    devices =
      arguments.names(.devices, all: Device.all.map(\.identifier))?
      .map(Device.named) ?? [base.device]
    let locations: [WidgetLocation]? = arguments.list(.location, all: false)
    self.locations = locations ?? [nil]
    appearances = arguments.list(.appearance, all: false) ?? [.standard]
    let modes: [WidgetRenderingMode]? = arguments.list(.modes, all: false)
    self.modes = modes ?? [base.renderingMode]
    typeSizes = arguments.list(.typeSizes, all: false) ?? [base.dynamicTypeSize]
    locales = arguments.names(.locales, all: [])?.map { LocaleIdentifier($0) } ?? [base.locale]
  }

  /// Whether it may be more than one picture of an archive.
  var isPlural: Bool {
    hasAllFamilies
      || (families?.count ?? 1) * states.count * schemes.count * locations.count
        * appearances.count > 1
  }

  /// The requests in the order of devices, locales, sizes, modes, places, appearances, families,
  /// states and schemes; where one of them cannot be shown, the reason.
  func requests(for document: WidgetDocument) -> [Result<ResolvedRequest, ArchiveError>] {
    var bases = [base]
    bases.vary(\.device, over: devices)
    bases.vary(\.locale, over: locales)
    bases.vary(\.dynamicTypeSize, over: typeSizes)
    bases.vary(\.renderingMode, over: modes)
    bases.vary(\.location, over: locations)
    bases.vary(\.appearance, over: appearances)
    var surfaces = bases.flatMap { self.surfaces(of: document, $0) }
    // Of several places and appearances each shows what it can; of one an error says why it cannot.
    if locations.count * appearances.count > 1 { surfaces.removeAll { $0.isFailure } }
    return surfaces.map { surface in
      Result { () throws(ArchiveError) in
        try document.resolve(
          try document.inDocument { () throws(ArchiveError) in try surface.get() })
      }
    }
  }

  /// The first of the requests.
  ///
  /// - Throws: `ArchiveError` when it cannot be shown.
  func request(for document: WidgetDocument) throws(ArchiveError) -> ResolvedRequest? {
    try requests(for: document).first?.get()
  }

  private typealias Surface = Result<ResolvedSurface, ArchiveError>

  private func surfaces(of document: WidgetDocument, _ base: RenderRequest) -> [Surface] {
    targets(of: document, base).flatMap { target in
      states.flatMap { state in
        schemes.map { scheme in
          var request = base
          (request.target, request.state, request.colorScheme) = (target, state, scheme)
          return Result { () throws(ArchiveError) in try ResolvedSurface(request) }
        }
      }
    }
  }

  private func targets(of document: WidgetDocument, _ base: RenderRequest) -> [RenderTarget] {
    let own = document.targets
    if let families {
      // Of a bundle each widget is drawn in what is its own; of one widget all is tried.
      return document.isMember ? families.filter(own.contains) : families
    }
    // A device or a place does not show all families, so 'all' leaves out the others.
    let shown = own.filter { target in
      var request = base
      request.target = target
      return (try? ResolvedSurface(request)) != nil
    }
    if hasAllFamilies, !shown.isEmpty { return shown }
    return [shown.first ?? own.first ?? .family(.systemSmall)]
  }
}

extension Result {
  /// Whether it is an error.
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

extension Arguments {
  /// The values of a list flag, all of them where `all` is meant; `nil` when it is not given.
  func list<Choice: RawRepresentable & Hashable & CaseIterable>(
    _ flag: Flag, all: Bool
  ) -> [Choice]? where Choice.RawValue == String {
    if let choices = choices(flag, as: Choice.self) { return choices }
    return all || isAll(flag) ? Array(Choice.allCases) : nil
  }
}

extension RenderRequest {
  /// All that the flags say beside family, state and scheme.
  fileprivate init(_ arguments: Arguments) {
    self.init(family: .systemSmall)
    if let mode = arguments.choice(.mode, as: WidgetRenderingMode.self) { renderingMode = mode }
    if let contrast = arguments.choice(.contrast, as: ColorSchemeContrast.self) {
      colorSchemeContrast = contrast
    }
    if let size = arguments.choice(.typeSize, as: DynamicTypeSize.self) { dynamicTypeSize = size }
    wallpaper = arguments.text(.wallpaper).flatMap { try? Color(name: $0) }
    if let look = arguments.choice(.look, as: InterfaceLook.self) { interfaceLook = look }
    device = arguments.text(.device).flatMap(Device.named)
    scale = arguments.number(.scale)
    entry = arguments.text(.entry).flatMap { Int($0) }
    interaction.pressed = arguments.text(.press)
    interaction.toggled = arguments.names(.toggle, all: []) ?? []
    interaction.awaitsReload = arguments.has(.awaitReload)
    invalidatedOpacity = arguments.number(.invalidatedOpacity)
    apply(surroundingsOf: arguments)
    contentMargins = arguments.number(.margins).map { EdgeInsets($0) }
    cornerRadius = arguments.number(.cornerRadius)
  }

  /// Takes what the flags say about when and how it is seen.
  mutating func apply(surroundingsOf arguments: Arguments) {
    date = arguments.text(.date).flatMap { ArchiveDate($0) }
    if let name = arguments.text(.locale) { locale = LocaleIdentifier(name) }
    if let name = arguments.text(.timeZone) { timeZone = TimeZoneIdentifier(name) }
    tint = arguments.text(.tint).flatMap { try? Color(name: $0) }
    isLuminanceReduced = arguments.has(.alwaysOn)
    lock = arguments.choice(.lock, as: DeviceLock.self) ?? .locked
    showsSensitiveContent = arguments.has(.showSensitive)
  }
}

extension [RenderTarget] {
  /// The targets, each once.
  fileprivate var withoutRepeats: [RenderTarget] {
    var seen: Set<RenderTarget> = []
    return filter { seen.insert($0).inserted }
  }
}
