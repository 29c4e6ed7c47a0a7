/// Names of files as text.
///
/// A name consists of any bytes except null and the slash. A byte that is not part of valid UTF-8
/// is converted to one of the last 128 scalars, which are for private use, and back when the name
/// is passed to the system.
extension String {
  /// The first of the scalars for bytes, minus the first byte that needs one.
  private static let firstScalar: UInt32 = 0x10_ff00

  /// Creates the text for a null-terminated name or path.
  package init(fileBytes pointer: UnsafePointer<CChar>) {
    let text = String(cString: pointer)
    let bytes = UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map(
      UInt8.init(bitPattern:))
    self = text.utf8.elementsEqual(bytes) && !text.holdsBytes ? text : String.escaped(bytes)
  }

  /// The bytes of the name, with a null at the end.
  package var fileBytes: [CChar] {
    guard holdsBytes else { return Array(utf8CString) }
    let bytes = unicodeScalars.flatMap { scalar in
      scalar.isFileByte ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
    return (bytes + [0]).map(CChar.init(bitPattern:))
  }

  /// Whether the text may contain scalars for bytes, which people do not use.
  private var holdsBytes: Bool {
    utf8.contains(0xf4) && unicodeScalars.contains(where: \.isFileByte)
  }

  /// Returns the text for bytes, with a scalar for each byte that is not UTF-8 or that encodes one
  /// of these scalars.
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
  /// Whether the scalar represents a byte of a name that is not part of UTF-8.
  package var isFileByte: Bool { (0x10_ff80...0x10_ffff).contains(value) }
}

/// The arguments of this process, which may be names of files.
package enum ProcessArguments {
  /// The arguments after the program's name.
  package static var words: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { String(fileBytes: $0) }
    }
  }
}
