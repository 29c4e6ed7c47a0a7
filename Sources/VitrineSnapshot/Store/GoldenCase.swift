import Vitrine

/// One picture that is kept: an archive, a request and the files that hold what it must look like.
public struct GoldenCase: Hashable, Sendable, CustomStringConvertible {
  /// Path of the golden folder.
  public let root: String
  /// Area and name of the archive without extension, for example `layout/padding`.
  public let name: String
  /// Path of the archive.
  public let archive: String
  /// Which member of a bundle it is; `nil` is the only widget.
  public let widget: String?
  /// What is rendered of it.
  public let request: RenderRequest
  /// Pixels per point of the picture.
  public var scale: Double { request.scale ?? GoldenCase.standardScale }
  /// How the picture is compared.
  public let tolerance: GoldenTolerance

  /// Pixels per point where nobody asks for others.
  static let standardScale = 2.0

  /// Makes a case; its scale is 2 where the request has none.
  public init(
    root: String, name: String, archive: String, widget: String? = nil, request: RenderRequest,
    tolerance: GoldenTolerance = GoldenTolerance()
  ) {
    self.root = root
    self.name = name
    self.archive = archive
    self.widget = widget
    var request = request
    request.scale = request.scale ?? GoldenCase.standardScale
    self.request = request
    self.tolerance = tolerance
  }

  /// The archive, the parameters and nothing else, so that a name never depends on an order.
  ///
  /// What a matrix gives as one value and not as a list is no parameter.
  public var description: String {
    let member = widget.map { "." + FileName.safe($0) } ?? ""
    return name + member + "." + request.name(scale: scale, axes: RequestAxis.all.filter(\.isList))
  }

  /// The files of the golden.
  public var golden: GoldenFiles { GoldenFiles(folder: root, name: description) }
  /// Path of the picture.
  public var picture: String { golden.picture }
  /// Path of the frames as text.
  public var frames: String { golden.frames }
}

/// The files that hold one picture and its frames.
public struct GoldenFiles: Hashable, Sendable {
  /// Path of the picture.
  public let picture: String
  /// Path of the frames as text.
  public let frames: String

  /// The files called `name` in a folder.
  public init(folder: String, name: String) {
    picture = "\(folder)/\(name).png"
    frames = "\(folder)/\(name).frames.txt"
  }

  /// What the name of such a file ends with.
  static let extensions = [".frames.txt", ".png"]
}
