import Foundation
import Testing
import Vitrine
import VitrineArchive
import VitrineCoding
import VitrinePayloads

/// The goldens of payloads show every row of the formats' tables.
@Suite("Goldens of payloads")
struct PayloadGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/payloads")

  /// The payloads by name.
  static let payloads: [String: [UInt8]] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let names = files.filter { $0.hasSuffix(".json") && $0 != "matrix.json" }
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (
          name,
          Array(FileManager.default.contents(atPath: folder.appending(path: name).path) ?? Data())
        )
      })
  }()

  /// A frame and all its descendants.
  private func boxes(_ tree: FrameTree) -> [FrameTree] { [tree] + tree.children.flatMap(boxes) }

  /// All objects in a value, including itself.
  private func objects(_ value: JSONValue) -> [[String: JSONValue]] {
    switch value {
    case .object(let object): [object] + object.values.flatMap(objects)
    case .array(let elements): elements.flatMap(objects)
    case .null, .bool, .number, .string: []
    }
  }

  private func objects(_ prefix: String) throws -> [[String: JSONValue]] {
    try PayloadGoldenTests.payloads.filter { $0.key.hasPrefix(prefix) }.flatMap {
      try objects(JSONDecoder().decode(JSONValue.self, from: Data($0.value)))
    }
  }

  @Test("each of Voltra's components has a golden")
  func components() throws {
    let numbers = try Set(objects("voltra").compactMap { $0["t"] })
    for index in VoltraTables.components.indices {
      #expect(numbers.contains(.number(Double(index))), "\(VoltraTables.components[index].name)")
    }
    #expect(VoltraTables.components.map(\.name) == VoltraComponent.allCases)
  }

  @Test("each view and modifier of Expo has a golden")
  func expo() throws {
    let found = try objects("expo")
    let types = Set(found.compactMap { $0["type"] })
    for view in ExpoView.allCases where view != .error {
      #expect(types.contains(.string(view.rawValue)), "\(view.rawValue)")
    }
    #expect(ExpoTables.views.map(\.name) == ExpoView.allCases)
  }

  @Test("payloads become archives without a warning", arguments: payloads.keys.sorted())
  func clean(name: String) throws {
    let document = try WidgetDocument(bytes: PayloadGoldenTests.payloads[name] ?? [], file: name)
    #expect(document.warnings == [])
  }

  @Test("a converted payload is read as the same archive", arguments: payloads.keys.sorted())
  func roundTrip(name: String) throws {
    let document = try WidgetDocument(bytes: PayloadGoldenTests.payloads[name] ?? [], file: name)
    let written = try ArchiveEncoder.encode(document.archive)
    #expect(try ArchiveDecoder().decode(written).archive == document.archive)
  }

  /// A text in the recorded picture, with the distance of its box below the widget's centre, in
  /// points.
  struct Recorded: Sendable {
    let text: String
    let middle: Double

    /// The box of a text in San Francisco, whose capitals are 0.705 of the size high, 0.247 of it below
    /// the top of a box of 1.193 (`hhea` and `OS/2` of SF Pro).
    ///
    /// - Parameters:
    ///   - size: the font size.
    ///   - top: the top of the capitals in the picture, which is 170 points high.
    init(_ text: String, size: Double, top: Double) {
      self.text = text
      middle = top - 0.247 * size + 1.193 / 2 * size - 85
    }
  }

  /// Source: `example/__tests__/ios/__image_snapshots__/ios/weather-widget-sunny.png` of
  /// callstackincubator/voltra; the tops of letters were measured in the picture.
  @Test(
    "the weather widget has its texts where Voltra's own picture has them, within a point",
    arguments: [
      Recorded("75°", size: 42, top: 21.7), Recorded("Sunny", size: 16, top: 69.7),
      Recorded("📍 San Francisco", size: 14, top: 96),
    ])
  func recorded(_ recorded: Recorded) throws {
    let document = try WidgetDocument(
      bytes: PayloadGoldenTests.payloads["voltra-weather.json"] ?? [])
    let widget = try Renderer().layOut(document, RenderRequest(family: .systemSmall))
    let name = "Text \"\(recorded.text)\""
    let box = try #require(boxes(widget.frames).first { $0.name == name }?.frame)
    #expect(abs(box.midY - widget.frames.frame.midY - recorded.middle) < 1)
  }

  /// Source: `compass-live-activity-preview.png` in the same folder, in which the circle is 48
  /// points wide.
  @Test("a box next to a view that grows keeps its width")
  func growing() throws {
    let document = try WidgetDocument(
      json: #"""
        {"systemMedium": {"t": 12, "c": [
          {"t": 11, "c": {"t": 0, "c": "N"},
            "p": {"s": {"w": 48, "h": 48, "bg": "#00F"}}},
          {"t": 11, "c": {"t": 0, "c": "120"}, "p": {"s": {"fl": 1}}}
        ]}}
        """#)
    let widget = try Renderer().layOut(document, RenderRequest(family: .systemMedium))
    #expect(boxes(widget.frames).contains { $0.frame.width == 48 && $0.frame.height == 48 })
  }
}
