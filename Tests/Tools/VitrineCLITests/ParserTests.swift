import Testing
import Vitrine
import VitrineArguments

@testable import VitrineCLI
@testable import VitrineCommandLine
@testable import VitrinePictures

/// Errors of command lines are in the transcript `usage.txt`.
@Suite("Parser")
struct ParserTests {
  private func parse(_ words: String...) throws -> RenderCommand {
    try #require(try RenderCommand.parse(words, pointer: ""))
  }

  @Test("a value follows its option, an equals sign or a letter")
  func spellings() throws {
    for (words, output) in [
      (["--output", "b"], "b"), (["--output=b=c"], "b=c"), (["-o", "b"], "b"), (["-ob"], "b"),
      (["-qob"], "b"), (["-o", "-"], "-"),
    ] {
      #expect(try RenderCommand.parse(["a"] + words, pointer: "")?.output == output, "\(words)")
    }
    #expect(try parse("a", "-qob").batch.isQuiet)
  }

  @Test("bytes have a unit or none")
  func bytes() throws {
    let type = ArgumentType<Int>.bytes("BYTES", 0...(1 << 40))
    for (text, value) in [
      ("0", 0), ("4096", 4096), ("64K", 65_536), ("3MiB", 3_145_728), ("2g", 2_147_483_648),
    ] {
      #expect(try type.parse(text, "--cache") == value)
    }
    for text in ["", "-1", "1.5M", "1T", "MiB", "1 M", "99999999999G", "٣"] {
      #expect(throws: ValidationError.self) { try type.parse(text, "--cache") }
    }
  }

  @Test("a hyphen is an operand, and so is everything after two hyphens")
  func operands() throws {
    #expect(try parse("-", "a").operands == ["-", "a"])
    #expect(try parse("-q", "--", "--scale", "-x").operands == ["--scale", "-x"])
    #expect(try parse("a", "-q", "b").operands == ["a", "b"])
  }

  @Test("names are read in any spelling")
  func names() throws {
    #expect(try parse("a", "--family", "system-small").request.axes.families == [.systemSmall])
    let device = try parse("a", "--device", "iPhone 16 Pro").request.axes.device
    #expect(device?.map { $0?.identifier } == ["iphone-16-pro"])
    #expect(try parse("a", "--mode=FULLCOLOR").request.axes.renderingMode == [.fullColor])
  }

  @Test("lists are combined, keep their order and accept 'all'")
  func lists() throws {
    let axes = try parse("a", "--scheme=dark,light", "--scheme", "dark", "--state", "all")
      .request.axes
    #expect(axes.colorScheme == [.dark, .light])
    #expect(axes.state == RenderState.allCases)
    #expect(try parse("a", "--family", "all").request.axes.includesAllTargets)
  }

  @Test("every device can be given by its identifier and by its name", arguments: Device.all)
  func devices(_ device: Device) throws {
    #expect(try parse("a", "--device", device.name).request.axes.device == [device])
    #expect(Device.named(device.identifier) == device)
  }

  @Test("names of other tools lead to commands that exist")
  func otherNames() {
    for (word, line) in Program.otherNames {
      #expect(Command.named(word) == nil)
      let name = String(line.prefix { $0 != " " })
      #expect(Command.named(name) != nil || name == "--version", "\(word)")
    }
  }

  @Test("dates, locales and zones are checked before anything is read")
  func surroundings() throws {
    let axes = try parse(
      "a", "--date", "2026-01-31T09:41:00Z", "--locale", "de-AT", "--time-zone", "Europe/Vienna"
    ).request.axes
    #expect(axes.date == [ArchiveDate("2026-01-31T09:41:00Z")])
    #expect(axes.locale == ["de-AT"])
    #expect(axes.timeZone == ["Europe/Vienna"])
  }
}
