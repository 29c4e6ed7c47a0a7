/// The kind of file that a helper process handles; each opens a single library.
enum HelperService: String, Codable, CaseIterable {
  case svg
  case pdf
  case webP
  case font

  /// The name of the kind of file.
  var name: String {
    switch self {
    case .svg: "SVG"
    case .pdf: "PDF"
    case .webP: "WebP"
    case .font: "font"
    }
  }

  /// The vector format that it draws; `nil` for other services.
  var vectorFormat: ImageFormat? {
    switch self {
    case .svg: .svg
    case .pdf: .pdf
    case .webP, .font: nil
    }
  }
}
