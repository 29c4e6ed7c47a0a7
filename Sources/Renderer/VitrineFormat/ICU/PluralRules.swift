import _FoundationICU

/// Chooses plural categories by the rules of Unicode's CLDR.
enum PluralRules {
  /// The category of a number in a language: `one`, `few`, `other` and so on.
  static func category(of number: Double, _ locale: String) -> String {
    guard number.isFinite,
      let rules = ICUHandle(
        { swift_uplrules_open(locale, &$0) }, close: { swift_uplrules_close($0) })
    else { return "other" }
    return ICUText.read { swift_uplrules_select(rules.pointer, number, $0, $1, &$2) } ?? "other"
  }
}
