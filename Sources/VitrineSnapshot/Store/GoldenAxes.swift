import Vitrine

/// What a folder of goldens, or one archive in it, says of the pictures that are kept.
///
/// Pictures are kept of every combination of the lists.
public protocol GoldenAxes: ArchiveRecord {
  /// The families.
  var families: [WidgetFamily]? { get set }
  /// The states.
  var states: [RenderState]? { get set }
  /// The colour schemes.
  var colorSchemes: [ColorScheme]? { get set }
  /// Standard or increased contrast.
  var contrasts: [ColorSchemeContrast]? { get set }
  /// The scales, in pixels a point.
  var scales: [Double]? { get set }
  /// The text sizes.
  var typeSizes: [DynamicTypeSize]? { get set }
  /// The devices, by name.
  var devices: [String]? { get set }
  /// The rendering modes.
  var modes: [WidgetRenderingMode]? { get set }
  /// The locales.
  var locales: [LocaleIdentifier]? { get set }
  /// The moment of the render; the entry's by default.
  var date: ArchiveDate? { get set }
  /// The time zone.
  var timeZone: TimeZoneIdentifier? { get set }
  /// Generation of the system whose controls and colours are drawn.
  var interfaceLook: InterfaceLook? { get set }
  /// The timeline entries, counted from 0.
  var entries: [Int]? { get set }
  /// How pictures are compared.
  var comparison: ComparisonMode? { get set }
  /// How much a picture may differ all the same.
  var fuzzy: FuzzyMatch? { get set }
  /// Names of views that are not compared; `*` is any text.
  var ignore: [String]? { get set }
}

extension GoldenAxes {
  /// The fields that both kinds of record have.
  static var axisFields: [Field<Self>] {
    [
      Field("families", \Self.families, "Families; `systemSmall` where none are given."),
      Field("states", \Self.states, "States; `snapshot` where none are given."),
      Field("colorSchemes", \Self.colorSchemes, "Colour schemes; `light` where none are given."),
      Field("contrasts", \Self.contrasts, "Contrasts; `standard` where none are given."),
      Field("scales", \Self.scales, "Scales in pixels a point; 2 where none are given."),
      Field("typeSizes", \Self.typeSizes, "Text sizes; `large` where none are given."),
      Field("devices", \Self.devices, "Devices, as 'vitrine devices' lists them."),
      Field("modes", \Self.modes, "Rendering modes; `fullColor` where none are given."),
      Field("locales", \Self.locales, "Locales; `en_US` where none are given."),
      Field("date", \Self.date, "Moment of the render; the entry's where none is given."),
      Field("timeZone", \Self.timeZone, "Time zone of dates; UTC where none is given."),
      Field("interfaceLook", \Self.interfaceLook, "Generation of the system's controls."),
      Field("entries", \Self.entries, "Timeline entries, counted from 0; the first by default."),
      Field("comparison", \Self.comparison, "How pictures are compared; `exact` by default."),
      Field("fuzzy", \Self.fuzzy, "How much a picture may differ all the same."),
      Field("ignore", \Self.ignore, "Names of views that are not compared; `*` is any text."),
    ]
  }

  /// What is wrong with the lists, or `nil`.
  func problemWithAxes() -> String? {
    if let name = devices?.first(where: { Device.named($0) == nil }) {
      return "'\(name)' is no device; 'vitrine devices' lists them"
    }
    if let scale = scales?.first(where: { !($0 > 0 && $0 <= 8) }) {
      return "scale \(scale) is not between 0 and 8"
    }
    return entries?.first { $0 < 0 }.map { "there is no entry \($0)" }
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
  public static var fields: [Field<FuzzyMatch>] {
    [
      Field(
        "maxDifference", \.maxDifference, required: true,
        "Smallest and largest value of the largest difference of a component, 0 to 255."),
      Field(
        "pixels", \.pixels, required: true, "Smallest and largest number of differing pixels."),
    ]
  }

  /// Both ranges need two numbers in order.
  public func validate() -> String? {
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
