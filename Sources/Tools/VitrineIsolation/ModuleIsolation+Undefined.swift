#if canImport(SwiftParser)
  import SwiftSyntax

  // What the linker misses: functions that a header or an attribute declares and no library has.
  extension ModuleIsolation {
    /// Errors at the uses of functions that nothing defines.
    ///
    /// - Parameter symbols: the names that the linker did not find.
    package func uses(of symbols: Set<String>) -> [CompilerError] {
      sources.keys.sorted().flatMap { file -> [CompilerError] in
        guard let text = edited[file]?.text ?? sources[file].map({ $0.text($0.bytes.indices) }),
          symbols.contains(where: text.contains)
        else { return [] }
        let source = ParsedSource(text)
        return source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
          guard symbols.contains(token.text), token.isReference || token.isSymbol else {
            return nil
          }
          let place = source.place(of: token.range.lowerBound)
          return CompilerError(
            file: file, line: place.line, column: place.column,
            message: "'\(token.text)' is declared, but no library here has it")
        }
      }
    }
  }

  extension TokenSyntax {
    /// Whether it names a symbol in an attribute, such as `@_silgen_name`.
    fileprivate var isSymbol: Bool {
      guard case .stringSegment = tokenKind else { return false }
      let attribute: AttributeSyntax? = nearest(AttributeSyntax.self)
      return attribute != nil
    }
  }
#endif
