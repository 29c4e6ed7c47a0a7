import VitrineCoding
import VitrineGeometry

extension Content: OpenArchiveUnion {
  package typealias Traits = ContentTraits

  package static let nameKind = ArchiveError.NameKind.view

  private static let containers = ContainerCases()
  private static let controls = ControlCases()

  package static let codecs = CaseCodecs<Content>(
    containers, Shape.codecs.embedded(Content.shape),
    GradientStyle.codecs.embedded(Content.gradient), controls)

  /// The name in archives; layout reads it for every view, so it is specialized for views.
  package var caseName: String { visit(CaseNameVisitor()) }

  package func visit<Visitor: CaseVisitor<Content>>(_ visit: Visitor) -> Visitor.Result {
    switch self {
    case .text(let payload): visit(Self.containers.text, payload)
    case .image(let payload): visit(Self.containers.image, payload)
    case .label(let payload): visit(Self.containers.label, payload)
    case .hStack(let payload): visit(Self.containers.hStack, payload)
    case .vStack(let payload): visit(Self.containers.vStack, payload)
    case .zStack(let payload): visit(Self.containers.zStack, payload)
    case .lazyHStack(let payload): visit(Self.containers.lazyHStack, payload)
    case .lazyVStack(let payload): visit(Self.containers.lazyVStack, payload)
    case .grid(let payload): visit(Self.containers.grid, payload)
    case .gridRow(let payload): visit(Self.containers.gridRow, payload)
    case .lazyVGrid(let payload): visit(Self.containers.lazyVGrid, payload)
    case .lazyHGrid(let payload): visit(Self.containers.lazyHGrid, payload)
    case .viewThatFits(let payload): visit(Self.containers.viewThatFits, payload)
    case .spacer(let payload): visit(Self.containers.spacer, payload)
    case .divider(let payload): visit(Self.containers.divider, payload)
    case .group(let payload): visit(Self.containers.group, payload)
    case .color(let payload): visit(Self.containers.color, payload)
    case .shape(let shape): visit(shape, as: Content.shape, ContentTraits())
    case .gradient(let gradient): visit(gradient, as: Content.gradient, ContentTraits())
    case .button(let payload): visit(Self.controls.button, payload)
    case .toggle(let payload): visit(Self.controls.toggle, payload)
    case .link(let payload): visit(Self.controls.link, payload)
    case .gauge(let payload): visit(Self.controls.gauge, payload)
    case .progressView(let payload): visit(Self.controls.progressView, payload)
    case .chart(let payload): visit(Self.controls.chart, payload)
    case .accessoryWidgetBackground(let payload):
      visit(Self.controls.accessoryWidgetBackground, payload)
    case .emptyView(let payload): visit(Self.controls.emptyView, payload)
    case .unsupported(let payload): visit(Self.controls.unsupported, payload)
    case .screenView(let payload): visit(Self.controls.screenView, payload)
    case .unknown(let name, let payload): visit(unknown: name, payload, ContentTraits(count: .none))
    }
  }

  /// Texts, images and containers: a row for each view, with its name, payload and description.
  struct ContainerCases: Sendable {
    let text = UnionCase(
      "text", Content.text, .element, role: { .text($0) },
      "Characters in one style; a plain string in place of a view means the same.", #""Buy milk""#)
    let image = UnionCase(
      "image", Content.image, .element, role: { .image($0) },
      "A bitmap of the archive's assets or a symbol of the system.", #"{"systemName": "star"}"#)
    let label = UnionCase(
      "label", Content.label, .element, role: { .label($0) },
      "A title with an icon beside it.", #"{"title": "Tasks", "systemImage": "checklist"}"#)
    let hStack = UnionCase(
      "hStack", Content.hStack, ContentTraits(isLabelContainer: true),
      role: { .container($0.children) },
      "Views side by side.", #"{"spacing": 4, "children": ["3", "tasks"]}"#)
    let vStack = UnionCase(
      "vStack", Content.vStack, ContentTraits(isInlineRow: true, isLabelContainer: true),
      role: { .container($0.children) },
      "Views one above the other.", #"{"alignment": "leading", "children": ["Today", "3 tasks"]}"#)
    let zStack = UnionCase(
      "zStack", Content.zStack, ContentTraits(isInlineRow: true), role: { .container($0.children) },
      "Views in front of each other.",
      #"{"alignment": "topLeading", "children": [{"color": "blue"}, "3"]}"#)
    let lazyHStack = UnionCase(
      "lazyHStack", Content.lazyHStack, ContentTraits(levels: 2), role: { .container($0.children) },
      "Views side by side, each at its ideal width.",
      #"{"spacing": 4, "children": ["3", "tasks"]}"#)
    let lazyVStack = UnionCase(
      "lazyVStack", Content.lazyVStack, ContentTraits(levels: 2, isInlineRow: true),
      role: { .container($0.children) },
      "Views one above the other, each at its ideal height.",
      #"{"alignment": "leading", "children": ["Today", "3 tasks"]}"#)
    let grid = UnionCase(
      "grid", Content.grid, .grid, role: { .container($0.children) },
      "Rows of cells in columns.",
      #"{"children": [{"gridRow": {"children": ["A", "1"]}}, {"divider": {}}]}"#)
    let gridRow = UnionCase(
      "gridRow", Content.gridRow, ContentTraits(count: .children),
      role: { .container($0.children) },
      "The cells of one row of a grid.", #"{"alignment": "top", "children": ["A", "1"]}"#)
    let lazyVGrid = UnionCase(
      "lazyVGrid", Content.lazyVGrid, .grid,
      "Cells in rows of given columns, filled row by row.",
      #"{"columns": [{"fixed": 40}, {}], "children": ["A", "1", "B", "2"]}"#)
    let lazyHGrid = UnionCase(
      "lazyHGrid", Content.lazyHGrid, .grid,
      "Cells in columns of given rows, filled column by column.",
      #"{"rows": [{}, {"minimum": 20, "maximum": 40}], "children": ["A", "1"]}"#)
    let viewThatFits = UnionCase(
      "viewThatFits", Content.viewThatFits, ContentTraits(levels: 2),
      role: { .container(Array($0.children.prefix(1))) },
      "The first of several views that fits; the last one if none does.",
      #"{"axes": ["horizontal"], "children": ["Wednesday", "Wed"]}"#)
    let spacer = UnionCase(
      "spacer", Content.spacer, .plain,
      "Space that grows along its stack's axis.", #"{}"#)
    let divider = UnionCase(
      "divider", Content.divider, .plain,
      "A thin line across its stack's axis.", #"{}"#)
    let group = UnionCase(
      "group", Content.group, ContentTraits(count: .children, isLabelContainer: true),
      role: { .container($0.children) },
      "Views that share modifiers; the container lays out each of them.",
      #"{"children": ["A", "B"]}"#
    )
    let color = UnionCase(
      "color", Content.color, .plain,
      "A colour that fills its box.", #""red""#)
  }

  /// Controls, and views that only widgets have.
  struct ControlCases: Sendable {
    let button = UnionCase(
      "button", Content.button, .control, role: { .button($0) },
      "A control that runs an intent.", #"{"intent": "AddTask", "label": "Add"}"#)
    let toggle = UnionCase(
      "toggle", Content.toggle, .control, role: { .toggle($0) },
      "A control with two states.",
      #"{"isOn": true, "intent": "CompleteTask", "label": "Buy milk"}"#)
    let link = UnionCase(
      "link", Content.link, .element, role: { .link($0) },
      "A control that opens a URL in the app.",
      #"{"destination": "tasks://today", "label": "Open"}"#)
    let gauge = UnionCase(
      "gauge", Content.gauge, .control, role: { .gauge($0) },
      "A value in a range, shown on a bar or a ring.",
      #"{"value": 21, "in": {"lowerBound": 10, "upperBound": 30}, "currentValueLabel": "21°"}"#)
    let progressView = UnionCase(
      "progressView", Content.progressView, .control, role: { .progressView($0) },
      "The progress of a task, or of a span of time.",
      #"{"value": 3, "total": 5, "label": "Tasks"}"#)
    let chart = UnionCase(
      "chart", Content.chart, .control,
      "Data drawn as marks along two axes.",
      #"""
      {"marks": [
        {"mark": "bar", "x": "Mon", "y": 3}, {"mark": "bar", "x": "Tue", "y": 5},
        {"mark": "rule", "y": 4, "foregroundStyle": "red"}],
      "yAxis": {"marks": [{"values": {"desiredCount": 3}}]}}
      """#)
    let accessoryWidgetBackground = UnionCase(
      "accessoryWidgetBackground", Content.accessoryWidgetBackground, .plain,
      "The backdrop of a circular, corner or rectangular accessory; elsewhere it is invisible.",
      #"{}"#)
    let emptyView = UnionCase(
      "emptyView", Content.emptyView, ContentTraits(count: .none),
      "No view; its container gives it no space.", #"{}"#)
    let unsupported = UnionCase(
      "unsupported", Content.unsupported, .plain,
      "A view that WidgetKit does not draw: its placeholder sign, and a warning.",
      #""ScrollView""#)
    let screenView = UnionCase(
      "screenView", Content.screenView, ContentTraits(levels: 2),
      role: { .container($0.views) },
      "A view that UIKit draws on the screen of an app, never in a widget.",
      #"{"view": "List", "children": ["Home", "Garden"]}"#)
  }
}
