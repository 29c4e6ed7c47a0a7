import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An archive as the user names it.
struct Source: Hashable, Sendable {
  /// What stands on the command line; `-` is standard input.
  let argument: String

  /// Whether it comes from standard input.
  var isStandardInput: Bool { argument == "-" }

  /// The name by which messages call it.
  var name: String { isStandardInput ? "standard input" : argument }

  /// The file's name without folder and extension; `nil` for standard input.
  var stem: String? {
    guard !isStandardInput else { return nil }
    let name = argument.split(separator: "/").last.map(String.init) ?? argument
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Reads it.
  ///
  /// - Throws: `ArchiveError`.
  func read() throws(ArchiveError) -> WidgetDocument {
    guard isStandardInput else {
      guard !Folders.exists(argument) else {
        throw ArchiveError(.unreadable("it is a folder"), file: name)
      }
      return try WidgetDocument(contentsOf: argument)
    }
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.bytes(
        of: STDIN_FILENO, limit: ArchiveLimits.standard.archiveBytes)
    } catch {
      throw ArchiveError(error.reason, file: name)
    }
    return try WidgetDocument(bytes: bytes, file: name, folder: ".")
  }

  /// The sources of a command.
  ///
  /// - Throws: `Stop` when standard input would be read twice.
  static func all(_ arguments: Arguments) throws(Stop) -> [Source] {
    let sources = arguments.operands.map(Source.init(argument:))
    guard sources.filter(\.isStandardInput).count <= 1 else {
      throw .usage("standard input can be read only once")
    }
    return sources
  }
}
