import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine screens`.
package struct ScreensCommand: PackagedCommand, EmptiableCommand {
  package var package = PackageOptions()
  var request = RequestOptions()
  var batch = BatchOptions()
  var places: [ScreenPlace] = []
  var isFramed = false
  var wallpaper: String?
  var sizes: [StoreSize] = []
  var captions: String?
  var background: Color?
  var appName: String?
  var format = PictureFormat.png
  var output: String?
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { batch.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "screens", "Draw Home Screens, Lock Screens and StandBy with all widgets, for designers",
    operands: .archives,
    discussion: [
      "Draws what a person sees around widgets; 'vitrine previews' draws the previews of an app's own screens.",
      "Each picture is a whole screen with all widgets of the command line: those of the Home Screen in "
        + "its grid, between icons, and those of the Lock Screen below its clock, with Live Activities and "
        + "controls. Widgets that do not fit continue on further screens. --family, --widget and the "
        + "other options of 'vitrine render' select widgets, devices, schemes and languages.",
      "-o FILE writes a single screen. --frame draws the device around the screen, on a transparent ground. SVG and PDF contain "
        + "outlines and letters as vectors.",
      "--size draws pictures for the App Store, in pixels. With --captions FILE they have words above a "
        + "device that is scaled to fit. The file has captions for each language and place: "
        + #"{"en": {"homeScreen": "Your day", "lockScreen": {"title": "Now", "details": "at a glance"}}}."#,
      "The clocks, texts of the date and the direction of the screen follow --locale, --date and "
        + "--time-zone. Icons, wallpapers and controls of the system are drawn simply.",
    ],
    examples: [
      .init(
        "vitrine screens Examples/Archives/*.json --frame -o screens/",
        "a Home Screen with all widgets, in a frame"),
      .init(
        "vitrine screens --place homeScreen,lockScreen --scheme light,dark --wallpaper-image photo.jpg -o screens/",
        "the package in the current folder on two places, with a wallpaper"),
      .init(
        "vitrine screens --size 1290x2796,2048x2732 --locale en_US,de_DE --captions captions.json -o store/",
        "pictures for the App Store in two languages"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.package) } + screen
    + [BatchOptions.widget].map { $0.of(\.batch) }
    + RequestOptions.arguments(without: ["location"]).map { $0.of(\.request) }
    + files
    + ([
      BatchOptions.fontFolder, BatchOptions.strict, BatchOptions.lenient, BatchOptions.compression,
    ]
    + BatchOptions.costs + [BatchOptions.allowEmpty, BatchOptions.quiet]).map { $0.of(\.batch) }

  private static let screen: [ArgumentDefinition<Self>] = [
    .option(
      "place", ArgumentType<ScreenPlace>.choice("PLACE").list(all: ScreenPlace.allCases), \.places,
      "Places to draw; default: the Home Screen, or the desktop of a Mac"
    ).suggested(for: ["screen", "location"]),
    .flag("frame", \.isFramed, "Draw the device around the screen, on a transparent ground")
      .suggested(for: ["device-frame", "bezel"]),
    .option(
      "wallpaper-image", .file("FILE"), \.wallpaper,
      "Image behind the widgets; --wallpaper sets a colour"),
    .option(
      "size", ArgumentType.oneOf("SIZE", StoreSize.all) { $0.name }.list(all: StoreSize.all),
      \.sizes, "Sizes for the App Store, in pixels, instead of devices"
    ).suggested(for: ["store", "app-store"]),
    .option(
      "captions", .file("FILE"), \.captions,
      "JSON file with words above the device, for each language and place"),
    .option(
      "background", .background("COLOR"), \.background,
      "Colour around the device of a picture with a caption"),
    .option(
      "app-name", .text("NAME"), \.appName,
      "Name below each widget; default: that of the project's app, as phones show it, or else the widget's"
    ),
  ]

  private static let files: [ArgumentDefinition<Self>] = [
    .option("format", .choice("FORMAT"), \.format, "Format of the pictures; default: png"),
    .option(
      "output", short: "o", .file("PATH"), \.output, "Folder, or the file of a single screen"),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard let output else { throw .usage("screens need a folder", hint: "add '-o screens/'") }
    if !output.hasSuffix("/") { try OutputTarget.file(output).checkFormat() }
    try OutputFiles.checkIsWritable(file.map { FileWriter.folder(of: $0) } ?? output)
    Signals.removeUnfinishedFilesOnInterrupt()
    try batch.compression.check()
    let captions = try captions.map(ScreenCaptions.init(contentsOf:))
    if captions != nil, sizes.isEmpty {
      throw .usage("--captions needs --size", hint: "add '--size 1290x2796'")
    }
    if wallpaper != nil, (request.axes.wallpaper ?? []).contains(where: { $0 != nil }) {
      throw .usage("--wallpaper and --wallpaper-image cannot be combined", hint: "omit one of them")
    }
    let image = try wallpaper.map(ScreensCommand.image)
    let given = try archives(
      for: "drawing", axes: pictures, pictures: { _ in [pictures] }, widget: batch.widget,
      isQuiet: batch.isQuiet, console)
    let run = try ScreenRun(
      command: self.named(given.appName), archives: given,
      folder: GoldenOptions.withoutSlashes(output),
      captions: captions, wallpaper: image, renderer: batch.renderer(), console: given.console)
    let code = try withExtendedLifetime(given) { () throws(CommandError) in try run.draw() }
    return given.code(code, isStrict: batch.isStrict)
  }

  /// The file of a single screen; `nil` if the screens go to a folder.
  var file: String? {
    output.flatMap { path in
      PictureFormat.allCases.contains { path.lowercased().hasSuffix(".\($0.rawValue)") }
        ? path : nil
    }
  }

  /// The axes of all widgets, for which code is evaluated.
  private var pictures: RequestAxes {
    var axes = axes
    if axes.target == nil { axes.includesAllTargets = true }
    return axes
  }

  /// The axes of the screens.
  var axes: RequestAxes {
    var axes = request.axes.onCurrentDesign
    if !sizes.isEmpty { axes.device = sizes.compactMap { Device.named($0.device) } }
    return axes
  }

  /// Returns the command with the name of an app, unless it has one.
  private func named(_ app: String?) -> Self {
    var command = self
    command.appName = appName ?? app
    if let file { command.format = OutputTarget.file(file).format }
    return command
  }

  private static func image(_ path: String) throws(CommandError) -> [UInt8] {
    _ = try PictureInput.bitmap(path)
    do throws(FileError) {
      return try FileReader.read(path, limit: 256 << 20)
    } catch {
      throw .failed(ReportedDiagnostic(ArchiveError(error.reason), file: path), .unusable)
    }
  }
}

extension ArgumentType where Value == Color {
  /// A colour by name or in hexadecimal digits.
  fileprivate static func background(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard let color = try? Color(name: text) else {
        throw ValidationError(
          "\(option) takes a colour, not '\(text.singleLine)'", hint: "write it like #1A2B3C")
      }
      return color
    }
  }
}
