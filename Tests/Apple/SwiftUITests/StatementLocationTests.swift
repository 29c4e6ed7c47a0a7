import AppIntents
import SwiftUI
import Testing
import VitrineCoding
import VitrineGeometry
import WidgetKit

/// The places of views in this file: the lines and columns are those of the code of each test.
@MainActor @Suite struct StatementLocationTests {
  private typealias Places = [String: [String]]

  /// The line after the call and the column of each located view, by its text or its kind.
  private func places(_ view: some SwiftUI.View, since line: Int) throws -> Places {
    var inputs = ArchiveInputs(
      environment: SwiftUI.EnvironmentValues(), size: .init(width: 158, height: 158),
      margins: .init(0))
    inputs.keepsLocations = true
    let node = try archive(view, in: inputs, layout: measurer).node
    var places: Places = [:]
    collect(JSONValue(encoding: node), since: line, &places)
    return places
  }

  private func collect(_ value: JSONValue, since line: Int, _ places: inout Places) {
    switch value {
    case .array(let values): for value in values { collect(value, since: line, &places) }
    case .object(let fields):
      for key in fields.keys.sorted() { fields[key].map { collect($0, since: line, &places) } }
      guard case .string(let text)? = fields["source"], let place = CodeLocation(text) else {
        return
      }
      #expect(place.file.text == #fileID)
      let kind = fields.keys.first { !["source", "modifiers", "id"].contains($0) } ?? ""
      let name = if case .string(let text)? = fields["text"] { text } else { kind }
      places[name, default: []].append("\(place.line - line):\(place.column)")
    default: break
    }
  }

  @Test("a view has the place of the first word of its statement")
  func statements() throws {
    let line = #line
    let view = SwiftUI.VStack {
      Text(verbatim: "one")
      Text(
        verbatim: "two"
      )
      .font(.title)
      .padding()
      SwiftUI.HStack {
        Text(verbatim: "three"); Text(verbatim: "four")
      }
    }
    let expected = [
      "one": ["2:7"], "two": ["3:7"], "three": ["9:9"], "four": ["9:34"], "hStack": ["8:7"],
    ]
    let found = try places(view, since: line)
    #expect(found == expected)
  }

  @Test(
    "branches, elements and members of groups have places of their own", arguments: [true, false])
  func branches(_ isOn: Bool) throws {
    let line = #line
    let view = SwiftUI.VStack {
      if isOn {
        Text(verbatim: "on")
      } else {
        Text(verbatim: "off")
      }
      switch isOn {
      case true: Text(verbatim: "yes")
      case false: Text(verbatim: "no")
      }
      if isOn { Text(verbatim: "only") }
      if #available(iOS 26, *) { Text(verbatim: "new") }
      ForEach(["a", "b"], id: \.self) { name in
        Text(verbatim: name)
      }
      SwiftUI.Group {
        Text(verbatim: "grouped")
      }
    }
    var expected: Places = [
      "new": ["12:34"], "a": ["14:9"], "b": ["14:9"], "grouped": ["17:9"],
    ]
    expected.merge(
      isOn
        ? ["on": ["3:9"], "yes": ["8:18"], "only": ["11:17"]]
        : ["off": ["5:9"], "no": ["9:19"]]
    ) { $1 }
    let found = try places(view, since: line)
    #expect(found == expected)
  }

  private static let line = #line
  private struct Card: SwiftUI.View {
    var body: some SwiftUI.View {
      title
      subtitle
      footer
    }
    @SwiftUI.ViewBuilder private var title: some SwiftUI.View {
      Text(verbatim: "title")
    }
    private var subtitle: SwiftUI.Text { Text(verbatim: "subtitle") }
    private var footer: some SwiftUI.View {
      let words = "footer"
      return Text(verbatim: words).modifier(Badge())
    }
  }
  private struct Badge: ViewModifier {
    func body(content: _ViewModifier_Content<Badge>) -> some SwiftUI.View {
      content
        .overlay { Text(verbatim: "badge") }
    }
  }

  @Test("a user's view has the places of its body, and a property with a builder those of its own")
  func bodies() throws {
    let view = SwiftUI.VStack { Card() }
    let expected = [
      // A property without a builder has the place of its use.
      "title": ["8:7"], "subtitle": ["4:7"], "footer": ["5:7"], "badge": ["19:20"],
    ]
    let found = try places(view, since: Self.line)
    #expect(found == expected)
  }

  @Test("layers, labels and shapes in closures have places; a value has that of its statement")
  func layers() throws {
    let line = #line
    let view = SwiftUI.VStack {
      Text(verbatim: "base")
        .overlay(alignment: .top) {
          Text(verbatim: "over")
        }
        .background { SwiftUI.Circle() }
        .background(SwiftUI.Color.red)
      SwiftUI.Button(intent: Refill()) {
        Text(verbatim: "label")
      }
      SwiftUI.Gauge(value: 0.5) { Text(verbatim: "gauge") }
      SwiftUI.Capsule().fill(.blue)
      SwiftUI.Color.green
      SwiftUI.Spacer()
      AnyView(Text(verbatim: "erased"))
    }
    let expected = [
      "base": ["2:7"], "over": ["4:11"], "circle": ["6:23"], "button": ["8:7"], "label": ["9:9"],
      "gauge": ["11:7", "11:35"].reversed(), "capsule": ["12:7"], "color": ["13:7"],
      "spacer": ["14:7"], "erased": ["15:7"],
    ]
    let found = try places(view, since: line)
    #expect(found == expected)
  }

  @Test("statements of the library have no place, so that views inherit that of the user's")
  func library() throws {
    let line = #line
    let view = SwiftUI.VStack {
      SwiftUI.Label("Water", systemImage: "drop")
      AccessoryWidgetGroup("Group") { Text(verbatim: "one") }
    }
    let expected = ["label": ["2:7"], "vStack": ["3:7"], "one": ["3:39"]]
    let found = try places(view, since: line)
    #expect(found == expected)
  }

  @Test("a place never makes views different")
  func equality() {
    let (one, other) = (located { Text(verbatim: "a") }, located { Text(verbatim: "a") })
    #expect(one == other)
    #expect(one.hashed == other.hashed)
  }

  private func located(@SwiftUI.ViewBuilder _ text: () -> SwiftUI.Text) -> Located {
    Located(text: text(), color: color { SwiftUI.Color.red })
  }

  private func color(@SwiftUI.ViewBuilder _ color: () -> SwiftUI.Color) -> SwiftUI.Color { color() }

  private struct Located: Equatable {
    var text: SwiftUI.Text
    var color: SwiftUI.Color
    var hashed: Int { color.hashValue }
  }

  @Test("places are left out unless they are requested")
  func omitted() throws {
    let view = SwiftUI.VStack { Text(verbatim: "one") }
    #expect(try !json(view).contains("source"))
  }

  private struct Padded: SwiftUI.ButtonStyle {
    func makeBody(configuration: Configuration) -> some SwiftUI.View {
      configuration.label
        .padding()
    }
  }

  @Test("the label of a control has the place of the control, however its style draws it")
  func styles() throws {
    let line = #line
    let view = SwiftUI.VStack {
      SwiftUI.Button("Refill", intent: Refill())
      SwiftUI.Button(intent: Refill()) { Text(verbatim: "label") }
    }
    .buttonStyle(Padded())
    let found = try places(view, since: line)
    #expect(Set(found["label"] ?? []) == ["3:42"])
    #expect(found["button"] == ["2:7", "3:7"])
    #expect(!found.values.joined().contains { $0.hasPrefix("-") })
  }

  private struct Refill: AppIntent {
    static let title: LocalizedStringResource = "Refill"
    func perform() async throws -> some IntentResult { .result() }
  }
}
