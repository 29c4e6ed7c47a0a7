import CHarfBuzz

/// Properties of characters that the Swift library has no public name for.
enum UnicodeFacts {
  /// The base letter of the canonical decomposition.
  static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    var letter = scalar
    while let parts = parts(of: letter) { letter = parts.0 }
    return letter
  }

  /// The canonical decomposition of `scalar` into its base and last mark; `nil` if it does not
  /// decompose.
  static func parts(of scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
    var letter: hb_codepoint_t = 0
    var mark: hb_codepoint_t = 0
    guard
      hb_unicode_decompose(
        hb_unicode_funcs_get_default(), scalar.value, &letter, &mark) != 0,
      let first = Unicode.Scalar(letter)
    else { return nil }
    return (first, mark == 0 ? nil : Unicode.Scalar(mark))
  }

  /// The code points, with neighbours composed if there is a code point for both.
  static func composed(_ scalars: some Collection<Unicode.Scalar>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      var both: hb_codepoint_t = 0
      if let last = result.last,
        hb_unicode_compose(
          hb_unicode_funcs_get_default(), last.value, scalar.value, &both) != 0,
        let joined = Unicode.Scalar(both)
      {
        result[result.count - 1] = joined
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  /// The script of `scalar`, or `nil` for one that takes part in any script.
  static func script(of scalar: Unicode.Scalar) -> hb_script_t? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    let isShared =
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    return isShared ? nil : script
  }
}
