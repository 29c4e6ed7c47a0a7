import Vitrine
import VitrineArguments
import VitrineLive
import VitrineProcess
import VitrineSnapshot

/// The page of a session as files that need no server: its pictures for the values of the usual options.
///
/// The page has every widget in every family, scheme and entry, and one value of another option at a
/// time.
package struct PageExport {
  /// The content of `data.js`.
  private struct Content: Encodable {
    let state: StateAnswer
    let axes: AxisList
    var answers: [String: Answer] = [:]
  }

  /// What the page shows for a query.
  private struct Answer: Encodable {
    /// The path of the picture.
    var picture: String?
    var layout: LayoutAnswer?
    /// Why there is no picture.
    var message: String?
    var hint: String?
  }

  /// The most entries of a timeline whose pictures are written.
  package static let mostEntries = 24

  private let session: LiveSession
  private let place: SourceWords
  private let folder: FolderLocation
  private var content: Content
  /// The paths of pictures by their bytes: equal ones are written once.
  private var paths: [[UInt8]: String] = [:]

  /// Creates the export of a session whose widgets are archived, into a folder.
  package init(
    _ session: LiveSession, title: String, place: SourceWords, to folder: FolderLocation
  ) {
    (self.session, self.place, self.folder) = (session, place, folder)
    content = Content(
      state: StateAnswer(exporting: session.state, title: title, below: session.source.folder),
      axes: AxisList(only: PageExport.options))
  }

  /// The number of pictures that differ.
  package var count: Int { paths.count }
  /// The picture of each widget in each family without another option.
  package private(set) var usual: [PreviewReport.Picture] = []
  /// The widgets that cannot be drawn in a family.
  package private(set) var faults: [WidgetFault] = []

  /// Draws all pictures, and writes the page.
  ///
  /// - Throws: `ArchiveError` when a picture cannot be encoded, `FileError` when a file cannot be written.
  package mutating func write() throws {
    for widget in session.state.archives.widgets {
      for target in widget.targets {
        for options in PageExport.choices(of: widget) {
          try draw(widget, target, options)
        }
      }
    }
    let data = "const vitrineExport = \(JSONAnswer.text(content));\n"
    let open = try folder.openOrMake()
    try open.write(Array(data.utf8), to: RelativePath(fixed: "data.js"))
    try open.write(PageParts.style, to: RelativePath(fixed: "preview.css"))
    try open.write(PageParts.script, to: RelativePath(fixed: "preview.js"))
    try open.write(PageParts.exportedPage, to: RelativePath(fixed: "index.html"))
  }

  // MARK: Choices

  /// The options that the page offers, apart from the family.
  private static let options = [
    "family", "scheme", "entry", "location", "mode", "state", "type-size", "locale", "design",
    "appearance",
  ]

  /// Returns the options of a widget's pictures in each family.
  private static func choices(of widget: LiveWidget) -> [[String: String]] {
    let count = min(max(widget.entries.count, widget.states ?? 0), mostEntries)
    let entries: [String?] = [nil] + (count > 1 ? (0..<count).map { String($0) } : [])
    let schemes: [String?] = [nil] + ColorScheme.allCases.map(\.rawValue)
    let pairs: [[String: String]] = schemes.flatMap { scheme in
      entries.map { entry in
        [("scheme", scheme), ("entry", entry)].reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
    }
    let listed = AxisList(only: options).axes.flatMap(\.options)
    let others = listed.filter { !["family", "scheme", "entry"].contains($0.name) }
    return pairs
      + others.flatMap { option in
        (option.name == "locale" ? widget.languages : option.values).map { [option.name: $0] }
      }
  }

  // MARK: Pictures

  private mutating func draw(
    _ widget: LiveWidget, _ target: String, _ options: [String: String]
  ) throws {
    let isUsual = options.isEmpty
    var options = options
    options["family"] = target
    let key = PageExport.key(widget.id, options)
    do {
      let layout = try render(widget, options)
      if PageTarget.all[target]?.ground == .wallpaper { options["wallpaper"] = "clear" }
      let path = try write(try render(widget, options).data())
      if isUsual {
        usual.append(
          PreviewReport.Picture(
            widget: widget.id, target: target,
            scheme: layout.layout.request.surface.request.colorScheme.rawValue,
            file: path))
      }
      content.answers[key] = Answer(
        picture: path,
        layout: LayoutAnswer(layout, source: place.words(for: layout)) { _ in nil })
    } catch let error as RenderFault {
      if isUsual {
        faults.append(
          WidgetFault(
            kind: widget.kind, family: target, reason: error.message, hint: error.hint))
      }
      content.answers[key] = Answer(message: error.message, hint: error.hint)
    }
  }

  private func render(
    _ widget: LiveWidget, _ options: [String: String]
  ) throws(RenderFault) -> LiveRendering {
    let request: LiveRequest
    do throws(ValidationError) {
      request = try LiveRequest(widget: widget.id, options: options)
    } catch { throw .request(error) }
    return try session.render(request)
  }

  private mutating func write(_ bytes: [UInt8]) throws -> String {
    if let known = paths[bytes] { return known }
    let path = "pictures/\(paths.count + 1).png"
    try folder.openOrMake().write(bytes, to: RelativePath(path))
    paths[bytes] = path
    return path
  }

  /// Returns the key of a query, as the page computes it.
  private static func key(_ widget: String, _ options: [String: String]) -> String {
    ([widget] + options.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }).joined(separator: "\n")
  }
}
