import Vitrine

/// Which pictures are kept of the archives in a folder: every combination of the lists.
public struct GoldenMatrix: ArchiveRecord {
  /// The combinations to render.
  public var axes = GoldenAxes()
  /// Folder of the archives, relative to the matrix; `nil` is the matrix's own.
  public var archives: String?
  /// Files of faces by the family of the binary that they replace, relative to the store.
  ///
  /// A face of plain boxes lets goldens that prove no letters survive a change of letters.
  public var faces: [String: String] = [:]
  /// Archives with other combinations, by name without extension.
  public var cases: [String: GoldenAxes] = [:]

  /// Name of the file in a golden folder that holds its matrix.
  public static let fileName = path.name
  static let path = RelativePath(fixed: "matrix.json")

  /// Creates the matrix of one small light picture.
  public init() {}

  /// The lists and the archives that differ.
  package static let fields: [Field<GoldenMatrix>] =
    GoldenAxes.fields.map { Field($0, in: \.axes) } + [
      Field("archives", \.archives, "Folder of the archives, relative to the matrix."),
      Field("faces", \.faces, "Files of faces by the family they replace, relative to the store."),
      Field("cases", \.cases, "Archives with other combinations, by name."),
    ]

  /// Names that are unknown, and numbers out of range.
  package func validate() -> String? { axes.validate() }

  /// The requests for the archive called `name`, in the order of the lists.
  public func requests(for name: String) -> [RenderRequest] {
    (cases[name] ?? GoldenAxes()).requests(else: axes)
  }

  /// The requests for a program's widget whose archive is called `name`, limited to its targets.
  func requests(for name: String, of targets: [RenderTarget]) -> [RenderRequest] {
    (cases[name] ?? GoldenAxes()).requests(else: axes, for: targets)
  }

  /// The members of the bundle called `name` of which pictures are kept; `nil` is the only widget.
  func widgets(of name: String) -> [String?] {
    (cases[name]?.widgets ?? axes.widgets)?.map(Optional.some) ?? [nil]
  }

  /// How the pictures of the archive called `name` are compared.
  public func tolerance(for name: String) -> GoldenTolerance {
    (cases[name] ?? GoldenAxes()).tolerance(else: axes)
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

  /// Creates a golden tolerance.
  public init(mode: ComparisonMode? = nil, fuzzy: FuzzyMatch? = nil, ignored: [String] = []) {
    self.mode = mode
    self.fuzzy = fuzzy
    self.ignored = ignored
  }
}
