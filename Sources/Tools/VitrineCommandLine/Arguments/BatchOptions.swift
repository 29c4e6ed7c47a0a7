import Vitrine
import VitrineArguments

/// Options for drawing and writing many pictures.
package struct BatchOptions: ParsableArguments {
  package var widget: String?
  /// Kinds whose private content is visible on a locked device, while that of others is hidden.
  package var sensitiveKinds: [String] = []
  package var fontFolder: String?
  package var costs = CostOptions()
  package var nameTemplate = OutputPathTemplate.standard
  package var isResumed = false
  package var compression = PNGCompression.default
  package var jobs: Int?
  package var isStrict = false
  package var isLenient = false
  package var allowsEmpty = false
  package var isQuiet = false
  package var operands: [String] = []

  package init() {}

  package static let widget: ArgumentDefinition<Self> = .widget(\.widget)
  package static let sensitiveKinds: ArgumentDefinition<Self> = .option(
    "show-sensitive-of", .text("KIND"), appending: \.sensitiveKinds,
    "Show the private content of this widget on a locked device, and hide that of others"
  )
  package static let fontFolder: ArgumentDefinition<Self> = .fontFolder(\.fontFolder)
  package static let nameTemplate: ArgumentDefinition<Self> = .option(
    "name-template", .pathTemplate("PATH"), \.nameTemplate,
    "Path of each picture below the folder, with names in braces: " + OutputPathTemplate.list
  ).suggested(for: ["layout", "template"])
  package static let resume: ArgumentDefinition<Self> = .flag(
    "resume", \.isResumed,
    "Skip whole pictures that are newer than their archive, images and fonts, to continue after an interruption"
  )
  package static let compression: ArgumentDefinition<Self> = .compression(\.compression)
  package static let jobs: ArgumentDefinition<Self> = .jobs(\.jobs)
  package static let strict: ArgumentDefinition<Self> = .strict(\.isStrict)
  package static let lenient: ArgumentDefinition<Self> = .lenient(\.isLenient)
  package static let allowEmpty: ArgumentDefinition<Self> = .allowEmpty(\.allowsEmpty)
  package static let quiet: ArgumentDefinition<Self> = .quiet(\.isQuiet)

  package static let costs: [ArgumentDefinition<Self>] = CostOptions.arguments.map {
    $0.of(\.costs)
  }

  package static let arguments =
    [widget, sensitiveKinds, fontFolder, nameTemplate, compression, resume, jobs] + costs
    + [strict, lenient, allowEmpty, quiet]

  /// Creates a renderer with the chosen fonts and limits.
  ///
  /// - Throws: `CommandError` when the folder or a font in it cannot be read.
  package func renderer() throws(CommandError) -> Renderer {
    try costs.renderer(fonts: fontFolder, jobs: jobs)
  }
}
