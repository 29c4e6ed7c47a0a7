import Vitrine
import VitrineArguments

/// A picture of a session, and its layout.
package struct LiveRendering: Sendable {
  /// The widget in the picture.
  package let widget: LiveWidget
  /// The generation of the archives that the rendering was created from.
  package let generation: Int
  /// The layout: its picture, boxes, regions that react to taps, and warnings.
  package let layout: LaidOutWidget
  /// The warnings of the archive and of the layout.
  package let warnings: [Diagnostic]
  /// The path of the archive's file, which exists as long as the session keeps it.
  package let file: String
  package let document: WidgetDocument
  /// The axes of the picture, including its family.
  package let axes: RequestAxes
  /// The conditions under which the widget's code was evaluated.
  package let evaluation: Evaluation
  private let png: Monitor<[UInt8]?>
  /// The options of a command line that draw the same picture from the archive.
  package var arguments: [String] { layout.request.surface.arguments }

  init(
    _ kept: KeptLayout, of widget: LiveWidget, generation: Int, _ axes: RequestAxes,
    _ evaluation: Evaluation
  ) {
    (self.widget, self.generation, self.evaluation) = (widget, generation, evaluation)
    (layout, file, document) = (kept.layout, kept.archive.file, kept.archive.document)
    png = kept.png
    warnings = document.warnings + layout.warnings
    var own = axes
    own.target = [layout.request.request.target]
    self.axes = own
  }

  /// Encodes the picture as PNG, once for renderings of the same layout.
  ///
  /// - Throws: `ArchiveError` when an image of the archive is damaged or it takes too long.
  package func data() throws(ArchiveError) -> [UInt8] {
    if let known = png.withLock({ $0 }) { return known }
    let bytes = try layout.data(as: .png)
    png.withLock { $0 = bytes }
    return bytes
  }

  /// The accessibility elements in reading order.
  package var accessibility: AccessibilityElement { layout.accessibility }

  /// Returns the views with their modifiers, as in the archive.
  ///
  /// - Throws: `ArchiveError` when the archive has no such view.
  package func views() throws(ArchiveError) -> [PresentedView] {
    try document.views(for: layout.request)
  }
}

/// The error of a picture.
package enum RenderFault: Error, Sendable {
  /// The request is invalid.
  case request(ValidationError)
  /// The archive cannot be drawn as requested.
  case archive(ArchiveError)
  /// The widget's code cannot be evaluated as requested.
  case evaluation(LiveError)

  /// The message in one line.
  package var message: String {
    switch self {
    case .request(let error): error.message
    case .archive(let error): error.message
    case .evaluation(let error): error.message
    }
  }

  /// How to fix it.
  package var hint: String? {
    switch self {
    case .request(let error): error.hint
    case .archive(let error): error.hint
    case .evaluation(let error): error.hint
    }
  }
}
