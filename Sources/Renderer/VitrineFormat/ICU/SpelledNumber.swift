import _FoundationICU

/// Writes numbers as words.
enum SpelledNumber {
  /// The word for zero, as it starts a sentence; `nil` in a locale without words for numbers.
  static func zero(_ locale: String) -> String? {
    guard LocaleFacts.hasNumberWords(locale),
      let formatter = ICUHandle(
        { swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &$0) },
        close: { swift_unum_close($0) })
    else { return nil }
    var status = U_ZERO_ERROR
    swift_unum_setContext(
      formatter.pointer, UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE, &status)
    return ICUText.read { swift_unum_formatInt64(formatter.pointer, 0, $0, $1, nil, &$2) }
  }
}
