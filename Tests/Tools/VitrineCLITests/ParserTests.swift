import Testing
import Vitrine
import VitrineArguments

@testable import VitrineCLI
@testable import VitrineCommandLine
@testable import VitrinePictures

@Suite("Parser")
struct ParserTests {
  private func parse(_ words: String...) throws -> RenderCommand {
    try #require(try RenderCommand.parse(words, pointer: ""))
  }

  private func complaint(
    _ words: String..., command: any ParsableCommand.Type = RenderCommand.self
  ) -> ValidationError? {
    do throws(ValidationError) {
      _ = try Command(command).parse(words)
      return nil
    } catch {
      return error
    }
  }

  @Test("a value follows its option, an equals sign or a letter")
  func spellings() throws {
    #expect(try parse("a", "--output", "b").output == "b")
    #expect(try parse("a", "--output=b=c").output == "b=c")
    #expect(try parse("a", "-o", "b").output == "b")
    #expect(try parse("a", "-ob").output == "b")
    #expect(try parse("a", "-qob").output == "b")
    #expect(try parse("a", "-qob").batch.isQuiet)
    #expect(try parse("a", "-o", "-").output == "-")
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

  @Test("synonyms of an option get its name as a hint")
  func synonyms() {
    #expect(complaint("a", "--look", "ios26")?.hint == "did you mean '--design'?")
    #expect(complaint("a", "--layout", "x.png")?.hint == "did you mean '--name-template'?")
    #expect(complaint("a", "--theme", "dark")?.hint == "did you mean '--scheme'?")
  }

  @Test("every device can be given by its identifier and by its name", arguments: Device.all)
  func devices(_ device: Device) throws {
    #expect(try parse("a", "--device", device.name).request.axes.device == [device])
    #expect(Device.named(device.identifier) == device)
  }

  @Test("unknown flags, commands and values get a suggestion")
  func suggestions() {
    #expect(complaint("a", "--famly", "x")?.hint == "did you mean '--family'?")
    #expect(complaint("a", "-family", "x")?.hint == "did you mean '--family'?")
    #expect(complaint("a", "--out", "x")?.hint == "did you mean '--output'?")
    #expect(complaint("a", "--zzz")?.hint == "see 'vitrine render --help'")
    #expect(complaint("a", "--family", "systemsmal")?.hint == "did you mean 'systemSmall'?")
    #expect(complaint("a", "--device", "phone")?.hint == "see 'vitrine devices'")
    #expect(complaint("a", "--family", "qqq")?.hint == "see 'vitrine families'")
    #expect(complaint("bsh", command: CompletionsCommand.self)?.hint == "did you mean 'bash'?")
    #expect(complaint("rendr", command: HelpCommand.self)?.hint == "did you mean 'render'?")
  }

  @Test("missing, empty, repeated and meaningless values are errors")
  func values() {
    #expect(complaint("a", "--scale")?.message == "--scale needs a value: --scale N")
    #expect(complaint("a", "-o")?.message == "-o needs a value: -o PATH")
    #expect(complaint("a", "--scheme", "--strict")?.hint == "one of light, dark, all")
    #expect(complaint("a", "--output=")?.message == "--output needs a path, not an empty text")
    #expect(
      complaint("a", "--margins", "1", "--margins=2")?.message == "--margins is given twice")
    #expect(complaint("a", "--strict=yes")?.message == "--strict takes no value")
    #expect(complaint("a", "--scheme", "dark,")?.message == "unknown scheme '' for --scheme")
  }

  @Test(
    "numbers outside their range are errors",
    arguments: [
      "--scale=0", "--scale=-1", "--scale=9", "--scale=nan", "--scale=inf", "--scale=two",
      "--entry=-1", "--entry=1.5", "--entry=99999999999999999999", "--margins=-5",
      "--corner-radius=1e9",
    ])
  func numbers(_ word: String) throws {
    let problem = try #require(complaint("a", word))
    #expect(problem.message.contains(" takes a "))
  }

  @Test("a second value after a space is not taken for an archive")
  func spaces() {
    let problem = complaint("--family", "systemSmall", "systemMedium")
    #expect(problem?.message == "'systemMedium' is not an archive")
    #expect(problem?.hint?.contains("--family are separated by commas") == true)
  }

  @Test("names of other tools lead to commands that exist")
  func otherNames() {
    for (word, line) in Program.otherNames {
      #expect(Command.named(word) == nil)
      let name = String(line.prefix { $0 != " " })
      #expect(Command.named(name) != nil || name == "--version", "\(word)")
    }
  }

  @Test("too few and too many operands are errors that show the usage")
  func counts() {
    let missing = complaint(command: ConvertCommand.self)
    #expect(missing?.message == "no archive is given")
    #expect(missing?.hint == "usage: vitrine convert ARCHIVE [FLAGS]")
    #expect(complaint() == nil, "the command takes what the folder holds")
    #expect(
      complaint("a", "b", command: InspectCommand.self)?.message == "unexpected argument 'b'")
    #expect(complaint("a", command: FamiliesCommand.self)?.message == "unexpected argument 'a'")
    #expect(complaint("--help") == nil)
  }

  @Test("dates, locales and zones are checked before anything is read")
  func surroundings() throws {
    let axes = try parse(
      "a", "--date", "2026-01-31T09:41:00Z", "--locale", "de-AT", "--time-zone", "Europe/Vienna"
    ).request.axes
    #expect(axes.date == [ArchiveDate("2026-01-31T09:41:00Z")])
    #expect(axes.locale == ["de-AT"])
    #expect(axes.timeZone == ["Europe/Vienna"])
    #expect(complaint("a", "--date", "tomorrow")?.hint == "write it like 2026-01-31T09:41:00Z")
    #expect(complaint("a", "--locale", "deutsch")?.hint == "write it like 'de_AT'")
    #expect(complaint("a", "--time-zone", "Europe/Wien")?.hint == "did you mean 'Europe/Kiev'?")
    #expect(complaint("a", "--locale", "qq_DE", command: ValidateCommand.self) != nil)
  }
}
