import SwiftUI
import Testing

@MainActor
@Suite struct ViewTests {
  struct Row: View {
    let title: String
    var isDone = false
    var body: some View {
      HStack(spacing: 12) {
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(isDone ? .green : .secondary)
        Text(title)
          .strikethrough(isDone)
          .lineLimit(1)
        Spacer()
      }
      .padding(.vertical, 6)
      .background(Color(.systemBackground).opacity(0.5))
      .cornerRadius(8)
    }
  }

  @Test func modifiersStandInTheOrderOfTheSource() throws {
    try expect(
      Row(title: "Basil", isDone: true),
      is: """
        {"hStack": {"spacing": 12, "children": [
          {"image": {"systemName": "checkmark.circle.fill"},
           "modifiers": [{"font": "title3"}, {"foregroundStyle": "green"}]},
          {"text": "Basil", "modifiers": [{"strikethrough": true}, {"lineLimit": 1}]},
          {"spacer": {}}
        ]},
        "modifiers": [
          {"padding": {"edges": "vertical", "length": 6}},
          {"background": {"style": {"color": {"color": "systemBackground", "opacity": 0.5}}}},
          {"cornerRadius": 8}]}
        """)
  }

  struct Choice: View {
    let count: Int
    var note: String?
    @ViewBuilder var body: some View {
      switch count {
      case 0: EmptyView()
      case 1: Text(verbatim: "one")
      default:
        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") }
        if let note { Text(verbatim: note) }
        if #available(iOS 99, *) { Divider() }
      }
    }
  }

  @Test(arguments: [
    (Choice(count: 0), #"{"vStack": {}}"#),
    (
      Choice(count: 1),
      #"{"vStack": {"children": [{"text": "one", "modifiers": [{"id": "if/else"}]}]}}"#
    ),
    (
      Choice(count: 2, note: "n"),
      #"{"vStack": {"children": [{"text": "0", "modifiers": [{"id": "else/0/0"}]}, {"text": "1", "modifiers": [{"id": "else/0/1"}]}, {"text": "n", "modifiers": [{"id": "else/1/if"}]}, {"divider": {}, "modifiers": [{"id": "else/2/if"}]}]}}"#
    ),
  ])
  func conditionsAndLoopsAreFlat(_ choice: Choice, _ expected: String) throws {
    try expect(VStack { choice }, is: expected)
  }

  private struct Task: SwiftUI.View {
    let isDone: Bool
    var body: some SwiftUI.View {
      if isDone { Text(verbatim: "done") } else { Text(verbatim: "open") }
    }
  }

  @Test func branchesOfConditionsAreToldApartByPlace() throws {
    let view = VStack {
      Text(verbatim: "a")
      Group { Task(isDone: true) }.padding(2)
      Task(isDone: false)
      ForEach(0..<1) { _ in Task(isDone: true) }
    }
    try expect(
      view,
      is: """
        {"vStack": {"children": ["a",
          {"text": "done", "modifiers": [{"id": "1/if"}, {"padding": 2}]},
          {"text": "open", "modifiers": [{"id": "2/else"}]},
          {"text": "done", "modifiers": [{"id": "3/0/if"}]}]}}
        """)
  }

  @Test func modifiersOfGroupsReachEachView() throws {
    let view = HStack {
      Group {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      .bold()
    }
    try expect(
      view,
      is:
        #"{"hStack": {"children": [{"group": {"children": ["a", "b"]}, "modifiers": [{"bold": true}]}]}}"#
    )
  }

  struct Identified: Identifiable {
    let id: Int
    var name: String
  }

  @Test func elementsComeByIdentityAndBinding() throws {
    let items = [Identified(id: 1, name: "a"), Identified(id: 2, name: "b")]
    let view = VStack {
      ForEach(items) { Text(verbatim: $0.name) }
      ForEach(.constant(items)) { $item in Text(verbatim: item.name.uppercased()) }
      ForEach(items, id: \.name) { Text(verbatim: "\($0.id)") }
    }
    func row(_ text: String, _ id: String) -> String {
      #"{"text": "\#(text)", "modifiers": [{"id": "\#(id)"}]}"#
    }
    let rows = [
      row("a", "0/1"), row("b", "0/2"), row("A", "1/1"), row("B", "1/2"), row("1", "2/a"),
      row("2", "2/b"),
    ]
    try expect(view, is: #"{"vStack": {"children": [\#(rows.joined(separator: ", "))]}}"#)
  }

  struct Badge: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    func body(content: Content) -> some View {
      content.padding(4).background(scheme == .dark ? Color.white : .black, in: Capsule())
    }
  }

  @Test(arguments: [(ColorScheme.light, "black"), (.dark, "white")])
  func ownModifiersSeeTheEnvironment(_ scheme: ColorScheme, _ color: String) throws {
    let text = try json(Text(verbatim: "9").modifier(Badge())) { $0.colorScheme = scheme }
    #expect(
      text
        == (try canonical(
          """
          {"text": "9", "modifiers": [{"padding": 4}, {"background": {
            "style": "\(color)", "in": {"capsule": {}}}}]}
          """)))
  }
}
