/// Why a bitmap could not be written as PNG.
package enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bitmap has no pixel.
  case emptyPicture
  /// The frames of an animation differ in size.
  case unequalFrames
  /// The picture needs more bytes than a PNG chunk can hold.
  case tooLarge
  /// A text's keyword is not 1 to 79 printable Latin letters, or its text holds a NUL.
  case invalidText(keyword: String)
  /// The library for the requested compression isn't installed.
  case libraryMissing(library: String, package: String)
  /// Memory ran out.
  case outOfMemory

  /// A description of the error.
  package var description: String {
    switch self {
    case .emptyPicture: "a picture without pixels cannot be a PNG"
    case .unequalFrames: "the frames of an animation must be of one size"
    case .tooLarge: "the picture is too large for a PNG"
    case .invalidText(let keyword): "'\(keyword)' is not a valid PNG text entry"
    case .libraryMissing(let library, _):
      "the compression 'fast' needs \(library), which is not installed"
    case .outOfMemory: "out of memory while writing a PNG"
    }
  }

  /// The description with the hint appended.
  package var fullDescription: String { description + (hint.map { "; \($0)" } ?? "") }

  /// A suggestion to resolve the error, if there is one.
  package var hint: String? {
    guard case .libraryMissing(_, let package) = self else { return nil }
    return "apt-get install \(package), or use another compression"
  }
}
