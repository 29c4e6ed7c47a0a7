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

  @Test("the overview is help if requested and an error otherwise")
  func overview() throws {
    let asked = try Tool.run("--help")
    #expect(asked.code == 0)
    #expect(asked.text.contains("commands:"))
    let unasked = try Tool.run()
    #expect(unasked.code == 2)
    #expect(unasked.text == "")
    #expect(unasked.errors.contains("commands:"))
  }

  @Test("the version names Vitrine and the archive format")
  func version() throws {
    let run = try Tool.run("--version")
    #expect(run.code == 0)
    #expect(run.text == "vitrine 0.1.0 (archive format 1.0)\n")
  }

  @Test("unknown commands get a suggestion")
  func unknown() throws {
    let typo = try Tool.run("rendr")
    #expect(typo.code == 2)
    #expect(typo.text == "")
    #expect(typo.errorLines == ["error: unknown command 'rendr'", "hint: did you mean 'render'?"])
    let archive = try Tool.run("Tasks.json")
    #expect(archive.errors.contains("hint: to draw it: vitrine render Tasks.json"))
    #expect(try Tool.run("--vresion").errors.contains("did you mean '--version'?"))
  }

  @Test("the schema is JSON and that of the library")
  func schema() throws {
    let run = try Tool.run("schema")
    #expect(run.code == 0)
    #expect(
      try JSONDecoder().decode(JSONValue.self, from: run.output)
        == ArchiveSchema.document(symbols: SymbolDescription.listedNames.sorted()))
    let matrix = try Tool.run("schema", "matrix")
    #expect(matrix.text.contains("urn:vitrine:matrix:1.0"))
    #expect(try Tool.run("schema", "matrx").errorLines.last == "hint: did you mean 'matrix'?")
  }

  @Test("families are listed with their sizes in points and pixels")
  func families() throws {
    let run = try Tool.run("families")
    #expect(run.code == 0)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == RenderTarget.allCases.count + 1)
    let medium = try #require(lines.first { $0.hasPrefix("systemMedium") })
    #expect(
      medium.split(separator: " ").map(String.init)
        == [
          "systemMedium", "349.667×164.333", "1049×493", "3", "18", "27.937", "iphone-17",
          "homeScreen", "todayView",
        ])
    let pad = try Tool.run("families", "--device", "ipad-pro-11-inch", "--json")
    let rows = try JSONDecoder().decode([JSONValue].self, from: pad.output)
    let device = try #require(Device.named("ipad-pro-11-inch"))
    #expect(rows.count == RenderTarget.allCases.count { device.size(of: $0, on: .current) != nil })
    guard case .object(let small) = rows[0], case .array(let places)? = small["locations"],
      case .object(let home)? = places.first
    else {
      Issue.record("no places of \(rows[0])")
      return
    }
    #expect(home["location"] == "homeScreen")
    #expect(home["points"] == ["width": 136, "height": 136])
    #expect(home["layout"] == ["width": 155, "height": 155])
    #expect(places.count == 3)
  }

  @Test("devices are listed as --device takes them")
  func devices() throws {
    let text = try Tool.run("devices").text
    for device in Device.all { #expect(text.contains("\n\(device.identifier) ")) }
    let json = try Tool.run("devices", "--json")
    #expect(try JSONDecoder().decode([JSONValue].self, from: json.output).count == Device.all.count)
  }

  @Test("bash loads the completions and completes with them")
  func bash() throws {
    func completions(_ words: String, _ index: Int) throws -> String {
      let line =
        "source <($V completions bash); COMP_WORDS=(\(words)); COMP_CWORD=\(index); _vitrine;"
        + " echo ${COMPREPLY[@]}"
      return try Tool.shell(line).text
    }
    #expect(try completions("vitrine ren", 1) == "render\n")
    #expect(try completions("vitrine render --type", 2) == "--type-size\n")
    #expect(try completions("vitrine render --scheme d", 3) == "dark\n")
    #expect(try completions("vitrine render --scheme = li", 4) == "light\n")
    #expect(try completions("vitrine render --scheme light,d", 3) == "light,dark\n")
    #expect(try completions("vitrine completions z", 2) == "zsh\n")
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
