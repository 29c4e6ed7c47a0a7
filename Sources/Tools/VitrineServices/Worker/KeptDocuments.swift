import Vitrine

/// A cache of the archives of earlier requests with their decoded images, as long as the files do
/// not change.
struct KeptDocuments {
  /// The key of a cached archive.
  private enum Key: Hashable {
    case path(RelativePath)
    case text(hash: UInt64, count: Int)
  }

  private struct Entry {
    let documents: [WidgetDocument]
    /// The archive's text, if the request contained it: a checksum alone could be forged.
    let text: [UInt8]?
    /// The archive's file and the files of its assets.
    let files: SeenFiles?

    /// Whether reading the archive again would give the same content.
    func isCurrent(_ text: [UInt8]?) -> Bool {
      self.text == text && files?.areCurrent ?? true
        && documents.allSatisfy(\.hasCurrentFiles)
    }
  }

  private let root: FolderLocation
  private let assetFolder: String?
  private let decoder: ArchiveDecoder
  private var entries: [Key: Entry] = [:]
  /// The keys, the most recently used last.
  private var order: [Key] = []

  /// Creates an empty cache.
  init(_ options: WorkerOptions) {
    root = FolderLocation(given: options.root)
    assetFolder = options.assetFolder
    decoder = options.decoder
  }

  var isEmpty: Bool { order.isEmpty }

  /// Returns the widgets of an archive.
  ///
  /// - Throws: `ArchiveError` with file, path and hint if they are known.
  mutating func documents(
    of source: WorkerRequest.Source
  ) throws(ArchiveError) -> [WidgetDocument] {
    let (key, text) = KeptDocuments.key(source)
    if let known = order.firstIndex(of: key) { order.remove(at: known) }
    if let entry = entries[key], entry.isCurrent(text) {
      order.append(key)
      return entry.documents
    }
    entries[key] = nil
    let entry = try read(source)
    entries[key] = entry
    order.append(key)
    return entry.documents
  }

  /// Removes the least recently used quarter of the archives, and at least one.
  mutating func removeOldest() {
    let count = min(order.count, order.count / 4 + 1)
    for key in order.prefix(count) { entries[key] = nil }
    order.removeFirst(count)
  }

  private func read(_ source: WorkerRequest.Source) throws(ArchiveError) -> Entry {
    switch source {
    case .path(let path):
      let files = SeenFiles(in: root)
      files.note(path)
      let documents = try WidgetDocument.all(contentsOf: .below(root, path), decoder: decoder)
      return Entry(documents: documents, text: nil, files: files)
    case .text(let text):
      let documents = try WidgetDocument.all(
        bytes: text, file: WidgetDocument.unnamed, folder: assetFolder, decoder: decoder)
      return Entry(documents: documents, text: text, files: nil)
    }
  }

  private static func key(_ source: WorkerRequest.Source) -> (Key, [UInt8]?) {
    switch source {
    case .path(let path): (.path(path), nil)
    case .text(let text): (.text(hash: XXHash64.hash(text), count: text.count), text)
    }
  }
}
