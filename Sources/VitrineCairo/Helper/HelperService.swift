/// What a helper process works on; each has its own, so that it opens one library.
enum HelperService: String, Codable, CaseIterable {
  case svg
  case pdf
  case webP
  case font

  /// What the file is, as people call it.
  var name: String {
    switch self {
    case .svg: "SVG"
    case .pdf: "PDF"
    case .webP: "WebP"
    case .font: "font"
    }
  }

  /// The format of pictures made of outlines that it draws.
  var vectorFormat: ImageFormat? {
    switch self {
    case .svg: .svg
    case .pdf: .pdf
    case .webP, .font: nil
    }
  }
}
