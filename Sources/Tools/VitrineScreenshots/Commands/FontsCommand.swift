import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine fonts`.
package struct FontsCommand: ParsableCommand {
  var fontFolder: String?
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "fonts", "List the available fonts",
    discussion: [
      "A text selects a family by the name in the first column. Weights are those of OpenType, from "
        + "100 to 900. Scripts are listed by their codes of ISO 15924, with the number of code points that a "
        + "font supports; the four largest come first.",
      "A family in the folder of --font-dir replaces one of the same name; SF Pro, SF Pro Rounded, "
        + "SF Mono and New York then replace the system fonts.",
    ],
    examples: [
      .init("vitrine fonts", "the built-in fonts"),
      .init("vitrine fonts --font-dir ~/Fonts --json", "also those of a folder, for a program"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .fontFolder(\.fontFolder), .json(\.isJSON),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let faces = Renderer(fonts: try FontFolder(option: fontFolder)).faces
    if isJSON {
      try console.printJSON(faces)
    } else {
      let titles = ["FAMILY", "FACE", "WEIGHTS", "CODE POINTS", "SCRIPTS"]
      try console.print(TextTable.text([titles] + faces.map(\.cells), numbers: [3]))
    }
    return .done
  }
}

extension FaceListing {
  fileprivate var cells: [String] {
    let richest = scripts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4)
    return [
      family.singleLine, name.singleLine, weights.map(\.dumpText).joined(separator: "–"),
      String(codePoints), richest.map { "\($0.key) \($0.value)" }.joined(separator: ", "),
    ]
  }
}
