import Testing

@testable import VitrineCoding
@testable import VitrineArchive
@testable import VitrineModel

@Suite struct RoundTripTests {
  /// Blocks of seeds, so that archives are created in parallel.
  @Test(arguments: 0..<8)
  func writingAndReadingIsTheIdentity(block: Int) throws {
    for seed in block * 80..<(block + 1) * 80 {
      var random = RandomSource(seed: UInt64(seed))
      let archive = random.archive()
      let bytes = try ArchiveEncoder.encode(archive)
      let text = String(decoding: bytes, as: UTF8.self)
      let read = try #require(
        try? ArchiveDecoder(isLenient: true).decode(bytes).archive,
        "seed \(seed): \(complaint(about: text))")
      try #require(read == archive, "seed \(seed)")
      try #require(try ArchiveEncoder.encode(read) == bytes, "seed \(seed) is written differently")
    }
  }

  @Test func randomArchivesHoldEveryViewAndModifier() throws {
    var found: Set<String> = []
    for seed in 0..<640 {
      var random = RandomSource(seed: UInt64(seed))
      let bytes = try ArchiveEncoder.encode(random.archive())
      let tree = try JSONParser.parse(bytes, limits: .standard).tree
      collectKeys(of: tree, into: &found)
    }
    #expect(Content.codecs.names.filter { !found.contains($0) } == [])
    // These three are decoded as another modifier and encoded as that one.
    let aliases: Set = ["scaledToFit", "scaledToFill", "foregroundColor"]
    #expect(Modifier.codecs.names.filter { !found.contains($0) && !aliases.contains($0) } == [])
  }

  private func collectKeys(of tree: JSONTree, into keys: inout Set<String>) {
    switch tree {
    case .array(let elements):
      for element in elements { collectKeys(of: element, into: &keys) }
    case .object(let object):
      for member in object.members {
        keys.insert(member.key)
        collectKeys(of: member.value, into: &keys)
      }
    default: break
    }
  }

  @Test func unknownViewsAndModifiersSurvive() throws {
    let view = """
      {"hologram": {"points": [1, 2.5, null, {"x": true}], "title": "T"}, "id": "c",
        "modifiers": [{"shimmer": {"radius": 4}}, {"padding": 8}, {"glow": []}]}
      """
    let (node, warnings) = try decodeView(view, isLenient: true)
    #expect(
      node?.content
        == .unknown(
          name: "hologram",
          payload: ["points": [1, 2.5, .null, ["x": true]], "title": "T"]))
    #expect(node?.modifiers.first == .unknown(name: "shimmer", payload: ["radius": 4]))
    #expect(warnings.count == 3)
    let written = try roundTrip(archive(of: try #require(node)))
    #expect(written.entries.first?.views.fallback?.variants.first?.view == node)
  }

  @Test(arguments: [
    ("scaledToFit", Modifier.aspectRatio(AspectRatio(contentMode: .fit))),
    ("scaledToFill", .aspectRatio(AspectRatio(contentMode: .fill))),
  ])
  func aliasesAreReadAsWhatTheyStandFor(name: String, modifier: Modifier) throws {
    let (node, _) = try decodeView(#"{"text": "A", "modifiers": [{"\#(name)": true}]}"#)
    #expect(node?.modifiers == [modifier])
  }

  @Test func foregroundColorIsAForegroundStyle() throws {
    let (node, _) = try decodeView(#"{"text": "A", "modifiers": [{"foregroundColor": "primary"}]}"#)
    #expect(node?.modifiers == [.foregroundStyle(.color(.system(.primary)))])
  }

  @Test func keysAreSorted() throws {
    var padding = Padding()
    padding.length = 8
    let node = ViewNode(.text(Text("A")), modifiers: [.padding(padding)], id: "t")
    let text = String(decoding: try ArchiveEncoder.encode(node), as: UTF8.self)
    #expect(
      text == """
        {
          "id" : "t",
          "modifiers" : [
            {
              "padding" : 8
            }
          ],
          "text" : "A"
        }

        """)
  }
}
