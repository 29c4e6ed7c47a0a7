import Foundation
import Testing
import Vitrine

@testable import VitrineCLI
@testable import VitrineCommandLine

/// Every command, run as a process.
@Suite("Commands")
struct CommandTests {
  @Test("help is printed on standard output and exits with 0", arguments: Command.all.map(\.name))
  func help(_ name: String) throws {
    let help = try Tool.run(name, "--help")
    #expect(help.code == 0)
    #expect(help.errors == "")
    #expect(help.text.contains("usage: vitrine \(name)"))
    #expect(help.text.contains("examples:"))
    #expect(try Tool.run("help", name).text == help.text)
    #expect(try Tool.run(name, "-h").text == help.text)
  }

  @Test("the schema is JSON and that of the library")
  func schema() throws {
    let run = try Tool.run("schema")
    #expect(run.code == 0)
    #expect(
      try JSONDecoder().decode(JSONValue.self, from: run.output)
        == ArchiveSchema.document(symbols: SymbolDescription.listedNames.sorted()))
  }

  @Test("devices are listed as --device takes them")
  func devices() throws {
    let text = try Tool.run("devices").text
    for device in Device.all { #expect(text.contains("\n\(device.identifier) ")) }
    let json = try Tool.run("devices", "--json")
    #expect(try JSONDecoder().decode([JSONValue].self, from: json.output).count == Device.all.count)
  }

  @Test("the manual page has no line that roff would read as a command by mistake")
  func man() throws {
    let run = try Tool.run("man")
    #expect(run.code == 0)
    let known: Set<String> = [
      ".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".nf", ".fi", ".RS", ".RE",
    ]
    for line in run.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(line.split(separator: " ").first.map(String.init) ?? ""), "\(line)")
    }
  }
}
