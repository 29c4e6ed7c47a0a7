import Vitrine

extension Command {
  static let inspect = Command(
    "inspect", "Print what an archive holds and how it is laid out", operands: .archive,
    flags: Inspection.allCases.map(\.flag) + Flag.selection
      + [.outputMarks, .fontDir, .strict, .json],
    discussion: [
      "The tree shows views as they stand in the archive, each followed by its modifiers, the "
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
      Example("vitrine inspect Tasks.json", "the view tree of the first family"),
      Example(
        "vitrine inspect Tasks.json --frames --family systemLarge", "where every view stands"),
      Example("vitrine inspect Tasks.json --hits --json", "regions that react, for a program"),
      Example(
        "vitrine inspect Tasks.json --accessibility -o Tasks-read.png",
        "what is read, and a picture with the numbers"),
    ]
  ) { (arguments, console) throws(Stop) in
    let selection = Selection(arguments)
    guard !selection.isPlural else {
      throw .usage("one picture is inspected at a time", hint: "choose one value for each flag")
    }
    let given = Inspection.allCases.filter { arguments.has($0.flag) }
    guard given.count <= 1 else {
      let names = given.map(\.flag.spelling).joined(separator: " and ")
      throw .usage("\(names) cannot be combined")
    }
    let output = arguments.text(.outputMarks)
    guard output == nil || given.first == .hits || given.first == .accessibility else {
      throw .usage("--output goes with --hits or --accessibility")
    }
    let source = try Source.all(arguments)[0]
    let inspector = Inspector(
      source: source, selection: selection, kind: arguments.text(.widget),
      renderer: Renderer(fonts: try FontFolder(arguments)), isStrict: arguments.has(.strict),
      isJSON: arguments.has(.json), output: output, console: console)
    return try inspector.run(given.first ?? .tree)
  }
}

/// What can be printed of an archive.
enum Inspection: CaseIterable, Sendable {
  case tree, frames, displayList, hits, accessibility, environment

  /// The flag that asks for it.
  var flag: Flag {
    switch self {
    case .tree: .tree
    case .frames: .frames
    case .displayList: .displayList
    case .hits: .hits
    case .accessibility: .accessibility
    case .environment: .environment
    }
  }
}
