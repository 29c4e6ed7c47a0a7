import Vitrine
import VitrinePlatform

/// The destination of pictures.
package enum OutputTarget: Hashable, Sendable {
  /// A file in the current folder, named after the archive and the request.
  case standard
  /// Standard output.
  case standardOutput
  /// One file.
  case file(String)
  /// A folder with a subfolder for each widget.
  case folder(String)

  /// Creates the target that `-o` selects.
  ///
  /// - Parameters:
  ///   - archives: the archives of the command line, which are never overwritten.
  ///   - isPlural: whether there may be several pictures.
  /// - Throws: `CommandError` when the target does not fit the other options.
  package init(
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
      let isFile = PathName.last(of: path)?.dropFirst().contains(".") ?? false
      if path.hasSuffix("/") || Folders.exists(path) || isPlural && !isFile {
        self = .folder(GoldenOptions.withoutSlashes(path))
      } else if isPlural {
        throw .usage(
          "several pictures need a folder, and '\(path.singleLine)' is the name of a file",
          hint: FileReader.resolved(path) == nil
            ? "add a slash to create a folder: '\(path.singleLine)/'" : "name a folder: 'pictures/'"
        )
      } else if let archive = archives.first(where: { Folders.areSame($0, path) }) {
        throw .usage(
          "'\(path.singleLine)' is the archive '\(archive.singleLine)'; it is not overwritten")
      } else {
        self = .file(path)
      }
    }
  }

  /// The folder of the pictures; `nil` if there is none.
  package var folder: String? {
    guard case .folder(let path) = self else { return nil }
    return path == "/" ? "" : path
  }

  /// The format that the file name's extension selects.
  package var format: PictureFormat {
    guard case .file(let path) = self, let dot = path.lastIndex(of: ".") else { return .png }
    return PictureFormat(rawValue: path[path.index(after: dot)...].lowercased()) ?? .png
  }

  /// Checks that the folder of the pictures can be written to.
  ///
  /// - Throws: `CommandError` when it cannot.
  package func checkIsWritable() throws(CommandError) {
    switch self {
    case .standardOutput: return
    case .standard: try OutputFiles.checkIsWritable(".")
    // A device or a pipe is written to, wherever it is.
    case .file(let path) where FileReader.resolved(path) != nil && !Folders.holdsFile(path): return
    case .file(let path): try OutputFiles.checkIsWritable(FileWriter.folder(of: path))
    case .folder(let path): try OutputFiles.checkIsWritable(path)
    }
  }

  /// Checks that the file's extension is that of its format.
  ///
  /// - Throws: `CommandError` for the extension of an unsupported format.
  package func checkFormat() throws(CommandError) {
    guard case .file(let path) = self else { return }
    try OutputTarget.checkName(path, formats: PictureFormat.allCases.map(\.rawValue))
  }

  /// Checks that a file's extension is one of the supported formats.
  ///
  /// - Parameter formats: the supported extensions, the default one first.
  /// - Throws: `CommandError` for the extension of another format.
  package static func checkName(_ path: String, formats: [String]) throws(CommandError) {
    guard let name = PathName.last(of: path), let dot = name.dropFirst().lastIndex(of: "."),
      let usual = formats.first
    else { return }
    let ending = name[dot...].dropFirst()
    // The digits of a date or version are no extension.
    guard ending.first?.isLetter == true, !formats.contains(ending.lowercased()) else { return }
    throw .usage(
      "'\(path.singleLine)' has the wrong extension; this command writes "
        + formats.joined(separator: ", "),
      hint: "name it '\(String(path.dropLast(ending.count) + usual).singleLine)'")
  }

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
