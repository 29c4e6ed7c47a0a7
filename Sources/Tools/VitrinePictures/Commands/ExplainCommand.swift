import VitrineArguments
import VitrineCheck
import VitrineCommandLine

/// `vitrine explain`.
package struct ExplainCommand: ParsableCommand {
  var output: String?
  var inline = InlineFormat.auto
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "explain", "Explain a rule of 'check': an example, the reason, ways to mend it",
    operands: .rule,
    discussion: [
      "Prints what the rule finds, why it is a problem, two ways to mend it, and the views of a widget with "
        + "the fault and without. 'vitrine check --rules' lists all rules.",
      "With -o, or in a terminal that shows pictures, both widgets are drawn side by side as in the first "
        + "picture that has the problem.",
    ],
    examples: [
      .init("vitrine explain text.cut", "what the rule finds, and what to do"),
      .init(
        "vitrine explain room.corner -o corner.png", "a picture with the fault and one without"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "output", short: "o", .file("FILE"), \.output,
      "Write the pictures with the fault and without it as a PNG file"),
    .inline(\.inline), .json(\.isJSON),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard let id = operands.first.flatMap(RuleID.init), let rule = CheckRule.named(id) else {
      return .done
    }
    let explanation = try RuleExplanation(rule)
    if isJSON {
      try console.printJSON(explanation)
    } else {
      try console.print(explanation.text)
    }
    let format = isJSON ? .off : inline.chosen
    if let output { try OutputTarget.checkName(output, formats: ["png"]) }
    guard output != nil || format != .off else { return .done }
    guard let pair = explanation.pair else {
      if output != nil { console.say("note: the problem cannot be seen in a picture") }
      return output == nil ? .done : .empty
    }
    let sheet = try pair.png()
    if let output { try OutputFiles().write(sheet, to: output) }
    if format != .off {
      try InlinePicture(format).print(
        try PictureInput.bitmap(sheet, file: "pair"), on: console)
    }
    return .done
  }
}
