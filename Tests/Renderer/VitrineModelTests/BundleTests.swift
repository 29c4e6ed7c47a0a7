import Testing
import VitrineTestSupport

@testable import VitrineCoding
@testable import VitrineGeometry
@testable import VitrineArchive

@Suite("Bundles, Live Activities and controls in archives")
struct BundleTests {
  private let widget = #"{"vitrine": "1.0", "kind": "A", "entries": []}"#

  private func bundle(_ members: String) -> String {
    #"{"vitrine": "1.0", "bundle": [\#(members)]}"#
  }

  @Test("writing and reading a bundle preserves it", arguments: TestLength.some(Array(0..<60)))
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
