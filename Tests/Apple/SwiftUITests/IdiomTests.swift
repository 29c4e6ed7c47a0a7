import SwiftUI
import Testing

// Common idioms of widget code, each of which has to compile unchanged.

private struct Plant: Identifiable {
  enum Thirst: String, CaseIterable { case low, high }
  let id: Int
  var name: String
  var thirst = Thirst.low
  var level = 0.5
}

extension Color {
  fileprivate static let leaf = Color(hex: 0x3A_7D_44)
  fileprivate init(hex: UInt32, opacity: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var leafy: Color { .leaf }
}

extension View {
  @ViewBuilder
  fileprivate func `if`<Content: View>(
    _ condition: Bool, transform: (Self) -> Content
  ) -> some View {
    if condition { transform(self) } else { self }
  }

  fileprivate func widgetBackground(_ background: some View) -> some View {
    if #available(iOSApplicationExtension 17.0, *) {
      return containerBackground(for: .widget) { background }
    } else {
      return self.background(background)
    }
  }
}

/// A card with view builders for its content and footer.
private struct Card<Content: View, Footer: View>: View {
  let title: LocalizedStringKey
  let content: () -> Content
  let footer: Footer

  init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.title = title
    self.content = content
    self.footer = footer()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content()
      footer
    }
  }
}

private struct PlantRow: View {
  let plant: Plant
  private var icon: some View { Image(systemName: plant.thirst == .high ? "drop.fill" : "leaf") }
  private var color: Color { plant.thirst == .high ? .blue : .leafy }

  var body: some View {
    HStack {
      icon.foregroundStyle(plant.thirst == .high ? .blue : .secondary)
      Text(plant.name)
        .foregroundColor(plant.thirst == .high ? .primary : .secondary)
      Spacer()
      level(of: plant)
    }
    .if(plant.thirst == .high) { $0.bold() }
  }

  @ViewBuilder private func level(of plant: Plant) -> some View {
    switch plant.thirst {
    case .low where plant.level > 0.9: EmptyView()
    case .low: Text("\(Int(plant.level * 100)) %")
    case .high: AnyView(Text("!").foregroundStyle(AnyShapeStyle(.red)))
    }
  }
}

private struct PlantsView: View {
  let plants: [Plant]
  @Environment(\.redactionReasons) private var reasons
  var limit = 2

  var body: some View {
    let rest = plants.count - limit
    Card("Plants") {
      ForEach(Array(plants.prefix(limit).enumerated()), id: \.element.id) { index, plant in
        if index > 0 { Divider() }
        PlantRow(plant: plant)
      }
    } footer: {
      if rest > 0 {
        Text("and \(rest) more").font(.caption2).foregroundStyle(.tertiary)
      }
    }
    .opacity(reasons.contains(.placeholder) ? 0.5 : 1)
    .widgetBackground(Color.leaf.opacity(0.2))
  }
}

@MainActor
@Suite struct IdiomTests {
  private let plants = [
    Plant(id: 1, name: "Basil", level: 0.4), Plant(id: 2, name: "Fern", thirst: .high),
    Plant(id: 3, name: "Moss"),
  ]

  @Test func aWidgetIsMadeOfManyParts() throws {
    try expect(
      PlantsView(plants: plants),
      is: """
        {"vStack": {"alignment": "leading", "children": [
          {"text": "Plants", "modifiers": [{"font": "headline"}]},
          {"hStack": {"children": [
            {"image": {"systemName": "leaf"}, "modifiers": [{"foregroundStyle": {"color": "secondary"}}]},
            {"text": "Basil", "modifiers": [{"foregroundStyle": {"color": "secondary"}}]},
            {"spacer": {}},
            {"text": {"localized": {"key": "%lld %%", "arguments": [40]}},
             "modifiers": [{"id": "3/if/else"}]}]},
           "modifiers": [{"id": "1/1/1/else"}]},
          {"divider": {}, "modifiers": [{"id": "1/2/0/if"}]},
          {"hStack": {"children": [
            {"image": {"systemName": "drop.fill"}, "modifiers": [{"foregroundStyle": "blue"}]},
            {"text": "Fern", "modifiers": [{"foregroundStyle": {"color": "primary"}}]},
            {"spacer": {}},
            {"text": "!", "modifiers": [{"foregroundStyle": "red"}, {"id": "3/else"}]}]},
           "modifiers": [{"bold": true}, {"id": "1/2/1/if"}]},
          {"text": {"localized": {"key": "and %lld more", "arguments": [1]}},
           "modifiers": [{"font": "caption2"}, {"foregroundStyle": "tertiary"}, {"id": "2/if"}]}
        ]},
        "modifiers": [{"opacity": 1},
          {"containerBackground": {"content": {"color": {"color": "#3A7D44", "opacity": 0.2}}}}]}
        """)
  }

  @Test func bodiesSeeWhyContentIsHidden() throws {
    let archived = try node(PlantsView(plants: [])) { $0.redactionReasons = .placeholder }
    #expect(archived.node.modifiers.first == .opacity(0.5))
  }
}
