import Testing
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineCoding
@testable import VitrineGeometry
@testable import VitrineArchive
@testable import VitrineModel

/// Nodes that modifiers add to the tree, compared with their traits.
struct AdditionTests {
  /// Modifiers that add a node with their name; the examples of `layoutDirectionBehavior` and
  /// `widgetAccentable` have no effect in the default environment.
  private static let names = Modifier.codecs.names.filter { name in
    guard let modifier = try? example(name), modifier.encodedCase.name == name,
      !["layoutDirectionBehavior", "widgetAccentable"].contains(name)
    else { return false }
    return switch modifier.traits.kind {
    case .layout, .drawing, .colors, .layer: true
    case .environment, .accessibility, .containerBackground, .widgetURL, .activityBackgroundTint,
      .motion, .none:
      false
    }
  }

  @Test(arguments: names)
  func `layout and drawing modifiers are nodes around their view`(name: String) throws {
    let layout = try layout(color().with(Self.example(name)))
    #expect(layout.content?.frame(of: "." + name) != nil)
  }

  @Test func `mirroring and accent modifiers are nodes where they have an effect`() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    environment.widgetRenderingMode = .accented
    let resolver = Resolver(context: StubContext(), area: Size(width: 100, height: 100))
    let plain = Scope(environment: EnvironmentValues(), axis: nil, source: Source(NodePath()))
    for name in ["layoutDirectionBehavior", "widgetAccentable"] {
      let kind = try Self.example(name).traits.kind
      #expect(resolver.addition(kind, plain.with(environment)) != nil, "\(name)")
      #expect(resolver.addition(kind, plain) == nil)
    }
  }

  private static func example(_ name: String) throws -> Modifier {
    let codec = try #require(Modifier.codecs[name])
    let text = "{\"color\": \"red\", \"modifiers\": [{\"\(name)\": \(codec.example)}]}"
    let archive =
      #"{"vitrine": "1.0", "kind": "T", "entries": [{"date": "2026-01-31T09:41:00Z", "views": {"default": "#
      + text + "}}]}"
    let decoded = try ArchiveDecoder().decode(Array(archive.utf8)).archive
    return try #require(decoded.entries.first?.views.fallback?.variants.first?.view.modifiers.first)
  }
}
