import Vitrine

/// The settings of a folder of goldens, or of one archive in it.
///
/// Pictures are kept of every combination of the lists; where several places or appearances are
/// given, of those that a device shows.
public struct GoldenAxes: ArchiveRecord {
  /// The requests to render.
  public var requests = RequestAxes()
  /// Members of a bundle, by their kind; the only widget where none are given.
  public var widgets: [String]?
  /// How pictures are compared; `nil` leaves it to the run.
  public var comparison: ComparisonMode?
  /// How much a picture may differ all the same.
  public var fuzzy: FuzzyMatch?
  /// Names of views that are not compared.
  public var ignore: [String]?
  /// Combinations of which no picture is kept: those that have a value of each axis of one of these.
  public var exclude: [RequestAxes]?
  /// Further, independent combinations; what one of them leaves out has its default.
  public var include: [RequestAxes]?

  /// Creates the axes of one small light picture.
  public init() {}

  /// The axes of requests, and what else is said of pictures.
  package static let fields: [Field<GoldenAxes>] =
    RequestAxes.fields.map { Field($0, in: \.requests) } + [
      Field("widgets", \.widgets, "Members of a bundle, by their kind."),
      Field("comparison", \.comparison, "How pictures are compared; `exact` by default."),
      Field("fuzzy", \.fuzzy, "How much a picture may differ all the same."),
      Field("ignore", \.ignore, "Names of views that are not compared; `*` is any text."),
      Field(
        "exclude", \.exclude,
        "Combinations of which no picture is kept, each an object of lists like these."),
      Field(
        "include", \.include,
        "Further combinations, each an object of lists like these; what it does not say is as usual."
      ),
    ]

  /// Numbers out of range, and an exclusion of everything.
  package func validate() -> String? {
    if exclude?.contains(RequestAxes()) == true { return "an exclusion names one list at least" }
    return requests.validate()
  }

  /// The requests of every combination, in the order of the axes, and then those that are added.
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

  /// How the pictures are compared.
  ///
  /// - Parameter other: the axes to use for properties that these do not specify.
  func tolerance(else other: GoldenAxes) -> GoldenTolerance {
    GoldenTolerance(
      mode: comparison ?? other.comparison, fuzzy: fuzzy ?? other.fuzzy,
      ignored: ignore ?? other.ignore ?? [])
  }
}

extension RequestAxes {
  /// The requests of every combination, with the scale that goldens usually have.
  ///
  /// - Parameter targets: the targets of a program's widget; `nil` for an archive.
  func goldenRequests(for targets: [RenderTarget]? = nil) -> [RenderRequest] {
    var axes = targets.map(limited) ?? self
    if axes.scale == nil { axes.scale = [GoldenCase.standardScale] }
    guard axes.target?.isEmpty != true else { return [] }
    return axes.combinations(of: targets ?? []).map(\.request)
  }

  /// The axes for a widget of a program, which others of the program need not be like.
  private func limited(to targets: [RenderTarget]) -> RequestAxes {
    var axes = self
    axes.includesAllTargets = true
    axes.target = self.target.map { $0.filter(targets.contains) }
    axes.colorScheme = self.colorScheme ?? ColorScheme.allCases
    return axes
  }
}
