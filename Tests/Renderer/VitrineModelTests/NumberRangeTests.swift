import Testing

@testable import VitrineCoding
@testable import VitrineArchive
@testable import VitrineModel

/// Every number of an archive has a finite range, in the decoder and in the schema.
@Suite struct NumberRangeTests {
  /// The paths of numbers in a schema that specify no range.
  private func unbounded(_ schema: JSONValue, at place: String) -> [String] {
    switch schema {
    case .array(let elements):
      return elements.flatMap { unbounded($0, at: place) }
    case .object(let members):
      var places: [String] = []
      if case .string(let type)? = members["type"], type == "number" || type == "integer" {
        let bounds = [members["minimum"], members["maximum"]]
        let isStated = bounds.allSatisfy {
          if case .number(let bound)? = $0 { bound.isFinite } else { false }
        }
        if !isStated { places.append(place) }
      }
      return places
        + members.sorted { $0.key < $1.key }.flatMap {
          unbounded($0.value, at: place + "." + $0.key)
        }
    default: return []
    }
  }

  @Test func everyNumberOfTheSchemaHasARange() {
    #expect(unbounded(ArchiveSchema.document, at: "") == [])
    #expect(unbounded(["properties": ["a": ["type": "number"]]], at: "") == [".properties.a"])
  }

  private func complaint(_ view: String) -> String {
    ModelTests.complaint(about: archiveText(view: view))
  }

  @Test(arguments: [
    #"{"text": "A", "modifiers": [{"offset": {"x": 1000000.5}}]}"#,
    #"{"text": "A", "modifiers": [{"layoutPriority": -1e300}]}"#,
    #"{"text": "A", "modifiers": [{"blur": 1e7}]}"#,
    #"{"text": "A", "modifiers": [{"frame": {"maxWidth": 1e7}}]}"#,
    #"{"text": "A", "modifiers": [{"font": {"size": 1e-7}}]}"#,
    #"{"gauge": {"value": 1e31}}"#, #"{"circle": {"stroke": {"dash": [1, 1e7]}}}"#,
    #"{"text": {"format": {"durationUnits": {"seconds": 1e13}}}}"#,
    #"{"path": {"d": "M 0 0 L 1e7 0"}}"#,
  ])
  func whatIsOutsideIsRefusedWithAHint(view: String) {
    let complaint = complaint(view)
    #expect(complaint.hasPrefix("Tasks.json: .entries[0].views.default."), "\(complaint)")
    #expect(complaint.contains("out of range"), "\(complaint)")
    #expect(complaint.contains("from "), "\(complaint)")
  }

  @Test(arguments: [
    #"{"text": "A", "modifiers": [{"offset": {"x": -1000000, "y": 1000000}}]}"#,
    #"{"text": "A", "modifiers": [{"frame": {"maxWidth": "infinity"}}]}"#,
    #"{"gauge": {"value": -1e30}}"#, #"{"path": {"d": "M 0 0 L 1e6 -1e6"}}"#,
  ])
  func theEndsAreInside(view: String) { #expect(complaint(view) == "") }

  @Test func whatIsTooFineCountsAsZero() throws {
    let (node, warnings) = try decodeView(
      #"{"text": "A", "modifiers": [{"offset": {"x": 1e-320, "y": -1e-10}}]}"#)
    #expect(node?.modifiers == [.offset(Offset())])
    #expect(warnings.isEmpty)
  }

  /// SwiftUI accepts any number; all are encoded as numbers that can be decoded.
  @Test func whatSwiftUITakesIsWrittenAsTheNearestNumber() throws {
    var offset = Offset()
    offset.x = .greatestFiniteMagnitude
    var frame = Frame()
    frame.maxWidth = Extent(.greatestFiniteMagnitude)
    let bytes = try ArchiveEncoder.encode([
      Modifier.offset(offset), .frame(frame), .layoutPriority(-.infinity), .cornerRadius(.infinity),
    ])
    let text = String(decoding: bytes, as: UTF8.self)
    for part in [
      #""x":1000000"#, #""maxWidth":"infinity""#, "-1000000", #""cornerRadius":1000000"#,
    ] {
      #expect(text.filter { !$0.isWhitespace }.contains(part), "\(text)")
    }
  }

  @Test(
    arguments: [
      (0.9, 0), (-1.9, -1), (1e300, Int.max), (-1e300, Int.min), (.infinity, Int.max), (.nan, 0),
      (0x1p63, Int.max), (-0x1p63, Int.min),
    ] as [(Double, Int)])
  func everyNumberHasANearestInteger(value: Double, expected: Int) {
    #expect(Int(saturating: value) == expected)
    #expect(UInt8(saturating: value) == UInt8(clamping: expected))
    #expect((-2.0...3).contains(value.clamped(to: -2...3)))
  }
}
