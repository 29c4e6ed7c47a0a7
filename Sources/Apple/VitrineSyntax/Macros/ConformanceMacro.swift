/// A macro that makes a type conform to the protocols that its declaration names, and nothing else.
enum ConformanceMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    guard use.extendedTypeSyntax != nil else {
      throw MacroError(message: "'@\(use.macro.typeName)' needs a type")
    }
    // A type that conforms already needs no extension.
    return use.conformingExtension
  }
}
