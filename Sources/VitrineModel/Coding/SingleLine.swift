extension String {
  /// The text without anything that could end a line or steer a terminal.
  package var singleLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator:
            Array("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
          default: [scalar]
          }
        }))
  }
}
