import Vitrine

/// The pictures to keep of the archives in a folder: every combination of the lists.
public struct GoldenMatrix: ArchiveRecord {
  /// The combinations to render.
  public var axes = GoldenAxes()
  /// The folder of the archives, relative to the matrix; `nil` is the matrix's own.
  public var archives: String?
  /// Font files by the built-in family that they replace, relative to the store.
  ///
  /// With a font of plain boxes, goldens that do not test letters survive changes of letters.
  public var faces: [String: String] = [:]
  /// Archives with other combinations, by name without extension.
  public var cases: [String: GoldenAxes] = [:]

  /// The name of the matrix file in a golden folder.
  public static let fileName = ArchiveFolder.matrix.name

  /// Creates the matrix of one small light picture.
  public init() {}

  /// The lists, and the archives with other lists.
  package static let fields: [Field<GoldenMatrix>] =
    GoldenAxes.fields.map { Field($0, in: \.axes) } + [
      Field("archives", \.archives, "Folder of the archives, relative to the matrix."),
      Field("faces", \.faces, "Files of faces by the family they replace, relative to the store."),
      Field("cases", \.cases, "Archives with other combinations, by name."),
    ]

  /// The rules of the axes.
  package static let rules = GoldenAxes.rules

  /// Checks for lists that leave no picture.
  package func validate() -> String? {
    // With cases, the lists of the matrix may be for them to replace.
    let all = cases.isEmpty ? ["": axes] : cases
    let empty = all.sorted { $0.key < $1.key }.lazy.compactMap { name, own in
      (own.include ?? axes.include) == nil
        ? own.requests.completed(by: axes.requests).emptyList
          .map { "'\($0)' \(name.isEmpty ? "" : "of '\(name)' ")is an empty list" } : nil
    }.first
    return axes.validate() ?? empty.map { $0 + ", so there are no pictures" }
  }

  /// Returns the requests for the archive with a name, in the order of the lists.
  public func requests(for name: String) -> [RenderRequest] {
    (cases[name] ?? GoldenAxes()).requests(else: axes)
  }

  /// Returns the requests for a widget of a program, limited to its targets and to the configurations
  /// that it offers.
  func requests(for name: String, of document: WidgetDocument) -> [RenderRequest] {
    let requests = (cases[name] ?? GoldenAxes()).requests(else: axes, for: document.targets)
    return requests.map { request in
      var request = request
      request.configuration = document.archive.applicable(request.configuration)
      return request
    }.withoutRepeats
  }

  /// Returns the members of a bundle to keep pictures of; `nil` is the only widget.
  func widgets(of name: String) -> [String?] {
    (cases[name]?.widgets ?? axes.widgets)?.map(Optional.some) ?? [nil]
  }

  /// Returns how to compare the pictures of the archive with a name.
  public func tolerance(for name: String) -> GoldenTolerance {
    (cases[name] ?? GoldenAxes()).tolerance(else: axes)
  }
}

/// How to compare a picture with its golden, and what is drawn beside it.
public struct GoldenTolerance: Hashable, Sendable {
  /// How to compare pixels; `nil` uses the setting of the run.
  public var mode: ComparisonMode?
  /// The difference that is allowed anyway.
  public var fuzzy: FuzzyMatch?
  /// The names of views that are not compared.
  public var ignored: [String] = []
  /// What is drawn beside the picture.
  public var legend: GoldenLegend?

  /// Creates a tolerance.
  public init(
    mode: ComparisonMode? = nil, fuzzy: FuzzyMatch? = nil, ignored: [String] = [],
    legend: GoldenLegend? = nil
  ) {
    (self.mode, self.fuzzy, self.ignored, self.legend) = (mode, fuzzy, ignored, legend)
  }
}
