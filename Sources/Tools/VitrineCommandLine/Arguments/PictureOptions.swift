import Vitrine
import VitrineArguments

/// Options that select one picture of an archive.
package struct PictureOptions: ParsableArguments {
  package var widget: String?
  package var request = RequestOptions()
  package var fontFolder: String?
  package var costs = CostOptions()
  package var isStrict = false
  package var isLenient = false
  package var operands: [String] = []

  package init() {}

  package static let arguments: [ArgumentDefinition<PictureOptions>] = arguments(without: [])

  /// The options without those of some axes.
  package static func arguments(without axes: Set<String>) -> [ArgumentDefinition<PictureOptions>] {
    [.widget(\.widget)] + RequestOptions.arguments(without: axes).map { $0.of(\.request) }
      + [.fontFolder(\.fontFolder)] + CostOptions.arguments.map { $0.of(\.costs) }
      + [.strict(\.isStrict), .lenient(\.isLenient)]
  }

  /// The decoder for the archive.
  package var decoder: ArchiveDecoder { ArchiveDecoder(isLenient: isLenient) }

  /// The axes, each with one value.
  package var axes: RequestAxes { request.axes.onCurrentDesign }

  /// Checks that no option has several values.
  ///
  /// - Throws: `CommandError` with the message.
  package func checkIsSingle(_ message: String) throws(CommandError) {
    guard !axes.isPlural else { throw .usage(message, hint: "choose one value for each option") }
  }

  /// Creates a renderer with the chosen fonts and limits.
  ///
  /// - Throws: `CommandError` when the folder or a font in it cannot be read.
  package func renderer() throws(CommandError) -> Renderer {
    try costs.renderer(fonts: fontFolder)
  }

  /// Returns the request that the options describe.
  ///
  /// - Throws: `ArchiveError` when the archive does not support it.
  package func request(for document: WidgetDocument) throws(ArchiveError) -> ResolvedRequest {
    guard let request = document.resolve(axes).first else {
      let targets = document.targets.map(\.name)
      throw ArchiveError(
        .notInArchive("the widget does not support it", hint: "it has " + Suggestion.list(targets)),
        file: document.file)
    }
    return try request.get()
  }
}
