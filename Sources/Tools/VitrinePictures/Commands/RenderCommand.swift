import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine render`.
package struct RenderCommand: PackagedCommand, EmptiableCommand {
  package var package = PackageOptions()
  var request = RequestOptions()
  var batch = BatchOptions()
  var output: String?
  var format: PictureFormat?
  /// Whether a device is drawn, which another command does.
  var isFramed = false
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { batch.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "render", "Draw widgets as PNG, SVG or PDF files", operands: .archives,
    discussion: [
      "ARCHIVE is a file; '-' reads standard input, with assets in the current "
        + "folder. It may also be a file of Swift, an Xcode project, or the folder of a package, of a "
        + "project or of archives. Without ARCHIVE, the command takes what the current folder holds, and "
        + "the first line says what this is.",
      "Without -o the picture goes into the current folder, named after the archive, the family, "
        + "the state, the scheme and the scale: Tasks.systemSmall-\(RenderState.entry.rawValue)-"
        + "light@3x.png. Mode, text size, design, device and entry are part of it if they are given.",
      "--family, --state, --scheme and most others take several values, separated by commas, and "
        + "'all': every combination is drawn. Several pictures go into a folder: -o DIR/ has a folder for each widget kind, which contains "
        + "FAMILY-STATE-SCHEME@SCALEx.png. It is created if it is missing. 'all' families are those "
        + "that the widget supports and the device has.",
      "Each widget of a bundle is rendered in the families that it supports; --widget "
        + "chooses one. The presentations of Live Activities and controls are families too: "
        + "--family lockScreen,expanded.",
      "--name-template sets other names for the pictures in the folder: "
        + "'{kind}/{family}-{state}-{scheme}@{scale}x.png'. --resume continues after an interruption.",
      "--package builds a Swift package or an Xcode project, and draws the archives of its widgets; "
        + "--widget chooses one by its kind, or a #Preview by its name.",
      "Every file is written whole or not at all. Symbolic links are followed, pipes and devices are "
        + "written to directly, and archives are never overwritten.",
      "SVG and PDF contain shapes and letters as outlines; images, shadows and other effects are pixels "
        + "at the picture's scale.",
      "--json prints a line for each written picture on standard output, and problems as lines on "
        + "standard error. With --strict, no picture with a warning is written.",
    ],
    examples: [
      .init("vitrine render Tasks.json", "the first family that the widget supports"),
      .init(
        "vitrine render Tasks.json --family systemLarge --scheme dark -o Tasks.png",
        "one picture in a file of your choice"),
      .init(
        "vitrine render Examples/Archives/delivery.json --family lockScreen,expanded -o pictures/",
        "two presentations of a Live Activity"),
      .init(
        "vitrine render Examples/Archives/*.json --all -o gallery/",
        "every picture of every archive"),
      .init(
        "vitrine render --widget Tasks --scheme dark",
        "a widget of the package in the current folder"),
      .init(
        "vitrine render - --state placeholder,entry -o pictures/ < Tasks.json",
        "two states of an archive from standard input"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.package) }
    + [BatchOptions.widget, BatchOptions.sensitiveKinds].map { $0.of(\.batch) }
    + (RequestOptions.arguments + [RequestOptions.all]).map { $0.of(\.request) }
    + [BatchOptions.fontFolder, BatchOptions.strict, BatchOptions.lenient].map { $0.of(\.batch) }
    + [
      .option(
        "output", short: "o", .file("PATH"), \.output,
        "File, '-' for standard output, or folder: it ends in '/' or exists, or several pictures "
          + "need one"),
      .option(
        "format", .choice("FORMAT"), \.format,
        "Format; default: that of the output file's extension, or png"),
      .flag(
        "frame", \.isFramed,
        "Draw the screen of a device with the widgets in it, with the options of 'vitrine screens'"
      ).suggested(for: ["device-frame", "bezel"]),
    ]
    + ([
      BatchOptions.compression, BatchOptions.nameTemplate, BatchOptions.resume, BatchOptions.jobs,
    ] + BatchOptions.costs
    + [BatchOptions.allowEmpty, BatchOptions.quiet]).map { $0.of(\.batch) } + [.json(\.isJSON)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let axes = request.completed
    Signals.removeUnfinishedFilesOnInterrupt()
    try batch.compression.check()
    let given = try archives(
      for: "drawing", axes: axes, widget: batch.widget, isQuiet: batch.isQuiet, console
    ) { (subject) throws(CommandError) in try check(subject, axes) }
    let archives = given.drawn(isStrict: self.batch.isStrict)
    guard !archives.isEmpty else { return .strictFailure }
    let target = try OutputTarget(
      output, archives: archives.map(\.argument), isPlural: axes.isPlural || archives.count > 1,
      isJSON: isJSON)
    try check(target)
    var batch = Batch(
      archives: archives, axes: axes, target: target, format: format ?? target.format,
      renderer: try batch.renderer(), options: batch, console: given.console)
    batch.review = OptionReview(request.axes, self.batch, given.console)
    let code = try withExtendedLifetime(given) { () throws(CommandError) in try batch.run() }
    return given.code(code, isStrict: batch.options.isStrict)
  }

  /// Checks the output before a package is built, as far as it does not depend on the number of its
  /// widgets.
  private func check(_ subject: Subject, _ axes: RequestAxes) throws(CommandError) {
    guard subject.package != nil else { return }
    let target = try OutputTarget(
      output, archives: [], isPlural: axes.isPlural, isJSON: isJSON)
    try check(target)
    try target.checkIsWritable()
  }

  /// Checks that the file's extension is not that of another format.
  private func check(_ target: OutputTarget) throws(CommandError) {
    guard let format else { return try target.checkFormat() }
    guard case .file(let path) = target, let dot = path.lastIndex(of: "."),
      let named = PictureFormat(rawValue: path[dot...].dropFirst().lowercased()), named != format
    else { return }
    throw .usage(
      "'\(path.singleLine)' is not the name of a file of --format \(format.rawValue)",
      hint: "omit one of them")
  }
}
