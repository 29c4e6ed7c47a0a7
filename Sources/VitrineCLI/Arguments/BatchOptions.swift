import Vitrine
import VitrineArguments

/// How many pictures are rendered and written.
struct BatchOptions: ParsableArguments {
  var widget: String?
  /// Kinds whose private content is seen on a locked device, though others' is not.
  var sensitiveKinds: [String] = []
  var fontFolder: String?
  var costs = CostOptions()
  var nameTemplate = OutputPathTemplate.standard
  var isResumed = false
  var compression = PNGCompression.default
  var jobs: Int?
  var isStrict = false
  var isLenient = false
  var isQuiet = false
  var operands: [String] = []

  static let widget: ArgumentDefinition<Self> = .widget(\.widget)
  static let sensitiveKinds: ArgumentDefinition<Self> = .option(
    "show-sensitive-of", .text("KIND"), appending: \.sensitiveKinds,
    "Let private content of this widget be seen, and hide that of others, as people choose one by one"
  )
  static let fontFolder: ArgumentDefinition<Self> = .fontFolder(\.fontFolder)
  static let nameTemplate: ArgumentDefinition<Self> = .option(
    "name-template", .pathTemplate("PATH"), \.nameTemplate,
    "Path of each picture in the folder, with names in braces: " + OutputPathTemplate.list
  ).suggested(for: ["layout", "template"])
  static let resume: ArgumentDefinition<Self> = .flag(
    "resume", \.isResumed,
    "Leave pictures alone that are newer than their archive, after an interruption")
  static let compression: ArgumentDefinition<Self> = .compression(\.compression)
  static let jobs: ArgumentDefinition<Self> = .jobs(\.jobs)
  static let strict: ArgumentDefinition<Self> = .strict(\.isStrict)
  static let lenient: ArgumentDefinition<Self> = .lenient(\.isLenient)
  static let quiet: ArgumentDefinition<Self> = .quiet(\.isQuiet)

  static let costs: [ArgumentDefinition<Self>] = CostOptions.arguments.map { $0.of(\.costs) }

  static let arguments =
    [widget, sensitiveKinds, fontFolder, nameTemplate, compression, resume, jobs] + costs
    + [strict, lenient, quiet]

  /// A renderer with the faces and limits that are asked for.
  ///
  /// - Throws: `CommandError` when the folder or a font in it cannot be read.
  func renderer() throws(CommandError) -> Renderer {
    try costs.renderer(fonts: fontFolder, jobs: jobs)
  }
}
