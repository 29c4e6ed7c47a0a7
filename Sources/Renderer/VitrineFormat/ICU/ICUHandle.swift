import _FoundationICU

/// An object of ICU that is closed with its owner.
struct ICUHandle<Pointer>: ~Copyable {
  let pointer: Pointer
  private let close: (Pointer) -> Void

  /// Opens an object; `nil` if ICU cannot create it.
  init?(
    _ open: (inout UErrorCode) -> Pointer?, close: @escaping (Pointer) -> Void
  ) {
    var status = U_ZERO_ERROR
    let pointer = open(&status)
    guard let pointer else { return nil }
    // Errors are positive, warnings (data of a parent locale is used) negative.
    guard status.rawValue <= 0 else {
      close(pointer)
      return nil
    }
    self.pointer = pointer
    self.close = close
  }

  deinit { close(pointer) }
}

/// Texts that ICU writes into a buffer.
enum ICUText {
  /// Calls a function that fills a buffer and returns the length of the text, twice if it is longer
  /// than expected; `nil` if ICU fails.
  static func read(
    _ fill: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var capacity = 128
    while true {
      var status = U_ZERO_ERROR
      var length = 0
      let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = Int(fill(buffer.baseAddress, Int32(capacity), &status))
        count = status.rawValue <= 0 ? min(length, capacity) : 0
      }
      if status == U_BUFFER_OVERFLOW_ERROR, length > capacity {
        capacity = length
        continue
      }
      return status.rawValue <= 0 ? String(decoding: units, as: UTF16.self) : nil
    }
  }

  /// Calls a function that fills a buffer with a name in ASCII; `nil` when ICU fails.
  static func name(
    _ fill: (UnsafeMutablePointer<CChar>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    let bytes = [CChar](unsafeUninitializedCapacity: 160) { buffer, count in
      count = Int(min(max(fill(buffer.baseAddress, 160, &status), 0), 160))
    }
    guard status.rawValue <= 0 else { return nil }
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension String {
  /// The text as ICU reads it, with its length.
  func withUTF16<Result>(_ body: (UnsafePointer<UInt16>?, Int32) -> Result) -> Result {
    Array(utf16).withUnsafeBufferPointer { body($0.baseAddress, Int32(clamping: $0.count)) }
  }
}
