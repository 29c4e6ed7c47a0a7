import Vitrine

/// What a folder of goldens, or one archive in it, says of the pictures that are kept.
///
/// Pictures are kept of every combination of the lists; where several places or looks are given, of
/// those that a device shows.
public struct GoldenAxes: ArchiveRecord {
  /// Families and presentations; small where none are given.
  public var families: [RenderTarget]?
  /// Members of a bundle, by their kind; the only widget where none are given.
  public var widgets: [String]?
  /// States; snapshot where none are given.
  public var states: [RenderState]?
  /// Colour schemes; light where none are given.
  public var colorSchemes: [ColorScheme]?
  /// Contrasts; standard where none are given.
  public var contrasts: [ColorSchemeContrast]?
  /// Scales in pixels a point; 2 where none are given.
  public var scales: [Double]?
  /// Text sizes; large where none are given.
  public var typeSizes: [DynamicTypeSize]?
  /// Devices, by name; the standard one of each family where none are given.
  public var devices: [String]?
  /// Rendering modes; full colour where none are given.
  public var modes: [WidgetRenderingMode]?
  /// Places; the widget alone where none are given.
  public var locations: [WidgetLocation]?
  /// Looks of the places; standard where none are given.
  public var appearances: [SurfaceAppearance]?
  /// Whether the display is dimmed; no where it is not said.
  public var luminanceReduced: [Bool]?
  /// How far the device is locked in the state `locked`; locked where none are given.
  public var locks: [DeviceLock]?
  /// Whether private content may be seen; no where it is not said.
  public var showsSensitiveContent: [Bool]?
  /// Colour of tinted places; `nil` is the standard one.
  public var tint: Color?
  /// Colour behind and around the widget; `nil` is transparent.
  public var wallpaper: Color?
  /// Locales; American English where none are given.
  public var locales: [LocaleIdentifier]?
  /// Moment of the render; `nil` is the entry's.
  public var date: ArchiveDate?
  /// Time zone of dates; UTC where none is given.
  public var timeZone: TimeZoneIdentifier?
  /// Generation of the system whose controls and colours are drawn; iOS 18 where none is given.
  public var interfaceLook: InterfaceLook?
  /// Timeline entries, counted from 0; the one in force where none are given.
  public var entries: [Int]?
  /// What a person has just done; nothing where none are given.
  public var interactions: [Interaction]?
  /// How pictures are compared; `nil` leaves it to the run.
  public var comparison: ComparisonMode?
  /// How much a picture may differ all the same.
  public var fuzzy: FuzzyMatch?
  /// Names of views that are not compared.
  public var ignore: [String]?

  /// Makes the axes of one small light picture.
  public init() {}

  /// The lists.
  package static let fields: [Field<GoldenAxes>] = [
    Field("families", \.families, "Families and presentations; `systemSmall` by default."),
    Field("widgets", \.widgets, "Members of a bundle, by their kind."),
    Field("states", \.states, "States; `snapshot` where none are given."),
    Field("colorSchemes", \.colorSchemes, "Colour schemes; `light` where none are given."),
    Field("contrasts", \.contrasts, "Contrasts; `standard` where none are given."),
    Field("scales", \.scales, "Scales in pixels a point; 2 where none are given."),
    Field("typeSizes", \.typeSizes, "Text sizes; `large` where none are given."),
    Field("devices", \.devices, "Devices, as 'vitrine devices' lists them."),
    Field("modes", \.modes, "Rendering modes; `fullColor` where none are given."),
    Field("locations", \.locations, "Places; the widget alone where none are given."),
    Field("appearances", \.appearances, "Looks of the places; `standard` by default."),
    Field("luminanceReduced", \.luminanceReduced, "Whether the display is dimmed."),
    Field("locks", \.locks, "How far the device is locked in the state `locked`."),
    Field("showsSensitiveContent", \.showsSensitiveContent, "Whether private content is seen."),
    Field("tint", \.tint, "Colour of tinted places."),
    Field("wallpaper", \.wallpaper, "Colour behind and around the widget."),
    Field("locales", \.locales, "Locales; `en_US` where none are given."),
    Field("date", \.date, "Moment of the render; the entry's where none is given."),
    Field("timeZone", \.timeZone, "Time zone of dates; UTC where none is given."),
    Field("interfaceLook", \.interfaceLook, "Generation of the system's controls."),
    Field("entries", \.entries, "Timeline entries, counted from 0; the one in force by default."),
    Field("interactions", \.interactions, "What a person has just done; nothing by default."),
    Field("comparison", \.comparison, "How pictures are compared; `exact` by default."),
    Field("fuzzy", \.fuzzy, "How much a picture may differ all the same."),
    Field("ignore", \.ignore, "Names of views that are not compared; `*` is any text."),
  ]

  /// Names that are unknown, and numbers out of range.
  package func validate() -> String? {
    if let name = devices?.first(where: { Device.named($0) == nil }) {
      return "'\(name)' is no device; 'vitrine devices' lists them"
    }
    if let scale = scales?.first(where: { !($0 > 0 && $0 <= 8) }) {
      return "scale \(scale) is not between 0 and 8"
    }
    return entries?.first { $0 < 0 }.map { "there is no entry \($0)" }
  }

  /// The requests of every combination, in the order of the lists.
  ///
  /// - Parameter other: the axes that stand in for what these do not give.
  func requests(else other: GoldenAxes) -> [RenderRequest] {
    var request = RenderRequest(family: .systemSmall)
    request.date = date ?? other.date
    request.timeZone = timeZone ?? other.timeZone ?? .standard
    request.interfaceLook = interfaceLook ?? other.interfaceLook ?? .ios18
    request.tint = tint ?? other.tint
    request.wallpaper = wallpaper ?? other.wallpaper
    var requests = [request]
    requests.vary(\.locale, over: locales ?? other.locales ?? [.standard])
    requests.vary(\.target, over: families ?? other.families ?? [.family(.systemSmall)])
    requests.vary(\.state, over: states ?? other.states ?? [.snapshot])
    requests.vary(\.colorScheme, over: colorSchemes ?? other.colorSchemes ?? [.light])
    requests.vary(\.colorSchemeContrast, over: contrasts ?? other.contrasts ?? [.standard])
    requests.vary(\.scale, over: scales ?? other.scales ?? [2])
    requests.vary(\.dynamicTypeSize, over: typeSizes ?? other.typeSizes ?? [.large])
    requests.vary(\.device, over: (devices ?? other.devices)?.map(Device.named) ?? [nil])
    requests.vary(\.renderingMode, over: modes ?? other.modes ?? [nil])
    requests.vary(\.entry, over: entries ?? other.entries ?? [nil])
    requests.vary(\.interaction, over: interactions ?? other.interactions ?? [Interaction()])
    return surfaces(requests, else: other)
  }

  /// The requests on every combination of surfaces; of several places and looks each shows what it
  /// can.
  private func surfaces(_ requests: [RenderRequest], else other: GoldenAxes) -> [RenderRequest] {
    var requests = requests
    requests.vary(\.location, over: locations ?? other.locations ?? [nil])
    requests.vary(\.appearance, over: appearances ?? other.appearances ?? [.standard])
    requests.vary(
      \.isLuminanceReduced, over: luminanceReduced ?? other.luminanceReduced ?? [false])
    requests.vary(\.lock, over: locks ?? other.locks ?? [.locked])
    requests.vary(
      \.showsSensitiveContent,
      over: showsSensitiveContent ?? other.showsSensitiveContent ?? [false])
    let choices = [
      (locations ?? other.locations)?.count, (appearances ?? other.appearances)?.count,
    ]
    let hasChoice = choices.contains { $0 ?? 1 > 1 }
    return hasChoice ? requests.filter { (try? ResolvedSurface($0)) != nil } : requests
  }

  /// How the pictures are compared.
  ///
  /// - Parameter other: the axes that stand in for what these do not give.
  func tolerance(else other: GoldenAxes) -> GoldenTolerance {
    GoldenTolerance(
      mode: comparison ?? other.comparison, fuzzy: fuzzy ?? other.fuzzy,
      ignored: ignore ?? other.ignore ?? [])
  }
}

/// How pictures are compared.
public enum ComparisonMode: String, ArchiveEnum {
  /// Every pixel must be the same.
  case exact
  /// Noise and what nobody sees may differ.
  case perceptual
}

/// How much a picture may differ: both numbers must lie in their range.
///
/// As in the web-platform tests, ranges tell when an exception has become superfluous.
public struct FuzzyMatch: ArchiveRecord {
  /// Smallest and largest value of the largest difference of a component, from 0 to 255.
  public var maxDifference: [Int] = [0, 0]
  /// Smallest and largest number of differing pixels.
  public var pixels: [Int] = [0, 0]

  /// Makes a match that allows nothing.
  public init() {}

  /// Both ranges.
  package static var fields: [Field<FuzzyMatch>] {
    [
      Field(
        "maxDifference", \.maxDifference, required: true,
        "Smallest and largest value of the largest difference of a component, 0 to 255."),
      Field(
        "pixels", \.pixels, required: true, "Smallest and largest number of differing pixels."),
    ]
  }

  /// Both ranges need two numbers in order.
  package func validate() -> String? {
    [maxDifference, pixels].allSatisfy { $0.count == 2 && 0 <= $0[0] && $0[0] <= $0[1] }
      ? nil : "ranges are written as [smallest, largest]"
  }

  /// Whether a comparison lies in both ranges.
  func accepts(_ comparison: PictureComparison) -> Bool {
    guard validate() == nil, comparison.sizes[0] == comparison.sizes[1] else { return false }
    return (maxDifference[0]...maxDifference[1]).contains(comparison.maximumDifference)
      && (pixels[0]...pixels[1]).contains(comparison.count)
  }
}
