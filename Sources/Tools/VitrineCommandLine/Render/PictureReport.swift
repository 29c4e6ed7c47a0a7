import Vitrine

/// The report on a written picture.
package struct PictureReport: Encodable, Sendable {
  /// The request that was rendered.
  package let request: ResolvedRequest
  /// The display name of the widget, if the archive specifies one.
  package let title: String?
  /// The description of the widget in the gallery.
  package let description: String?
  /// The recommended configuration that it shows.
  package let configuration: String?
  package let archive: String
  /// Whether the archive is deleted at the end of the command.
  package let isTemporary: Bool
  package let file: String
  package let kind: String
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Whether an earlier run wrote it.
  package var isKept = false
  /// Whether it replaced a file.
  var isReplacement = false
  /// The texts in the picture; empty if the batch keeps no reports.
  package let texts: [String]
  /// The findings of checks in it; empty if nobody asked for them.
  package var findings: [Finding] = []

  package init(
    _ request: RenderJob.Request, from argument: ArchiveArgument, of archive: WidgetArchive,
    size: (width: Int, height: Int), texts: [String]
  ) {
    self.texts = texts
    title = archive.displayName
    (description, configuration) = (archive.description, archive.configuration)
    kind = archive.kind
    self.request = request.resolved
    (self.archive, isTemporary) = (argument.name, argument.isTemporary)
    file = request.file ?? "-"
    (width, height) = size
  }

  /// Encodes the archive unless it is temporary, the file, the size, and each property of the request
  /// that is not at its default.
  package func encode(to encoder: any Encoder) throws {
    var fields = request.surface.reported
    if !isTemporary { fields["archive"] = .string(archive) }
    fields["file"] = .string(file)
    fields["kind"] = .string(kind)
    fields["scale"] = .number(request.surface.scale)
    fields["width"] = .number(Double(width))
    fields["height"] = .number(Double(height))
    if isKept { fields["kept"] = .bool(true) }
    if isReplacement { fields["replaced"] = .bool(true) }
    try JSONValue.object(fields).encode(to: encoder)
  }

  /// The size in pixels, or that of a file without pixels in points.
  private var size: String {
    let format = PictureFormat.allCases.first { file.hasSuffix("." + $0.rawValue) }
    guard let format, format != .png else { return "\(width)×\(height)" }
    let points = [width, height].map { length in
      ((Double(length) / request.surface.scale * 10).rounded() / 10).dumpText
    }
    return points.joined(separator: "×") + " points"
  }

  /// The report in one line.
  package var text: String {
    let verb = isKept ? "kept" : isReplacement ? "replaced" : "wrote"
    return "\(verb) \(file.singleLine) \(size)"
  }
}
