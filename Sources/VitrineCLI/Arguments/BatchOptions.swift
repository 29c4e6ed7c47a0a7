import Vitrine
import VitrineArguments

/// Options for drawing and writing many pictures.
struct BatchOptions: ParsableArguments {
  var widget: String?
  /// Kinds whose private content is visible on a locked device, while that of others is hidden.
  var sensitiveKinds: [String] = []
  var fontFolder: String?
  var costs = CostOptions()
  var nameTemplate = OutputPathTemplate.standard
  var isResumed = false
  var compression = PNGCompression.default
  var jobs: Int?
  var isStrict = false
  var isLenient = false
  var allowsEmpty = false
  var isQuiet = false
  var operands: [String] = []

  static let widget: ArgumentDefinition<Self> = .widget(\.widget)
  static let sensitiveKinds: ArgumentDefinition<Self> = .option(
    "show-sensitive-of", .text("KIND"), appending: \.sensitiveKinds,
    "Show the private content of this widget on a locked device, and hide that of others"
  )
  static let fontFolder: ArgumentDefinition<Self> = .fontFolder(\.fontFolder)
  static let nameTemplate: ArgumentDefinition<Self> = .option(
    "name-template", .pathTemplate("PATH"), \.nameTemplate,
    "Path of each picture below the folder, with names in braces: " + OutputPathTemplate.list
  ).suggested(for: ["layout", "template"])
  static let resume: ArgumentDefinition<Self> = .flag(
    "resume", \.isResumed,
    "Skip pictures that are newer than their archive, to continue after an interruption")
  static let compression: ArgumentDefinition<Self> = .compression(\.compression)
  static let jobs: ArgumentDefinition<Self> = .jobs(\.jobs)
  static let strict: ArgumentDefinition<Self> = .strict(\.isStrict)
  static let lenient: ArgumentDefinition<Self> = .lenient(\.isLenient)
  static let allowEmpty: ArgumentDefinition<Self> = .allowEmpty(\.allowsEmpty)
  static let quiet: ArgumentDefinition<Self> = .quiet(\.isQuiet)

  static let costs: [ArgumentDefinition<Self>] = CostOptions.arguments.map { $0.of(\.costs) }

  static let arguments =
    [widget, sensitiveKinds, fontFolder, nameTemplate, compression, resume, jobs] + costs
    + [strict, lenient, allowEmpty, quiet]

  /// Creates a renderer with the chosen fonts and limits.
  ///
  /// - Throws: `CommandError` when the folder or a font in it cannot be read.
  func renderer() throws(CommandError) -> Renderer {
    try costs.renderer(fonts: fontFolder, jobs: jobs)
  }
}
