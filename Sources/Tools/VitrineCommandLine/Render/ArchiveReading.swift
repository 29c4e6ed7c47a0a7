import Vitrine

/// The widgets of the archives that a command line names, each once.
///
/// A bundle determines the order of its members. A member that is also named itself takes its
/// position in the bundle and keeps its own name, so that a pattern that matches both shows each
/// widget once.
package struct ArchiveReading<Content: Sendable>: Sendable {
  /// A widget: the archive that contains it, and its content.
  package typealias Entry = (archive: ArchiveArgument, content: Content)
  package typealias Failure = (archive: ArchiveArgument, error: ArchiveError)

  /// The widgets, in order.
  package private(set) var entries: [Entry] = []
  /// The archives that cannot be read, or do not contain the kind.
  package private(set) var failures: [Failure] = []

  /// Reads archives.
  ///
  /// - Parameters:
  ///   - widget: the kind to read; `nil` is all.
  ///   - decoder: the decoder for archives.
  ///   - keep: returns the content to keep of a widget, given the index of its archive. Documents
  ///     that it does not keep are released, so that many archives take little memory.
  package init(
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
      // A bundle reports the errors of its members.
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
  package init(_ archives: [ArchiveArgument], widget: String?, _ decoder: ArchiveDecoder) {
    self.init(archives, widget: widget, decoder) { document, _ in document }
  }
}

/// The content of a file on a command line.
private struct OpenedArchive<Content: Sendable>: Sendable {
  let archive: ArchiveArgument
  /// The widgets, or the one of a kind, each with the identity of its own file in a bundle.
  let widgets: Result<[(identity: Folders.Identity?, content: Content)], ArchiveError>
  /// The members of a bundle that are separate files, including those of other kinds.
  let members: [Folders.Identity]
  /// The identity of a single widget's file; `nil` for bundles and for standard input.
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

  /// Returns the identity of the file of a bundle's member; `nil` for other widgets.
  private static func identity(
    of document: WidgetDocument, in archive: ArchiveArgument
  ) -> Folders.Identity? {
    guard document.isMember, document.file != archive.name else { return nil }
    return Folders.identity(document.file)
  }
}
