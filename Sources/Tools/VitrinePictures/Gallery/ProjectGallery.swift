import Vitrine
import VitrineCommandLine
import VitrineSnapshot

/// The pictures of a project's widgets: snapshots, first entries of timelines, previews and
/// placeholders.
package struct ProjectGallery {
  /// The paths of the widgets' archives.
  package var widgets: [String]
  /// The paths of the previews' archives, of each run of the code.
  package var previews: [[String]] = []
  /// The pictures of each run, if previews alone are drawn.
  package var screens: [ScreenPictures]?
  /// The title of the page.
  package var title = GalleryCommand().title
  /// The paths of archives with the entries of placeholders, which are drawn as they are.
  package var samples: [String] = []
  /// The path of the folder for the pictures.
  package var folder: String
  /// The device; `nil` for the standard one of each family.
  package var device: Device?
  /// The conditions of the pictures.
  package var axes = RequestAxes()
  /// The notes on pictures.
  package var notes: [PictureNote] = []
  /// The name of the app, which Home Screens show; `nil` shows that of each widget.
  package var appName: String?

  /// Creates the pictures of archives, in a folder.
  package init(widgets: [String], folder: String) {
    (self.widgets, self.folder) = (widgets, folder)
  }

  /// Draws and writes all files.
  ///
  /// - Throws: `CommandError` when a file cannot be written.
  package func draw(_ console: Console) throws(CommandError) -> ExitCode {
    var command = GalleryCommand()
    command.request.axes = axes
    command.request.axes.configuration = nil
    command.request.axes.device = nil
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
    authored.archives = try ArchiveArgument.all(previews.flatMap(\.self))
    authored.axes.state = [.entry]
    var sampled = authored
    sampled.archives = try ArchiveArgument.all(samples)
    sampled.axes.colorScheme = shown.axes.colorScheme
    var parts = [sampled, shown, placeholders, authored]
    if let screens {
      parts = try zip(previews, screens).map { (paths, screen) throws(CommandError) in
        Gallery.Part(archives: try ArchiveArgument.all(paths), axes: screen.axes, places: nil)
      }
    }
    var gallery = Gallery(
      parts: parts, batch: command.batch, title: title,
      folder: folder, form: .automatic, console: console)
    let sampleNotes = samples.map { path in
      PictureNote(
        kind: nil, family: nil, state: nil, archive: path, text: "data of the placeholder")
    }
    (gallery.notes, gallery.showsRichestFirst) = (sampleNotes + notes, true)
    gallery.appName = appName
    return try gallery.make()
  }
}

/// A note on the pictures of a widget: content that is missing or replaced.
package struct PictureNote: Sendable, Hashable {
  /// The widget's kind; `nil` for all.
  package var kind: String?
  /// The family; `nil` for all.
  package var family: String?
  /// The state; `nil` for all.
  package var state: RenderState?
  /// The path of the archive; `nil` for all but those of placeholders' entries.
  package var archive: String?
  /// The text of the note, a few words.
  package var text: String

  /// Creates a note on the pictures of a kind, a family, a state and an archive.
  package init(
    kind: String?, family: String?, state: RenderState?, archive: String? = nil, text: String
  ) {
    (self.kind, self.family, self.state) = (kind, family, state)
    (self.archive, self.text) = (archive, text)
  }

  /// Returns the notes on one picture, each text once.
  static func texts(
    _ notes: [PictureNote], on kind: String, in archive: String, _ request: ResolvedRequest
  ) -> [String] {
    let shown = request.surface.request
    let own = notes.filter { $0.archive == archive }
    var known: Set<String> = []
    return (own.isEmpty ? notes.filter { $0.archive == nil } : own).filter { note in
      (note.kind ?? kind) == kind && (note.state ?? shown.state) == shown.state
        && (note.family ?? shown.target.name) == shown.target.name
        && known.insert(note.text).inserted
    }.map(\.text)
  }
}
