/// A macro that makes a type conform to the protocols that its declaration names, and nothing else.
enum ConformanceMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    guard let type = use.extendedTypeSyntax?.source else {
      throw MacroError(message: "'@\(use.macro.typeName)' needs a type")
    }
    // A type that conforms already needs no extension.
    guard let protocols = use.conformanceListSyntax?.source, !protocols.isEmpty else { return "" }
    return "extension \(type): \(protocols) {}"
  }
}
