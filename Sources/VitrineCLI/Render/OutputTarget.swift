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
  /// - Throws: `Stop` when it does not go with the other flags.
  init(_ arguments: Arguments, isPlural: Bool) throws(Stop) {
    switch arguments.text(.output) {
    case nil:
      guard !isPlural else {
        throw .usage("several pictures need a folder", hint: "add '-o pictures/'")
      }
      self = .standard
    case "-":
      try OutputTarget.checkStandardOutput(arguments, isPlural: isPlural)
      self = .standardOutput
    case let path?:
      if path.hasSuffix("/") || Folders.exists(path) {
        self = .folder(OutputTarget.withoutSlashes(path))
      } else if isPlural {
        throw .usage(
          "several pictures need a folder, but '\(path.singleLine)' is none",
          hint: "end it with a slash to have it made: '\(path.singleLine)/'")
      } else if let archive = arguments.operands.first(where: { Folders.areSame($0, path) }) {
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

  /// The format that a flag names, or else the file's name.
  func format(_ arguments: Arguments) -> PictureFormat {
    if let format = arguments.choice(.format, as: PictureFormat.self) { return format }
    guard case .file(let path) = self, let dot = path.lastIndex(of: ".") else { return .png }
    return PictureFormat(rawValue: path[path.index(after: dot)...].lowercased()) ?? .png
  }

  private static func checkStandardOutput(
    _ arguments: Arguments, isPlural: Bool
  ) throws(Stop) {
    guard !isPlural else {
      throw .usage("standard output takes one picture", hint: "use a folder: '-o pictures/'")
    }
    guard !arguments.has(.json) else {
      throw .usage("standard output cannot take the picture and the JSON of --json")
    }
    guard !System.isTerminal(STDOUT_FILENO) else {
      throw .usage("a terminal cannot show a picture", hint: "use '-o picture.png', or a pipe")
    }
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
