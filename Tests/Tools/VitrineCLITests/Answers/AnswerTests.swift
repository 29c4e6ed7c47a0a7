import Foundation
import Synchronization
import Testing

@testable import VitrineCLI
@testable import VitrineCommandLine

/// Every command, in every kind of folder.
@Suite("Answers")
struct AnswerTests {
  /// The command lines that are run everywhere.
  ///
  /// Servers get no input or end at once, and a name in place of each operand.
  static let lines = [
    "init Tasks --archive", "doctor --help", "render -o out/", "worker", "gallery -o gallery",
    "screens -o screens", "previews",
    "xcode", "convert Card.json -o card.json", "expo Card.js", "push update.json",
    "preview --once -o once", "mcp", "check", "explain text.cut", "verify", "verify --last-failed",
    "verify --shard 2/2", "verify --json out.json --junit out.xml", "review", "accept --all",
    "reject --all", "pending", "diff a.png b.png", "report merge report -o merged",
    "comment report", "orphans", "orphans --delete", "orphans --delete --yes", "list", "inspect",
    "timeline", "hit Card.json 10 10", "validate", "schema", "families", "devices", "fonts --json",
    "symbols --missing .", "completions bash", "man", "help",
  ]

  /// The command lines that may remove or replace files that were there before.
  private static let removing = ["orphans --delete --yes"]

  @Test("every command answers as the table says", arguments: AnswerPlace.allCases)
  func answers(_ place: AnswerPlace) throws {
    let swift = try StandInToolchain()
    let template = try TemporaryFolder()
    try place.make(in: template, swift: swift)
    var answers: [Answer] = []
    for line in AnswerTests.lines {
      answers.append(try AnswerRun(line, place, template, swift).answer())
    }
    let section = AnswerTable.section(place, answers)
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_DOCS"] == "1" {
      try AnswerTests.update(place, section)
    }
    let known = try AnswerTable.sections()[place.rawValue] ?? ""
    #expect(
      section == known,
      """
      \(AnswerTests.difference(section, known))
      run: VITRINE_UPDATE_DOCS=1 swift test --filter AnswerTests
      """)
    for answer in answers {
      let lost = answer.disk.filter { !$0.hasPrefix("+") }
      #expect(
        lost.isEmpty || AnswerTests.removing.contains(answer.line),
        "'\(answer.line)' changes files: \(lost)")
    }
  }

  @Test("no command that works on something passes in a folder that holds nothing")
  func nothing() throws {
    let passing = try AnswerTable.sections()[AnswerPlace.empty.rawValue]?.split(separator: "\n")
      .filter { $0.contains("` | 0 | ") }.compactMap { $0.dropFirst(3).split(separator: " ").first }
    let emptiable = Command.all.filter { command in
      command.ownOptions.contains { $0.name == "allow-empty" }
    }.map(\.name)
    let named = (passing ?? []).map { $0.prefix { $0 != "`" } }.map(String.init)
    #expect(!named.isEmpty)
    #expect(Set(named).isDisjoint(with: emptiable), "\(named)")
  }

  @Test("the table has every command")
  func complete() {
    let named = Set(
      AnswerTests.lines.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(named == Set(Command.all.map(\.name)))
  }

  private static let writing = Mutex(())

  private static func update(_ place: AnswerPlace, _ section: String) throws {
    try writing.withLock { _ in
      var sections = (try? AnswerTable.sections()) ?? [:]
      sections[place.rawValue] = section
      try AnswerTable.write(sections)
    }
  }

  /// Returns the rows that differ.
  private static func difference(_ new: String, _ old: String) -> String {
    let (new, old) = (new.components(separatedBy: "\n"), old.components(separatedBy: "\n"))
    return
      (old.filter { !new.contains($0) }.map { "- " + $0 }
      + new.filter { !old.contains($0) }.map { "+ " + $0 }).joined(separator: "\n")
  }
}

/// One command line in a fresh copy of a folder.
struct AnswerRun {
  private let line: String
  private let place: AnswerPlace
  private let template: TemporaryFolder
  private let swift: StandInToolchain

  init(
    _ line: String, _ place: AnswerPlace, _ template: TemporaryFolder, _ swift: StandInToolchain
  ) {
    (self.line, self.place, self.template, self.swift) = (line, place, template, swift)
  }

  func answer() throws -> Answer {
    let copy = try TemporaryFolder()
    let root = copy.folder.appending(path: "place")
    try FileManager.default.copyItem(at: template.folder, to: root)
    let before = AnswerRun.files(root)
    let folder = place.inside.map { root.appending(path: $0) } ?? root
    let result = try run(in: folder, root)
    return Answer(
      line: line, code: result.code,
      says: [result.errors, result.text].compactMap { first($0, root) },
      disk: AnswerRun.changes(from: before, to: AnswerRun.files(root)))
  }

  private func run(in folder: URL, _ root: URL) throws -> Tool.Result {
    let words = line.split(separator: " ").map(String.init)
    let process = try Tool.process(
      words, in: folder,
      environment: ["CI": "", "VITRINE_RECORD": "", "NO_COLOR": "1"].merging(swift.environment) {
        _, new in new
      })
    guard place == .readOnly else { return try Tool.finish(process, input: nil) }
    try AnswerRun.setMode(0o555, below: root)
    defer { try? AnswerRun.setMode(0o755, below: root) }
    // Modes do not restrict root, unless it gives up the right to ignore them.
    if geteuid() == 0 {
      let program = try #require(process.executableURL).path
      process.executableURL = URL(filePath: "/usr/bin/setpriv")
      process.arguments =
        [
          "--bounding-set", "-dac_override,-dac_read_search", "--inh-caps",
          "-dac_override,-dac_read_search", program,
        ] + words
    }
    return try Tool.finish(process, input: nil)
  }

  private static func setMode(_ mode: Int, below root: URL) throws {
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    for path in [root.path] + all.map({ root.path + "/" + $0 }) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }

  /// Returns the first line of a text without what differs from run to run.
  private func first(_ text: String, _ root: URL) -> String? {
    guard let line = text.split(separator: "\n").first.map(String.init), !line.isEmpty else {
      return nil
    }
    let path = root.resolvingSymlinksInPath().path
    let plain = line.replacing(path, with: "FOLDER").replacing(root.path, with: "FOLDER")
      .replacing(/[0-9.]+ s \([0-9]+ images\/s, [0-9]+ jobs?\)/, with: "…")
      .replacing(#/ +/#, with: " ")
    return plain.count > 160 ? plain.prefix(160) + "…" : plain
  }

  /// The sizes and contents of all files below a folder, by their paths.
  private static func files(_ root: URL) -> [String: Data] {
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for path in all {
      var isFolder: ObjCBool = false
      let file = root.appending(path: path)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[path] = try? Data(contentsOf: file)
    }
    return files
  }

  /// Returns the files that appeared, changed and disappeared; many in one folder are counted.
  private static func changes(from old: [String: Data], to new: [String: Data]) -> [String] {
    let added = new.keys.filter { old[$0] == nil }
    let changed = new.keys.filter { old[$0] != nil && old[$0] != new[$0] }
    let removed = old.keys.filter { new[$0] == nil }
    return grouped(added, "+") + grouped(changed, "~") + grouped(removed, "-")
  }

  private static func grouped(_ paths: [String], _ sign: String) -> [String] {
    let groups = Dictionary(grouping: paths) { $0.prefix { $0 != "/" } }
    return groups.keys.sorted().flatMap { name -> [String] in
      let own = (groups[name] ?? []).sorted()
      return own.count > 3 ? ["\(sign) \(name)/ (\(own.count) files)"] : own.map { "\(sign) \($0)" }
    }
  }
}
