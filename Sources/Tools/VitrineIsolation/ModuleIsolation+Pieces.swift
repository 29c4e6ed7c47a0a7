#if canImport(SwiftParser)
  import SwiftSyntax

  extension ModuleIsolation {
    struct Located {
      var file: String
      var offset: Int
      var isDeclaration: Bool
      var error: CompilerError
      /// The number of the cut whose replacement contains the error.
      var cut: Int?
    }

    /// The location of an error in the original source.
    func locate(_ error: CompilerError) -> Located? {
      guard let source = sources[error.file], isCoarse || !generated.contains(error.file) else {
        return nil
      }
      let offset: Int
      var number: Int?
      let origin =
        edited[error.file].map { $0.origin(line: error.line, column: error.column) }
        ?? source.offset(line: error.line, column: error.column).map(EditedText.Origin.original)
      switch origin {
      case .original(let place): offset = place
      case .cut(let id):
        guard let cut = cuts.first(where: { $0.place.id == id }) else { return nil }
        (offset, number) = (cut.anchor, id)
      case nil: return nil
      }
      return Located(
        file: error.file, offset: offset,
        isDeclaration: source.token(at: offset)?.isOfDeclaration ?? false, error: error,
        cut: number)
    }

    /// Whether an error is in an extension of a type that contains one of some others.
    func isInExtension(of names: Set<String>, _ error: Located) -> Bool {
      guard !names.isEmpty, let token = sources[error.file]?.token(at: error.offset),
        let owner: ExtensionDeclSyntax = token.nearest(ExtensionDeclSyntax.self)
      else { return false }
      return owner.extendedType.tokens(viewMode: .sourceAccurate).contains {
        names.contains($0.text)
      }
    }

    mutating func leaveOut(_ errors: [Located]) {
      var fresh: [(file: String, range: Range<Int>)] = []
      var added: Set<Tried> = []
      for error in innermost(errors).sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
        // Leaving out a statement also leaves out what follows it.
        if fresh.contains(where: { $0.file == error.file && $0.range.contains(error.offset) }) {
          continue
        }
        guard let source = sources[error.file] else { continue }
        let error = withoutStubs(error)
        let trouble = troubles.note(
          error.offset, in: source, of: error.file, isLate: isCoarse || error.error.isOfPatience)
        let finder = CutFinder(
          source: source, standIns: types.names, plainTypes: code.plainTypes,
          isCoarse: isCoarse || trouble.isOfDeclaration)
        let shapes = trouble.filtered(finder.shapes(at: error.offset, for: error.error))
        // Several errors can have one cause.
        let isDone = shapes.contains { shape in
          added.contains(Tried(file: error.file, range: shape.range, text: shape.text))
        }
        if isDone { continue }
        guard let shape = shapes.first(where: { isNew($0, error.file) }) else {
          unexplained.append(error.error)
          continue
        }
        let piece = Tried(file: error.file, range: shape.range, text: shape.text)
        tried.insert(piece)
        added.insert(piece)
        add(shape, error, source)
        fresh.append((error.file, shape.range))
      }
    }

    /// The errors without those of statements in which there are others: an expression whose type
    /// cannot be found is often correct except for a piece of it.
    private func innermost(_ errors: [Located]) -> [Located] {
      let ranges = errors.map { error in
        error.error.isOfInference ? sources[error.file]?.statement(at: error.offset) : nil
      }
      let kept = errors.indices.filter { index in
        guard let range = ranges[index] else { return true }
        return !errors.indices.contains { other in
          guard other != index, errors[other].file == errors[index].file else { return false }
          guard let inner = ranges[other] else { return range.contains(errors[other].offset) }
          return range.contains(inner) && inner != range
        }
      }
      return kept.map { errors[$0] }
    }

    /// Members that were added for a protocol and do not compile are removed, and so is the
    /// conformance.
    private mutating func withoutStubs(_ error: Located) -> Located {
      guard let place = cuts.firstIndex(where: { $0.place.id == error.cut }),
        cuts[place].shape.isStub
      else { return error }
      var error = error
      error.error = cuts.remove(at: place).error
      error.error.requirements = []
      return error
    }

    private func isNew(_ shape: CutShape, _ file: String) -> Bool {
      if shape.isStub, cuts.contains(where: { $0.file == file && $0.shape.range == shape.range }) {
        return false
      }
      guard !tried.contains(Tried(file: file, range: shape.range, text: shape.text)) else {
        return false
      }
      // A piece of code that is already left out changes nothing.
      return !cuts.contains {
        $0.file == file && $0.shape.range != shape.range && $0.shape.range.contains(shape.range)
      }
    }

    private mutating func add(_ shape: CutShape, _ error: Located, _ source: ParsedSource) {
      if error.isDeclaration || shape.kind.isOfDeclarations { changesDeclarations = true }
      // What is wrong with a replacement follows from what it replaces.
      let origin = cuts.first { $0.place.id == error.cut }?.error ?? error.error
      cuts.removeAll { $0.file == error.file && $0.shape.range == shape.range }
      // What cannot be inferred around code that is left out follows from it.
      let cause = cuts.first {
        error.error.isOfInference && !$0.error.isOfInference && $0.file == error.file
          && shape.range.contains($0.shape.range)
      }
      let place = LeftOutPlace(
        id: nextNumber, kind: shape.kind, file: error.file,
        line: source.line(of: error.offset),
        name: source.name(of: shape, for: origin, at: error.offset),
        reason: (cause?.error ?? origin).reason, entryType: shape.entryType)
      nextNumber += 1
      cuts.append(
        Cut(file: error.file, shape: shape, anchor: error.offset, place: place, error: origin))
    }
  }

  extension Range<Int> {
    /// Whether another range is within this one.
    func contains(_ other: Range<Int>) -> Bool {
      lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
  }
#endif
