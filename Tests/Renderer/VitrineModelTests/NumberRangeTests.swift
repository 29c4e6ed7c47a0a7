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
