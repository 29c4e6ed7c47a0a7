import Vitrine

/// The settings of a folder of goldens, or of one archive in it.
///
/// Every combination of the lists has a picture; with several places or appearances, every
/// combination that a device shows.
public struct GoldenAxes: ArchiveRecord {
  /// The requests to render.
  public var requests = RequestAxes()
  /// The members of a bundle, by kind; the only widget if none are given.
  public var widgets: [String]?
  /// How to compare pictures; `nil` uses the setting of the run.
  public var comparison: ComparisonMode?
  /// The difference that is allowed anyway.
  public var fuzzy: FuzzyMatch?
  /// The names of views that are not compared.
  public var ignore: [String]?
  /// What is drawn beside the pictures.
  public var legend: GoldenLegend?
  /// Combinations without a picture: those that match all lists of one of these.
  public var exclude: [RequestAxes]?
  /// Further, independent combinations; properties without a list have their default.
  public var include: [RequestAxes]?

  /// Creates the axes of one small light picture.
  public init() {}

  /// The axes of requests, and the other settings of pictures.
  package static let fields: [Field<GoldenAxes>] =
    RequestAxes.fields.map { Field($0, in: \.requests) } + [
      Field("widgets", \.widgets, "Members of a bundle, by their kind."),
      Field("comparison", \.comparison, "How pictures are compared; `exact` by default."),
      Field("fuzzy", \.fuzzy, "The difference that is allowed anyway."),
      Field("ignore", \.ignore, "Names of views that are not compared; `*` is any text."),
      Field("legend", \.legend, "What is drawn beside the pictures: `accessibility`."),
      Field(
        "exclude", \.exclude,
        "Combinations without a picture, each an object of lists like these."),
      Field(
        "include", \.include,
        "Further combinations, each an object of lists like these; other properties have their defaults."
      ),
    ]

  /// The rules of the axes.
  package static let rules = RequestAxes.rules

  /// Checks that not everything is excluded.
  package func validate() -> String? {
    exclude?.contains(RequestAxes()) == true ? "an exclusion must have at least one list" : nil
  }

  /// Returns the requests of every combination, in the order of the axes, then the included ones.
  ///
  /// - Parameters:
  ///   - other: the axes to use for properties that these do not specify.
  ///   - targets: the targets of a program's widget, to which the requests are limited; if the axes
  ///   specify none, all of them are rendered, light and dark. `nil` uses the axes as they are.
  func requests(
    else other: GoldenAxes, for targets: [RenderTarget]? = nil
  ) -> [RenderRequest] {
    let excluded = exclude ?? other.exclude ?? []
    let own = requests.completed(by: other.requests)
    let kept = own.goldenRequests(for: targets).filter { request in
      !excluded.contains { $0.admit(request) }
    }
    var known = Set(kept)
    let added = (include ?? other.include ?? []).flatMap { $0.goldenRequests(for: targets) }
    return kept + added.filter { known.insert($0).inserted }
  }

  /// Returns how to compare the pictures.
  ///
  /// - Parameter other: the axes to use for properties that these do not specify.
  func tolerance(else other: GoldenAxes) -> GoldenTolerance {
    GoldenTolerance(
      mode: comparison ?? other.comparison, fuzzy: fuzzy ?? other.fuzzy,
      ignored: ignore ?? other.ignore ?? [], legend: legend ?? other.legend)
  }
}

extension RequestAxes {
  /// Returns the requests of every combination, with the default scale of goldens.
  ///
  /// - Parameter targets: the targets of a program's widget; `nil` for an archive.
  func goldenRequests(for targets: [RenderTarget]? = nil) -> [RenderRequest] {
    var axes = targets.map(limited) ?? self
    if axes.scale == nil { axes.scale = [GoldenCase.standardScale] }
    guard axes.target?.isEmpty != true else { return [] }
    let all = axes.combinations(of: targets ?? [])
    // The widgets of a program share a matrix, and not every place shows all of them.
    return (targets == nil || axes.location == nil ? all : all.filter(\.isShown)).map(\.request)
  }

  /// Returns the axes for a widget of a program, limited to its targets.
  private func limited(to targets: [RenderTarget]) -> RequestAxes {
    var axes = self
    axes.includesAllTargets = true
    axes.target = self.target.map { $0.filter(targets.contains) }
    axes.colorScheme = self.colorScheme ?? ColorScheme.allCases
    return axes
  }
}
