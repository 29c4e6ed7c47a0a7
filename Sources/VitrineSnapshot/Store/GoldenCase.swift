import Vitrine

/// One picture that is kept: an archive, a request and the files that hold what it must look like.
public struct GoldenCase: Hashable, Sendable, CustomStringConvertible {
  /// The golden folder.
  package let folder: FolderLocation
  /// Area and name of the archive without extension, for example `layout/padding`.
  public let name: String
  /// Where the archive is.
  package let location: ArchiveLocation
  /// Which member of a bundle it is; `nil` is the only widget.
  public let widget: String?
  /// The request that is rendered.
  public let request: RenderRequest
  /// Files of faces by the family that they replace, relative to the golden folder.
  public let faces: [String: String]
  /// Pixels per point of the picture.
  public var scale: Double { request.scale ?? GoldenCase.standardScale }
  /// How the picture is compared.
  public let tolerance: GoldenTolerance
  /// Where the sources declare the widget; `nil` where the archive is all that is known.
  package let declaration: GoldenResult.Place?
  /// The matrix that the first golden of a folder writes beside itself.
  private(set) var start: GoldenStart?

  /// Pixels per point where nobody asks for others.
  static let standardScale = 2.0

  /// Creates a case; its scale is 2 where the request has none.
  public init(
    root: String, name: String, archive: String, widget: String? = nil, request: RenderRequest,
    faces: [String: String] = [:], tolerance: GoldenTolerance = GoldenTolerance()
  ) {
    self.init(
      folder: FolderLocation(given: root), name: name, location: .given(archive), widget: widget,
      request: request, faces: faces, tolerance: tolerance)
  }

  /// Creates a case of a folder and an archive that may be below what a person gave.
  package init(
    folder: FolderLocation, name: String, location: ArchiveLocation, widget: String? = nil,
    request: RenderRequest, faces: [String: String] = [:],
    tolerance: GoldenTolerance = GoldenTolerance(), declaration: GoldenResult.Place? = nil
  ) {
    self.folder = folder
    self.declaration = declaration
    self.name = name
    self.location = location
    self.widget = widget
    var request = request
    request.scale = request.scale ?? GoldenCase.standardScale
    self.request = request
    self.faces = faces
    self.tolerance = tolerance
  }

  /// The case as one of the first of a folder, which has no matrix yet.
  func starting(_ matrix: GoldenMatrix, in folder: FolderLocation) -> GoldenCase {
    var golden = self
    golden.start = GoldenStart(matrix: matrix, folder: folder)
    return golden
  }

  /// Path of the golden folder.
  public var root: String { folder.path }
  /// Path of the archive.
  public var archive: String { location.path }

  /// The archive, the parameters and nothing else, so that a name never depends on an order.
  ///
  /// A property that a matrix gives as a single value, not as a list, is not a parameter.
  public var description: String {
    subject + "." + request.name(scale: scale, axes: RequestAxis.all.filter(\.isList))
  }

  /// The archive and the widget in it, which goldens with other parameters share.
  var subject: String { name + (widget.map { "." + FileName.safe($0) } ?? "") }

  /// The values of the axes that the name spells, by key.
  var parameters: [String: String] {
    let parts = RequestAxis.all.filter(\.isList).compactMap { axis in
      axis.namePart(request).flatMap { $0.isEmpty ? nil : (axis.key, $0) }
    }
    return Dictionary(parts) { first, _ in first }
  }

  /// The files of the golden.
  public var golden: GoldenFiles { GoldenFiles(folder: root, name: description) }
  /// Path of the picture.
  public var picture: String { golden.picture }
  /// Path of the frames as text.
  public var frames: String { golden.frames }
}

/// A matrix that is to be written, so that later versions draw the pictures that it begins with.
struct GoldenStart: Hashable, Sendable {
  let matrix: GoldenMatrix
  let folder: FolderLocation

  /// Writes the matrix, unless another case has.
  ///
  /// - Throws: `FileError` when it cannot be written.
  func write() throws(FileError) {
    let open = try folder.openOrMake()
    guard try open.entry(at: GoldenMatrix.path) == nil,
      let text = try? ArchiveEncoder.encode(matrix)
    else { return }
    try open.write(text, to: GoldenMatrix.path)
  }
}

/// The files that hold one picture and its frames.
public struct GoldenFiles: Hashable, Sendable {
  /// Path of the picture.
  public let picture: String
  /// Path of the frames as text.
  public let frames: String

  /// The files called `name` in a folder.
  public init(folder: String, name: String) {
    picture = "\(folder)/\(name)\(PendingStore.Part.picture.suffix)"
    frames = "\(folder)/\(name)\(PendingStore.Part.frames.suffix)"
  }

  /// The suffixes of the names of such files.
  static let extensions = [PendingStore.Part.frames, .picture].map(\.suffix)
}
