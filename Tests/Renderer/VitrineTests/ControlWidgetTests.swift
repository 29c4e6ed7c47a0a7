import Testing
import Vitrine

@Suite("Controls of Control Center")
struct ControlWidgetTests {
  private let toggle =
    #"{"toggle": {"label": "Door", "isOn": true, "onLabel": {"title": "Locked", "status": "Done"}}}"#

  private func document(_ template: String) throws -> WidgetDocument {
    try Sample.document(
      #"{"vitrine": "1.0", "kind": "C", "control": {"current": \#(template)}}"#)
  }

  @Test("a widget family is not a presentation, and the error lists the presentations")
  func noFamily() throws {
    let document = try document(toggle)
    let error = #expect(throws: ArchiveError.self) {
      try Renderer().layOut(document, RenderRequest(family: .systemSmall))
    }
    #expect(error?.message == "'systemSmall' is a family of widgets, and this is a control")
    #expect(error?.hint?.contains("'controlSmall'") == true)
  }

  @Test("a control without a status has no line for it")
  func targets() throws {
    let button = try document(#"{"button": {"label": "Note", "intent": "T"}}"#)
    #expect(!button.targets.contains(.control(.controlStatus)))
    #expect(button.targets.count == ControlPresentation.allCases.count - 1)
    #expect(try document(toggle).targets.contains(.control(.controlStatus)))
  }
}
