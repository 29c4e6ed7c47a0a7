import Vitrine
import VitrinePlatform

/// Where pictures go.
enum OutputTarget: Hashable, Sendable {
  /// A file in the current folder, named after the archive and the request.
  case standard
  /// Standard output.
  case standardOutput
  /// One file.
  case file(String)
  /// A folder with a folder for each widget.
  case folder(String)

  /// Creates the target that `-o` selects.
  ///
  /// - Parameters:
  ///   - archives: the archives as the command line names them, which are not overwritten.
  ///   - isPlural: whether there may be several pictures.
  /// - Throws: `CommandError` when it does not go with the other options.
  init(
    _ output: String?, archives: [String], isPlural: Bool, isJSON: Bool
  ) throws(CommandError) {
    switch output {
    case nil:
      guard !isPlural else {
        throw .usage("several pictures need a folder", hint: "add '-o pictures/'")
      }
      self = .standard
    case "-":
      try OutputTarget.checkStandardOutput(isPlural: isPlural, isJSON: isJSON)
      self = .standardOutput
    case let path?:
      if path.hasSuffix("/") || Folders.exists(path) {
        self = .folder(GoldenOptions.withoutSlashes(path))
      } else if isPlural {
        throw .usage(
          "several pictures need a folder, but '\(path.singleLine)' is none",
          hint: "end it with a slash to have it made: '\(path.singleLine)/'")
      } else if let archive = archives.first(where: { Folders.areSame($0, path) }) {
        throw .usage(
          "'\(path.singleLine)' is the archive '\(archive.singleLine)'; it is not overwritten")
      } else {
        self = .file(path)
      }
    }
  }

  /// The folder that pictures are below; `nil` when there is none.
  var folder: String? {
    guard case .folder(let path) = self else { return nil }
    return path == "/" ? "" : path
  }

  /// The format that the file name's extension selects.
  var format: PictureFormat {
    guard case .file(let path) = self, let dot = path.lastIndex(of: ".") else { return .png }
    return PictureFormat(rawValue: path[path.index(after: dot)...].lowercased()) ?? .png
  }

  /// Makes sure that the file's name does not promise another format than it gets.
  ///
  /// - Throws: `CommandError` for the name of a picture that is not written here.
  func checkFormat() throws(CommandError) {
    guard case .file(let path) = self else { return }
    try OutputTarget.checkName(path, formats: PictureFormat.allCases.map(\.rawValue))
  }

  /// Makes sure that a file's name does not promise another format than those that are written.
  ///
  /// - Parameter formats: endings of what is written, the usual one first.
  /// - Throws: `CommandError` for the name of another kind of picture or film.
  static func checkName(_ path: String, formats: [String]) throws(CommandError) {
    guard let dot = path.lastIndex(of: "."), let usual = formats.first else { return }
    let ending = path[path.index(after: dot)...].lowercased()
    guard endings.contains(ending), !formats.contains(ending) else { return }
    throw .usage(
      "'\(path.singleLine)' would not be what its name says: what is written here is "
        + formats.joined(separator: ", "),
      hint: "name it '\(String(path[..<dot] + "." + usual).singleLine)'")
  }

  /// Endings of pictures, films and data.
  private static let endings: Set<String> = [
    "apng", "avi", "avif", "bmp", "gif", "heic", "heif", "html", "ico", "jpeg", "jpg", "json",
    "jxl", "m4v", "mkv", "mov", "mp4", "pdf", "png", "svg", "tif", "tiff", "webm", "webp",
  ]

  private static func checkStandardOutput(
    isPlural: Bool, isJSON: Bool
  ) throws(CommandError) {
    guard !isPlural else {
      throw .usage("standard output takes one picture", hint: "use a folder: '-o pictures/'")
    }
    guard !isJSON else {
      throw .usage("standard output cannot take the picture and the JSON of --json")
    }
    guard !System.isTerminal(STDOUT_FILENO) else {
      throw .usage("a terminal cannot show a picture", hint: "use '-o picture.png', or a pipe")
    }
  }
}
