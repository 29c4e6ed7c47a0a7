import Foundation
import Testing

/// Functions of Expo's widgets, run by Node.
@Suite("Widgets of Expo on the command line", .enabled(if: Tool.hasNode))
struct ExpoCommandTests {
  private static let widget = #"""
    export default function Steps({ count }, { widgetFamily, colorScheme }) {
      return _jsxs(VStack, {
        spacing: 4,
        children: [
          _jsx(Text, { children: [count, " steps"], modifiers: [
            font({ size: 20, weight: "bold" }), foregroundStyle("#FF0000"),
            accessibilityLabel("Steps of today"), contentTransition("numericText", { countsDown: true }),
          ] }),
          widgetFamily === "systemSmall" && _jsx(Spacer, {}),
          _jsx(Text, { children: colorScheme, modifiers: [containerRelativeFrame({ axes: "horizontal", count: 2 })] }),
        ],
      });
    }
    """#

  private func run(_ script: String, _ arguments: String...) throws -> Tool.Result {
    let place = try TemporaryFolder()
    try Data(script.utf8).write(to: place.folder.appendingPathComponent("widget.mjs"))
    return try Tool.run(["expo", "widget.mjs"] + arguments, in: place.folder)
  }

  @Test("a function becomes an archive with a view for each family")
  func archive() throws {
    let result = try run(
      ExpoCommandTests.widget, "--props", #"{"count": 12}"#, "--scheme", "dark", "--family",
      "systemSmall", "--family", "systemMedium")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors == "")
    let archive = try #require(
      JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(archive["supportedFamilies"] as? [String] == ["systemMedium", "systemSmall"])
    #expect(result.text.contains("12 steps"))
    #expect(result.text.contains("\"dark\""))
    #expect(result.text.contains("\"accessibilityLabel\" : \"Steps of today\""))
    #expect(result.text.contains("\"countsDown\" : true"))
    #expect(result.text.contains("\"containerRelativeFrame\""))
  }

  @Test("a script that throws is an error with its message")
  func throwing() throws {
    let result = try run("export default () => { throw new TypeError('no steps') }")
    #expect(result.code == 2)
    #expect(result.errors.contains("no steps"))
  }

  @Test(
    "a function that returns no view is an error with the family",
    arguments: [
      ("() => null", "null"), ("async () => _jsx(Text, { children: 'a' })", "a promise"),
      ("() => {}", "undefined"), ("() => 5", "number"), ("() => [null]", "an array"),
    ])
  func noView(_ function: String, _ value: String) throws {
    let result = try run("export default " + function)
    #expect(result.code == 2)
    #expect(result.errors.contains("returns \(value) for systemSmall instead of a view"))
  }

  @Test("a modifier of apps is reported as having no effect, and an unknown one is an error")
  func modifiers() throws {
    let gesture = try run(
      "export default () => _jsx(Text, { children: 'a', modifiers: [submitLabel('done')] })")
    #expect(gesture.code == 0)
    #expect(gesture.errors.contains("'submitLabel' of Expo has no effect"))
    let wrong = try run(
      "export default () => _jsx(Text, { children: 'a', modifiers: [{ $type: 'paddding' }] })")
    #expect(wrong.errors.contains("did you mean 'padding'?"))
  }

  @Test("what a script prints is on standard error, and why it fails is the error")
  func printing() throws {
    let printed = try run(
      "export default () => { console.log('drawing'); console.error('Error: of its own'); return _jsx(Text, {}) }"
    )
    #expect(printed.code == 0)
    #expect(printed.errors.hasPrefix("drawing\nError: of its own\n"))
    #expect(!printed.text.contains("drawing"))
    let failed = try run(
      "export default () => { console.error('Error: of its own'); throw 'no steps' }")
    #expect(failed.code == 2)
    #expect(failed.errors.hasPrefix("Error: of its own\nerror: "))
    #expect(failed.errors.contains("no steps"))
  }

  @Test(
    "a problem that families share is reported once, without a position in nodes that are in no file"
  )
  func sharedProblem() throws {
    let modifier =
      "export default () => _jsx(Text, { children: 'a', modifiers: [padding({ all: Infinity })] })"
    let result = try run(modifier, "--family", "systemSmall", "--family", "systemMedium")
    #expect(result.code == 0)
    let warnings = result.errors.split(separator: "\n").filter { $0.contains("warning: ") }
    #expect(warnings.count == 1, "\(result.errors)")
    #expect(warnings.first?.hasPrefix("warning: widget.mjs: .system") == true, "\(result.errors)")
    #expect(
      warnings.first?.contains("is infinite, but must be a number") == true, "\(result.errors)")
  }
}
