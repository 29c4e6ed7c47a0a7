import CVitrineResources
import Testing
import VitrineTestSupport

@testable import VitrineText

/// The index of patterns against a slow reading of the same files.
struct HyphenIndexTests {
  private static var files: [VitrineResource] {
    [vitrine_hyphens_en_us(), vitrine_hyphens_en_gb(), vitrine_hyphens_nl(), vitrine_hyphens_es()]
  }

  @Test("random words are divided as the patterns say", arguments: 0..<4)
  func randomWords(file: Int) throws {
    let resource = HyphenIndexTests.files[file]
    let dictionary = HyphenDictionary(resource)
    let slow = SlowHyphens(resource)
    let letters = Array("aaabcdeeefghiijklmnooprstuuvwyzáéñ".unicodeScalars)
    var random = SeededGenerator(seed: 7)
    var divisions = 0
    for _ in 0..<400 {
      let word = (0..<Int.random(in: 2...14, using: &random)).map { _ in
        letters[Int.random(in: letters.indices, using: &random)]
      }
      let places = dictionary.places(in: word)
      #expect(places == slow.places(in: word), "\(String(String.UnicodeScalarView(word)))")
      divisions += places.count
    }
    #expect(divisions > 100)
  }

  /// Source: libhyphen 2.8.8, with which 2.8 million words and random strings agree.
  @Test(
    "words are divided as libhyphen divides them",
    arguments: [
      (0, "ﬀbaia", []), (0, "ﬃlamentary", [3, 6]), (1, "reintroduction", [2, 4, 7, 10]),
      (2, "ﬀbaiao", [4]), (2, "ﬃbalado", [1, 3, 5]), (2, "overalgemeen", [4, 6, 8]),
      (3, "españolas", [2, 4, 6]), (3, "ﬃniñera", [1, 3, 5]), (3, "ñandúes", [3]),
    ] as [(Int, String, [Int])])
  func words(file: Int, word: String, places: [Int]) {
    let dictionary = HyphenDictionary(HyphenIndexTests.files[file])
    #expect(dictionary.places(in: Array(word.unicodeScalars)) == places)
  }

  @Test("files of any shape are read")
  func faultyFiles() {
    for text in ["", "UTF-8", "UTF-8\n", "\n\n\n", "UTF-8\nLEFTHYPHENMIN x\na1b", "UTF-8\n1\n22\n"]
    {
      let bytes = Array(text.utf8)
      let places = bytes.withUnsafeBufferPointer { buffer in
        HyphenDictionary(VitrineResource(bytes: buffer.baseAddress, count: buffer.count))
          .places(in: Array("aababab".unicodeScalars))
      }
      #expect(places == (text.hasSuffix("a1b") ? [2, 4] : []), "\(text)")
    }
  }
}

/// Patterns as a dictionary of letters and numbers; every substring of a word is looked up.
private struct SlowHyphens {
  private var patterns: [[UInt8]: [UInt8]] = [:]
  private var (left, right) = (2, 2)

  init(_ resource: VitrineResource) {
    let bytes = UnsafeBufferPointer(start: resource.bytes, count: resource.count)
    for line in bytes.split(separator: 10).dropFirst() {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("LEFTHYPHENMIN") { left = Int(text.suffix(1)) ?? 0 }
      if text.hasPrefix("RIGHTHYPHENMIN") { right = Int(text.suffix(1)) ?? 0 }
      if text.contains("HYPHENMIN") { continue }
      var (letters, numbers): ([UInt8], [UInt8]) = ([], [0])
      for byte in line {
        if (48...57).contains(byte) {
          numbers[numbers.count - 1] = byte - 48
        } else {
          letters.append(byte)
          numbers.append(0)
        }
      }
      patterns[letters] = numbers
    }
  }

  func places(in word: [Unicode.Scalar]) -> [Int] {
    let text = Array(("." + String(String.UnicodeScalarView(word)) + ".").utf8)
    var marks = [UInt8](repeating: 0, count: text.count + 1)
    for end in 1...text.count {
      // The longest one that ends here.
      guard let start = (0..<end).first(where: { patterns[Array(text[$0..<end])] != nil }),
        let numbers = patterns[Array(text[start..<end])]
      else { continue }
      for (offset, number) in numbers.enumerated() {
        marks[start + offset] = max(marks[start + offset], number)
      }
    }
    var byte = 1
    var places: [Int] = []
    for (index, scalar) in word.enumerated() {
      if index >= left, index <= word.count - right, marks[byte] % 2 == 1 { places.append(index) }
      byte += UTF8.encode(scalar)?.count ?? 0
    }
    return places
  }
}
