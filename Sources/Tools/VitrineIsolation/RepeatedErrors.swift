#if canImport(SwiftParser)
  import SwiftSyntax

  /// The functions and declarations in which there are errors round after round.
  ///
  /// The compiler names one error of an expression at a time. Where small pieces do not help, larger
  /// ones go, so that the number of rounds does not grow with that of the errors.
  struct RepeatedErrors {
    private struct Place: Hashable {
      var file: String
      var start: Int
    }

    private var round = 0
    private var rounds: [Place: Set<Int>] = [:]

    /// The rounds with errors after which a function's statements go as a whole.
    private static let mostRoundsOfBody = 2
    /// The same for a closure that makes an initial value.
    private static let mostRoundsOfClosure = 1
    /// The rounds with errors after which a function's views go as a whole, too.
    private static let mostRoundsOfViews = 5
    /// The rounds with errors after which a preview goes as a whole: its entries are one expression.
    private static let mostRoundsOfPreview = 2
    /// The rounds with errors after which a declaration of a file goes as a whole.
    private static let mostRoundsOfDeclaration = 6

    mutating func beginRound() { round += 1 }

    /// How an error is treated.
    struct Trouble {
      /// The statements of the function around it that has to go; `nil` for pieces of it.
      var body: Range<Int>?
      /// Whether the declaration of the file around it goes, unless it is drawn.
      var isOfDeclaration = false

      /// The pieces that are large enough, or all if none is.
      func filtered(_ shapes: [CutShape]) -> [CutShape] {
        guard let body else { return shapes }
        let large = shapes.filter { $0.range.contains(body) }
        return large.isEmpty ? shapes : large
      }
    }

    /// Records an error in this round.
    ///
    /// - Parameter isLate: whether few rounds are left, or each of them takes long.
    mutating func note(
      _ offset: Int, in source: ParsedSource, of file: String, isLate: Bool
    ) -> Trouble {
      var trouble = Trouble()
      guard let token = source.token(at: offset) else { return trouble }
      var node = Syntax(token)
      var hasBody = false
      while let parent = node.parent {
        if !hasBody, let list = node.as(CodeBlockItemListSyntax.self), parent.isBody {
          hasBody = true
          let count = count(node.range.lowerBound, file)
          let most = RepeatedErrors.most(
            of: CodeContext.of(list), isClosure: parent.initializedBinding != nil, isLate: isLate)
          if count > most, let first = list.first, let last = list.last {
            trouble.body = first.range.lowerBound..<last.range.upperBound
          }
        }
        if node.isPreview,
          count(node.range.lowerBound, file) > RepeatedErrors.mostRoundsOfPreview
        {
          trouble.body = node.range
          break
        }
        if parent.is(SourceFileSyntax.self) || parent.parent?.is(SourceFileSyntax.self) == true {
          trouble.isOfDeclaration =
            count(node.range.lowerBound, file) > RepeatedErrors.mostRoundsOfDeclaration
          break
        }
        node = parent
      }
      return trouble
    }

    /// The rounds with errors after which a body goes as a whole.
    private static func most(of context: CodeContext, isClosure: Bool, isLate: Bool) -> Int {
      guard case .code = context else {
        // Views go one by one for a while: the others are worth more than a few rounds.
        return isLate ? mostRoundsOfBody : mostRoundsOfViews
      }
      // The compiler stops at the first statement of a closure that does not compile.
      return context.onlyTraps
        ? mostRoundsOfViews : isClosure ? mostRoundsOfClosure : mostRoundsOfBody
    }

    private mutating func count(_ start: Int, _ file: String) -> Int {
      let place = Place(file: file, start: start)
      rounds[place, default: []].insert(round)
      return rounds[place]?.count ?? 0
    }
  }

  extension Syntax {
    /// Whether it is a preview by the macro.
    fileprivate var isPreview: Bool {
      let name =
        self.as(MacroExpansionExprSyntax.self)?.macroName
        ?? self.as(MacroExpansionDeclSyntax.self)?.macroName
      return name?.text == "Preview"
    }

    /// Whether it holds the statements of a function, an accessor or an initializer.
    var isBody: Bool {
      if self.is(AccessorBlockSyntax.self) || initializedBinding != nil { return true }
      guard self.is(CodeBlockSyntax.self), let owner = parent else { return false }
      return owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
        || owner.is(AccessorDeclSyntax.self) || owner.is(DeinitializerDeclSyntax.self)
    }
  }

  extension SyntaxProtocol {
    /// The property whose initial value the closure is called for; `nil` if there is none.
    var initializedBinding: PatternBindingSyntax? {
      guard self.is(ClosureExprSyntax.self), let call = parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == id
      else { return nil }
      return call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    }
  }

  extension ParsedSource {
    /// The name of a piece of code for people: what the compiler misses in it, or what it calls.
    func name(of shape: CutShape, for error: CompilerError, at offset: Int) -> String {
      let quoted = error.quoted
      if error.message.contains("has no member"), quoted.count > 1 { return quoted[1] }
      // What a syntax error quotes is what the source lacks.
      let isOfSyntax = error.message.hasPrefix("expected ")
      if isOfSyntax || quoted.first?.contains("_LeftOut") == true, !shape.range.isEmpty {
        return String(text(shape.range).prefix { !$0.isNewline })
      }
      if error.missingName != nil || error.missingMemberType != nil { return quoted.first ?? "" }
      if error.message.contains("argument label"),
        let call: FunctionCallExprSyntax = token(at: offset)?.nearest(FunctionCallExprSyntax.self),
        let label = quoted.first
      {
        return "\(call.calledName)(\(label))"
      }
      // A name of the compiler's own, such as that of a generic parameter.
      if error.isOfInference, shape.kind != .modifier { return "" }
      if shape.kind == .modifier {
        let name = text(shape.range).drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber }
        return String(name)
      }
      return quoted.first ?? ""
    }
  }
#endif
