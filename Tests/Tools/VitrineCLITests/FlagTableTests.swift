import Foundation
import Testing
import VitrineArguments

@testable import VitrineCLI
@testable import VitrineCommandLine

/// Help, manual page and completions are consistent, because they are generated from one table.
@Suite("Flag table")
struct FlagTableTests {
  private static let pairs = Command.all.flatMap { command in
    command.options.map { (command.name, $0.name) }
  }
  // Created once, since hundreds of flags are searched in it.
  private static let manual = ManPage.text
  private static let scripts = Shell.allCases.map { ($0, $0.script) }

  @Test("help, manual page and completions contain every flag", arguments: pairs)
  func everywhere(_ name: String, _ flagName: String) throws {
    let command = try #require(Command.named(name))
    let flag = try #require(command.options.first { $0.name == flagName })
    #expect(HelpText.text(for: command).contains(flag.spelling))
    #expect(
      FlagTableTests.manual.contains(
        "\\-\\-" + flag.name.split(separator: "-").joined(separator: "\\-")))
    for (shell, script) in FlagTableTests.scripts {
      let spelling = shell == .fish ? "-l \(flag.name) " : flag.spelling
      #expect(script.contains(spelling), "\(shell) completes \(flag.spelling)")
      for value in flag.allValueStrings { #expect(script.contains(value)) }
    }
  }

  @Test(
    "help, manual page and completions contain every command", arguments: Command.all.map(\.name))
  func commands(_ name: String) throws {
    let command = try #require(Command.named(name))
    #expect(HelpText.overview.contains("  \(name) "))
    #expect(HelpText.overview.contains(command.configuration.abstract))
    #expect(FlagTableTests.manual.contains(".SS \"vitrine \(name)"))
    for (_, script) in FlagTableTests.scripts { #expect(script.contains(name)) }
    #expect(!command.configuration.examples.isEmpty)
  }

  @Test("names and letters are unique in a command", arguments: Command.all.map(\.name))
  func unique(_ name: String) throws {
    let flags = try #require(Command.named(name)).options
    #expect(Set(flags.map(\.name)).count == flags.count)
    let letters = flags.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  @Test("help fits into 80 columns", arguments: Command.all.map(\.name))
  func width(_ name: String) throws {
    let command = try #require(Command.named(name))
    let lines = HelpText.text(for: command).split(separator: "\n")
    let long = lines.filter { $0.count > 80 && !$0.contains("vitrine \(name) ") }
    #expect(long == [])
  }

  @Test("every option that a message names exists")
  func named() throws {
    let known = Set(Command.all.flatMap(\.options).map(\.name)).union(["help", "version"])
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let tools = root.appending(path: "Sources/Tools")
    // The generated workflow runs the program of widgets, which has options of its own.
    let runner = try String(
      contentsOf: root.appending(
        path: "Sources/Apple/VitrineWidgetRunner/Runner/RunnerOptions.swift"), encoding: .utf8)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tools.path)
    var count = 0
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: tools.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n")
      where !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") {
        // A literal without a space is an argument of a program, and 'swift build' has other options.
        for literal in line.matches(of: /"[^"]* [^"]*"/) where !literal.0.contains("swift build") {
          for option in literal.0.matches(of: /[^\w-]--([a-z][a-z-]+)/) {
            count += 1
            let isKnown = known.contains(String(option.1)) || runner.contains("\"\(option.1)\"")
            #expect(isKnown, "\(path): \(literal.0)")
          }
        }
      }
    }
    #expect(count > 100)
  }

  @Test("every example is a command line that the parser takes")
  func examples() throws {
    for command in Command.all {
      for example in command.configuration.examples {
        let line = example.line.prefix { !"|><".contains($0) }
        let words = line.split(separator: " ").map(String.init).drop { $0 != "vitrine" }
        guard words.count > 1 else { continue }
        #expect(words.dropFirst().first == command.name)
        _ = try command.parse(Array(words.dropFirst(2)))
      }
    }
  }
}
