/// Finds the names in code, without comments and the text of strings.
struct NameScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place: Int
  private var end: Int
  private var names: Set<CodeName> = []
  /// Texts that can be names of classes.
  private var texts: Set<CodeName> = []

  /// The names in ranges of a source.
  ///
  /// Text in strings counts where classes are looked up by their names.
  static func names(
    in ranges: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>
  ) -> Set<CodeName> {
    var scanner = NameScanner(bytes)
    for range in ranges {
      (scanner.place, scanner.end) = (range.lowerBound, min(range.upperBound, bytes.count))
      scanner.scanCode(until: nil)
    }
    return looksUp(scanner.names) ? scanner.names.union(scanner.texts) : scanner.names
  }

  /// Whether code with these names looks up classes by text, in any module.
  static func looksUp(_ names: Set<CodeName>) -> Bool { lookups.contains(where: names.contains) }

  private static let lookups = ["NSClassFromString", "classNamed", "_typeByName"].map(CodeName.init)
  private static let initializer = CodeName("init")

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { (self.bytes, place, end) = (bytes, 0, 0) }

  private func byte(_ offset: Int) -> UInt8 {
    place + offset < end ? bytes[place + offset] : 0
  }

  /// Reads code to its end, or to the bracket that closes it.
  private mutating func scanCode(until closing: UInt8?) {
    var depth = 0
    while place < end {
      let byte = bytes[place]
      if NameScanner.isLetter(byte) {
        scanName()
      } else if NameScanner.isDigit(byte) {
        while place < end, NameScanner.isPart(bytes[place]) { place += 1 }
      } else if byte == UInt8(ascii: "/"), skipComment() {
        continue
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        scanString()
      } else {
        if closing != nil {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == closing {
            if depth == 0 { return }
            depth -= 1
          }
        }
        place += 1
      }
    }
  }

  private mutating func scanName() {
    let start = place
    while place < end, NameScanner.isPart(bytes[place]) { place += 1 }
    let name = CodeName(bytes, start..<place)
    names.insert(name)
    if name == NameScanner.initializer, start > 0, bytes[start - 1] == UInt8(ascii: "."),
      byte(0) != UInt8(ascii: "(")
    {
      names.insert(.initializer)
    }
  }

  /// Skips a comment; returns whether there is one.
  private mutating func skipComment() -> Bool {
    if byte(1) == UInt8(ascii: "/") {
      while place < end, bytes[place] != 0x0A { place += 1 }
      return true
    }
    guard byte(1) == UInt8(ascii: "*") else { return false }
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < end
    return true
  }

  // MARK: Strings

  /// Skips a string, or a `#` that does not start one, and reads the code in it.
  private mutating func scanString() {
    var marks = 0
    while byte(marks) == UInt8(ascii: "#") { marks += 1 }
    guard byte(marks) == UInt8(ascii: "\"") else {
      place += max(marks, 1)
      return
    }
    place += marks
    let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
    place += quotes
    var wordStart = place
    while place < end {
      let byte = bytes[place]
      if quotes == 1, byte == 0x0A { return }
      if byte == UInt8(ascii: "\""), isClosing(quotes, marks) {
        noteText(wordStart)
        place += quotes + marks
        return
      }
      if byte == UInt8(ascii: "\\") {
        scanEscape(marks)
        wordStart = place
      } else if byte == UInt8(ascii: ".") {
        place += 1
        wordStart = place
      } else {
        place += 1
      }
    }
  }

  private func isClosing(_ quotes: Int, _ marks: Int) -> Bool {
    for offset in 0..<quotes where byte(offset) != UInt8(ascii: "\"") { return false }
    for offset in 0..<marks where byte(quotes + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// What follows a backslash: one character, or code in brackets.
  private mutating func scanEscape(_ marks: Int) {
    place += 1
    for offset in 0..<marks where byte(offset) != UInt8(ascii: "#") { return }
    place += marks
    guard byte(0) == UInt8(ascii: "(") else {
      place += 1
      return
    }
    place += 1
    scanCode(until: UInt8(ascii: ")"))
    place += 1
  }

  /// The last part of a text, as `Kit.Store` names a class.
  private mutating func noteText(_ start: Int) {
    guard start < place, NameScanner.isLetter(bytes[start]) else { return }
    for place in start..<place where !NameScanner.isPart(bytes[place]) { return }
    texts.insert(CodeName(bytes, start..<place))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F || byte >= 0x80
  }

  private static func isPart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
