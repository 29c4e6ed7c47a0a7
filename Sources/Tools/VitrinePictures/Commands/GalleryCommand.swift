import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineSnapshot

/// `vitrine gallery`.
package struct GalleryCommand: PackagedCommand, EmptiableCommand {
  package var package = PackageOptions()
  var request = RequestOptions()
  var batch = BatchOptions()
  var title = "Widget gallery"
  var isSingleFile = false
  /// Whether pictures are checked.
  var showsFindings = false
  /// The folder for Storybook stories; `nil` writes a page.
  var stories: String?
  var framework: StoryFramework?
  var output: String?
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { batch.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "gallery", "Draw widgets on a page that works offline", operands: .archives,
    discussion: [
      "Without flags every family and scheme is drawn for the current entry, on "
        + "\(DesignGeneration.current.rawValue); "
        + "with '--design all' the page switches between versions. -o DIR/ gets 'index.html', "
        + "which shows all pictures plain, or on a Home Screen, on a Lock Screen, in StandBy, on a "
        + "watch, in Control Center, on a Mac or in CarPlay (StandBy and CarPlay show small widgets without "
        + "their backgrounds, unless options choose other places). The page contains pictures up to a "
        + "total of 5 MB; beyond that it loads the files next to it. The folder also gets the "
        + "pictures themselves, contact sheets, and 'index.json', which describes each picture.",
      "--check marks pictures with findings of 'vitrine check', and the page filters by rule.",
      "Without ARCHIVE, the command takes what the current folder holds: the widgets of a package or of "
        + "an Xcode project, or archives. --package names another.",
      "--stories DIR writes stories for Storybook instead of the page: a file in Component Story Format "
        + "for each widget, plain JavaScript next to the pictures, with controls for family, scheme, "
        + "language and each parameter of its configuration, or those that --parameter names. Run it again when the widgets change. Languages are those of the archive's "
        + "strings unless --locale names others; --framework selects what stories return.",
    ],
    examples: [
      .init("vitrine gallery Examples/Archives/*.json -o gallery", "a page of all examples"),
      .init(
        "vitrine gallery Tasks.json --type-size xSmall,large,accessibility3 -o sizes",
        "a widget at three text sizes"),
      .init(
        "vitrine gallery --stories src/widgets --framework react",
        "the widgets of the package in the current folder, in a Storybook for React"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.package) }
    + [BatchOptions.widget, BatchOptions.sensitiveKinds].map { $0.of(\.batch) }
    + (RequestOptions.arguments + [RequestOptions.all]).map { $0.of(\.request) }
    + [BatchOptions.fontFolder, BatchOptions.nameTemplate].map { $0.of(\.batch) }
    + [
      .option("title", .text("TEXT"), \.title, "Title of the page"), .singleFile(\.isSingleFile),
      .flag("check", \.showsFindings, "Check each picture; the page filters by findings"),
      .option(
        "stories", .file("DIR"), \.stories,
        "Write stories for Storybook into a folder, instead of a page"
      ),
      .option(
        "framework", .choice("FRAMEWORK"), \.framework,
        "What stories return: elements of html, the default, or of react"),
    ]
    + ([BatchOptions.compression, BatchOptions.resume, BatchOptions.jobs] + BatchOptions.costs
    + [BatchOptions.strict, BatchOptions.lenient, BatchOptions.allowEmpty])
    .map { $0.of(\.batch) }
    + [.outputFolder(\.output), BatchOptions.quiet.of(\.batch)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard let folder = stories ?? output else {
      throw .usage("a gallery needs a folder", hint: "add '-o gallery'")
    }
    if stories != nil, output != nil {
      throw .usage("--stories and -o cannot be combined")
    }
    if showsFindings, stories != nil {
      throw .usage("--check and --stories cannot be combined")
    }
    if framework != nil, stories == nil { throw .usage("--framework needs --stories") }
    try batch.compression.check()
    if stories == nil {
      try OutputFiles.checkTakesPage(folder)
    } else {
      try OutputFiles.checkIsWritable(folder)
    }
    var offered: [String: [EditedConfiguration]] = [:]
    let given = try archives(
      for: "drawing", axes: axes, pictures: { pictures(of: $0, offered) }, widget: batch.widget,
      isQuiet: batch.isQuiet, console,
      listing: listsParameters ? { offered = StoryParameters.configurations($0) } : nil)
    let drawn = given.drawn(isStrict: batch.isStrict)
    guard !drawn.isEmpty else { return .strictFailure }
    let code = try withExtendedLifetime(given) { () throws(CommandError) in
      try gallery(of: drawn, offered, folder, given.console).make()
    }
    return given.code(code, isStrict: batch.isStrict)
  }

  /// Whether the pictures have every value that a widget's parameters offer.
  private var listsParameters: Bool { stories != nil && request.axes.configuration == nil }

  private func gallery(
    of archives: [ArchiveArgument], _ offered: [String: [EditedConfiguration]], _ folder: String,
    _ console: Console
  ) -> Gallery {
    let form: PageForm = isSingleFile ? .singleFile : .automatic
    guard stories != nil else {
      let part = Gallery.Part(archives: archives, axes: axes, places: places)
      var gallery = Gallery(
        parts: [part], batch: batch, title: title, folder: folder, form: form, console: console)
      gallery.showsFindings = showsFindings
      return gallery
    }
    // Each widget is drawn in its own languages.
    let parts = archives.map {
      Gallery.Part(archives: [$0], axes: axes(inLanguagesOf: $0, offered))
    }
    var gallery = Gallery(
      parts: parts, batch: batch, title: title, folder: folder, form: form, console: console)
    gallery.stories = framework ?? .html
    return gallery
  }

  /// Returns the axes of a widget's pictures.
  private func pictures(
    of document: WidgetDocument, _ offered: [String: [EditedConfiguration]]
  ) -> [RequestAxes] {
    stories == nil
      ? [axes] + [places].compactMap(\.self) : [axes(inLanguagesOf: [document], offered)]
  }

  /// Returns the axes, with the languages of an archive's strings unless the options name some.
  private func axes(
    inLanguagesOf archive: ArchiveArgument, _ offered: [String: [EditedConfiguration]]
  ) -> RequestAxes {
    guard axes.locale == nil || !offered.isEmpty, !archive.isStandardInput,
      let documents = try? archive.readAll(ArchiveDecoder(isLenient: batch.isLenient))
    else { return axes }
    return axes(inLanguagesOf: documents, offered)
  }

  private func axes(
    inLanguagesOf documents: [WidgetDocument], _ offered: [String: [EditedConfiguration]]
  ) -> RequestAxes {
    var axes = self.axes
    if let kind = documents.first?.archive.kind, let choices = offered[kind] {
      axes.configuration = choices
    }
    guard axes.locale == nil else { return axes }
    let languages = documents.flatMap { document -> [LocaleIdentifier] in
      let resources = document.archive.resources
      let own = resources.developmentLanguage.text
      let others = resources.strings.keys.filter { $0 != own }.sorted()
      return resources.strings.isEmpty ? [] : ([own] + others).map { LocaleIdentifier($0) }
    }.withoutRepeats
    if !languages.isEmpty { axes.locale = languages }
    return axes
  }

  /// Additional places: the Smart Stack of a watch, or StandBy and CarPlay, which show small
  /// widgets without their backgrounds; `nil` if the options choose places, or file names do not
  /// distinguish them.
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

  /// The axes, with all families and schemes unless the options choose some.
  var axes: RequestAxes {
    var usual = RequestAxes()
    usual.includesAllTargets = true
    usual.colorScheme = ColorScheme.allCases
    return request.completed.completed(by: usual)
  }
}
