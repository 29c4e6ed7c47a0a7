import VitrineCoding
import VitrineGeometry

extension Content: OpenArchiveUnion {
  package typealias Traits = ContentTraits

  package static let nameKind = ArchiveError.NameKind.view

  package static let codecs = CaseCodecs<Content>(
    Cases.containerRows + shapeRows + gradientRows + Cases.controlRows)

  private static var shapeRows: [any CaseRow<Content>] {
    Shape.codecs.all.map { CaseCodec($0, Content.shape) }
  }

  private static var gradientRows: [any CaseRow<Content>] {
    GradientStyle.codecs.all.map { CaseCodec($0, Content.gradient) }
  }

  /// The name in archives; layout reads it for every view, so it is specialized for views.
  package var caseName: String { visit(CaseNameVisitor()) }

  package func visit<Visitor: CaseVisitor<Content>>(_ visit: Visitor) -> Visitor.Result {
    switch self {
    case .text(let payload): visit(Cases.text, payload)
    case .image(let payload): visit(Cases.image, payload)
    case .label(let payload): visit(Cases.label, payload)
    case .hStack(let payload): visit(Cases.hStack, payload)
    case .vStack(let payload): visit(Cases.vStack, payload)
    case .zStack(let payload): visit(Cases.zStack, payload)
    case .lazyHStack(let payload): visit(Cases.lazyHStack, payload)
    case .lazyVStack(let payload): visit(Cases.lazyVStack, payload)
    case .grid(let payload): visit(Cases.grid, payload)
    case .gridRow(let payload): visit(Cases.gridRow, payload)
    case .lazyVGrid(let payload): visit(Cases.lazyVGrid, payload)
    case .lazyHGrid(let payload): visit(Cases.lazyHGrid, payload)
    case .viewThatFits(let payload): visit(Cases.viewThatFits, payload)
    case .spacer(let payload): visit(Cases.spacer, payload)
    case .divider(let payload): visit(Cases.divider, payload)
    case .group(let payload): visit(Cases.group, payload)
    case .color(let payload): visit(Cases.color, payload)
    case .shape(let shape): visit(shape, as: Content.shape, ContentTraits())
    case .gradient(let gradient): visit(gradient, as: Content.gradient, ContentTraits())
    case .button(let payload): visit(Cases.button, payload)
    case .toggle(let payload): visit(Cases.toggle, payload)
    case .link(let payload): visit(Cases.link, payload)
    case .gauge(let payload): visit(Cases.gauge, payload)
    case .progressView(let payload): visit(Cases.progressView, payload)
    case .chart(let payload): visit(Cases.chart, payload)
    case .accessoryWidgetBackground(let payload): visit(Cases.accessoryWidgetBackground, payload)
    case .emptyView(let payload): visit(Cases.emptyView, payload)
    case .unsupported(let payload): visit(Cases.unsupported, payload)
    case .screenView(let payload): visit(Cases.screenView, payload)
    case .unknown(let name, let payload): visit(unknown: name, payload, ContentTraits(count: .none))
    }
  }

  /// One row for each view: its name, payload and description.
  enum Cases {
    /// Texts, images and containers, in documentation order.
    static let containerRows: [any CaseRow<Content>] = [
      text, image, label, hStack, vStack, zStack, lazyHStack, lazyVStack, grid, gridRow, lazyVGrid,
      lazyHGrid, viewThatFits, spacer, divider, group, color,
    ]
    /// Controls, and views that only widgets have.
    static let controlRows: [any CaseRow<Content>] = [
      button, toggle, link, gauge, progressView, chart, accessoryWidgetBackground, emptyView,
      unsupported, screenView,
    ]

    static let text = UnionCase(
      "text", Content.text, .element, role: { .text($0) },
      "Characters in one style; a plain string in place of a view means the same.", #""Buy milk""#)
    static let image = UnionCase(
      "image", Content.image, .element, role: { .image($0) },
      "A bitmap of the archive's assets or a symbol of the system.", #"{"systemName": "star"}"#)
    static let label = UnionCase(
      "label", Content.label, .element, role: { .label($0) },
      "A title with an icon beside it.", #"{"title": "Tasks", "systemImage": "checklist"}"#)
    static let hStack = UnionCase(
      "hStack", Content.hStack, ContentTraits(isLabelContainer: true),
      role: { .container($0.children) },
      "Views side by side.", #"{"spacing": 4, "children": ["3", "tasks"]}"#)
    static let vStack = UnionCase(
      "vStack", Content.vStack, ContentTraits(isInlineRow: true, isLabelContainer: true),
      role: { .container($0.children) },
      "Views one above the other.", #"{"alignment": "leading", "children": ["Today", "3 tasks"]}"#)
    static let zStack = UnionCase(
      "zStack", Content.zStack, ContentTraits(isInlineRow: true), role: { .container($0.children) },
      "Views in front of each other.",
      #"{"alignment": "topLeading", "children": [{"color": "blue"}, "3"]}"#)
    static let lazyHStack = UnionCase(
      "lazyHStack", Content.lazyHStack, ContentTraits(levels: 2), role: { .container($0.children) },
      "Views side by side, each at its ideal width.",
      #"{"spacing": 4, "children": ["3", "tasks"]}"#)
    static let lazyVStack = UnionCase(
      "lazyVStack", Content.lazyVStack, ContentTraits(levels: 2, isInlineRow: true),
      role: { .container($0.children) },
      "Views one above the other, each at its ideal height.",
      #"{"alignment": "leading", "children": ["Today", "3 tasks"]}"#)
    static let grid = UnionCase(
      "grid", Content.grid, .grid, role: { .container($0.children) },
      "Rows of cells in columns.",
      #"{"children": [{"gridRow": {"children": ["A", "1"]}}, {"divider": {}}]}"#)
    static let gridRow = UnionCase(
      "gridRow", Content.gridRow, ContentTraits(count: .children),
      role: { .container($0.children) },
      "The cells of one row of a grid.", #"{"alignment": "top", "children": ["A", "1"]}"#)
    static let lazyVGrid = UnionCase(
      "lazyVGrid", Content.lazyVGrid, .grid,
      "Cells in rows of given columns, filled row by row.",
      #"{"columns": [{"fixed": 40}, {}], "children": ["A", "1", "B", "2"]}"#)
    static let lazyHGrid = UnionCase(
      "lazyHGrid", Content.lazyHGrid, .grid,
      "Cells in columns of given rows, filled column by column.",
      #"{"rows": [{}, {"minimum": 20, "maximum": 40}], "children": ["A", "1"]}"#)
    static let viewThatFits = UnionCase(
      "viewThatFits", Content.viewThatFits, ContentTraits(levels: 2),
      role: { .container(Array($0.children.prefix(1))) },
      "The first of several views that fits; the last one if none does.",
      #"{"axes": ["horizontal"], "children": ["Wednesday", "Wed"]}"#)
    static let spacer = UnionCase(
      "spacer", Content.spacer, .plain,
      "Space that grows along its stack's axis.", #"{}"#)
    static let divider = UnionCase(
      "divider", Content.divider, .plain,
      "A thin line across its stack's axis.", #"{}"#)
    static let group = UnionCase(
      "group", Content.group, ContentTraits(count: .children, isLabelContainer: true),
      role: { .container($0.children) },
      "Views that share modifiers; the container lays out each of them.",
      #"{"children": ["A", "B"]}"#
    )
    static let color = UnionCase(
      "color", Content.color, .plain,
      "A colour that fills its box.", #""red""#)
    static let button = UnionCase(
      "button", Content.button, .control, role: { .button($0) },
      "A control that runs an intent.", #"{"intent": "AddTask", "label": "Add"}"#)
    static let toggle = UnionCase(
      "toggle", Content.toggle, .control, role: { .toggle($0) },
      "A control with two states.",
      #"{"isOn": true, "intent": "CompleteTask", "label": "Buy milk"}"#)
    static let link = UnionCase(
      "link", Content.link, .element, role: { .link($0) },
      "A control that opens a URL in the app.",
      #"{"destination": "tasks://today", "label": "Open"}"#)
    static let gauge = UnionCase(
      "gauge", Content.gauge, .control, role: { .gauge($0) },
      "A value in a range, shown on a bar or a ring.",
      #"{"value": 21, "in": {"lowerBound": 10, "upperBound": 30}, "currentValueLabel": "21°"}"#)
    static let progressView = UnionCase(
      "progressView", Content.progressView, .control, role: { .progressView($0) },
      "The progress of a task, or of a span of time.",
      #"{"value": 3, "total": 5, "label": "Tasks"}"#)
    static let chart = UnionCase(
      "chart", Content.chart, .control,
      "Data drawn as marks along two axes.",
      #"""
      {"marks": [
        {"mark": "bar", "x": "Mon", "y": 3}, {"mark": "bar", "x": "Tue", "y": 5},
        {"mark": "rule", "y": 4, "foregroundStyle": "red"}],
      "yAxis": {"marks": [{"values": {"desiredCount": 3}}]}}
      """#)
    static let accessoryWidgetBackground = UnionCase(
      "accessoryWidgetBackground", Content.accessoryWidgetBackground, .plain,
      "The backdrop of a circular, corner or rectangular accessory; elsewhere it is invisible.",
      #"{}"#)
    static let emptyView = UnionCase(
      "emptyView", Content.emptyView, ContentTraits(count: .none),
      "No view; its container gives it no space.", #"{}"#)
    static let unsupported = UnionCase(
      "unsupported", Content.unsupported, .plain,
      "A view that WidgetKit does not draw: its placeholder sign, and a warning.",
      #""ScrollView""#)
    static let screenView = UnionCase(
      "screenView", Content.screenView, ContentTraits(levels: 2),
      role: { .container($0.views) },
      "A view that UIKit draws on the screen of an app, never in a widget.",
      #"{"view": "List", "children": ["Home", "Garden"]}"#)
  }
}
