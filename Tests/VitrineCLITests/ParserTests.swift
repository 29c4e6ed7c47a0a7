import Testing
import Vitrine

@testable import VitrineCLI

@Suite("Parser")
struct ParserTests {
  private func parse(_ words: String...) throws -> Arguments {
    try ArgumentParser.parse(words, for: .render)
  }

  private func complaint(_ words: String..., command: Command = .render) -> Problem? {
    do throws(Stop) {
      _ = try ArgumentParser.parse(words, for: command)
      return nil
    } catch {
      guard case .problem(let problem, .unusable) = error else { return nil }
      return problem
    }
  }

  @Test("a value follows its flag, an equals sign or a letter")
  func spellings() throws {
    #expect(try parse("a", "--output", "b").text(.output) == "b")
    #expect(try parse("a", "--output=b=c").text(.output) == "b=c")
    #expect(try parse("a", "-o", "b").text(.output) == "b")
    #expect(try parse("a", "-ob").text(.output) == "b")
    #expect(try parse("a", "-qob").text(.output) == "b")
    #expect(try parse("a", "-qob").has(.quiet))
    #expect(try parse("a", "-o", "-").text(.output) == "-")
  }

  @Test("a hyphen is an operand, and so is everything behind two")
  func operands() throws {
    #expect(try parse("-", "a").operands == ["-", "a"])
    #expect(try parse("-q", "--", "--scale", "-x").operands == ["--scale", "-x"])
    #expect(try parse("a", "-q", "b").operands == ["a", "b"])
  }

  @Test("names are read in any spelling and kept in one")
  func names() throws {
    #expect(try parse("a", "--family", "system-small").text(.family) == "systemSmall")
    #expect(try parse("a", "--device", "iPhone 16 Pro").text(.device) == "iphone-16-pro")
    #expect(try parse("a", "--mode=FULLCOLOR").text(.mode) == "fullColor")
  }

  @Test("lists add up, keep their order and know 'all'")
  func lists() throws {
    let lists = try parse("a", "--scheme=dark,light", "--scheme", "dark", "--state", "all")
    #expect(lists.choices(.scheme, as: ColorScheme.self) == [.dark, .light])
    #expect(lists.isAll(.state))
    #expect(lists.choices(.state, as: RenderState.self) == nil)
  }

  @Test("every device can be given by its identifier and by its name", arguments: Device.all)
  func devices(_ device: Device) throws {
    #expect(try parse("a", "--device", device.name).text(.device) == device.identifier)
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
    #expect(complaint("bsh", command: .completions)?.hint == "did you mean 'bash'?")
    #expect(complaint("rendr", command: .help)?.hint == "did you mean 'render'?")
  }

  @Test("missing, empty, repeated and useless values are errors")
  func values() {
    #expect(complaint("a", "--scale")?.message == "--scale needs a value: --scale N")
    #expect(complaint("a", "-o")?.message == "-o needs a value: -o PATH")
    #expect(complaint("a", "--scheme", "--strict")?.hint == "one of light, dark, all")
    #expect(complaint("a", "--output=")?.message == "--output needs a path, not an empty text")
    #expect(complaint("a", "--scale", "2", "--scale=3")?.message == "--scale is given twice")
    #expect(complaint("a", "--strict=yes")?.message == "--strict takes no value")
    #expect(complaint("a", "--scheme", "dark,")?.message == "unknown scheme '' for --scheme")
  }

  @Test(
    "numbers outside of their range are errors",
    arguments: [
      "--scale=0", "--scale=-1", "--scale=9", "--scale=nan", "--scale=inf", "--scale=two",
      "--entry=-1", "--entry=1.5", "--entry=99999999999999999999", "--margins=-5",
      "--corner-radius=1e9",
    ])
  func numbers(_ word: String) throws {
    let problem = try #require(complaint("a", word))
    #expect(problem.message.contains(" takes a "))
  }

  @Test("too few and too many operands are errors that show the usage")
  func counts() {
    #expect(complaint()?.message == "no archive is given")
    #expect(complaint()?.hint == "usage: vitrine render ARCHIVE… [FLAGS]")
    #expect(complaint("a", "b", command: .inspect)?.message == "'b' is one word too many")
    #expect(complaint("a", command: .schema)?.message == "'a' is one word too many")
    #expect(complaint("--help") == nil)
  }

  @Test("moments, locales and zones are checked before anything is read")
  func surroundings() throws {
    let arguments = try parse(
      "a", "--date", "2026-01-31T09:41:00Z", "--locale", "de-AT", "--time-zone", "Europe/Vienna")
    #expect(arguments.text(.date) == "2026-01-31T09:41:00Z")
    #expect(arguments.text(.locale) == "de-AT")
    #expect(arguments.text(.timeZone) == "Europe/Vienna")
    #expect(complaint("a", "--date", "tomorrow")?.hint == "write it like 2026-01-31T09:41:00Z")
    #expect(complaint("a", "--locale", "deutsch")?.hint == "write it like 'de_AT'")
    #expect(complaint("a", "--time-zone", "Europe/Wien")?.hint == "did you mean 'Europe/Kiev'?")
    #expect(complaint("a", "--locale", "qq_DE", command: .validate) != nil)
  }
}
