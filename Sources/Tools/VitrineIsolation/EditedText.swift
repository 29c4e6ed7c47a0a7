/// A text with replaced pieces, in which every line keeps its number.
struct EditedText {
  /// A piece and its replacement.
  struct Edit: Equatable {
    /// In bytes of the original.
    var range: Range<Int>
    var text: String
    /// The place that was left out, for errors in what replaces it.
    var cut: Int
    /// Edits at one place are ordered by number, the larger one first.
    var order: Int
  }

  let bytes: [UInt8]
  /// The changes, by which texts of one original are equal.
  let edits: [Edit]
  private var segments: [Segment] = []
  private let lineStarts: [Int]

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
    self.edits = edits
    var bytes: [UInt8] = []
    var position = 0
    let starts = original.lineStarts
    func newlines(_ range: Range<Int>) -> Int {
      starts.firstAfter(range.upperBound) - starts.firstAfter(range.lowerBound)
    }
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
    lineStarts = bytes.lineStarts
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

extension [UInt8] {
  /// The offsets at which lines start.
  var lineStarts: [Int] {
    withUnsafeBufferPointer { bytes in
      var starts = [0]
      var index = 0
      while index < bytes.count {
        index += 1
        if bytes[index - 1] == UInt8(ascii: "\n") { starts.append(index) }
      }
      return starts
    }
  }
}

extension [Int] {
  /// The index of the first number after another one, in a sorted list.
  func firstAfter(_ number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
