extension Content: OpenArchiveUnion {
  package static let nameKind = ArchiveError.NameKind.view

  package static let codecs = CaseCodecs<Content>(
    containerCodecs
      + Shape.codecs.all.map { codec in
        CaseCodec(codec, Content.shape) { if case .shape(let shape) = $0 { shape } else { nil } }
      }
      + GradientStyle.codecs.all.map { codec in
        CaseCodec(codec, Content.gradient) {
          if case .gradient(let gradient) = $0 { gradient } else { nil }
        }
      } + controlCodecs)

  package var unknownCase: EncodedCase? {
    if case .unknown(let name, let payload) = self { (name, payload) } else { nil }
  }

  private static let containerCodecs: [CaseCodec<Content>] = [
    CaseCodec(
      "text", Content.text, { if case .text(let payload) = $0 { payload } else { nil } },
      "Characters in one style; a plain string in place of a view stands for it.", #""Buy milk""#),
    CaseCodec(
      "image", Content.image, { if case .image(let payload) = $0 { payload } else { nil } },
      "A bitmap of the archive's assets or a symbol of the system.", #"{"systemName": "star"}"#),
    CaseCodec(
      "label", Content.label, { if case .label(let payload) = $0 { payload } else { nil } },
      "A title with an icon beside it.", #"{"title": "Tasks", "systemImage": "checklist"}"#),
    CaseCodec(
      "hStack", Content.hStack, { if case .hStack(let payload) = $0 { payload } else { nil } },
      "Views side by side.", #"{"spacing": 4, "children": ["3", "tasks"]}"#),
    CaseCodec(
      "vStack", Content.vStack, { if case .vStack(let payload) = $0 { payload } else { nil } },
      "Views one above the other.", #"{"alignment": "leading", "children": ["Today", "3 tasks"]}"#),
    CaseCodec(
      "zStack", Content.zStack, { if case .zStack(let payload) = $0 { payload } else { nil } },
      "Views in front of each other.",
      #"{"alignment": "topLeading", "children": [{"color": "blue"}, "3"]}"#),
    CaseCodec(
      "lazyHStack", Content.lazyHStack,
      { if case .lazyHStack(let payload) = $0 { payload } else { nil } },
      "Views side by side that are as wide as they like.",
      #"{"spacing": 4, "children": ["3", "tasks"]}"#),
    CaseCodec(
      "lazyVStack", Content.lazyVStack,
      { if case .lazyVStack(let payload) = $0 { payload } else { nil } },
      "Views one above the other that are as high as they like.",
      #"{"alignment": "leading", "children": ["Today", "3 tasks"]}"#),
    CaseCodec(
      "grid", Content.grid, { if case .grid(let payload) = $0 { payload } else { nil } },
      "Rows of cells in columns.",
      #"{"children": [{"gridRow": {"children": ["A", "1"]}}, {"divider": {}}]}"#),
    CaseCodec(
      "gridRow", Content.gridRow, { if case .gridRow(let payload) = $0 { payload } else { nil } },
      "The cells of one row of a grid.", #"{"alignment": "top", "children": ["A", "1"]}"#),
    CaseCodec(
      "lazyVGrid", Content.lazyVGrid,
      { if case .lazyVGrid(let payload) = $0 { payload } else { nil } },
      "Cells in rows of given columns, filled row by row.",
      #"{"columns": [{"fixed": 40}, {}], "children": ["A", "1", "B", "2"]}"#),
    CaseCodec(
      "lazyHGrid", Content.lazyHGrid,
      { if case .lazyHGrid(let payload) = $0 { payload } else { nil } },
      "Cells in columns of given rows, filled column by column.",
      #"{"rows": [{}, {"minimum": 20, "maximum": 40}], "children": ["A", "1"]}"#),
    CaseCodec(
      "viewThatFits", Content.viewThatFits,
      { if case .viewThatFits(let payload) = $0 { payload } else { nil } },
      "The first of several views that fits; the last one if none does.",
      #"{"axes": ["horizontal"], "children": ["Wednesday", "Wed"]}"#),
    CaseCodec(
      "spacer", Content.spacer, { if case .spacer(let payload) = $0 { payload } else { nil } },
      "Space that grows along its stack's axis.", #"{}"#),
    CaseCodec(
      "divider", Content.divider, { if case .divider(let payload) = $0 { payload } else { nil } },
      "A thin line across its stack's axis.", #"{}"#),
    CaseCodec(
      "group", Content.group, { if case .group(let payload) = $0 { payload } else { nil } },
      "Views that share modifiers; their container sees each of them.", #"{"children": ["A", "B"]}"#
    ),
    CaseCodec(
      "color", Content.color, { if case .color(let payload) = $0 { payload } else { nil } },
      "A colour that fills its box.", #""red""#),
  ]

  private static let controlCodecs: [CaseCodec<Content>] = [
    CaseCodec(
      "button", Content.button, { if case .button(let payload) = $0 { payload } else { nil } },
      "A control that runs an intent.", #"{"intent": "AddTask", "label": "Add"}"#),
    CaseCodec(
      "toggle", Content.toggle, { if case .toggle(let payload) = $0 { payload } else { nil } },
      "A control with two states.",
      #"{"isOn": true, "intent": "CompleteTask", "label": "Buy milk"}"#),
    CaseCodec(
      "link", Content.link, { if case .link(let payload) = $0 { payload } else { nil } },
      "A control that opens a URL in the app.",
      #"{"destination": "tasks://today", "label": "Open"}"#),
    CaseCodec(
      "gauge", Content.gauge, { if case .gauge(let payload) = $0 { payload } else { nil } },
      "A value in a range, shown on a bar or a ring.",
      #"{"value": 21, "in": {"lowerBound": 10, "upperBound": 30}, "currentValueLabel": "21°"}"#),
    CaseCodec(
      "progressView", Content.progressView,
      { if case .progressView(let payload) = $0 { payload } else { nil } },
      "The progress of a task, or of a span of time.",
      #"{"value": 3, "total": 5, "label": "Tasks"}"#),
    CaseCodec(
      "chart", Content.chart, { if case .chart(let payload) = $0 { payload } else { nil } },
      "Data drawn as marks along two axes.",
      #"""
      {"marks": [
        {"mark": "bar", "x": "Mon", "y": 3}, {"mark": "bar", "x": "Tue", "y": 5},
        {"mark": "rule", "y": 4, "foregroundStyle": "red"}],
      "yAxis": {"marks": [{"values": {"desiredCount": 3}}]}}
      """#),
    CaseCodec(
      "accessoryWidgetBackground", Content.accessoryWidgetBackground,
      { if case .accessoryWidgetBackground(let payload) = $0 { payload } else { nil } },
      "The backdrop of a circular, corner or rectangular accessory; elsewhere it is invisible.",
      #"{}"#),
    CaseCodec(
      "emptyView", Content.emptyView,
      { if case .emptyView(let payload) = $0 { payload } else { nil } },
      "Nothing; its container gives it no space.", #"{}"#),
    CaseCodec(
      "unsupported", Content.unsupported,
      { if case .unsupported(let payload) = $0 { payload } else { nil } },
      "A view that WidgetKit does not draw: the sign that it shows in its place, and a warning.",
      #""ScrollView""#),
  ]
}
