import Foundation
import Testing
import VitrineArchive
import VitrineCoding

@testable import LayoutCases
@testable import conformance

/// Serialized trees are converted to archives, and archives to pictures.
@Suite("Trees of recorded pictures")
struct AppleTreeTests {
  private func translate(_ json: String) throws -> (view: JSONValue, unknown: Set<String>) {
    let (node, _) = try ArchiveDecoder().decode(AppleNode.self, Array(json.utf8))
    var translation = AppleTranslation()
    return (translation.view(node), translation.unknown)
  }

  @Test("arguments go to the view, everything else becomes a modifier in order")
  func order() throws {
    let (view, unknown) = try translate(
      """
      {"type": "HStack", "attributes": [["spacing", 4], ["padding", 8], ["opacity", 0.5],
      ["sparkle", true]], "children": [{"type": "Color", "attributes": [["value", "#FF0000:#00FF00"],
      ["frame", {"maxWidth": "$infinity", "width": 10}]]}]}
      """)
    #expect(
      view == [
        "hStack": [
          "spacing": 4,
          "children": [
            [
              "color": ["light": "#FF0000", "dark": "#00FF00"],
              "modifiers": [["frame": ["maxWidth": "infinity", "idealWidth": 10]]],
            ]
          ],
        ],
        "modifiers": [["padding": 8], ["opacity": 0.5]],
      ])
    #expect(unknown == ["sparkle"])
  }

  @Test("a shape has a fill or a stroke, and a spacer is a vertical one without priority")
  func shapes() throws {
    let circle = try translate(
      """
      {"type": "Circle", "attributes": [["stroke", {"color": "red", "lineWidth": 3}],
      ["clipShape", {"$type": "node", "value": {"type": "Capsule", "attributes": []}}]]}
      """)
    #expect(
      circle.view == [
        "circle": ["stroke": ["style": "red", "lineWidth": 3]],
        "modifiers": [["clipShape": ["capsule": [:]]]],
      ])
    let spacer = try translate(#"{"type": "Spacer", "attributes": []}"#)
    #expect(
      spacer.view == [
        "vStack": ["children": [["spacer": [:]]]], "modifiers": [["layoutPriority": 0]],
      ])
  }

  @Test("every case of a folder becomes a picture")
  func pictures() throws {
    let folder = NSTemporaryDirectory() + "apple-trees-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tree = """
      {"type": "VStack", "attributes": [["spacing", 2]], "children": [{"type": "LinearGradient",
      "attributes": [["colors", ["#FF0000", "blue"]], ["blur", 1], ["grayscale", 0.5]]},
      {"type": "Chart", "attributes": []}]}
      """
    let manifest = """
      [{"id": "a", "mode": "dark", "size_pt": [20, 10], "scale": 3, "tree": "a.json",
      "png": "png/a-dark.png"}]
      """
    try tree.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
    try manifest.write(toFile: folder + "/manifest.json", atomically: true, encoding: .utf8)
    let apple = try Apple(folder, into: folder + "/out")
    #expect(apple.drawn == 1)
    #expect(apple.notes == ["a: unknown 'Chart'"])
    let png = try Data(contentsOf: URL(filePath: folder + "/out/a-dark.png"))
    // Width and height are at bytes 16 and 20 of a PNG.
    #expect(png[16..<24].map { Int($0) } == [0, 0, 0, 60, 0, 0, 0, 30])
  }
}
