import VitrineModel

extension NumberFormat {
  /// The number in its style.
  ///
  /// Source: the number skeletons that Foundation's styles map to.
  func string(_ locale: String) -> String? {
    NumberSkeleton.format(shown: value, stems, locale)
  }

  private var stems: [String] {
    var stems: [String] = []
    switch style {
    case .number: break
    case .percent: stems.append("percent")
    case .currency: stems += ["currency/" + (code ?? "XXX"), presentation.stem]
    }
    let scale = scale ?? (style == .percent ? 100 : 1)
    if scale != 1 { stems.append("scale/" + scale.plainText) }
    stems += precisionStems + [rounded.stem]
    switch notation {
    case .automatic: break
    case .compactName: stems.append("compact-short")
    case .scientific: stems.append("scientific")
    }
    if let integerLength {
      stems.append("integer-width/+" + String(repeating: "0", count: integerLength))
    }
    if grouping == .never { stems.append("group-off") }
    if alwaysShowsDecimalSeparator { stems.append("decimal-always") }
    return stems + sign.stems
  }

  private var precisionStems: [String] {
    if let increment { return ["precision-increment/" + increment.plainText] }
    if let digits = significantDigits {
      let least = max(digits.least, 1)
      return [
        String(repeating: "@", count: least)
          + (digits.most.map { String(repeating: "#", count: max($0, least) - least) } ?? "*")
      ]
    }
    return fractionLength.map(NumberFormat.precision) ?? []
  }

  /// The digits after the decimal point.
  static func precision(_ digits: DigitRange) -> [String] {
    if digits.most == 0 { return ["precision-integer"] }
    return [
      "." + String(repeating: "0", count: digits.least)
        + (digits.most.map { String(repeating: "#", count: $0 - digits.least) } ?? "*")
    ]
  }
}

extension NumberFormat.Presentation {
  fileprivate var stem: String {
    switch self {
    case .standard: "unit-width-short"
    case .narrow: "unit-width-narrow"
    case .isoCode: "unit-width-iso-code"
    case .fullName: "unit-width-full-name"
    }
  }
}

extension NumberFormat.RoundingRule {
  fileprivate var stem: String {
    switch self {
    case .toNearestOrEven: "rounding-mode-half-even"
    case .toNearestOrAwayFromZero: "rounding-mode-half-up"
    case .up: "rounding-mode-ceiling"
    case .down: "rounding-mode-floor"
    case .towardZero: "rounding-mode-down"
    case .awayFromZero: "rounding-mode-up"
    }
  }
}

extension NumberFormat.Sign {
  fileprivate var stems: [String] {
    switch self {
    case .automatic: []
    case .never: ["sign-never"]
    case .always: ["sign-always"]
    case .exceptZero: ["sign-except-zero"]
    case .accounting: ["sign-accounting"]
    }
  }
}
