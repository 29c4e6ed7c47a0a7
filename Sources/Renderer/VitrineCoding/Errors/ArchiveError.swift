/// Why an archive could not be read or rendered.
public struct ArchiveError: Error, Hashable, Sendable {
  /// The problem and the values that describe it.
  public var reason: Reason
  /// The place in the archive; `nil` when the error is about the whole file.
  public var path: NodePath?
  /// The file, as the caller named it; `nil` for data without a file.
  public var file: String?
  /// Line and column in the file; `nil` if its bytes are not known.
  public var location: TextLocation? {
    get { inFile.first?.location }
    set { inFile = InFile.kept(newValue, others) }
  }
  /// The other errors in the same file, in the order of its text.
  public var others: [ArchiveError] {
    get { inFile.first?.others ?? [] }
    set { inFile = InFile.kept(location, newValue) }
  }

  /// The file in which the error occurred: at most one element.
  ///
  /// An array keeps the error small, because every level of a deep layout reserves stack space for
  /// one.
  private var inFile: [InFile] = []

  private struct InFile: Hashable, Sendable {
    var location: TextLocation?
    var others: [ArchiveError]

    static func kept(_ location: TextLocation?, _ others: [ArchiveError]) -> [InFile] {
      location == nil && others.isEmpty ? [] : [InFile(location: location, others: others)]
    }
  }

  /// Creates an archive error.
  public init(_ reason: Reason, path: NodePath? = nil, file: String? = nil) {
    self.reason = reason
    self.path = path
    self.file = file
  }

  /// The error and the others of the same file, none of which has nested errors.
  public var all: [ArchiveError] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// Creates an error at the place that a decoder has reached.
  package init(_ reason: Reason, at codingPath: [any CodingKey]) {
    self.init(reason, path: NodePath(codingPath))
  }

  /// The reasons for an error.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be read; the text is the system's message.
    case unreadable(String)
    /// The bytes are not JSON; the text describes where.
    case notJSON(String)
    /// A required field is missing.
    case missingField(String)
    /// A value has another JSON type than expected.
    case wrongType(expected: String)
    /// A name that does not exist in this place.
    case unknownName(kind: NameKind, name: String, candidates: [String])
    /// A value that is not allowed.
    case invalidValue(String)
    /// A number outside the allowed range.
    case outOfRange(Double, allowed: ClosedRange<Double>)
    /// The archive's format is newer than this version of Vitrine can read.
    case unsupportedVersion(found: String, supported: String)
    /// Drawing takes longer than allowed.
    case timeout(seconds: Double)
    /// A limit is exceeded.
    case limitExceeded(Limit, found: Int, allowed: Int)
    /// The archive lacks something that the request requires.
    case notInArchive(String, hint: String?)
    /// An asset cannot be used; the text describes why.
    case asset(name: String, String, hint: String? = nil)
    /// The picture cannot be drawn or written; the text describes why.
    case drawing(String)
    /// A warning that strict reading turns into an error.
    case strict(Diagnostic)
  }

  /// The kind of name that was not found.
  public enum NameKind: String, Hashable, Sendable {
    /// The kind of a view node.
    case view
    /// A modifier.
    case modifier
    /// A field of an object.
    case field
    /// One of a closed set of values.
    case value
    /// A widget family.
    case family
    /// A device.
    case device
    /// A shape.
    case shape
    /// A modifier of a shape's outline.
    case shapeModifier = "shape modifier"
    /// A transition of a view.
    case transition
    /// A symbol.
    case symbol
    /// A colour or shape style.
    case style
    /// A key of a string table.
    case string
    /// A locale.
    case locale
    /// A time zone.
    case timeZone = "time zone"
  }

  /// The limits on the content of an archive and on a request.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// Size of the archive in bytes.
    case archiveBytes = "archive bytes"
    /// Nesting of views.
    case depth = "nesting depth"
    /// Nesting of views together with their modifiers.
    case layoutDepth = "views and modifiers inside each other"
    /// Number of columns of one grid, or of rows of a horizontal one.
    case gridTracks = "columns in one grid"
    /// Number of view nodes in the archive.
    case nodeCount = "view nodes"
    /// Characters of one text.
    case textLength = "characters in one text"
    /// Marks of one chart.
    case chartMarks = "marks in one chart"
    /// Pixels of one image.
    case imagePixels = "pixels in one image"
    /// Bytes of one image file.
    case assetBytes = "bytes in one asset"
    /// Bytes of the files of all images of a picture.
    case allAssetBytes = "bytes in all assets together"
    /// Pixels of the picture.
    case outputPixels = "pixels in the picture"
    /// Unicode scalars of all texts of the picture.
    case textScalars = "Unicode scalars in the texts of the picture"
    /// Unicode scalars of one character.
    case characterScalars = "Unicode scalars in one character"
    /// Pixels of all shadows, blurs, masks and other effects.
    case effectPixels = "pixels in the effects of the picture"
    /// Lines, curves and dashes of all outlines.
    case outlineSteps = "lines, curves and dashes in the outlines of the picture"
    /// Bytes of all pixels in memory at the same time.
    case memoryBytes = "bytes of pixels in memory"
    /// Nesting of JSON objects and arrays.
    case jsonDepth = "JSON levels"
    /// Number of JSON values in the archive.
    case jsonValues = "JSON values"
    /// Number of timeline entries, or of states of a Live Activity.
    case entries = "entries"
    /// Number of members of a bundle.
    case members = "members of the bundle"
  }
}
