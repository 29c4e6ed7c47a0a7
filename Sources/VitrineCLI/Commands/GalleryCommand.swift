import Vitrine
import VitrineArguments
import VitrineSnapshot

/// `vitrine gallery`.
struct GalleryCommand: ParsableCommand {
  var request = RequestOptions()
  var batch = BatchOptions()
  var title = "Widget gallery"
  var isSingleFile = false
  var output: String?
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "gallery", "Draw widgets and make a page of them that needs no network", operands: .archives,
    discussion: [
      "Without flags every family and scheme is drawn for the current entry, on "
        + "\(DesignGeneration.current.rawValue); "
        + "with '--design all' the page switches between versions. -o DIR/ gets 'index.html', "
        + "which shows all pictures (up to 5 MB in itself, above that those beside it) plain or on a Home Screen, a Lock Screen, in "
        + "StandBy, on a watch, in Control Center or in CarPlay (StandBy and CarPlay show small "
        + "widgets without their backgrounds, unless options choose other places); the pictures themselves; contact sheets, drawn "
        + "by Vitrine too; and 'index.json', which says what each picture shows."
    ],
    examples: [
      .init("vitrine gallery Examples/Archives/*.json -o gallery", "a page of all examples"),
      .init(
        "vitrine gallery Tasks.json --type-size xSmall,large,accessibility3 -o sizes",
        "one widget at three text sizes"),
    ])

  static let arguments: [ArgumentDefinition<Self>] =
    [BatchOptions.widget, BatchOptions.sensitiveKinds].map { $0.of(\.batch) }
    + (RequestOptions.arguments + [RequestOptions.all]).map { $0.of(\.request) }
    + [BatchOptions.fontFolder, BatchOptions.nameTemplate].map { $0.of(\.batch) }
    + [.option("title", .text("TEXT"), \.title, "Title of the page"), .singleFile(\.isSingleFile)]
    + ([BatchOptions.compression, BatchOptions.resume, BatchOptions.jobs] + BatchOptions.costs
    + [BatchOptions.strict, BatchOptions.lenient])
    .map { $0.of(\.batch) }
    + [.outputFolder(\.output), BatchOptions.quiet.of(\.batch)]

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard let folder = output else {
      throw .usage("a gallery needs a folder", hint: "add '-o gallery'")
    }
    try batch.compression.check()
    let gallery = Gallery(
      parts: [.init(archives: try ArchiveArgument.all(operands), axes: axes, places: places)],
      batch: batch, title: title, folder: folder,
      form: isSingleFile ? .singleFile : .automatic, console: console)
    return try gallery.make()
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
