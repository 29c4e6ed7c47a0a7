import Synchronization
import Vitrine
import VitrineProcess

/// The latest archives of a session, in the order of their widgets.
package struct LiveArchives: Sendable {
  /// One archive that can be drawn.
  package struct Entry: Sendable {
    /// A number that is unique among all archives read, including those of the same widget.
    let number = LiveArchives.counter.wrappingAdd(1, ordering: .relaxed).newValue
    package var widget: LiveWidget
    package let document: WidgetDocument
    /// The path of the archive's file, for commands.
    package let file: String
    /// The folder of the file, which is deleted after its last use.
    let folder: ScratchFolder?

    var fileName: String { PathName.last(of: file) ?? file }
  }

  private static let counter = Atomic(0)

  /// The archives, in order.
  package private(set) var entries: [Entry] = []

  /// The widgets that can be shown.
  package var widgets: [LiveWidget] { entries.map(\.widget) }

  /// Returns the archive with this id; without an id, the first.
  ///
  /// - Throws: `ArchiveError` with a suggestion when there is no such archive.
  package func entry(_ id: String?) throws(ArchiveError) -> Entry {
    guard let id else {
      guard let first = entries.first else {
        throw ArchiveError(.notInArchive("there is no widget yet", hint: nil))
      }
      return first
    }
    if let entry = entries.first(where: { $0.widget.id == id }) { return entry }
    let named = entries.filter { $0.widget.isPreview(named: id) }
    if named.count == 1 { return named[0] }
    let ids = (named.isEmpty ? entries : named).map(\.widget.id)
    throw ArchiveError(
      .notInArchive(
        "there is no widget '\(id)'",
        hint: Suggestion.hint(for: id, among: ids) ?? "there is " + Suggestion.list(ids)))
  }

  /// Replaces archives with the same ids; new ones are appended.
  mutating func replace(_ new: [Entry]) {
    for entry in new {
      if let index = entries.firstIndex(where: { $0.widget.id == entry.widget.id }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
  }

  /// Replaces all archives of some forms; the old archives of failed widgets are kept.
  ///
  /// - Parameter failed: kinds of widgets, or names of files, that could not be archived or read.
  mutating func replaceAll(
    _ new: [Entry], failed: Set<String>, where isReplaced: (LiveWidget.Form) -> Bool
  ) {
    let ids = Set(new.map(\.widget.id))
    let old = entries.filter { entry in
      isReplaced(entry.widget.form) && !ids.contains(entry.widget.id)
        && (failed.contains(entry.widget.kind) || failed.contains(entry.fileName))
    }
    let others = entries.filter { !isReplaced($0.widget.form) }
    entries = isReplaced(.preview) ? others + new + old : new + old + others
  }

  /// Records the source locations of previews.
  mutating func locate(_ previews: [ProgramListing.Preview]) {
    for index in entries.indices where entries[index].widget.form == .preview {
      guard let preview = previews.first(where: { $0.name == entries[index].widget.kind }) else {
        continue
      }
      (entries[index].widget.file, entries[index].widget.line) = (preview.file, preview.line)
    }
  }

  /// Reads archives of files.
  ///
  /// - Parameters:
  ///   - folder: the folder of the files, which is kept as long as the archives are used.
  ///   - faults: receives an error for each file that cannot be read.
  static func read(
    _ files: [String], previews: Bool = false, in folder: ScratchFolder? = nil,
    _ faults: inout [WidgetFault]
  ) -> [Entry] {
    var entries: [Entry] = []
    var taken: Set<String> = []
    // A folder may contain a bundle's members next to the bundle.
    var places: Set<[String]> = []
    for file in files {
      do throws(ArchiveError) {
        for document in try WidgetDocument.all(contentsOf: file)
        where places.insert([document.file, document.place.description]).inserted {
          let id = id(of: document, isPreview: previews, &taken)
          entries.append(
            Entry(
              widget: LiveWidget(document, id: id, isPreview: previews), document: document,
              file: file, folder: folder))
        }
      } catch {
        faults += error.all.map { WidgetFault($0, in: file) }
      }
    }
    return entries
  }

  /// Returns kind and configuration, with a number if they are not unique.
  private static func id(
    of document: WidgetDocument, isPreview: Bool, _ taken: inout Set<String>
  ) -> String {
    let name = [document.archive.kind, document.archive.configuration].compactMap { $0 }
      .joined(separator: ", ")
    let base = isPreview ? "#Preview \(name)" : name
    var id = base
    var count = 2
    while !taken.insert(id).inserted {
      id = "\(base) (\(count))"
      count += 1
    }
    return id
  }
}

extension LiveArchives {
  /// Returns the archive of a request's widget.
  ///
  /// - Throws: `RenderFault` with a suggestion when there is no such archive.
  func shown(_ id: String?) throws(RenderFault) -> Entry {
    do throws(ArchiveError) {
      return try entry(id)
    } catch {
      throw .archive(error)
    }
  }
}

extension ArchiveError {
  /// The path in the archive, followed by a colon and a space; empty if there is none.
  fileprivate var place: String { path.map { "\($0): " } ?? "" }
}

extension WidgetFault {
  /// Describes an error of a file at its line, or at its place in the archive if the line is not
  /// known.
  fileprivate init(_ error: ArchiveError, in file: String) {
    let place = error.location.map {
      SourcePlace(file: error.file ?? file, line: $0.line, column: $0.column)
    }
    self.init(
      kind: PathName.last(of: file) ?? file,
      reason: (place == nil ? error.place : "") + error.message, hint: error.hint)
    self.place = place
  }
}
