import Vitrine

/// The widgets of the archives that a command line names, each once.
///
/// A bundle gives its members their order. A member that is named itself, too, is where the
/// bundle has it and keeps its own name, so that a pattern that catches both shows each widget once.
struct ArchiveReading<Content: Sendable>: Sendable {
  /// A widget: the archive by which it was named, and what is kept of it.
  typealias Entry = (archive: ArchiveArgument, content: Content)
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
  ///   - keep: makes what is kept of a widget of the archive with an index. A document that is not
  ///     kept is released, so that the number of archives costs little memory.
  init(
    _ archives: [ArchiveArgument], widget: String?, _ decoder: ArchiveDecoder,
    keep: @Sendable (_ document: WidgetDocument, _ index: Int) -> Content
  ) {
    let files = Parallel.map(archives.count) { index in
      OpenedArchive(archives[index], widget: widget, decoder) { keep($0, index) }
    }
    let members = Set(files.flatMap(\.members))
    let names = Dictionary(
      files.compactMap { file in file.ownIdentity.map { ($0, file.archive) } }
    ) { first, _ in first }
    var taken: Set<Folders.Identity> = []
    for file in files {
      // A bundle reports for its members.
      if let own = file.ownIdentity, members.contains(own) { continue }
      switch file.widgets {
      case .success(let widgets):
        for (identity, content) in widgets {
          if let identity, !taken.insert(identity).inserted { continue }
          entries.append((identity.flatMap { names[$0] } ?? file.archive, content))
        }
      case .failure(let error): failures.append((file.archive, error))
      }
    }
  }
}

extension ArchiveReading where Content == WidgetDocument {
  /// Reads archives and keeps their documents.
  init(_ archives: [ArchiveArgument], widget: String?, _ decoder: ArchiveDecoder) {
    self.init(archives, widget: widget, decoder) { document, _ in document }
  }
}

/// A file of a command line and what is in it.
private struct OpenedArchive<Content: Sendable>: Sendable {
  let archive: ArchiveArgument
  /// The widgets, or the one of a kind, each with its own file where a bundle has it there.
  let widgets: Result<[(identity: Folders.Identity?, content: Content)], ArchiveError>
  /// The members of a bundle that have files of their own, also those of other kinds.
  let members: [Folders.Identity]
  /// The identity of a single widget's file; `nil` for bundles and for the standard input.
  let ownIdentity: Folders.Identity?

  init(
    _ archive: ArchiveArgument, widget: String?, _ decoder: ArchiveDecoder,
    keep: (WidgetDocument) -> Content
  ) {
    self.archive = archive
    let documents = Result { () throws(ArchiveError) in try archive.readAll(decoder) }
    let all = (try? documents.get()) ?? []
    members = all.compactMap { OpenedArchive.identity(of: $0, in: archive) }
    ownIdentity =
      all.contains(where: \.isMember) || archive.isStandardInput
      ? nil : Folders.identity(archive.argument)
    widgets = Result { () throws(ArchiveError) in
      let all = try documents.get()
      let chosen =
        try widget.map { kind throws(ArchiveError) in
          [try WidgetDocument.one(of: all, kind: kind, file: archive.name)]
        } ?? all
      return chosen.map { (OpenedArchive.identity(of: $0, in: archive), keep($0)) }
    }
  }

  /// The file of a widget that is a member of a bundle by its file; `nil` for others.
  private static func identity(
    of document: WidgetDocument, in archive: ArchiveArgument
  ) -> Folders.Identity? {
    guard document.isMember, document.file != archive.name else { return nil }
    return Folders.identity(document.file)
  }
}
