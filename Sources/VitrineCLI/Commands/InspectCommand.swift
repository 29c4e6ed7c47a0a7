import Vitrine
import VitrineArguments

/// `vitrine inspect`.
struct InspectCommand: ParsableCommand {
  var picture = PictureOptions()
  var inspections: [Inspection] = []
  var output: String?
  var isJSON = false
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "inspect", "Print the contents and layout of an archive", operands: .archive,
    discussion: [
      "The tree shows views in the order of the archive, each followed by its modifiers, the "
        + "innermost first. The environment is what WidgetKit tells them of their place. Frames are boxes in points: left,top width×height. Fields at their "
        + "default are left out.",
      "--accessibility prints the elements that VoiceOver and its like stop at, in the order of "
        + "reading: number, label, value, hint, traits and box. What is redacted says nothing. With "
        + "-o the picture is written too, with a numbered box for each element, or with --hits for "
        + "each region.",
      "One family, state and scheme are inspected at a time. The expanded Dynamic Island, and other "
        + "presentations of several views, are printed part by part.",
    ],
    examples: [
      .init("vitrine inspect Tasks.json", "the view tree of the first family"),
      .init(
        "vitrine inspect Tasks.json --frames --family systemLarge", "the frame of every view"),
      .init("vitrine inspect Tasks.json --hits --json", "regions that react, for a program"),
      .init(
        "vitrine inspect Tasks.json --accessibility -o Tasks-read.png",
        "what is read, and a picture with the numbers"),
    ])

  static let arguments: [ArgumentDefinition<Self>] =
    Inspection.allCases.map { inspection in
      .flag(inspection.name, inspection.help) { $0.inspections.append(inspection) }
    }
    + PictureOptions.arguments.map { $0.of(\.picture) }
    + [
      .option(
        "output", short: "o", .file("FILE"), \.output,
        "Write the picture with a numbered box for each line of --hits or --accessibility"),
      .json(\.isJSON),
    ]

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    try picture.checkIsSingle("one picture is inspected at a time")
    guard inspections.count <= 1 else {
      let names = inspections.map { "--" + $0.name }.joined(separator: " and ")
      throw .usage("\(names) cannot be combined")
    }
    guard output == nil || inspections.first == .hits || inspections.first == .accessibility else {
      throw .usage("--output goes with --hits or --accessibility")
    }
    let inspector = Inspector(
      archive: ArchiveArgument(operands[0]), picture: picture, renderer: try picture.renderer(),
      isJSON: isJSON, output: output, console: console)
    return try inspector.run(inspections.first ?? .tree)
  }
}

/// The aspects of an archive that can be printed.
enum Inspection: CaseIterable, Sendable {
  case tree, frames, displayList, hits, accessibility, environment

  /// The flag that asks for it, without its hyphens.
  var name: String {
    switch self {
    case .tree: "tree"
    case .frames: "frames"
    case .displayList: "display-list"
    case .hits: "hits"
    case .accessibility: "accessibility"
    case .environment: "environment"
    }
  }

  /// The help text of the flag.
  var help: String {
    switch self {
    case .tree: "Print the views with their modifiers (default)"
    case .frames: "Print the box of every view, in points"
    case .displayList: "Print what is drawn, item by item"
    case .hits: "Print the regions that react to taps"
    case .accessibility: "Print what assistive technology reads, in its order"
    case .environment: "Print what WidgetKit tells the views of the place they are shown in"
    }
  }
}
