import SwiftUI
import Testing
import VitrineDisplayList
import VitrineGeometry

@MainActor
@Suite struct StyleTests {
  struct Tile: SwiftUI.ButtonStyle {
    @SwiftUI.Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(8)
        .opacity(isEnabled && !configuration.isPressed ? 1 : 0.5)
    }
  }

  @Test func buttonStylesDrawTheLabel() throws {
    let button = SwiftUI.Button(
      intent: Action.Intent(type: "Add"), label: SwiftUI.Text(verbatim: "Add"))
    try expect(
      button.buttonStyle(Tile()).disabled(true),
      is: """
        {"button": {"intent": "Add", "label": "Add", "bodies": {"released":
          {"text": "Add", "modifiers": [{"padding": 8}, {"opacity": 0.5}]}}},
         "modifiers": [{"disabled": true}]}
        """)
    try expect(
      button.buttonStyle(Tile()),
      is: """
        {"button": {"intent": "Add", "label": "Add", "bodies": {
          "released": {"text": "Add", "modifiers": [{"padding": 8}, {"opacity": 1}]},
          "pressed": {"text": "Add", "modifiers": [{"padding": 8}, {"opacity": 0.5}]}}}}
        """)
    try expect(
      button.buttonStyle(.borderedProminent),
      is: """
        {"button": {"intent": "Add", "label": "Add"},
         "modifiers": [{"buttonStyle": "borderedProminent"}]}
        """)
  }

  struct Twice: SwiftUI.PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        SwiftUI.Button(configuration)
        configuration.label
      }
    }
  }

  @Test func primitiveButtonStylesHoldTheButton() throws {
    let button = SwiftUI.Button(
      intent: Action.Intent(type: "Add"), label: SwiftUI.Text(verbatim: "Add"))
    try expect(
      button.buttonStyle(Twice()),
      is: #"{"hStack": {"children": [{"button": {"intent": "Add", "label": "Add"}}, "Add"]}}"#)
  }

  struct Check: SwiftUI.ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        SwiftUI.Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }

  struct Beside: SwiftUI.ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        SwiftUI.Image(systemName: "star")
        SwiftUI.Toggle(configuration)
      }
    }
  }

  @Test func togglesHaveTitlesSymbolsAndSources() throws {
    let on = SwiftUI.Binding.constant(true)
    let symbol = #"{"label": {"title": "Wi-Fi", "systemImage": "wifi"}}"#
    try expect(
      SwiftUI.Toggle("Wi-Fi", systemImage: "wifi", isOn: on),
      is: #"{"toggle": {"isOn": true, "label": \#(symbol)}}"#)
    struct Source { var isOn: SwiftUI.Binding<Bool> }
    for (values, expected) in [([true, true], true), ([true, false], false), ([], false)] {
      try expect(
        SwiftUI.Toggle("All", sources: values.map { Source(isOn: .constant($0)) }, isOn: \.isOn),
        is: #"{"toggle": {"isOn": \#(expected), "label": "All"}}"#)
    }
  }

  @Test func toggleStylesStayControls() throws {
    let intent = Action.Intent(type: "Tick", parameters: ["id": "3"])
    let toggle = SwiftUI.Toggle(isOn: true, intent: intent, label: SwiftUI.Text(verbatim: "Milk"))
    try expect(
      toggle.toggleStyle(Check()),
      is: """
        {"toggle": {"isOn": true, "intent": {"type": "Tick", "parameters": {"id": "3"}},
          "label": "Milk", "bodies": {
          "on": {"hStack": {"children": [{"image": {"systemName": "checkmark.square"}}, "Milk"]}},
          "off": {"hStack": {"children": [{"image": {"systemName": "square"}}, "Milk"]}}}}}
        """)
    // If a style's view contains the system's toggle, that is the control.
    try expect(
      toggle.toggleStyle(Beside()),
      is: """
        {"hStack": {"children": [{"image": {"systemName": "star"}},
          {"toggle": {"isOn": true, "intent": {"type": "Tick", "parameters": {"id": "3"}},
            "label": "Milk"}}]}}
        """)
    try expect(
      toggle.toggleStyle(.switch).labelsHidden(),
      is: """
        {"toggle": {"isOn": true, "intent": {"type": "Tick", "parameters": {"id": "3"}},
          "label": "Milk"},
         "modifiers": [{"toggleStyle": "switch"}, {"labelsHidden": true}]}
        """)
  }

  struct Stacked: SwiftUI.LabelStyle {
    let gap: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: gap) {
        configuration.icon
        configuration.title
      }
    }
  }

  @Test func labelStylesTakeLabelsApart() throws {
    let label = SwiftUI.Label("Sun", systemImage: "sun.max")
    try expect(
      label.labelStyle(Stacked(gap: 2)),
      is: #"{"vStack": {"spacing": 2, "children": [{"image": {"systemName": "sun.max"}}, "Sun"]}}"#)
    try expect(
      label.labelStyle(.iconOnly),
      is: """
        {"label": {"title": "Sun", "systemImage": "sun.max"},
         "modifiers": [{"labelStyle": "iconOnly"}]}
        """)
  }

  struct Bar: SwiftUI.GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Color.red.frame(width: 100 * configuration.value)
        configuration.currentValueLabel
      }
    }
  }

  @Test func gaugeStylesGetShares() throws {
    let gauge = SwiftUI.Gauge(value: 15, in: 10...30) {
      SwiftUI.Text(verbatim: "T")
    } currentValueLabel: {
      SwiftUI.Text(verbatim: "15°")
    }
    try expect(
      gauge.gaugeStyle(Bar()),
      is: """
        {"hStack": {"children": ["T",
          {"color": "red", "modifiers": [{"frame": {"width": 25}}]},
          {"text": "15°", "modifiers": [{"id": "2/if"}]}]}}
        """)
    try expect(
      gauge.gaugeStyle(.accessoryCircular),
      is: """
        {"gauge": {"value": 15, "in": {"lowerBound": 10, "upperBound": 30}, "label": "T",
          "currentValueLabel": "15°"},
         "modifiers": [{"gaugeStyle": "accessoryCircular"}]}
        """)
  }

  struct Percent: SwiftUI.ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      SwiftUI.Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }

  @Test func progressStylesGetShares() throws {
    let view = SwiftUI.ProgressView(value: 3, total: 4)
    try expect(view.progressViewStyle(Percent()), is: #""75 %""#)
    try expect(
      view.progressViewStyle(.linear).tint(.green),
      is: """
        {"progressView": {"value": 3, "total": 4},
         "modifiers": [{"progressViewStyle": "linear"}, {"tint": "green"}]}
        """)
  }

  @Test func stylesOfTheSystemAreArchived() throws {
    let styles: KeyValuePairs<String, any SwiftUI.ShapeStyle> = [
      #""ultraThinMaterial""#: .ultraThinMaterial,
      #"{"gradient": "indigo"}"#: .indigo.gradient,
      #""background.secondary""#: .background.secondary,
      #""separator""#: .separator,
      #"{"style": "foreground", "shadow": {"drop": {"radius": 1}}}"#: .shadow(.drop(radius: 1)),
      #""placeholder""#: .placeholder,
      #"{"style": "red", "level": "tertiary"}"#: SwiftUI.Color.red.tertiary,
      #"{"style": "blue", "blendMode": "multiply"}"#: .blue.blendMode(.multiply),
      #"{"style": "blue", "shadow": {"inner": {"radius": 2, "y": 1}}}"#:
        .blue.shadow(.inner(radius: 2, y: 1)),
      #"{"imagePaint": {"name": "Tile", "sourceRect": {"width": 0.5}, "scale": 2}}"#:
        .image(
          SwiftUI.Image("Tile"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2),
    ]
    for (json, style) in styles {
      try expect(
        SwiftUI.Text(verbatim: "x").foregroundStyle(AnyShapeStyle(style)),
        is: #"{"text": "x", "modifiers": [{"foregroundStyle": \#(json)}]}"#)
    }
  }

  /// A style that depends on the colour scheme.
  struct Brand: SwiftUI.ShapeStyle {
    func resolve(in environment: SwiftUI.EnvironmentValues) -> some SwiftUI.ShapeStyle {
      environment.colorScheme == .dark ? SwiftUI.Color.mint : .teal
    }
  }

  @Test func stylesOfShapesFollowTheEnvironment() throws {
    let view = SwiftUI.Circle().fill(Brand())
    try expect(view, is: #"{"circle": {"fill": "mint"}}"#) { $0.colorScheme = .dark }
    try expect(
      SwiftUI.Text(verbatim: "x").foregroundStyle(.fill.tertiary),
      is: #"{"text": "x", "modifiers": [{"foregroundStyle": "fill.tertiary"}]}"#)
    try expect(
      Rectangle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)),
      is: """
        {"rectangle": {"fill": {"linearGradient": {"stops": ["red", "blue"],
          "startPoint": "leading", "endPoint": "trailing"}}}}
        """)
  }
}
