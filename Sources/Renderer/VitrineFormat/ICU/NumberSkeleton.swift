import VitrineModel
import _FoundationICU

/// Writes numbers by ICU's number skeletons.
enum NumberSkeleton {
  /// A number in a locale; `nil` for a skeleton that has no meaning.
  ///
  /// - Parameter stems: the parts of the skeleton, as in ICU's documentation of number skeletons.
  static func format(_ value: Double, _ stems: [String], _ locale: String) -> String? {
    format(shown: TextNumber(value), stems, locale)
  }

  /// A number in a locale; `nil` for a skeleton that has no meaning.
  static func format(
    shown number: TextNumber, _ stems: [String], _ locale: String
  ) -> String? {
    let skeleton = stems.joined(separator: " ")
    guard
      let formatter = ICUHandle(
        { status in
          skeleton.withUTF16 {
            swift_unumf_openForSkeletonAndLocale($0, $1, locale, &status)
          }
        }, close: { swift_unumf_close($0) }),
      let result = ICUHandle(
        { swift_unumf_openResult(&$0) }, close: { swift_unumf_closeResult($0) })
    else { return nil }
    var status = U_ZERO_ERROR
    let value = number.value
    if let digits = number.digits {
      swift_unumf_formatDecimal(
        formatter.pointer, digits, Int32(digits.utf8.count), result.pointer, &status)
    } else if let whole = Int64(exactly: value), whole != 0 {
      swift_unumf_formatInt(formatter.pointer, whole, result.pointer, &status)
    } else {
      swift_unumf_formatDouble(formatter.pointer, value, result.pointer, &status)
    }
    guard status.rawValue <= 0 else { return nil }
    return ICUText.read { swift_unumf_resultToString(result.pointer, $0, $1, &$2) }
  }
}
