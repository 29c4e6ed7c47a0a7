/// A piece of a format string: characters, or the place of an argument.
enum FormatPiece: Hashable {
  /// Characters as they are.
  case literal(String)
  /// The place of an argument.
  case argument(FormatSpecifier)
  /// The place of a plural text.
  case substitution(String)

  /// The pieces of a format string: `%@`, `%lld`, `%1$@`, `%.1f`, `%#@name@`, `%arg`, `%%`.
  ///
  /// A percent sign that does not start a specifier is a character.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
      } else if let piece = place(&rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(piece)
      } else {
        literal.append("%")
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Whether a format has words, and not only values, digits and punctuation.
  static func hasWords(in format: String) -> Bool {
    pieces(of: format).contains { piece in
      switch piece {
      case .literal(let characters): characters.contains(where: \.isLetter)
      case .argument: false
      case .substitution: true
      }
    }
  }

  /// Parses the placeholder after a percent sign, if there is one.
  private static func place(_ rest: inout Substring) -> FormatPiece? {
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard name.endIndex < rest.endIndex, !name.isEmpty else { return nil }
      rest = rest[rest.index(after: name.endIndex)...]
      return .substitution(String(name))
    }
    if rest.hasPrefix("arg") {
      rest = rest.dropFirst(3)
      return .argument(FormatSpecifier(conversion: .counted))
    }
    return FormatSpecifier.take(&rest).map(FormatPiece.argument)
  }
}

/// How an argument is written, as in C's and Foundation's formats.
struct FormatSpecifier: Hashable {
  /// How the argument is converted.
  enum Conversion: Hashable {
    /// A text.
    case object
    /// A whole number.
    case integer
    /// A number with a fraction.
    case float
    /// A whole number in the figures of base 16, small or capital.
    case hexadecimal(isCapital: Bool)
    /// The counted number of a plural text.
    case counted
  }

  var conversion: Conversion
  /// The number of the argument, counted from 1; `nil` for the next one.
  var position: Int?
  /// Digits after the decimal point; `nil` is six.
  var precision: Int?
  /// The minimum number of characters.
  var width = 0
  /// Whether blanks pad the number at its end.
  var isLeftAligned = false
  /// Whether zeros pad the number at its start.
  var isZeroPadded = false
  /// Whether positive numbers have a sign.
  var hasSign = false

  /// The maximum number of characters that a width or precision can request.
  private static let longest = 100

  init(conversion: Conversion) { self.conversion = conversion }

  /// Reads a specifier without its percent sign, such as `lld`.
  init?(text: String) {
    var rest = text[...]
    guard let specifier = FormatSpecifier.take(&rest), rest.isEmpty else { return nil }
    self = specifier
  }

  /// Parses a specifier at the start of a text, if there is one.
  static func take(_ rest: inout Substring) -> FormatSpecifier? {
    var scan = rest
    var specifier = FormatSpecifier(conversion: .object)
    let start = scan
    if let position = number(&scan), scan.popFirst() == "$" {
      guard position >= 1 else { return nil }
      specifier.position = position
    } else {
      scan = start
    }
    specifier.takeFlags(&scan)
    specifier.width = min(number(&scan) ?? 0, longest)
    if scan.first == "." {
      scan.removeFirst()
      specifier.precision = min(number(&scan) ?? 0, longest)
    }
    // Lengths of C types have no effect.
    scan = scan.drop { "hlqLzjt".contains($0) }
    guard let letter = scan.popFirst(), let conversion = conversion(letter) else { return nil }
    specifier.conversion = conversion
    rest = scan
    return specifier
  }

  private mutating func takeFlags(_ scan: inout Substring) {
    while let flag = scan.first, "-+0' #".contains(flag) {
      scan.removeFirst()
      if flag == "-" { isLeftAligned = true }
      if flag == "+" { hasSign = true }
      if flag == "0" { isZeroPadded = true }
    }
  }

  private static func conversion(_ letter: Character) -> Conversion? {
    switch letter {
    case "@", "s": .object
    case "d", "i", "u": .integer
    case "f", "F", "g", "G", "e": .float
    case "x": .hexadecimal(isCapital: false)
    case "X": .hexadecimal(isCapital: true)
    default: nil
    }
  }

  private static func number(_ scan: inout Substring) -> Int? {
    let digits = scan.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 6, let number = Int(digits) else { return nil }
    scan = scan[digits.endIndex...]
    return number
  }
}
