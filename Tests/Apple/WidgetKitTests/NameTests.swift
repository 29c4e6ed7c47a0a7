import ActivityKit
import SwiftUI
import Testing
import VitrineArchive

@testable import VitrineWidgetRunner
@testable import WidgetKit

/// Names that are equal, differ by case, or lose characters in names of files.
struct NameTests {
  @Test(arguments: [
    (["Cards/a", "Rows/b"], ["a", "b"]),
    (["Cards/a", "Rows/a"], ["Cards#a", "Rows#a"]),
    (["Cards/a", "Cards/a", "Cards/b"], ["a", "a-2", "b"]),
    (["Cards/a", "Cards/a", "Rows/a"], ["Cards#a", "Cards#a-2", "Rows#a"]),
    (["A/Cards/a", "B/Cards/a"], ["A/Cards#a", "B/Cards#a"]),
    (["Cards/a", "Cards/a", "Cards/a-2"], ["a", "a-3", "a-2"]),
    (["Cards/a", "Rows/A"], ["a", "A"]),
  ])
  func `every preview has a name of its own`(places: [String], names: [String]) {
    let previews = places.map { place in
      let words = place.split(separator: "/").map(String.init)
      return PreviewNames.Candidate(
        name: words.last ?? "", place: words[words.count - 2],
        file: words.dropLast().joined(separator: "/"))
    }
    #expect(PreviewNames.unique(previews) == names)
  }

  @Test func `every archive has a file of its own, without regard to case`() {
    var names = ArchiveNames()
    names.reserve("Widgets.bundle.json")
    let long = String(repeating: "é", count: 300)
    let texts = ["a/b", "a:b", "A?B", "Card", "card", "..", "", "widgets.bundle", long, long + "x"]
    let files = texts.map { names.file($0) }
    #expect(Set(files.map { $0.lowercased() }).count == texts.count)
    #expect(files.allSatisfy { $0.utf8.count < 200 && $0.hasSuffix(".json") })
    #expect(files[..<2] == ["a_b.json", "a_b-2.json"])
  }
}

/// Widgets, controls and Live Activities that are declared twice.
@MainActor
struct DeclarationTests {
  private func widget(_ kind: String, _ type: String, line: Int) -> WidgetDescription {
    var widget = WidgetDescription(typeName: type)
    (widget.kind, widget.place) = (kind, SourcePlace("Widgets/Cards.swift", line))
    widget.source = .timeline(StaticSource(provider: StepProvider()) { _ in Text(verbatim: "") })
    return widget
  }

  @Test func `an error names all widgets of one kind`() {
    let widgets = DistinctWidgets([
      widget("card", "A", line: 3), widget("row", "B", line: 5), widget("card", "C", line: 9),
      widget("row", "B", line: 5), widget("Card", "D", line: 12),
    ])
    #expect(widgets.members.map { $0.fault != nil } == [true, true, true, true, false])
    #expect(
      widgets.faults.map(\.description) == [
        "2 widgets have the kind 'card': 'A' (Widgets/Cards.swift:3) and 'C' (Widgets/Cards.swift:9)",
        "the bundle has 'B' (Widgets/Cards.swift:5) 2 times",
      ])
  }

  private func activity<Attributes: ActivityAttributes>(
    _ type: Attributes.Type, _ text: String, small: Bool = false
  ) -> WidgetDescription {
    let configuration = ActivityConfiguration(for: type) { _ in
      Text(verbatim: text)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: text) }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
    var description = WidgetDescription(typeName: text)
    if small {
      configuration.supplementalActivityFamilies([.small]).describe(&description)
    } else {
      configuration.describe(&description)
    }
    return description
  }

  @Test(arguments: [
    ([false, true], ["Phone", "Phone", "Watch"], "in the small family alone"),
    ([true, true], ["Phone", "Phone", "Phone"], "is not drawn"),
    ([false, false], ["Phone", "Phone", nil], "is not drawn"),
  ])
  func `two configurations of one type of attributes are one activity`(
    small: [Bool], texts: [String?], warning: String
  ) async throws {
    let widgets = DistinctWidgets([
      activity(RideAttributes.self, "Phone", small: small[0]),
      activity(RideAttributes.self, "Watch", small: small[1]),
    ])
    let widget = try #require(widgets.members.first?.widget)
    #expect(widgets.members.count == 1 && widget.warnings.count == 1)
    #expect(widget.warnings[0].contains(warning) && widget.warnings[0].contains("NameTests.swift"))
    guard case .activity(let source) = widget.source else {
      throw WidgetFault("no activity")
    }
    let update = ActivityUpdate(
      RideAttributes(line: "U1"),
      ActivityContent(state: RideAttributes.ContentState(minutes: 4), staleDate: nil), date: start)
    let state = try #require(
      try await makeArchiver().archive(widget, source, [update]).liveActivity?.states.first)
    let views = [
      state.lockScreen, state.dynamicIsland?.expanded.first?.content, state.small,
    ]
    #expect(
      zip(views, texts).allSatisfy { view, text in
        guard let view, let text else { return (view == nil) == (text == nil) }
        return "\(view)".contains("\"\(text)\"")
      })
  }

  @Test func `attributes of one name in two types are two activities`() {
    enum Bus {
      struct Attributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }
    }
    enum Tram {
      struct Attributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }
    }
    let widgets = DistinctWidgets([
      activity(Bus.Attributes.self, "bus"), activity(Tram.Attributes.self, "tram"),
    ]).members.map(\.widget)
    #expect(widgets.count == 2 && Set(widgets.map(\.kind)).count == 2)
  }
}
