import Vitrine
import VitrineSnapshot

/// The pictures of a project's widgets: snapshots, first entries of timelines, previews and
/// placeholders.
package struct ProjectGallery {
  /// The paths of the widgets' archives.
  package var widgets: [String]
  /// The paths of the previews' archives.
  package var previews: [String] = []
  /// The path of the folder for the pictures.
  package var folder: String
  /// The device; `nil` for the standard one of each family.
  package var device: Device?
  /// The notes on pictures.
  package var notes: [PictureNote] = []

  /// Creates the pictures of archives, in a folder.
  package init(widgets: [String], folder: String) {
    (self.widgets, self.folder) = (widgets, folder)
  }

  /// Draws and writes all files.
  ///
  /// - Throws: `CommandError` when a file cannot be written.
  func draw(_ console: Console) throws(CommandError) -> ExitCode {
    var command = GalleryCommand()
    if let device { command.request.axes.device = [device] }
    command.batch.isQuiet = true
    var shown = Gallery.Part(
      archives: try ArchiveArgument.all(widgets), axes: command.axes, places: command.places)
    shown.axes.state = [.preview, .entry]
    shown.places?.state = [.preview]
    var placeholders = shown
    (placeholders.axes.state, placeholders.places) = ([.placeholder], nil)
    placeholders.axes.colorScheme = [.light]
    var authored = placeholders
    authored.archives = try ArchiveArgument.all(previews)
    authored.axes.state = [.entry]
    var gallery = Gallery(
      parts: [shown, placeholders, authored], batch: command.batch, title: command.title,
      folder: folder, form: .automatic, console: console)
    (gallery.notes, gallery.showsRichestFirst) = (notes, true)
    return try gallery.make()
  }
}

/// A note on the pictures of a widget: content that is missing or replaced.
package struct PictureNote: Sendable, Hashable {
  /// The widget's kind.
  package var kind: String
  /// The family; `nil` for all.
  package var family: String?
  /// The state; `nil` for all.
  package var state: RenderState?
  /// The text of the note, a few words.
  package var text: String

  /// Creates a note on the pictures of a kind, a family and a state.
  package init(kind: String, family: String?, state: RenderState?, text: String) {
    (self.kind, self.family, self.state, self.text) = (kind, family, state, text)
  }

  /// Returns the notes on one picture, each text once.
  static func texts(
    _ notes: [PictureNote], on kind: String, _ request: ResolvedRequest
  ) -> [String] {
    let shown = request.surface.request
    var known: Set<String> = []
    return notes.filter { note in
      note.kind == kind && (note.state ?? shown.state) == shown.state
        && (note.family ?? shown.target.name) == shown.target.name
        && known.insert(note.text).inserted
    }.map(\.text)
  }
}
