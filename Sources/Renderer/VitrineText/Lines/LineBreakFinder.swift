import Synchronization
import _FoundationICU

/// Finds where Unicode's rules allow a line to end.
///
/// The only file that knows ICU's part for line breaks; the Swift toolchain ships ICU as an
/// underscored module.
enum LineBreakFinder {
  /// ICU's iterator, closed with its owner.
  private struct Iterator: ~Copyable {
    let pointer: OpaquePointer?

    init() {
      var status = U_ZERO_ERROR
      // A fixed locale: the answer must not depend on the process's environment.
      pointer = swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status)
    }

    deinit {
      swift_ubrk_close(pointer)
    }

    /// Where a line may end.
    func offsets(in text: [UInt16]) -> [Int] {
      text.withUnsafeBufferPointer { text in
        var status = U_ZERO_ERROR
        swift_ubrk_setText(pointer, text.baseAddress, Int32(clamping: text.count), &status)
        // Errors are positive, warnings (root rules used for the locale) negative.
        guard pointer != nil, status.rawValue <= 0 else { return [] }
        var offsets: [Int] = []
        var offset = swift_ubrk_next(pointer)
        while offset >= 0 {
          offsets.append(Int(offset))
          offset = swift_ubrk_next(pointer)
        }
        return offsets
      }
    }
  }

  private static let iterator = Mutex(Iterator())

  /// The UTF-16 offsets at which a line can end, in ascending order.
  static func opportunities(in text: [UInt16]) -> [Int] {
    iterator.withLock { $0.offsets(in: text) }
  }
}
