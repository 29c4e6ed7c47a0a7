import Foundation
import Testing

@Suite("bundles and list")
struct BundleTests {
  private static let bundle = """
    {"vitrine": "1.0", "bundle": [
      {"vitrine": "1.0", "kind": "Tasks", "displayName": "Today", "supportedFamilies": ["systemSmall"],
       "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default":
         {"text": "A", "modifiers": [{"containerBackground": "white"}]}}}]},
      {"vitrine": "1.0", "kind": "Match", "liveActivity": {"states": [
        {"date": "2026-01-01T09:00:00Z", "lockScreen": "3:2"},
        {"date": "2026-01-01T10:00:00Z", "lockScreen": "4:2"}]}},
      {"vitrine": "1.0", "kind": "Lamp", "control": {"current":
        {"toggle": {"label": "Lamp", "isOn": true, "intent": "SetLamp"}}}}]}
    """

  private func workplace() throws -> (TemporaryFolder, String) {
    let work = try TemporaryFolder()
    return (work, try work.write(BundleTests.bundle, to: "All.json"))
  }

  @Test("the list has a line for each widget, in the bundle's order")
  func list() throws {
    let (work, name) = try workplace()
    let result = try Tool.run("list", name, in: work.folder)
    let rows = result.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(result.code == 0)
    #expect(rows.map { $0[0] } == ["KIND", "Tasks", "Match", "Lamp"])
    #expect(rows.map { $0[1] } == ["TYPE", "widget", "activity", "control"])
    #expect(rows[1].suffix(3) == ["1", "no", "systemSmall"])
    #expect(rows[2].suffix(4) == ["2", "no", "lockScreen", "standBy"])
    #expect(rows[3].dropFirst(4).first == "yes")
  }

  @Test("the list as JSON has dates and presentations, of a single widget on request")
  func json() throws {
    let (work, name) = try workplace()
    let result = try Tool.run("list", name, "--widget", "Match", "--json", in: work.folder)
    let rows = try #require(
      JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(rows[0]["type"] as? String == "activity")
    #expect(rows[0]["families"] as? [String] == ["lockScreen", "standBy"])
    #expect(rows[0]["entries"] as? [String] == ["2026-01-01T09:00:00Z", "2026-01-01T10:00:00Z"])
  }

  @Test("a bundle is rendered widget by widget, each in its own families")
  func render() throws {
    let (work, name) = try workplace()
    let result = try Tool.run(
      "render", name, "--family", "systemSmall,lockScreen,controlMedium", "-o", "out/",
      in: work.folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      work.files == [
        "All.json", "out/Lamp/controlMedium-entry-light@3x.png",
        "out/Match/lockScreen-entry-light@3x.png",
        "out/Tasks/systemSmall-entry-light@3x.png",
      ])
  }

  @Test("one output file requires one widget of a bundle")
  func oneFile() throws {
    let (work, name) = try workplace()
    let several = try Tool.run("render", name, "-o", "a.png", in: work.folder)
    #expect(several.code == 2)
    #expect(several.errors.contains("the bundle has 3 pictures"))
    #expect(several.errors.contains("--widget"))
    let one = try Tool.run("render", name, "--widget", "Lamp", "-o", "a.png", in: work.folder)
    #expect(one.code == 0)
    #expect(work.data("a.png")?.pictureSize == [234, 234])
    let none = try Tool.run("render", name, "--widget", "Lamb", "-o", "a.png", in: work.folder)
    #expect(none.code != 0)
    #expect(none.errors.contains("there is no widget 'Lamb'"))
    #expect(none.errors.contains("did you mean 'Lamp'?"))
  }

  @Test("inspect requires one widget, and prints the parts of a presentation")
  func inspect() throws {
    let (work, name) = try workplace()
    let several = try Tool.run("inspect", name, in: work.folder)
    #expect(several.code != 0)
    #expect(several.errors.contains("choose one with --widget; it has 'Tasks', 'Match', 'Lamp'"))
    let one = try Tool.run(
      "inspect", name, "--widget", "Lamp", "--family", "controlMedium", in: work.folder)
    #expect(
      one.text == """
        title  .control.current.toggle.label.title
        text "Lamp"

        value  .control.current.toggle
        text "On"

        """)
    let hits = try Tool.run(
      "inspect", name, "--widget", "Lamp", "--hits", in: work.folder)
    #expect(hits.text.contains("SetLamp(value: false)"))
  }

  @Test("validate examines every widget and reports its position in the bundle")
  func validate() throws {
    let work = try TemporaryFolder()
    let name = try work.write(
      BundleTests.bundle.replacing("\"3:2\"", with: "{\"image\": {\"name\": \"none\"}}"),
      to: "All.json")
    let result = try Tool.run("validate", name, in: work.folder)
    #expect(result.code == 0)
    #expect(
      result.text.contains(
        "\nat: .bundle[1].liveActivity.states[0].lockScreen\n"),
      "\(result.text)")
    #expect(result.text.contains(": warning: asset 'none'"))
    #expect(result.text.split(separator: "\n").count == 4)
  }

  @Test("families and devices know presentations")
  func tables() throws {
    let families = try Tool.run("families", "--device", "iphone-16").text
    #expect(families.contains("lockScreen") && families.contains("371×84…160"))
    #expect(families.contains("controlMedium") && families.contains("156×78"))
    let watch = try Tool.run("families", "--device", "apple-watch-45mm", "--json")
    let rows = try #require(JSONSerialization.jsonObject(with: watch.output) as? [[String: Any]])
    #expect(rows.compactMap { $0["family"] as? String }.contains("smartStack"))
    let devices = try #require(
      JSONSerialization.jsonObject(with: Tool.run("devices", "--json").output) as? [[String: Any]])
    let phone = try #require(devices.first { $0["device"] as? String == "iphone-16" })
    #expect((phone["presentations"] as? [String])?.contains("expanded") == true)
  }

  /// A folder as written by a package: a bundle, and a file for each member.
  private func package() throws -> TemporaryFolder {
    let work = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: work.folder.appending(path: "archives"), withIntermediateDirectories: true)
    for kind in ["Apple", "Kiwi", "Pear"] { try work.archive("archives/\(kind).json", kind: kind) }
    try work.write(
      #"{"vitrine": "1.0", "bundle": ["Pear.json", "Apple.json", "Kiwi.json"]}"#,
      to: "archives/Fruit.bundle.json")
    return work
  }

  private let files = [
    "archives/Apple.json", "archives/Fruit.bundle.json", "archives/Kiwi.json", "archives/Pear.json",
  ]

  @Test("members that are also given as files are listed once, in the bundle's order")
  func order() throws {
    let work = try package()
    try work.archive("archives/Extra.json", kind: "Extra")
    let result = try Tool.run(
      ["list", "--json"] + files + ["archives/Extra.json"], in: work.folder)
    let rows = try #require(
      JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
    #expect(rows.map { $0["kind"] as? String } == ["Pear", "Apple", "Kiwi", "Extra"])
    // Each member is reported with its own name.
    #expect(rows.first?["archive"] as? String == "archives/Pear.json")
    let alone = try Tool.run("list", "archives/Fruit.bundle.json", in: work.folder)
    let kinds = alone.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(kinds == ["KIND", "Pear", "Apple", "Kiwi"])
    let one = try Tool.run(["list", "--widget", "Kiwi"] + files, in: work.folder)
    #expect(one.code == 0 && one.text.split(separator: "\n").count == 2, "\(one.errors)")
  }

  @Test("a gallery draws each member once, in the bundle's order, with its description")
  func gallery() throws {
    let work = try package()
    try work.write(
      """
      {"vitrine": "1.0", "kind": "Kiwi", "description": "Green inside.", "configuration": "Big",
       "supportedFamilies": ["systemSmall"],
       "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default": "A"}}]}
      """, to: "archives/Kiwi.json")
    let result = try Tool.run(
      ["gallery"] + files + ["--scheme", "light", "--scale", "1", "-o", "out"], in: work.folder)
    #expect(result.code == 0, "\(result.errors)")
    let index = try #require(work.data("out/index.json"))
    let items = try #require(JSONSerialization.jsonObject(with: index) as? [[String: Any]])
    var kinds = items.compactMap { $0["kind"] as? String }
    for index in kinds.indices.dropFirst().reversed() where kinds[index] == kinds[index - 1] {
      kinds.remove(at: index)
    }
    #expect(kinds == ["Pear", "Apple", "Kiwi"])
    #expect(items.last?["description"] as? String == "Green inside.")
    #expect(items.last?["configuration"] as? String == "Big")
  }

  @Test("validate checks each member once")
  func validateOnce() throws {
    let work = try package()
    let once = try Tool.run(["validate", "--json"] + files, in: work.folder)
    let reports = try #require(
      JSONSerialization.jsonObject(with: once.output) as? [[String: Any]])
    let layouts = reports.map { ($0["layouts"] as? Int ?? 0) > 0 }
    #expect(layouts == [true, false, true, true])
  }

  @Test("two configurations of one kind are valid, but two equal members are not")
  func configurations() throws {
    func warnings(_ second: String) throws -> String {
      let work = try TemporaryFolder()
      let entries = #""entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default": "A"}}]"#
      let name = try work.write(
        """
        {"vitrine": "1.0", "bundle": [
          {"vitrine": "1.0", "kind": "A", "configuration": "One", \(entries)},
          {"vitrine": "1.0", "kind": "A", "configuration": "\(second)", \(entries)}]}
        """, to: "All.json")
      return try Tool.run("validate", name, in: work.folder).text
    }
    #expect(try !warnings("Two").contains("another member"))
    #expect(try warnings("One").contains("another member of the bundle has the kind 'A' too"))
  }

  @Test(
    "a tap outside a round control, or on a control in the gallery, does nothing",
    arguments: [
      ("controlSmall", "1 1", "nothing: it is outside the control"),
      ("controlSmall", "38 38", "runs Open() and opens the app"),
      ("controlGallery", "20 20", "nothing: a control does not act there"),
    ])
  func taps(family: String, point: String, text: String) throws {
    let work = try TemporaryFolder()
    let name = try work.write(
      """
      {"vitrine": "1.0", "kind": "Open", "control": {"current":
        {"button": {"label": {"title": "Open", "image": {"systemName": "star"}}, "intent": "Open",
         "opensApp": true}}}}
      """, to: "Open.json")
    let words = point.split(separator: " ").map(String.init)
    let tap = try Tool.run(["hit", name] + words + ["--family", family], in: work.folder)
    #expect(tap.text.hasPrefix(text), "\(tap.text)\(tap.errors)")
    #expect(tap.code == (text.hasPrefix("nothing") ? 1 : 0))
    let json = try Tool.run(
      ["hit", name] + words + ["--family", family, "--json"], in: work.folder)
    let report = try #require(
      JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    #expect(report["process"] as? String == (text.hasPrefix("nothing") ? nil : "app"))
    let list = try Tool.run("list", name, "--json", in: work.folder)
    #expect(list.text.contains(#""opensApp":true"#) || list.text.contains(#""opensApp" : true"#))
    #expect(try Tool.run("list", name, in: work.folder).text.contains("yes,app"))
  }
}
