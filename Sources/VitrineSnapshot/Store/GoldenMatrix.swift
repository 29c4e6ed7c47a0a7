import Vitrine

/// Which pictures are kept of the archives in a folder: every combination of the lists.
public struct GoldenMatrix: GoldenAxes {
  /// The combinations of one archive, where they differ from the folder's.
  public struct Override: GoldenAxes {
    /// Families; small where none are given.
    public var families: [WidgetFamily]?
    /// States; snapshot where none are given.
    public var states: [RenderState]?
    /// Colour schemes; light where none are given.
    public var colorSchemes: [ColorScheme]?
    /// Contrasts; standard where none are given.
    public var contrasts: [ColorSchemeContrast]?
    /// Scales in pixels a point; 2 where none are given.
    public var scales: [Double]?
    /// Text sizes.
    public var typeSizes: [DynamicTypeSize]?
    /// Devices, by name.
    public var devices: [String]?
    /// Rendering modes.
    public var modes: [WidgetRenderingMode]?
    /// Locales.
    public var locales: [LocaleIdentifier]?
    /// Moment of the render; `nil` is the entry's.
    public var date: ArchiveDate?
    /// Time zone of dates.
    public var timeZone: TimeZoneIdentifier?
    /// Generation of the system whose controls and colours are drawn.
    public var interfaceLook: InterfaceLook?
    /// Timeline entries, counted from 0.
    public var entries: [Int]?
    /// How pictures are compared.
    public var comparison: ComparisonMode?
    /// How much a picture may differ all the same.
    public var fuzzy: FuzzyMatch?
    /// Names of views that are not compared.
    public var ignore: [String]?

    /// Makes an override that changes nothing.
    public init() {}

    /// The lists.
    public static var fields: [Field<Override>] { axisFields }

    /// Names that are unknown, and numbers out of range.
    public func validate() -> String? { problemWithAxes() }
  }

  /// Families; small where none are given.
  public var families: [WidgetFamily]?
  /// States; snapshot where none are given.
  public var states: [RenderState]?
  /// Colour schemes; light where none are given.
  public var colorSchemes: [ColorScheme]?
  /// Contrasts; standard where none are given.
  public var contrasts: [ColorSchemeContrast]?
  /// Scales in pixels a point; 2 where none are given.
  public var scales: [Double]?
  /// Text sizes.
  public var typeSizes: [DynamicTypeSize]?
  /// Devices, by name.
  public var devices: [String]?
  /// Rendering modes.
  public var modes: [WidgetRenderingMode]?
  /// Locales.
  public var locales: [LocaleIdentifier]?
  /// Moment of the render; `nil` is the entry's.
  public var date: ArchiveDate?
  /// Time zone of dates.
  public var timeZone: TimeZoneIdentifier?
  /// Generation of the system whose controls and colours are drawn.
  public var interfaceLook: InterfaceLook?
  /// Timeline entries, counted from 0.
  public var entries: [Int]?
  /// How pictures are compared.
  public var comparison: ComparisonMode?
  /// How much a picture may differ all the same.
  public var fuzzy: FuzzyMatch?
  /// Names of views that are not compared.
  public var ignore: [String]?
  /// Folder of the archives, relative to the matrix; `nil` is the matrix's own.
  public var archives: String?
  /// Archives with other combinations, by name without extension.
  public var cases: [String: Override] = [:]

  /// Name of the file in a golden folder that holds its matrix.
  public static let fileName = "matrix.json"

  /// Makes the matrix of one small light picture.
  public init() {}

  /// The lists and the archives that differ.
  public static var fields: [Field<GoldenMatrix>] {
    axisFields + [
      Field("archives", \.archives, "Folder of the archives, relative to the matrix."),
      Field("cases", \.cases, "Archives with other combinations, by name."),
    ]
  }

  /// Names that are unknown, and numbers out of range.
  public func validate() -> String? { problemWithAxes() }

  /// The requests for the archive called `name`, in the order of the lists.
  public func requests(for name: String) -> [RenderRequest] {
    let own = cases[name] ?? Override()
    var request = RenderRequest(family: .systemSmall)
    request.date = own.date ?? date
    request.timeZone = own.timeZone ?? timeZone ?? .standard
    request.interfaceLook = own.interfaceLook ?? interfaceLook ?? .ios18
    var requests = [request]
    requests.vary(\.locale, over: own.locales ?? locales ?? [.standard])
    requests.vary(\.family, over: own.families ?? families ?? [.systemSmall])
    requests.vary(\.state, over: own.states ?? states ?? [.snapshot])
    requests.vary(\.colorScheme, over: own.colorSchemes ?? colorSchemes ?? [.light])
    requests.vary(\.colorSchemeContrast, over: own.contrasts ?? contrasts ?? [.standard])
    requests.vary(\.scale, over: own.scales ?? scales ?? [2])
    requests.vary(\.dynamicTypeSize, over: own.typeSizes ?? typeSizes ?? [.large])
    requests.vary(\.device, over: (own.devices ?? devices)?.map(Device.named) ?? [nil])
    requests.vary(\.renderingMode, over: own.modes ?? modes ?? [.fullColor])
    requests.vary(\.entry, over: own.entries ?? entries ?? [0])
    return requests
  }

  /// How the pictures of the archive called `name` are compared.
  public func tolerance(for name: String) -> GoldenTolerance {
    let own = cases[name] ?? Override()
    return GoldenTolerance(
      mode: own.comparison ?? comparison, fuzzy: own.fuzzy ?? fuzzy,
      ignored: own.ignore ?? ignore ?? [])
  }
}

/// How a picture is compared with its golden.
public struct GoldenTolerance: Hashable, Sendable {
  /// How pixels are compared; `nil` leaves it to the run.
  public var mode: ComparisonMode?
  /// How much the picture may differ all the same.
  public var fuzzy: FuzzyMatch?
  /// Names of views that are not compared.
  public var ignored: [String] = []

  /// Makes a tolerance.
  public init(mode: ComparisonMode? = nil, fuzzy: FuzzyMatch? = nil, ignored: [String] = []) {
    self.mode = mode
    self.fuzzy = fuzzy
    self.ignored = ignored
  }
}
