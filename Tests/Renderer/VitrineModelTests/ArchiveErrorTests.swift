import Testing

@testable import VitrineModel

@Suite struct ArchiveErrorTests {
  private let place = "Tasks.json: .entries[0].views.default"

  @Test func anUnknownViewNamesFilePathAndHint() {
    let text = archiveText(view: #"{"vStack": {"children": [{"vstack": {}}]}}"#)
    #expect(
      complaint(about: text, isStrict: true) == """
        \(place).vStack.children[0]: unknown view 'vstack'
        hint: did you mean 'vStack'?
        """)
  }

  @Test(arguments: [
    Fault(#"{"hStak": {}}"#, "unknown view 'hStak'; nothing is drawn there"),
    Fault(
      #"{"text": "A", "modifiers": [{"pading": 8}]}"#,
      "unknown modifier 'pading'; it has no effect"),
    Fault(#"{"spacer": {"minLenght": 8}}"#, "unknown field 'minLenght'; it has no effect"),
    Fault(#"{"text": "A", "modifier": []}"#, "unknown field 'modifier'; it has no effect"),
    Fault(
      #"{"color": {"color": "red", "opcity": 1}}"#, "unknown field 'opcity'; it has no effect"),
    Fault(
      #"{"rectangle": {"fill": {"style": "tint", "opacity": 1, "opacty": 1}}}"#,
      "unknown field 'opacty'; it has no effect"),
  ])
  func whatIsUnknownIsOneWarningOfALenientReader(fault: Fault) throws {
    let (_, warnings) = try decodeView(fault.text, isLenient: true)
    #expect(warnings.map(\.message) == [fault.message])
    #expect(warnings.first?.hint?.hasPrefix("did you mean '") == true)
    let errors = try #require(problem(of: archiveText(view: fault.text))).all
    #expect(errors.map(\.hint) == warnings.map(\.hint))
  }

  @Test(arguments: [
    Fault("1", ": expected a view: a string or an object, not a number"),
    Fault("null", ": expected a view: a string or an object, not null"),
    Fault("{}", ": a node needs one view, for example \"text\""),
    Fault(
      #"{"text": "A", "spacer": {}}"#, ": a node holds one view, but here are 'spacer' and 'text'"),
    Fault(#"{"text": 1}"#, ".text: expected a string or an object, not a number"),
    Fault(#"{"text": {}}"#, ".text: a text has one source, for example 'content'"),
    Fault(#"{"spacer": []}"#, ".spacer: expected an object, not an array"),
    Fault(#"{"vStack": {"spacing": "8"}}"#, ".vStack.spacing: expected a number, not a string"),
    Fault(#"{"vStack": {"spacing": null}}"#, ".vStack.spacing: expected a number, not null"),
    Fault(#"{"vStack": {"children": {}}}"#, ".vStack.children: expected an array, not an object"),
    Fault(
      #"{"vStack": {"alignment": 1}}"#,
      ".vStack.alignment: expected a string or object, not a number"),
    Fault(
      #"{"vStack": {"alignment": {"custom": ""}}}"#,
      ".vStack.alignment.custom: must not be empty"),
    Fault(#"{"vStack": {"alignment": {}}}"#, ".vStack.alignment: 'custom' is missing"),
    Fault(
      #"{"gauge": {"value": 1, "in": {"lowerBound": 2, "upperBound": 1}}}"#,
      ".gauge.in: 'upperBound' is less than 'lowerBound'"),
    Fault(
      #"{"progressView": {"timerInterval": {"start": "2026-01-31T09:41:00Z", "end": "2026-01-31T09:40:00Z"}}}"#,
      ".progressView.timerInterval: 'end' is before 'start'"),
    Fault(
      #"{"progressView": {"value": 1, "total": 0}}"#,
      ".progressView.total: must be greater than 0, is 0"),
    Fault(#"{"image": {}}"#, ".image: an image needs either 'name' or 'systemName'"),
    Fault(
      #"{"image": {"name": "a", "systemName": "b"}}"#,
      ".image: an image needs either 'name' or 'systemName'"),
    Fault(#"{"image": {"name": ""}}"#, ".image.name: must not be empty"),
    Fault(
      #"{"label": {"title": "A", "icon": "B", "systemImage": "c"}}"#,
      ".label: 'icon' and 'systemImage' cannot be combined"),
    Fault(
      #"{"circle": {"stroke": {}, "strokeBorder": {}}}"#,
      ".circle: 'stroke' and 'strokeBorder' cannot be combined"),
    Fault(
      #"{"circle": {"stroke": {"dash": [0, 0]}}}"#,
      ".circle.stroke.dash: needs lengths of 0 or more, at least one above 0"),
    Fault(
      #"{"circle": {"fill": {"linearGradient": {"stops": []}}}}"#,
      ".circle.fill.linearGradient.stops: a gradient needs at least one stop"),
    Fault(
      #"{"path": {"d": "L 1 1"}}"#,
      ".path.d: expected a step that starts a path, such as 'M' at character 1"),
    Fault(#"{"path": {"d": "M 1"}}"#, ".path.d: expected a number at character 4"),
    Fault(
      #"{"path": {"d": "M 1 1 arc 1 1 9 0 X"}}"#, ".path.d: expected a number at character 19"),
    Fault(
      #"{"circle": {"modifiers": [{"trim": {}}, {"inset": 2}]}}"#,
      ".circle: 'inset' cannot follow 'trim'; put it first"),
    Fault(
      #"{"path": {"d": "", "modifiers": [{"inset": 2}]}}"#,
      ".path: a path has no 'inset'; use another shape"),
    Fault(
      #"{"circle": {"modifiers": [{"trm": {}}]}}"#,
      ".circle.modifiers[0]: unknown shape modifier 'trm'\nhint: did you mean 'trim'?"),
    Fault(#"{"color": {"red": 1}}"#, ".color: 'green' is missing"),
    Fault(
      ##"{"color": "#12"}"##, ".color: '#12' is not a colour; write #RGB, #RRGGBB or #RRGGBBAA"),
    Fault(#"{"link": {"destination": "", "label": "A"}}"#, ".link.destination: must not be empty"),
    Fault(
      #"{"button": {"label": "A", "intent": 1}}"#,
      ".button.intent: expected a string or an object, not a number"),
  ])
  func aFaultyViewSaysWhatWasExpected(fault: Fault) {
    #expect(complaint(about: archiveText(view: fault.text)) == place + fault.message)
  }

  @Test(arguments: [
    Fault(
      "1",
      ": expected an object with one modifier, for example"
        + " {\"frame\": {\"maxWidth\": \"infinity\", \"alignment\": \"leading\"}}, not a number"),
    Fault(
      "{}",
      ": expected an object with one modifier, for example"
        + " {\"frame\": {\"maxWidth\": \"infinity\", \"alignment\": \"leading\"}}"),
    Fault(
      #"{"padding": 8, "hidden": true}"#,
      ": an object holds one modifier, but here are 'padding' and 'hidden'"),
    Fault(#"{"padding": "8"}"#, ".padding: expected a number or an object, not a string"),
    Fault(
      #"{"padding": {"insets": {}, "length": 1}}"#,
      ".padding: 'insets' cannot be combined with 'edges' or 'length'"),
    Fault(
      #"{"frame": {"width": 1, "maxHeight": 1}}"#,
      ".frame: 'width' and 'height' cannot be combined with bounds; use two frames"),
    Fault(
      #"{"frame": {"maxWidth": "inf"}}"#,
      ".frame.maxWidth: expected a number or \"infinity\", not 'inf'"),
    Fault(
      #"{"frame": {"maxWidth": true}}"#,
      ".frame.maxWidth: expected a number or \"infinity\", not true or false"),
    Fault(#"{"lineLimit": 1.5}"#, ".lineLimit: expected a whole number, not 1.5"),
    Fault(#"{"lineLimit": 1e300}"#, ".lineLimit: expected a whole number, not 1e+300"),
    Fault(#"{"hidden": 1}"#, ".hidden: expected true, false or {}, not a number"),
    Fault(#"{"aspectRatio": {"ratio": 0}}"#, ".aspectRatio.ratio: must be greater than 0, is 0"),
    Fault(#"{"font": {"size": -2}}"#, ".font.size: must be greater than 0, is -2"),
    Fault(
      #"{"font": {"size": 2, "style": "body"}}"#,
      ".font: 'style' cannot be combined with 'size' or 'fixedSize'"),
    Fault(
      #"{"background": {}}"#,
      ".background: write either 'style' or 'content'; any view can be the content"),
    Fault(
      #"{"background": {"content": "A", "in": "circle"}}"#, ".background: 'in' needs a 'style'"),
    Fault(
      #"{"clipShape": 1}"#,
      ".clipShape: expected a shape's name or an object with one shape,"
        + " for example {\"rectangle\": {\"fill\": \"tint\"}}, not a number"),
    Fault(
      #"{"clipShape": {"circle": {}, "capsule": {}}}"#,
      ".clipShape: an object holds one shape, but here are 'circle' and 'capsule'"),
    Fault(
      #"{"foregroundStyle": 1}"#,
      ".foregroundStyle: expected a style's name or an object, not a number"),
    Fault(#"{"widgetURL": ""}"#, ".widgetURL: must not be empty"),
  ])
  func aFaultyModifierSaysWhatWasExpected(fault: Fault) {
    let text = archiveText(view: #"{"text": "A", "modifiers": [\#(fault.text)]}"#)
    #expect(complaint(about: text) == place + ".modifiers[0]" + fault.message)
  }

  @Test(arguments: [
    Fault(
      #"{"fontWeight": "Bold"}"#, ".fontWeight: unknown value 'Bold'\nhint: did you mean 'bold'?"),
    Fault(
      #"{"font": "headlin"}"#, ".font: unknown value 'headlin'\nhint: did you mean 'headline'?"),
    Fault(
      #"{"clipShape": "cirle"}"#, ".clipShape: unknown shape 'cirle'\nhint: did you mean 'circle'?"),
    Fault(#"{"tint": "bleu"}"#, ".tint: unknown style 'bleu'\nhint: did you mean 'blue'?"),
    Fault(
      #"{"background": "bleu"}"#, ".background: unknown style 'bleu'\nhint: did you mean 'blue'?"),
    Fault(
      #"{"padding": {"edges": ["up"]}}"#,
      ".padding.edges: unknown value 'up'\nhint: known: 'top', 'leading', 'bottom', 'trailing', 'horizontal', 'vertical', 'all'"
    ),
  ])
  func anUnknownNameProposesTheNearest(fault: Fault) {
    let text = archiveText(view: #"{"text": "A", "modifiers": [\#(fault.text)]}"#)
    #expect(complaint(about: text) == place + ".modifiers[0]" + fault.message)
  }

  @Test func manyWarningsAreCounted() throws {
    let fields = (0..<1200).map { "\"x\($0)\": 1" }.joined(separator: ",")
    let (_, warnings) = try decodeView("{\"spacer\": {\(fields)}}", isLenient: true)
    #expect(warnings.count == 1001)
    #expect(warnings.last?.message == "200 more warnings")
  }
}
