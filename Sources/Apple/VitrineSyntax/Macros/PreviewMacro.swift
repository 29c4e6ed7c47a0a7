/// The expansion of `#Preview`: a record in a section of the binary, which the runner finds between
/// the symbols that the linker adds around the section.
///
/// The arguments are copied into a call of a function with the same parameters, so that the
/// compiler checks them and reports errors where they were written. Traits may belong to the main actor, on
/// which the runner makes records.
enum PreviewMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    guard let syntax = use.syntax, let location = syntax.location,
      let arguments = arguments(of: syntax.source)
    else { throw MacroError(message: "this use of '#Preview' cannot be read") }
    // The compiler's location is that of the blanks and comments before the use.
    let lead = SwiftLexer.tokens(syntax.source).prefix(while: \.isTrivia)
    let line = location.line + lead.reduce(0) { $0 + $1.newlines }
    return """
      enum \(use.uniqueName("Preview")) {
        @section("vitrine_previews") @used
        nonisolated static let record: PreviewRecord = {
          PreviewRecords.open(file: "\(location.fileID)", line: \(line))
          MainActor.assumeIsolated { PreviewRecords.add\(arguments) }
        }
      }
      """
  }

  /// The source after the macro's name: arguments, closures or both.
  private static func arguments(of source: String) -> Substring? {
    guard let mark = source.firstIndex(of: "#") else { return nil }
    let rest = source[source.index(after: mark)...]
    guard let start = rest.firstIndex(where: { $0 == "(" || $0 == "{" }) else { return nil }
    return rest[start...]
  }
}
