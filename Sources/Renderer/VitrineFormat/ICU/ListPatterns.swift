import VitrineModel
import _FoundationICU

/// Joins texts as languages do.
enum ListPatterns {
  /// Several texts as one.
  static func join(
    _ items: [String], _ type: UListFormatterType, _ width: UListFormatterWidth, _ locale: String
  ) -> String? {
    guard !items.isEmpty else { return "" }
    guard
      let formatter = ICUHandle(
        { swift_ulistfmt_openForType(locale, type, width, &$0) },
        close: { swift_ulistfmt_close($0) })
    else { return nil }
    // All texts share one buffer, so that pointers to them stay valid.
    let texts = items.map { Array($0.utf16) }
    let lengths = texts.map { Int32(clamping: $0.count) }
    return texts.flatMap { $0 }.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress ?? UnsafePointer(bitPattern: 2) else { return nil }
      var start = 0
      let pointers: [UnsafePointer<UInt16>?] = texts.map { text in
        defer { start += text.count }
        return base + start
      }
      return ICUText.read {
        swift_ulistfmt_format(
          formatter.pointer, pointers, lengths, Int32(clamping: items.count), $0, $1, &$2)
      }
    }
  }
}

extension ListFormat.ListType {
  /// The type by ICU's name.
  var pattern: UListFormatterType { self == .and ? ULISTFMT_TYPE_AND : ULISTFMT_TYPE_OR }
}

extension ListFormat.Width {
  /// The width by ICU's name.
  var pattern: UListFormatterWidth {
    switch self {
    case .standard: ULISTFMT_WIDTH_WIDE
    case .short: ULISTFMT_WIDTH_SHORT
    case .narrow: ULISTFMT_WIDTH_NARROW
    }
  }
}
