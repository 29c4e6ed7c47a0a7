import Vitrine
import VitrineArguments

/// One picture of a session, and what is known of it.
package struct LiveRendering: Sendable {
  /// The widget that it shows.
  package let widget: LiveWidget
  /// The generation of the archives that the rendering was created from.
  package let generation: Int
  /// The laid out widget: its picture, boxes, regions that react, and warnings.
  package let layout: LaidOutWidget
  /// Warnings of the archive and of the layout.
  package let warnings: [Diagnostic]
  /// The file of the archive, as long as the session keeps it.
  package let file: String
  package let document: WidgetDocument
  /// The axes of the picture, its family among them.
  package let axes: RequestAxes
  /// The conditions under which the widget's code was evaluated.
  package let evaluation: Evaluation
  /// The words of a command line that draw the same picture of the archive.
  package var arguments: [String] { layout.request.surface.arguments }

  init(
    _ kept: KeptLayout, of widget: LiveWidget, generation: Int, _ axes: RequestAxes,
    _ evaluation: Evaluation
  ) {
    (self.widget, self.generation, self.evaluation) = (widget, generation, evaluation)
    (layout, file, document) = (kept.layout, kept.archive.file, kept.archive.document)
    warnings = document.warnings + layout.warnings
    var own = axes
    own.target = [layout.request.request.target]
    self.axes = own
  }

  /// The picture as a file.
  ///
  /// - Throws: `ArchiveError` when an image of the archive is damaged or it takes too long.
  package func data(as format: PictureFormat = .png) throws(ArchiveError) -> [UInt8] {
    try layout.data(as: format)
  }

  /// The accessibility elements in reading order.
  package var accessibility: AccessibilityElement { layout.accessibility }

  /// The views with their modifiers, as in the archive.
  ///
  /// - Throws: `ArchiveError` when the archive has no such view.
  package func views() throws(ArchiveError) -> [PresentedView] {
    try document.views(for: layout.request)
  }
}

/// Why there is no picture.
package enum RenderFault: Error, Sendable {
  /// The request is wrong.
  case request(ValidationError)
  /// The archive cannot be drawn so.
  case archive(ArchiveError)
  /// The widget's code cannot be evaluated as it is asked for.
  case evaluation(LiveError)

  /// The message in one line.
  package var message: String {
    switch self {
    case .request(let error): error.message
    case .archive(let error): error.message
    case .evaluation(let error): error.message
    }
  }

  /// A suggestion to resolve the error.
  package var hint: String? {
    switch self {
    case .request(let error): error.hint
    case .archive(let error): error.hint
    case .evaluation(let error): error.hint
    }
  }
}
