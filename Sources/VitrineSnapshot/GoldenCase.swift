import Vitrine

/// One picture that is kept: an archive, a request and the files that hold what it must look like.
public struct GoldenCase: Hashable, Sendable, CustomStringConvertible {
  /// Path of the golden folder.
  public let root: String
  /// Area and name of the archive without extension, for example `layout/padding`.
  public let name: String
  /// Path of the archive.
  public let archive: String
  /// What is rendered of it.
  public let request: RenderRequest

  /// The archive, the parameters and nothing else, so that a name never depends on an order.
  public var description: String {
    let scale = request.scale ?? 1
    let pixels = scale == scale.rounded() ? String(Int(scale)) : String(scale)
    let locale = request.locale == .standard ? "" : "-\(request.locale.text)"
    return name + ".\(request.family.rawValue)-\(request.state.rawValue)"
      + "-\(request.colorScheme.rawValue)\(locale)@\(pixels)x"
  }

  /// Path of the picture.
  public var picture: String { "\(root)/\(self).png" }
  /// Path of the frames as text.
  public var frames: String { "\(root)/\(self).frames.txt" }
}
