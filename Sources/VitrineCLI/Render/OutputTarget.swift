import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  /// What `-o` asks for.
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

  /// The folder that pictures lie below; `nil` when there is none.
  var folder: String? {
    guard case .folder(let path) = self else { return nil }
    return path == "/" ? "" : path
  }

  /// The format that the file's name says.
  var format: PictureFormat {
    guard case .file(let path) = self, let dot = path.lastIndex(of: ".") else { return .png }
    return PictureFormat(rawValue: path[path.index(after: dot)...].lowercased()) ?? .png
  }

  /// Makes sure that the file's name does not promise another format than it gets.
  ///
  /// - Throws: `CommandError` for the name of a picture that is not written here.
  func checkFormat() throws(CommandError) {
    guard case .file(let path) = self, let dot = path.lastIndex(of: ".") else { return }
    let ending = path[path.index(after: dot)...].lowercased()
    guard OutputTarget.otherFormats.contains(ending) else { return }
    let name = path[..<dot] + "." + PictureFormat.png.rawValue
    throw .usage(
      "'\(path.singleLine)' would not be what its name says: pictures are written as "
        + PictureFormat.allCases.map(\.rawValue).joined(separator: ", "),
      hint: "use '-o \(String(name).singleLine)', or say --format")
  }

  /// Endings of pictures in other formats.
  private static let otherFormats: Set<String> = [
    "apng", "avif", "bmp", "gif", "heic", "heif", "html", "ico", "jpeg", "jpg", "json", "jxl",
    "tif",
    "tiff", "webp",
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
