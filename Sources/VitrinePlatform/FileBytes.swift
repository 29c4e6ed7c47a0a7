/// Names of files as text.
///
/// A name is any bytes but null and the slash. A byte that is not part of UTF-8 becomes one of the last 128
/// scalars, which are for private use, and becomes that byte again where the system is asked for the file.
extension String {
  /// The first of the scalars for bytes, less the first byte that needs one.
  private static let firstScalar: UInt32 = 0x10_ff00

  /// The text for a name, or a path, that ends with a null.
  package init(fileBytes pointer: UnsafePointer<CChar>) {
    let text = String(cString: pointer)
    let bytes = UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map(
      UInt8.init(bitPattern:))
    self = text.utf8.elementsEqual(bytes) && !text.holdsBytes ? text : String.escaped(bytes)
  }

  /// The bytes of the name, with a null behind them.
  package var fileBytes: [CChar] {
    guard holdsBytes else { return Array(utf8CString) }
    let bytes = unicodeScalars.flatMap { scalar in
      scalar.isFileByte ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
    return (bytes + [0]).map(CChar.init(bitPattern:))
  }

  /// Whether a scalar may be one of those for bytes, of which no text that people write has any.
  private var holdsBytes: Bool {
    utf8.contains(0xf4) && unicodeScalars.contains(where: \.isFileByte)
  }

  /// The text for bytes, of which those that are not UTF-8, and those of the scalars for bytes
  /// themselves, get a scalar each.
  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var (iterator, place) = (bytes.makeIterator(), 0)
    func escape(_ count: Int) {
      for byte in bytes[place..<Swift.min(place + count, bytes.count)] {
        if let scalar = Unicode.Scalar(firstScalar + UInt32(byte)) { text.append(scalar) }
      }
    }
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar.isFileByte { escape(encoded.count) } else { text.append(scalar) }
        place += encoded.count
      case .error(let length):
        escape(length)
        place += length
      case .emptyInput: return String(text)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a byte of a name that is not part of UTF-8.
  package var isFileByte: Bool { (0x10_ff80...0x10_ffff).contains(value) }
}

/// The words that this process was started with, which may be names of files.
package enum ProcessArguments {
  /// The words behind the program's name.
  package static var words: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { String(fileBytes: $0) }
    }
  }
}
