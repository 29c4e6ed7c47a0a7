import Vitrine

/// What a folder of goldens, or one archive in it, says of the pictures that are kept.
///
/// Pictures are kept of every combination of the lists; where several places or appearances are
/// given, of those that a device shows.
public struct GoldenAxes: ArchiveRecord {
  /// What is rendered.
  public var requests = RequestAxes()
  /// Members of a bundle, by their kind; the only widget where none are given.
  public var widgets: [String]?
  /// How pictures are compared; `nil` leaves it to the run.
  public var comparison: ComparisonMode?
  /// How much a picture may differ all the same.
  public var fuzzy: FuzzyMatch?
  /// Names of views that are not compared.
  public var ignore: [String]?

  /// Makes the axes of one small light picture.
  public init() {}

  /// The axes of requests, and what else is said of pictures.
  package static let fields: [Field<GoldenAxes>] =
    RequestAxes.fields.map { Field($0, in: \.requests) } + [
      Field("widgets", \.widgets, "Members of a bundle, by their kind."),
      Field("comparison", \.comparison, "How pictures are compared; `exact` by default."),
      Field("fuzzy", \.fuzzy, "How much a picture may differ all the same."),
      Field("ignore", \.ignore, "Names of views that are not compared; `*` is any text."),
    ]

  /// Numbers out of range.
  package func validate() -> String? { requests.validate() }

  /// The requests of every combination, in the order of the axes.
  ///
  /// - Parameter other: the axes that stand in for what these do not give.
  func requests(else other: GoldenAxes) -> [RenderRequest] {
    var axes = requests.completed(by: other.requests)
    if axes.scale == nil { axes.scale = [GoldenCase.standardScale] }
    return axes.combinations().map(\.request)
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
