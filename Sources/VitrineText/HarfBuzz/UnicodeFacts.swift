import CHarfBuzz

/// Properties of characters that the Swift library has no public name for.
enum UnicodeFacts {
  /// The letter that canonical decomposition leaves when the marks are taken away.
  static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let functions = hb_unicode_funcs_get_default()
    var first = scalar.value
    var letter: hb_codepoint_t = 0
    var mark: hb_codepoint_t = 0
    while hb_unicode_decompose(functions, first, &letter, &mark) != 0 { first = letter }
    return Unicode.Scalar(first) ?? scalar
  }

  /// The script of `scalar`, or `nil` for one that takes part in any script.
  static func script(of scalar: Unicode.Scalar) -> hb_script_t? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    let isShared =
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    return isShared ? nil : script
  }
}
