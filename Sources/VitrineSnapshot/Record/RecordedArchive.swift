import Vitrine

/// An archive of which pictures are recorded.
package struct RecordedArchive: Sendable {
  /// Path of its file; its assets are beside it.
  package let file: String
  /// The name of its goldens, and of its copy if it is copied.
  package let name: String
  /// Which member of a bundle it is; `nil` is the only widget.
  package let widget: String?
  /// The pictures to draw of it, each as the axes of one picture.
  package let pictures: [RequestAxes]

  /// Describes an archive.
  ///
  /// - Parameter name: any text; what means something to file systems is left out of it.
  package init(file: String, name: String, widget: String?, pictures: [RequestAxes]) {
    (self.file, self.widget, self.pictures) = (file, widget, pictures)
    self.name = FileName.safe(name)
  }
}

/// The results of recording pictures.
package struct RecordReport: Sendable, Encodable {
  /// One picture.
  package struct Picture: Sendable, Encodable {
    /// How it compared with its golden, and what differs.
    package let result: GoldenResult
    /// The golden that there was, as a PNG file in Base64; `nil` where nothing differs.
    package let expected: String?
    /// The picture that is on show, likewise.
    package let actual: String?
  }

  /// Whether the pictures are goldens now; else some differ from theirs, and nothing was written.
  package var isRecorded = false
  /// The pictures, in the order in which they were asked for.
  package var pictures: [Picture] = []
  /// Paths of the files that were written beside pictures and frames.
  package var files: [String] = []
  /// Other goldens of the same archives that fail now.
  package var others: [GoldenResult] = []
}
