#if canImport(SwiftParser)
  import SwiftSyntax

  /// The code that was left out of a file, for other modules that have the same file.
  package struct KnownCode: Sendable {
    struct Piece: Sendable {
      var shape: CutShape
      var anchor: Int
      var place: LeftOutPlace
      var error: CompilerError
      /// The code itself: where it differs, the piece does not apply.
      var code: String

      /// The name that was missing; empty for errors of another kind.
      var missingName: String { error.missingName ?? error.missingType ?? "" }
    }

    var cuts: [Piece] = []
    var types: [MissingTypes.Declared] = []
  }

  extension ParsedSource {
    /// The names that the file declares outside other declarations.
    var declaredNames: Set<String> {
      Set(
        tree.statements.compactMap { item in
          item.item.asProtocol((any NamedDeclSyntax).self)?.name.text
        })
    }

    /// Whether a piece of the same file elsewhere has the same code here.
    func has(_ piece: KnownCode.Piece) -> Bool {
      let range = piece.shape.range
      return range.upperBound <= bytes.count && text(range) == piece.code
    }
  }
#else
  /// The code that was left out of a file.
  package struct KnownCode: Sendable {}
#endif
