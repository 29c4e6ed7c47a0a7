/// Words of a command line that people can copy.
package enum ShellWord {
  /// Returns the text as one word, quoted if necessary.
  package static func quoted(_ text: String) -> String {
    let text = text.singleLine
    let isPlain = text.utf8.allSatisfy { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789_-./@=+:,".unicodeScalars.contains(scalar))
    }
    return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
