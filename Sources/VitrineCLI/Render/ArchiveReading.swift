import Vitrine

/// The widgets of the archives that a command line names, each once.
///
/// A bundle gives its members their order. A member that is named itself, too, stands where the
/// bundle has it and keeps its own name, so that a pattern that catches both shows each widget once.
struct ArchiveReading: Sendable {
  typealias Entry = (archive: ArchiveArgument, document: WidgetDocument)
  typealias Failure = (archive: ArchiveArgument, error: ArchiveError)

  /// The widgets in order.
  private(set) var entries: [Entry] = []
  /// The archives that cannot be read, or have no widget of the kind.
  private(set) var failures: [Failure] = []

  /// Reads archives.
  ///
  /// - Parameters:
  ///   - widget: the kind that is asked for; `nil` is all.
  ///   - decoder: reads them.
  init(_ archives: [ArchiveArgument], widget: String?, _ decoder: ArchiveDecoder) {
    let results = Parallel.map(archives.count) { index in
      Result { () throws(ArchiveError) in try archives[index].readAll(decoder) }
    }
    let files = zip(archives, results).map { OpenedArchive($0, $1) }
    let members = Set(files.flatMap(\.members).map(\.identity))
    let names = Dictionary(
      files.compactMap { file in file.ownIdentity.map { ($0, file.archive) } }
    ) { first, _ in first }
    var taken: Set<Folders.Identity> = []
    for file in files {
      // A bundle says what there is to say of its members.
      if let own = file.ownIdentity, members.contains(own) { continue }
      do throws(ArchiveError) {
        for document in try file.documents(widget) {
          let identity = file.identity(of: document)
          if let identity, !taken.insert(identity).inserted { continue }
          entries.append((identity.flatMap { names[$0] } ?? file.archive, document))
        }
      } catch {
        failures.append((file.archive, error))
      }
    }
  }
}

/// A file of a command line and what is in it.
private struct OpenedArchive {
  let archive: ArchiveArgument
  private let result: Result<[WidgetDocument], ArchiveError>

  init(_ archive: ArchiveArgument, _ result: Result<[WidgetDocument], ArchiveError>) {
    (self.archive, self.result) = (archive, result)
  }

  /// The widgets, or the one of a kind.
  func documents(_ kind: String?) throws(ArchiveError) -> [WidgetDocument] {
    let all = try result.get()
    guard let kind else { return all }
    return [try WidgetDocument.one(of: all, kind: kind, file: archive.name)]
  }

  /// The file of a widget that is a member of a bundle by its file; `nil` for others.
  func identity(of document: WidgetDocument) -> Folders.Identity? {
    guard document.isMember, document.file != archive.name else { return nil }
    return Folders.identity(document.file)
  }

  /// The members of a bundle that have files of their own.
  var members: [(identity: Folders.Identity, document: WidgetDocument)] {
    ((try? result.get()) ?? []).compactMap { document in
      identity(of: document).map { ($0, document) }
    }
  }

  /// What tells the file of one widget from others; `nil` for bundles and for the standard input.
  var ownIdentity: Folders.Identity? {
    if case .success(let documents) = result, documents.contains(where: \.isMember) { return nil }
    return archive.isStandardInput ? nil : Folders.identity(archive.argument)
  }
}
