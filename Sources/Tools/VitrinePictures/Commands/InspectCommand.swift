import VitrineArguments
import VitrineCommandLine

/// `vitrine inspect`.
package struct InspectCommand: PackagedCommand {
  package var package = PackageOptions()
  var picture = PictureOptions()
  var inspections: [Inspection] = []
  var output: String?
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "inspect", "Print the contents and layout of an archive", operands: .optionalArchive,
    discussion: [
      "The tree shows views in the order of the archive, each followed by its modifiers, the "
        + "innermost first. The environment lists the values that WidgetKit sets for the views' place. Frames are boxes in points: left,top width×height. Fields with "
        + "default values are omitted.",
      "--accessibility prints the elements at which VoiceOver stops, in reading "
        + "order: number, label, value, hint, traits and box. Redacted content is silent. With "
        + "-o the picture is written too, with a numbered box for each element, or with --hits for "
        + "each region.",
      "Without ARCHIVE the command takes what the current folder holds; --widget chooses one of several "
        + "widgets. It inspects one family, state and scheme at a time. The expanded Dynamic Island, and other "
        + "presentations of several views, are printed part by part.",
    ],
    examples: [
      .init("vitrine inspect Tasks.json", "the view tree of the first family"),
      .init(
        "vitrine inspect Tasks.json --frames --family systemLarge", "the frame of every view"),
      .init(
        "vitrine inspect Tasks.json --hits --json", "the regions that react to taps, for a program"),
      .init(
        "vitrine inspect Tasks.json --accessibility -o Tasks-read.png",
        "what VoiceOver reads, and a picture with numbers"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    Inspection.allCases.map { inspection in
      .flag(inspection.name, inspection.help) { $0.inspections.append(inspection) }
    }
    + PackageOptions.arguments.map { $0.of(\.package) }
    + PictureOptions.arguments.map { $0.of(\.picture) }
    + [
      .option(
        "output", short: "o", .file("FILE"), \.output,
        "Write the picture with a numbered box for each line of --hits or --accessibility"),
      .json(\.isJSON),
    ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    try picture.checkIsSingle("'inspect' takes one picture at a time")
    guard inspections.count <= 1 else {
      let names = inspections.map { "--" + $0.name }.joined(separator: " and ")
      throw .usage("\(names) cannot be combined")
    }
    guard output == nil || inspections.first == .hits || inspections.first == .accessibility else {
      throw .usage("--output needs --hits or --accessibility")
    }
    if let output { try OutputTarget.checkName(output, formats: ["png"]) }
    let given = try archives(
      for: "inspecting", axes: picture.axes, widget: picture.widget, isQuiet: isJSON, console)
    defer { withExtendedLifetime(given) {} }
    var picture = picture
    picture.widget = given.kind(picture.widget)
    let inspector = Inspector(
      archive: try given.only(for: "inspect"), picture: picture, renderer: try picture.renderer(),
      isJSON: isJSON, output: output, console: console)
    return try inspector.run(inspections.first ?? .tree)
  }
}
