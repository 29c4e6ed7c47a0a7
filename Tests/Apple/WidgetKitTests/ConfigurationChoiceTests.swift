import SwiftUI
import Testing

/// Configurations of widgets, controls and previews, selected on the command line.
@Suite(.serialized)
struct ConfigurationChoiceTests: FaultyProgram {
  let folder = Self.newFolder()

  @Test func `each recommended configuration has an archive`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--widget", "rooms")
    #expect(status == 0)
    #expect(
      report.archives.map { ($0.file as NSString).lastPathComponent }
        == ["rooms.json", "rooms-Attic.json"])
    #expect(try archive("rooms.json").contains("Kitchen, full, 1"))
    let second = try archive("rooms-Attic.json")
    #expect(second.contains("Attic, full, 1") && second.contains("Rooms – Attic"))
  }

  @Test func `a configuration is selected by its name or by values`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (arguments, file, text) in [
      (["--configuration", "Attic"], "rooms.json", "Attic, full, 1"),
      (["--parameters", #"{"room": "attic", "lamps": 3}"#], "rooms.json", "Attic, full, 3"),
      (["--parameters", #"{"detail": "full", "lamps": 2}"#], "lamps.json", "Kitchen, full, 2"),
    ] {
      let (status, text0, talk) = try run(
        ["archive", "--widget", "rooms", "--widget", "lamps", "-o", folder.path] + arguments)
      #expect(status == 0, "\(text0)\(talk)")
      #expect(try archive(file).contains(text))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/rooms-Attic.json"))
    }
  }

  @Test(arguments: [
    (#"{"lamps": 3}"#, "people cannot set the parameter 'lamps'"), (#"{"room": "attic"}"#, nil),
  ]) func `a value for a parameter that the summary hides is a warning`(
    values: String, warning: String?
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let made = try report("archive", "--widget", "lamps", "--parameters", values)
    #expect(made.status == 0)
    let warnings = made.report.warnings.joined()
    #expect(warnings.contains(warning ?? "people cannot set") == (warning != nil), "\(warnings)")
  }

  @Test(arguments: [
    (["--configuration", "Atic"], "there is no configuration 'Atic'\nhint: did you mean 'Attic'?"),
    (["--configuration", "Nope"], "'Nope'\nhint: the configurations are: 'Kitchen', 'Attic'"),
    (
      ["--parameters", #"{"rom": "attic"}"#],
      "no widget has a parameter 'rom' that people configure"
    ),
    (
      ["--parameters", #"{"room": "cellar"}"#],
      "parameter 'room': expected the identifier of a Room"
    ),
  ])
  func `a configuration that no widget has is an error`(
    arguments: [String], message: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, _, talk) = try run(
      ["archive", "--widget", "rooms", "-o", folder.path] + arguments)
    #expect(status == 2)
    #expect(talk.hasPrefix("error: ") && talk.contains(message), "\(talk)")
  }

  @Test func `configurations with equal names have separate archives, and are requested once`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try report("archive", "--widget", "twins", "--widget", "cards")
    #expect(try archive("twins.json").contains("Kitchen, full, 1, asked 1"))
    #expect(try archive("twins-My room.json").contains("Attic, full, 1, asked 1"))
    #expect(try archive("cards.json").contains("points, asked 1"))
    #expect(try !archive("cards.json").contains("asked 2"))
  }

  @Test func `previews of a provider take a configuration`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try report("previews", "--configuration", "Attic").status == 0)
    #expect(try archive("A room.json").contains("Attic, full, 1"))
    #expect(try report("previews", "--parameters", #"{"lamps": 4}"#).status == 0)
    #expect(try archive("A room.json").contains("Kitchen, brief, 4"))
    let (status, _, talk) = try run(["previews", "--configuration", "Cellar", "-o", folder.path])
    #expect(status == 2 && talk.contains("there is no configuration 'Cellar'"), "\(talk)")
  }
}
