import Vitrine
import VitrineArguments
import VitrineSnapshot

/// `vitrine gallery`.
struct GalleryCommand: PackagedCommand {
  var package = PackageOptions()
  var request = RequestOptions()
  var batch = BatchOptions()
  var title = "Widget gallery"
  var isSingleFile = false
  /// Folder of stories for Storybook; `nil` makes a page.
  var stories: String?
  var framework: StoryFramework?
  var output: String?
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "gallery", "Draw widgets on a page that works offline", operands: .archives,
    discussion: [
      "Without flags every family and scheme is drawn for the current entry, on "
        + "\(DesignGeneration.current.rawValue); "
        + "with '--design all' the page switches between versions. -o DIR/ gets 'index.html', "
        + "which shows all pictures (up to 5 MB in itself, above that those beside it) plain or on a Home Screen, a Lock Screen, in "
        + "StandBy, on a watch, in Control Center or in CarPlay (StandBy and CarPlay show small "
        + "widgets without their backgrounds, unless options choose other places); the pictures themselves; contact sheets, drawn "
        + "by Vitrine too; and 'index.json', which says what each picture shows.",
      "--package draws the widgets of a package or an Xcode project.",
      "--stories DIR writes stories for Storybook in place of the page: a file in Component Story Format "
        + "for each widget, plain JavaScript with the pictures beside it, and controls for family, scheme "
        + "and language. Run it again when the widgets change. Languages are those of the archive's "
        + "strings unless --locale names others; --framework says what stories return.",
    ],
    examples: [
      .init("vitrine gallery Examples/Archives/*.json -o gallery", "a page of all examples"),
      .init(
        "vitrine gallery Tasks.json --type-size xSmall,large,accessibility3 -o sizes",
        "one widget at three text sizes"),
      .init(
        "vitrine gallery --package . --stories src/widgets --framework react",
        "the widgets of a package in a Storybook of React"),
    ])

  static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.package) }
    + [BatchOptions.widget, BatchOptions.sensitiveKinds].map { $0.of(\.batch) }
    + (RequestOptions.arguments + [RequestOptions.all]).map { $0.of(\.request) }
    + [BatchOptions.fontFolder, BatchOptions.nameTemplate].map { $0.of(\.batch) }
    + [
      .option("title", .text("TEXT"), \.title, "Title of the page"), .singleFile(\.isSingleFile),
      .option(
        "stories", .file("DIR"), \.stories, "Write stories for Storybook into a folder, and no page"
      ),
      .option(
        "framework", .choice("FRAMEWORK"), \.framework,
        "What stories return: elements of html, the default, or of react"),
    ]
    + ([BatchOptions.compression, BatchOptions.resume, BatchOptions.jobs] + BatchOptions.costs
    + [BatchOptions.strict, BatchOptions.lenient])
    .map { $0.of(\.batch) }
    + [.outputFolder(\.output), BatchOptions.quiet.of(\.batch)]

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard let folder = stories ?? output else {
      throw .usage("a gallery needs a folder", hint: "add '-o gallery'")
    }
    if stories != nil, output != nil {
      throw .usage("--stories is a folder of its own, without -o")
    }
    if framework != nil, stories == nil { throw .usage("--framework goes with --stories") }
    try batch.compression.check()
    let given = try GivenArchives(
      operands, package, axes: axes, widget: batch.widget, isQuiet: batch.isQuiet, console)
    let code = try withExtendedLifetime(given) { () throws(CommandError) in
      try gallery(of: given.paths, folder, console).make()
    }
    return code == .done && !given.isComplete ? .notRendered : code
  }

  private func gallery(
    of paths: [String], _ folder: String, _ console: Console
  ) throws(CommandError) -> Gallery {
    let archives = try ArchiveArgument.all(paths)
    let form: PageForm = isSingleFile ? .singleFile : .automatic
    guard stories != nil else {
      let part = Gallery.Part(archives: archives, axes: axes, places: places)
      return Gallery(
        parts: [part], batch: batch, title: title, folder: folder, form: form, console: console)
    }
    // Each widget is drawn in its own languages.
    let parts = archives.map { Gallery.Part(archives: [$0], axes: axes(inLanguagesOf: $0)) }
    var gallery = Gallery(
      parts: parts, batch: batch, title: title, folder: folder, form: form, console: console)
    gallery.stories = framework ?? .html
    return gallery
  }

  /// The axes with the languages of an archive's strings, where the options name none.
  private func axes(inLanguagesOf archive: ArchiveArgument) -> RequestAxes {
    var axes = self.axes
    guard axes.locale == nil, !archive.isStandardInput,
      let documents = try? archive.readAll(ArchiveDecoder(isLenient: batch.isLenient))
    else { return axes }
    let languages = documents.flatMap { document -> [LocaleIdentifier] in
      let resources = document.archive.resources
      let own = resources.developmentLanguage.text
      let others = resources.strings.keys.filter { $0 != own }.sorted()
      return resources.strings.isEmpty ? [] : ([own] + others).map { LocaleIdentifier($0) }
    }.withoutRepeats
    if !languages.isEmpty { axes.locale = languages }
    return axes
  }

  /// Places beside the usual ones: the Smart Stack of a watch, or what StandBy and CarPlay show of
  /// small widgets, without their backgrounds; nothing where the options choose places, or names of
  /// files do not tell them apart.
  var places: RequestAxes? {
    let asked = request.completed
    guard asked.device?.contains(where: { $0?.platform == .watch }) == true else {
      return placesOfPhones
    }
    let stacked = RenderTarget.family(.accessoryRectangular)
    guard asked.location == nil, asked.target?.contains(stacked) ?? true,
      batch.nameTemplate.tellsPlaces
    else { return nil }
    var places = asked
    (places.target, places.location) = ([stacked], [.smartStack])
    places.colorScheme = [.dark]
    return places
  }

  private var placesOfPhones: RequestAxes? {
    let asked = request.completed
    let small = RenderTarget.family(.systemSmall)
    guard asked.location == nil, asked.appearance == nil, asked.renderingMode == nil,
      asked.device == nil, asked.target?.contains(small) ?? true, batch.nameTemplate.tellsPlaces
    else { return nil }
    var places = asked
    (places.target, places.location) = ([small], [.standBy, .carPlay])
    places.colorScheme = [.dark]
    return places
  }

  /// A gallery shows all families and schemes unless the options say otherwise.
  var axes: RequestAxes {
    var usual = RequestAxes()
    usual.includesAllTargets = true
    usual.colorScheme = ColorScheme.allCases
    return request.completed.completed(by: usual)
  }
}
