import CHyphen
import CVitrineResources
import VitrinePlatform

/// The positions at which the words of one language can be divided.
///
/// The only file that uses libhyphen. Sendable, because the library only reads patterns after they
/// are loaded, and nothing else has the pointer.
final class HyphenDictionary: @unchecked Sendable {
  private let patterns: UnsafeMutablePointer<HyphenDict>?

  /// Reads the patterns of a file.
  init(_ resource: VitrineResource) {
    guard let bytes = resource.bytes,
      // The stream is only read.
      let stream = fmemopen(UnsafeMutableRawPointer(mutating: bytes), resource.count, "r")
    else {
      patterns = nil
      return
    }
    defer { fclose(stream) }
    patterns = hnj_hyphen_load_file(stream)
  }

  deinit { if let patterns { hnj_hyphen_free(patterns) } }

  /// The maximum number of characters of a word that is looked up.
  ///
  /// Longer than any word of the patterns' languages, short enough that hostile text costs little.
  static let longestWord = 64

  /// The numbers of characters after which a word can be divided, in ascending order.
  ///
  /// Positions at which the division changes letters are omitted, because the line would not show
  /// the text.
  func places(in word: [Unicode.Scalar]) -> [Int] {
    guard (2...HyphenDictionary.longestWord).contains(word.count) else { return [] }
    // The patterns are lower case; a letter whose lowercase form has several letters is unchanged.
    let lowered = word.map { scalar in
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower.first ?? scalar : scalar
    }
    let letters = lowered.flatMap { Array(UTF8.encode($0) ?? .init()) }
    // The library receives the length but still reads up to a zero.
    let text = letters.map(CChar.init(bitPattern:)) + [0]
    // The size that the library's header requires.
    var marks = [CChar](repeating: 0, count: letters.count + 5)
    let changed = mark(text, &marks)
    return (1..<word.count).filter { marks[$0 - 1] & 1 == 1 && !changed.contains($0 - 1) }
  }

  /// Marks the last characters before a division of a text that ends with a zero with odd numbers;
  /// answers those at which letters change.
  private func mark(_ text: [CChar], _ marks: inout [CChar]) -> Set<Int> {
    guard let patterns else { return [] }
    var changes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var (places, cuts): (UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?)
    let failed = hnj_hyphen_hyphenate2(
      patterns, text, CInt(clamping: text.count - 1), &marks, nil, &changes, &places, &cuts)
    defer {
      for index in text.indices { free(changes?[index]) }
      free(changes)
      free(places)
      free(cuts)
    }
    if failed != 0 {
      marks = marks.map { _ in 0 }
      return []
    }
    return Set(text.indices.filter { changes?[$0] != nil })
  }
}
