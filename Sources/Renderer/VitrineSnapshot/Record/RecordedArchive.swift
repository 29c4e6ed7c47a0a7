import Vitrine

/// An archive with the pictures to record.
package struct RecordedArchive: Sendable {
  /// The path of its file; its assets are next to it.
  package let file: String
  /// The name of its goldens, and of its copy if it is copied.
  package let name: String
  /// The member of a bundle; `nil` is the only widget.
  package let widget: String?
  /// The pictures to draw, each as the axes of one picture.
  package let pictures: [RequestAxes]

  /// Creates a recorded archive.
  ///
  /// - Parameter name: any text; characters with a meaning in file systems are removed.
  package init(file: String, name: String, widget: String?, pictures: [RequestAxes]) {
    (self.file, self.widget, self.pictures) = (file, widget, pictures)
    self.name = FileName.safe(name)
  }
}

/// The results of recording pictures.
package struct RecordReport: Sendable, Encodable {
  /// The result of one picture.
  package struct Picture: Sendable, Encodable {
    /// The comparison with its golden.
    package let result: GoldenResult
    /// The existing golden, as PNG in Base64; `nil` if nothing differs.
    package let expected: String?
    /// The visible picture, as PNG in Base64; `nil` if nothing differs.
    package let actual: String?
  }

  /// Whether the pictures are goldens now; otherwise some differ from theirs, and nothing was
  /// written.
  package var isRecorded = false
  /// The pictures, in the order of the request.
  package var pictures: [Picture] = []
  /// The paths of the written files except pictures and frames.
  package var files: [String] = []
  /// Other goldens of the same archives that now fail.
  package var others: [GoldenResult] = []
}
