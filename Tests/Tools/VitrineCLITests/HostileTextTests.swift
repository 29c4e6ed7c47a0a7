import Foundation
import Testing

/// The output of commands escapes texts of archives.
@Suite("Hostile texts in archives")
struct HostileTextTests {
  private static let name = #"\n::error::x ##[error]y ##vso[z]\u001b[31m\u202e\u009b|`a`<b>"#

  private func archive(_ place: TemporaryFolder) throws -> String {
    let name = Self.name
    return try place.write(
      """
      {"vitrine": "1.0", "kind": "\(name)", "displayName": "\(name)", "unknown\(name)": 1,
       "supportedFamilies": ["systemSmall"],
       "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default":
         {"vStack": {"children": [{"text": "\(name)"}, {"image": {"name": "\(name)"}},
           {"button": {"intent": {"id": "\(name)"}, "label": {"text": "\(name)"}}}]},
          "modifiers": [{"containerBackground": "white"}]}}}]}
      """, to: "Card.json")
  }

  @Test(
    "no command prints a terminal or CI command from an archive",
    arguments: [
      ["list", "Card.json"], ["validate", "Card.json"], ["inspect", "Card.json"],
      ["inspect", "Card.json", "--json"], ["timeline", "Card.json"], ["render", "Card.json"],
      ["render", "Card.json", "--all", "-o", "out/", "--json"], ["hit", "Card.json", "79", "90"],
      ["hit", "Card.json", "79", "90", "--json"], ["list", "--json", "Card.json"],
      ["validate", "--json", "Card.json"], ["gallery", "Card.json", "-o", "g/"],
      ["render", "Card.json", "--strict", "--json"], ["verify", "::error::\u{1B}[31m"],
      ["accept", "--all", "--from", "##[x]\n::error::y"], ["\n::error::x"],
      ["render", "\n::error::x"],
    ])
  func commands(_ words: [String]) throws {
    let place = try TemporaryFolder()
    _ = try archive(place)
    let result = try Tool.run(words, in: place.folder)
    for text in [result.text, result.errors] {
      for line in text.split(separator: "\n") {
        #expect(!line.trimmingPrefix(while: \.isWhitespace).hasPrefix("::"), "\(line)")
        #expect(!line.contains("##[") && !line.contains("##vso["), "\(line)")
        let isQuiet = line.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && !$0.properties.isBidiControl
        }
        #expect(isQuiet, "\(line)")
      }
    }
  }

  @Test("nothing but the console writes to standard output and standard error")
  func oneDoor() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let doors = [
      "STDOUT_FILENO", "STDERR_FILENO", "FileHandle.standard", "fputs(", "Swift.print(",
    ]
    // These determine the size and kind of the terminal, forward the command's own output, or pass
    // output to a protocol whose messages are JSON.
    let askers = [
      "System.swift", "OutputTarget.swift", "InlineFormat.swift", "TimelineCommand.swift",
      "XcodeCommand.swift", "MCPCommand.swift",
    ]
    // These write pictures, or move the cursor.
    let writers = [
      "console.write(": [
        "InlinePicture.swift", "PictureWriter.swift", "OutputFiles.swift",
        // These write lines of JSON.
        "WorkerOutput.swift",
      ],
      "console.steer(": ["Progress.swift", "Review.swift"],
      "console.printOwn(": [
        "Program.swift", "ManCommand.swift", "HelpCommand.swift", "CompletionsCommand.swift",
        // These write Markdown, in which a report's texts are already escaped.
        "CommentCommand.swift",
      ],
    ]
    for target in [
      "Tools/VitrineCommandLine", "Tools/VitrinePictures", "Tools/VitrineServices",
      "Tools/VitrineCLI", "Renderer/VitrineSnapshot", "Renderer/Vitrine",
    ] {
      let folder = root.appending(path: "Sources/\(target)")
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let path as String in files where path.hasSuffix(".swift") {
        let name = String(path.split(separator: "/").last ?? "")
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        guard name != "Console.swift" else { continue }
        for door in doors where text.contains(door) {
          #expect(askers.contains(name), "\(path): \(door)")
        }
        for (call, names) in writers where text.contains(call) {
          #expect(names.contains(name), "\(path): \(call)")
        }
      }
    }
  }
}
