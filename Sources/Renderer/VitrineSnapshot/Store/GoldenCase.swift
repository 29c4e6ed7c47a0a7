import Vitrine

/// A golden: an archive, a request, and the files with the expected picture and frames.
public struct GoldenCase: Hashable, Sendable, CustomStringConvertible {
  /// The golden folder, with the trusted part of its path.
  package let folder: FolderLocation
  /// The area and the archive's name without extension, for example `layout/padding`.
  public let name: String
  /// The location of the archive.
  package private(set) var location: ArchiveLocation
  /// The member of a bundle; `nil` is the only widget.
  public let widget: String?
  /// The request to render.
  public let request: RenderRequest
  /// Font files by the family that they replace, relative to the golden folder.
  public let faces: [String: String]
  /// The number of pixels per point.
  public var scale: Double { request.scale ?? GoldenCase.standardScale }
  /// How to compare the picture.
  public internal(set) var tolerance: GoldenTolerance
  /// The location of the widget's declaration; `nil` if only the archive is known.
  package let declaration: GoldenResult.Place?
  /// The matrix that the first golden of a folder writes next to itself.
  private(set) var start: GoldenStart?

  /// The number of pixels per point, unless a request has its own.
  package static let standardScale = 2.0

  /// Creates a case, with a scale of 2 unless the request has its own.
  public init(
    root: String, name: String, archive: String, widget: String? = nil, request: RenderRequest,
    faces: [String: String] = [:], tolerance: GoldenTolerance = GoldenTolerance()
  ) {
    self.init(
      folder: FolderLocation(given: root), name: name, location: .given(archive), widget: widget,
      request: request, faces: faces, tolerance: tolerance)
  }

  /// Creates a case for a folder and an archive that may be below a folder that the user gave.
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

  /// Returns the case as one of the first in a folder, which has no matrix yet.
  func starting(_ matrix: GoldenMatrix, in folder: FolderLocation) -> GoldenCase {
    var golden = self
    golden.start = GoldenStart(matrix: matrix, folder: folder)
    return golden
  }

  /// Returns the case with another archive of the same widget, which was made for its request.
  package func drawn(from archive: String) -> GoldenCase {
    var golden = self
    golden.location = .given(archive)
    return golden
  }

  /// The path of the golden folder.
  public var root: String { folder.path }
  /// The path of the archive.
  public var archive: String { location.path }

  /// The name of the case: the archive and the parameters, independent of any order.
  ///
  /// A property with a single value in the matrix, rather than a list, is not a parameter.
  public var description: String {
    subject + "." + request.name(scale: scale, axes: RequestAxis.all.filter(\.isList))
  }

  /// The archive and its widget, without parameters.
  var subject: String { name + (widget.map { "." + FileName.safe($0) } ?? "") }

  /// The values of the axes in the name, by key.
  var parameters: [String: String] {
    let parts = RequestAxis.all.filter(\.isList).compactMap { axis in
      axis.namePart(request).flatMap { $0.isEmpty ? nil : (axis.key, $0) }
    }
    return Dictionary(parts) { first, _ in first }
  }

  /// The files of the golden.
  public var golden: GoldenFiles { GoldenFiles(folder: root, name: description) }
  /// The path of the picture.
  public var picture: String { golden.picture }
  /// The path of the frames as text.
  public var frames: String { golden.frames }
}

/// A matrix to write, so that later versions draw the same pictures.
struct GoldenStart: Hashable, Sendable {
  let matrix: GoldenMatrix
  let folder: FolderLocation

  /// Writes the matrix, unless another case has written it.
  ///
  /// - Throws: `FileError` when it cannot be written.
  func write() throws(FileError) {
    let open = try folder.openOrMake()
    guard try open.entry(at: ArchiveFolder.matrix) == nil,
      let text = try? ArchiveEncoder.encode(matrix)
    else { return }
    try open.write(text, to: ArchiveFolder.matrix)
  }
}

/// The files of one picture and its frames.
public struct GoldenFiles: Hashable, Sendable {
  /// The path of the picture.
  public let picture: String
  /// The path of the frames as text.
  public let frames: String

  /// Creates the files with a name in a folder.
  public init(folder: String, name: String) {
    picture = "\(folder)/\(name)\(PendingStore.Part.picture.suffix)"
    frames = "\(folder)/\(name)\(PendingStore.Part.frames.suffix)"
  }

  /// The suffixes of the names of such files.
  package static let suffixes = [PendingStore.Part.frames, .picture].map(\.suffix)
}
