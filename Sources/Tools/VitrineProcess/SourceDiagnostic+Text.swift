extension SourceDiagnostic {
  /// The location and the message, in the format of compilers.
  package var text: String {
    let place = file.isEmpty ? "" : "\(file):\(line):\(column): "
    return "\(place)\(severity.rawValue): \(message)"
  }
}
