extension Content {
  /// How the payload of one kind is read and described.
  struct Reader: Sendable {
    let summary: String
    let example: JSONText
    let read: @Sendable (any Decoder) throws -> Content
    let schema: @Sendable (inout SchemaDefinitions) -> JSONValue

    /// - Parameters:
    ///   - summary: what it is, in one sentence.
    ///   - example: a payload as an author would write it.
    init<Payload: ArchiveValue>(
      _ make: @escaping @Sendable (Payload) -> Content, _ summary: String, _ example: JSONText
    ) {
      self.summary = summary
      self.example = example
      read = { make(try Payload(from: $0)) }
      schema = { Payload.schema(in: &$0).described(summary) }
    }
  }

  /// The kinds by their name in archives.
  static let readers: [String: Reader] = [
    "text": Reader(
      Content.text, "Characters in one style; a plain string in the place of a view stands for it.",
      #""Buy milk""#),
    "image": Reader(
      Content.image, "A bitmap of the archive's assets or a symbol of the system.",
      #"{"systemName": "star"}"#),
    "label": Reader(
      Content.label, "A title with an icon beside it.",
      #"{"title": "Tasks", "systemImage": "checklist"}"#),
    "hStack": Reader(
      Content.hStack, "Views side by side.",
      #"{"spacing": 4, "children": ["3", "tasks"]}"#),
    "vStack": Reader(
      Content.vStack, "Views on top of each other.",
      #"{"alignment": "leading", "children": ["Today", "3 tasks"]}"#),
    "zStack": Reader(
      Content.zStack, "Views behind each other.",
      #"{"alignment": "topLeading", "children": [{"color": "blue"}, "3"]}"#),
    "lazyHStack": Reader(
      Content.lazyHStack, "Views side by side that are as wide as they like.",
      #"{"spacing": 4, "children": ["3", "tasks"]}"#),
    "lazyVStack": Reader(
      Content.lazyVStack, "Views on top of each other that are as high as they like.",
      #"{"alignment": "leading", "children": ["Today", "3 tasks"]}"#),
    "grid": Reader(
      Content.grid, "Rows of cells that stand in columns.",
      #"{"children": [{"gridRow": {"children": ["A", "1"]}}, {"divider": {}}]}"#),
    "gridRow": Reader(
      Content.gridRow, "The cells of one row of a grid.",
      #"{"alignment": "top", "children": ["A", "1"]}"#),
    "lazyVGrid": Reader(
      Content.lazyVGrid, "Cells in rows of given columns, filled row by row.",
      #"{"columns": [{"fixed": 40}, {}], "children": ["A", "1", "B", "2"]}"#),
    "lazyHGrid": Reader(
      Content.lazyHGrid, "Cells in columns of given rows, filled column by column.",
      #"{"rows": [{}, {"minimum": 20, "maximum": 40}], "children": ["A", "1"]}"#),
    "viewThatFits": Reader(
      Content.viewThatFits, "The first of several views that fits; the last one if none does.",
      #"{"axes": ["horizontal"], "children": ["Wednesday", "Wed"]}"#),
    "spacer": Reader(
      Content.spacer, "Room that grows along its stack's axis.",
      #"{}"#),
    "divider": Reader(
      Content.divider, "A thin line across its stack's axis.",
      #"{}"#),
    "group": Reader(
      Content.group, "Views that share modifiers; their container sees each of them.",
      #"{"children": ["A", "B"]}"#),
    "color": Reader(
      Content.color, "A colour that fills its box.",
      #""red""#),
    "rectangle": Reader(
      { Content.shape(.rectangle($0)) }, "A rectangle.",
      #"{"fill": "tint"}"#),
    "roundedRectangle": Reader(
      { Content.shape(.roundedRectangle($0)) }, "A rectangle with round corners.",
      #"{"cornerRadius": 8, "fill": "tint"}"#),
    "unevenRoundedRectangle": Reader(
      { .shape(.unevenRoundedRectangle($0)) }, "A rectangle with a radius for each corner.",
      #"{"topLeading": 12, "bottomTrailing": 12, "fill": "blue"}"#),
    "circle": Reader(
      { Content.shape(.circle($0)) }, "A circle as large as the box allows, in its middle.",
      #"{"stroke": {"style": "red", "lineWidth": 2}}"#),
    "capsule": Reader(
      { Content.shape(.capsule($0)) }, "A rectangle whose shorter sides are half circles.",
      #"{"fill": "tint"}"#),
    "ellipse": Reader(
      { Content.shape(.ellipse($0)) }, "An ellipse that touches the box's sides.",
      #"{"strokeBorder": {"lineWidth": 4}}"#),
    "containerRelativeShape": Reader(
      { Content.shape(.containerRelative($0)) },
      "The widget's own outline, as far inside of it as the shape's box is.",
      #"{"fill": "tint"}"#),
    "path": Reader(
      { Content.shape(.path($0)) },
      "An outline with fixed coordinates, counted from the box's top left corner.",
      #"{"d": "M 0 0 L 10 0 L 5 8 Z"}"#),
    "linearGradient": Reader(
      { .gradient(.linear($0)) }, "Colours along a straight line.",
      #"{"stops": ["red", {"color": "blue", "location": 0.8}], "startPoint": "leading"}"#),
    "radialGradient": Reader(
      { .gradient(.radial($0)) }, "Colours in circles around a point.",
      #"{"stops": ["white", "blue"], "center": "topLeading", "endRadius": 80}"#),
    "angularGradient": Reader(
      { .gradient(.angular($0)) }, "Colours around a point, clockwise from the right.",
      #"{"stops": ["red", "yellow", "red"], "startAngle": -90, "endAngle": 270}"#),
    "ellipticalGradient": Reader(
      { .gradient(.elliptical($0)) }, "Colours in ellipses of the box's proportions.",
      #"{"stops": ["white", "blue"], "endRadiusFraction": 0.7}"#),
    "meshGradient": Reader(
      { .gradient(.mesh($0)) }, "Colours at the points of a net over the box.",
      #"""
      {"width": 2, "height": 2, "colors": ["red", "orange", "purple", "blue"],
      "points": [{"x": 0, "y": 0}, {"x": 1, "y": 0}, {"x": 0, "y": 1}, {"x": 1, "y": 1}]}
      """#),
    "button": Reader(
      Content.button, "A control that runs an intent.",
      #"{"intent": "AddTask", "label": "Add"}"#),
    "toggle": Reader(
      Content.toggle, "A control with two states.",
      #"{"isOn": true, "intent": "CompleteTask", "label": "Buy milk"}"#),
    "link": Reader(
      Content.link, "A control that opens a URL in the app.",
      #"{"destination": "tasks://today", "label": "Open"}"#),
    "gauge": Reader(
      Content.gauge, "A value in a range, shown on a bar or a ring.",
      #"{"value": 21, "in": {"lowerBound": 10, "upperBound": 30}, "currentValueLabel": "21°"}"#),
    "progressView": Reader(
      Content.progressView, "How far a task or a span of time has come.",
      #"{"value": 3, "total": 5, "label": "Tasks"}"#),
    "chart": Reader(
      Content.chart, "Data drawn as marks along two axes.",
      #"""
      {"marks": [
        {"mark": "bar", "x": "Mon", "y": 3}, {"mark": "bar", "x": "Tue", "y": 5},
        {"mark": "rule", "y": 4, "foregroundStyle": "red"}],
      "yAxis": {"marks": [{"values": {"desiredCount": 3}}]}}
      """#),
    "accessoryWidgetBackground": Reader(
      Content.accessoryWidgetBackground,
      "The backdrop of a circular, corner or rectangular accessory; elsewhere it is invisible.",
      #"{}"#),
    "emptyView": Reader(
      Content.emptyView, "Nothing; its container gives it no room.",
      #"{}"#),
  ]
}
