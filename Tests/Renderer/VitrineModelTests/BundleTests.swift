import Testing

@testable import VitrineCoding
@testable import VitrineGeometry
@testable import VitrineArchive
@testable import VitrineModel

@Suite("Bundles, Live Activities and controls in archives")
struct BundleTests {
  private let widget = #"{"vitrine": "1.0", "kind": "A", "entries": []}"#

  private func bundle(_ members: String, rest: String = "") -> String {
    #"{"vitrine": "1.0", "bundle": [\#(members)]\#(rest)}"#
  }

  @Test("writing and reading a bundle preserves it", arguments: 0..<60)
  func roundTrip(seed: UInt64) throws {
    var random = RandomArchives(seed: seed)
    let bundle = try random.bundle()
    let bytes = try ArchiveEncoder.encode(bundle)
    let (read, _) = try ArchiveDecoder(isLenient: true).decodeFile(bytes)
    #expect(read == .bundle(bundle))
    #expect(try ArchiveEncoder.encode(read) == bytes)
  }

  @Test("the key 'bundle' distinguishes a bundle from an archive")
  func kinds() throws {
    let (archive, _) = try ArchiveDecoder().decodeFile(Array(widget.utf8))
    let (several, _) = try ArchiveDecoder().decodeFile(Array(bundle(widget + #", "b.json""#).utf8))
    guard case .archive(let one) = archive, case .bundle(let all) = several else {
      Issue.record("read as something else")
      return
    }
    #expect(one.kind == "A")
    #expect(all.bundle == [.archive(one), .file("b.json")])
  }

  @Test("errors have a place in the bundle")
  func faults() {
    #expect(complaint(about: bundle("")) == "Tasks.json: 'bundle' must not be empty")
    #expect(complaint(about: bundle(#""""#)) == "Tasks.json: .bundle[0]: must not be empty")
    let view = #"{"default": {"vStack": {"spacing": "8"}}}"#
    let entry = #"{"date": "2026-01-31T09:41:00Z", "views": \#(view)}"#
    let second = #"{"vitrine": "1.0", "kind": "B", "entries": [\#(entry)]}"#
    #expect(
      complaint(about: bundle(widget + ", " + second))
        == "Tasks.json: .bundle[1].entries[0].views.default.vStack.spacing: "
        + "expected a number, not a string")
    #expect(
      complaint(about: bundle(widget, rest: #", "strnigs": {}"#), isStrict: true)
        == "Tasks.json: unknown field 'strnigs'\nhint: did you mean 'strings'?")
  }

  @Test("members and entries are limited")
  func limits() {
    var limits = ArchiveLimits()
    limits.members = 1
    #expect(
      fault(in: bundle(widget + ", " + widget), limits: limits)
        == "Tasks.json: .bundle: too many members of the bundle: 2, at most 1 are allowed")
    limits.entries = 1
    let state = #"{"date": "2026-01-31T09:41:00Z"}"#
    let activity =
      #"{"vitrine": "1.0", "kind": "A", "liveActivity": {"states": [\#(state), \#(state)]}}"#
    #expect(
      fault(in: bundle(activity), limits: limits)
        == "Tasks.json: .bundle[0].liveActivity.states: too many entries: 2, at most 1 are allowed")
    #expect(
      fault(in: activity, limits: limits)
        == "Tasks.json: .liveActivity.states: too many entries: 2, at most 1 are allowed")
  }

  @Test("every region of the island occurs once")
  func regions() {
    let region = #"{"position": "leading", "content": "A"}"#
    let island = #"{"expanded": [\#(region), \#(region)]}"#
    let state = #"{"date": "2026-01-31T09:41:00Z", "dynamicIsland": \#(island)}"#
    #expect(
      complaint(about: #"{"vitrine": "1.0", "kind": "A", "liveActivity": {"states": [\#(state)]}}"#)
        == "Tasks.json: .liveActivity.states[0].dynamicIsland: "
        + "'expanded' has more than one region 'leading'")
  }

  @Test("later margins of the island replace earlier ones")
  func margins() {
    var island = DynamicIsland()
    #expect(island.margins(for: .minimal, standard: EdgeInsets(4)) == EdgeInsets(4))
    var (all, one) = (DynamicIsland.Margins(), DynamicIsland.Margins())
    all.length = 8
    (one.length, one.edges, one.mode) = (2, .leading, .minimal)
    island.contentMargins = [all, one]
    #expect(
      island.margins(for: .minimal, standard: EdgeInsets(4))
        == EdgeInsets(top: 8, leading: 2, bottom: 8, trailing: 8))
    #expect(island.margins(for: .expanded, standard: EdgeInsets(16)) == EdgeInsets(8))
  }

  @Test("a view that reacts to taps is found at any depth")
  func interaction() throws {
    let button = #"{"button": {"label": "A", "intent": "T"}}"#
    let texts = [
      (#""A""#, false), (button, true), (#"{"vStack": {"children": [\#(button)]}}"#, true),
      (#"{"text": "A", "modifiers": [{"overlay": {"content": \#(button)}}]}"#, true),
      (#"{"text": "A", "modifiers": [{"widgetURL": "a:"}]}"#, true),
    ]
    for (view, expected) in texts {
      #expect(try decode(archiveText(view: view)).archive.isInteractive == expected, "\(view)")
    }
  }
}
