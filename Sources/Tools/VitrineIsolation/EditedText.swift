/// A text with replaced pieces, in which every line keeps its number.
struct EditedText {
  /// A piece and its replacement.
  struct Edit {
    /// In bytes of the original.
    var range: Range<Int>
    var text: String
    /// The place that was left out, for errors in what replaces it.
    var cut: Int
    /// Edits at one place are ordered by number, the larger one first.
    var order: Int
  }

  let bytes: [UInt8]
  private var segments: [Segment] = []
  private var lineStarts: [Int] = [0]

  private struct Segment {
    var edited: Range<Int>
    var original: Int
    var cut: Int?
  }

  /// The origin of a place in the edited text.
  enum Origin: Equatable {
    /// Bytes from the start of the original.
    case original(Int)
    /// The replacement of a piece that was left out.
    case cut(Int)
  }

  init(_ original: [UInt8], _ edits: [Edit]) {
    var bytes: [UInt8] = []
    var position = 0
    func newlines(_ range: Range<Int>) -> Int { original[range].count { $0 == 0x0A } }
    let sorted = edits.sorted {
      ($0.range.lowerBound, -$0.order, $0.range.count)
        < ($1.range.lowerBound, -$1.order, $1.range.count)
    }
    for edit in sorted where edit.range.lowerBound >= position {
      if edit.range.lowerBound > position {
        let start = bytes.count
        bytes += original[position..<edit.range.lowerBound]
        segments.append(Segment(edited: start..<bytes.count, original: position))
      }
      let start = bytes.count
      bytes += Array(edit.text.utf8)
      bytes += Array(repeating: 0x0A, count: newlines(edit.range))
      segments.append(
        Segment(edited: start..<bytes.count, original: edit.range.lowerBound, cut: edit.cut))
      position = edit.range.upperBound
    }
    segments.append(
      Segment(
        edited: bytes.count..<bytes.count + original.count - position + 1, original: position))
    bytes += original[position...]
    self.bytes = bytes
    for (index, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(index + 1) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The origin of a line and column, both counted from 1; `nil` outside the text.
  func origin(line: Int, column: Int) -> Origin? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let place = min(lineStarts[line - 1] + column - 1, bytes.count)
    guard let segment = segments.last(where: { $0.edited.contains(place) }) else { return nil }
    if let cut = segment.cut { return .cut(cut) }
    return .original(segment.original + place - segment.edited.lowerBound)
  }
}
