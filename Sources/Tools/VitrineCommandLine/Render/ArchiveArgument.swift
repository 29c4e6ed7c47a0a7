import Vitrine
import VitrineLive
import VitrinePlatform

/// An archive of a command line.
package struct ArchiveArgument: Hashable, Sendable {
  /// The word on the command line; `-` is standard input.
  package let argument: String
  /// The archives of the same widget, each made under other conditions; `nil` for a file.
  private let evaluated: (widget: EvaluatedWidget, date: ArchiveDate?)?

  package init(_ argument: String) { (self.argument, evaluated) = (argument, nil) }

  /// Creates the argument for a widget whose code was evaluated for the command.
  ///
  /// - Parameter date: the date at which its code ran for requests without one.
  package init(_ widget: EvaluatedWidget, date: ArchiveDate?) {
    argument = widget.first.file
    evaluated = (widget, date)
  }

  package static func == (left: ArchiveArgument, right: ArchiveArgument) -> Bool {
    left.argument == right.argument
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(argument) }

  /// Returns the document that was made under the conditions of a picture.
  ///
  /// - Parameter document: the document of the file.
  /// - Throws: `ArchiveError` if the widget's code failed under them.
  package func document(
    for request: RenderRequest, else document: WidgetDocument
  ) throws(ArchiveError) -> WidgetDocument {
    guard let evaluated else { return document }
    let (widget, date) = evaluated
    if let own = widget.archive(for: request, date: date) { return own.document }
    let options = Evaluation(of: request, date: date).words(unlike: widget.first.evaluation)
      .joined(separator: " ")
    throw ArchiveError(
      .notInArchive("'\(widget.kind)' could not be archived with '\(options)'", hint: nil))
  }

  /// Whether it is standard input.
  package var isStandardInput: Bool { argument == "-" }

  /// Whether the file is deleted at the end of the command.
  package var isTemporary: Bool { evaluated != nil }

  /// The name of the archive in messages; that of the widget if its file is deleted.
  package var name: String {
    evaluated?.widget.kind ?? (isStandardInput ? "standard input" : argument)
  }

  /// The file's name without folder and extension; `nil` for standard input.
  package var stem: String? {
    guard !isStandardInput else { return nil }
    let name = PathName.last(of: argument) ?? argument
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Reads the only widget, or the one that `kind` selects.
  ///
  /// - Parameter kind: the member of a bundle; `nil` is the only widget.
  /// - Throws: `ArchiveError` when there are several to choose from.
  package func read(
    _ kind: String?, _ decoder: ArchiveDecoder = ArchiveDecoder()
  ) throws(ArchiveError) -> WidgetDocument {
    try WidgetDocument.one(
      of: readAll(decoder), kind: kind, file: name, choice: "choose one with --widget; ")
  }

  /// The path of the archive in the same folder that was probably meant.
  private var neighbor: String? {
    let folder = FileWriter.folder(of: argument)
    guard let name = PathName.last(of: argument),
      let names = try? FolderLocation(given: folder).open().names()
    else { return nil }
    let archives = names.filter { $0.hasSuffix(".json") }
    let found =
      archives.sorted().first {
        [name, name + ".json"].map { $0.lowercased() }.contains($0.lowercased())
      }
      ?? Suggestion.nearest(to: name, among: archives)
    return found.map { folder == "." ? $0 : folder + "/" + $0 }?.singleLine
  }

  /// Reads the widgets: the only one, or the members of a bundle.
  ///
  /// - Throws: `ArchiveError`.
  package func readAll(_ decoder: ArchiveDecoder) throws(ArchiveError) -> [WidgetDocument] {
    guard isStandardInput else {
      guard !Folders.exists(argument) else {
        throw ArchiveError(.unreadable("it is a folder"), file: name)
      }
      do throws(ArchiveError) {
        return try WidgetDocument.all(contentsOf: argument, decoder: decoder)
      } catch {
        guard FileReader.resolved(argument) == nil, let other = neighbor else { throw error }
        throw ArchiveError(
          .notInArchive("there is no such file", hint: "did you mean '\(other)'?"), file: name)
      }
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(
        of: STDIN_FILENO, limit: decoder.limits.archiveBytes)
    } catch {
      throw ArchiveError(error.reason, file: name)
    }
    return try WidgetDocument.all(bytes: bytes, file: name, folder: ".", decoder: decoder)
  }

  /// The archives of a command.
  ///
  /// - Throws: `CommandError` when standard input would be read twice.
  package static func all(_ operands: [String]) throws(CommandError) -> [ArchiveArgument] {
    // A pattern of the shell names the matrix beside archives, too.
    let others = operands.filter { PathName.last(of: $0) != ArchiveFolder.matrix.name }
    let archives = (others.isEmpty ? operands : others).map(ArchiveArgument.init)
    guard archives.filter(\.isStandardInput).count <= 1 else {
      throw .usage("standard input can be read only once")
    }
    return archives
  }
}
