import VitrineCoding

/// A number in one of Foundation's styles.
package struct NumberFormat: ArchiveRecord {
  /// The kind of number.
  package enum Style: String, ArchiveEnum {
    /// A plain number.
    case number
    /// A percentage; 0.25 is 25 %.
    case percent
    /// An amount of money.
    case currency
  }

  /// How large numbers are written.
  package enum Notation: String, ArchiveEnum {
    /// All digits are written.
    case automatic
    /// A shortened form, as in `15K`.
    case compactName
    /// A mantissa and a power of ten.
    case scientific
  }

  /// Whether digits are grouped.
  package enum Grouping: String, ArchiveEnum {
    /// As the language does it.
    case automatic
    /// Digits are not grouped.
    case never
  }

  /// When a sign is written.
  package enum Sign: String, ArchiveEnum {
    /// For negative numbers.
    case automatic
    /// Never.
    case never
    /// For all numbers.
    case always
    /// For all numbers but zero.
    case exceptZero
    /// Negative amounts of money are in parentheses.
    case accounting
  }

  /// How a currency is written.
  package enum Presentation: String, ArchiveEnum {
    /// Its symbol, if the language has one.
    case standard
    /// Its shortest symbol.
    case narrow
    /// Its code of three letters.
    case isoCode
    /// Its full name.
    case fullName
  }

  /// How digits that are not shown are rounded.
  package enum RoundingRule: String, ArchiveEnum {
    /// To the nearest, ties to the even one.
    case toNearestOrEven
    /// To the nearest, ties away from zero.
    case toNearestOrAwayFromZero
    /// Toward positive infinity.
    case up
    /// Toward negative infinity.
    case down
    /// Toward zero.
    case towardZero
    /// Away from zero.
    case awayFromZero
  }

  package var value: TextNumber = 0
  package var style: Style = .number
  package var code: String?
  package var fractionLength: DigitRange?
  package var significantDigits: DigitRange?
  package var integerLength: Int?
  package var rounded: RoundingRule = .toNearestOrEven
  package var increment: Double?
  package var notation: Notation = .automatic
  package var grouping: Grouping = .automatic
  package var sign: Sign = .automatic
  package var presentation: Presentation = .standard
  package var alwaysShowsDecimalSeparator = false
  package var scale: Double?

  package init() {}

  package static let fields: [Field<NumberFormat>] = [
    Field("value", \.value, required: true, "The number."),
    Field("style", \.style, "What it is; default: `number`."),
    Field("code", \.code, rule: .currencyCode, "The currency's three letters."),
    Field(
      "fractionLength", \.fractionLength,
      "Digits after the decimal point: a number, or least and most; default: the style's."),
    Field(
      "significantDigits", \.significantDigits,
      "Significant digits; default: all that the fraction allows."),
    Field(
      "integerLength", \.integerLength, rule: .digits,
      "The minimum number of digits before the point."),
    Field("rounded", \.rounded, "How digits that are not shown are rounded."),
    Field(
      "increment", \.increment, rule: .positiveData,
      "What the shown number is rounded to a multiple of."),
    Field("notation", \.notation, "The notation of large numbers."),
    Field("grouping", \.grouping, "Whether digits are grouped."),
    Field("sign", \.sign, "When a sign is written."),
    Field("presentation", \.presentation, "How a currency is named."),
    Field(
      "alwaysShowsDecimalSeparator", \.alwaysShowsDecimalSeparator,
      "Whether the point is always written."),
    Field(
      "scale", \.scale, rule: .data,
      "What it is multiplied by; default: 100 for percent, otherwise 1."),
  ]

  /// Precision is given as significant digits or as digits of both parts.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["significantDigits"], ["fractionLength", "increment"],
      "'significantDigits' cannot be combined with 'fractionLength' or 'increment'"),
    .exclusive(
      ["fractionLength"], ["increment"], "'fractionLength' and 'increment' cannot be combined"),
  ]

  /// Requires a currency code for currencies, and refuses one for other numbers.
  package func validate() -> String? {
    (style == .currency) == (code != nil)
      ? nil : "'code' is needed for \"style\": \"currency\" and for no other style"
  }
}

/// How many digits are shown: an exact number, or a minimum and a maximum.
package struct DigitRange: ArchiveRecord {
  package var least = 0
  package var most: Int?

  package init() {}
  /// Creates an exact number of digits.
  package init(_ count: Int) { (least, most) = (count, count) }

  package static let fields: [Field<DigitRange>] = [
    Field("least", \.least, rule: .digits, "Fewest digits."),
    Field("most", \.most, rule: .digits, "The maximum number of digits; default: no limit."),
  ]

  /// A whole number alone.
  package static let shorthands: [Shorthand<DigitRange>] = [
    Shorthand(
      Int.self, schema: { _ in ["type": "integer", "minimum": 0, "maximum": 100] }
    ) {
      0...100 ~= $0 ? DigitRange($0) : nil
    } write: {
      $0.most == $0.least ? .number(Double($0.least)) : nil
    }
  ]

  /// Refuses a minimum above the maximum.
  package func validate() -> String? {
    most.map { $0 < least } == true ? "'most' is less than 'least'" : nil
  }

  /// Raises the maximum to the minimum.
  package mutating func reconcile(_ changes: RuleChanges) { most = most.map { max($0, least) } }
}

extension ValueRule<Int> {
  /// A number of digits within the length of any reasonable text.
  package static let digits = ValueRule(
    schema: ["minimum": 0, "maximum": 100], nearest: { min(max($0, 0), 100) }
  ) { value -> Verdict in
    0...100 ~= value ? .valid : .invalid("must be 0 to 100, is \(value)")
  }
}

extension ValueRule<String> {
  /// A code of three capital letters.
  package static let currencyCode = ValueRule(
    schema: ["pattern": "^[A-Z]{3}$"]
  ) { (code: String) -> String? in
    let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { 0x41...0x5A ~= $0 }
    return isCode ? nil : "'\(code)' is not a currency; write its three letters, such as \"EUR\""
  }
}
