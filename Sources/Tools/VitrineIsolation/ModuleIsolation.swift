#if canImport(SwiftParser)
  /// The code that is left out of one module because of its errors.
  ///
  /// Pure: it takes texts and errors, and returns texts. The caller runs the compiler in between.
  package struct ModuleIsolation {
    /// The original sources, by their paths.
    private var sources: [String: ParsedSource]
    /// Generated files, which are changed only if nothing else helps.
    private let generated: Set<String>
    /// The name of the module, which a type of the same name hides.
    private let module: String
    /// Modules that declare missing names, for imports.
    private let moduleOf: (String) -> String?

    private var cuts: [Cut] = []
    private var tried: Set<Tried> = []
    private var types = MissingTypes()
    private var imports: [String: Set<String>] = [:]
    private var edited: [String: EditedText] = [:]
    private var nextNumber: Int
    /// The changes to names since the last compilation.
    private var fresh = FreshNames()
    /// Whether declarations other than views are left out as a whole, because there are too many
    /// small pieces.
    package var isCoarse = false
    /// Names that were left out although a picture requires them.
    package var entryTypes: Set<String> { Set(active.compactMap(\.shape.entryType)) }
    /// Whether more than function bodies was left out since the last compilation.
    private var changesDeclarations = false
    /// Errors that nothing was found for.
    package private(set) var unexplained: [CompilerError] = []

    private struct FreshNames {
      var imports: [String: Set<String>] = [:]
      /// The first number of a declared type.
      var firstNumber = 0
    }

    private struct Cut {
      var file: String
      var shape: CutShape
      var anchor: Int
      var place: LeftOutPlace
      var error: CompilerError
    }

    private struct Tried: Hashable {
      var file: String
      var range: Range<Int>
      var text: String
    }

    /// - Parameters:
    ///   - sources: texts by paths.
    ///   - module: the name of the module.
    ///   - generated: paths of files that are not changed.
    ///   - firstNumber: the number of the first place that is left out.
    ///   - moduleOf: the module that declares a name, if it is not imported.
    package init(
      _ sources: [String: String], module: String = "", generated: Set<String> = [],
      firstNumber: Int = 1, moduleOf: @escaping (String) -> String? = { _ in nil }
    ) {
      self.sources = sources.mapValues(ParsedSource.init)
      (self.module, self.generated) = (module, generated)
      (self.moduleOf, nextNumber) = (moduleOf, firstNumber)
    }

    /// The code that was left out, in the order of files and lines.
    package var places: [LeftOutPlace] {
      (active.map(\.place) + types.places).sorted {
        ($0.file, $0.line, $0.id) < ($1.file, $1.line, $1.id)
      }
    }

    /// Modules whose names are needed and were not imported.
    package var addedImports: Set<String> { imports.values.reduce(into: []) { $0.formUnion($1) } }

    /// Declarations of types that no module declares; empty if there are none.
    package var typeDeclarations: String { types.text }

    /// The texts of changed files.
    package func changedTexts() -> [String: String] { edited.mapValues(\.text) }

    /// The changes since the last compilation.
    package struct Changes: Sendable {
      package var files: Set<String> = []
      /// Whether more has changed than the bodies of functions.
      package var isOfDeclarations = false
    }

    /// Adds errors, and leaves out the smallest pieces around them that have not been tried yet.
    ///
    /// - Returns: the changes; `nil` if there are none.
    package mutating func absorb(_ errors: [CompilerError]) -> Changes? {
      let old = edited
      (unexplained, changesDeclarations) = ([], false)
      fresh = FreshNames(firstNumber: nextNumber)
      let before = (places: nextNumber, types: types.places.count)
      var located: [Located] = []
      let plain = errors.filter { !$0.isOfPatience }
      var isSimpler = false
      for error in plain.isEmpty ? errors : plain where !absorbName(error) {
        if sources[error.file] == nil, types.simplify(line: error.line) {
          isSimpler = true
          continue
        }
        if let place = locate(error) { located.append(place) } else { unexplained.append(error) }
      }
      // A type that does not conform can have members that do not compile: it is handled last.
      let causes = located.filter { !$0.error.isOfConformance }
      if !causes.isEmpty { located = causes }
      // Errors in declarations cause errors in bodies.
      if located.contains(where: \.isDeclaration) { located = located.filter(\.isDeclaration) }
      let isNamed = types.places.count != before.types || !fresh.imports.isEmpty
      if !isNamed || located.contains(where: \.isDeclaration) { leaveOut(located) }
      refresh()
      // One piece can have replaced another.
      guard nextNumber != before.places || !fresh.imports.isEmpty || isSimpler else { return nil }
      let files = edited.filter { $0.value.edits != old[$0.key]?.edits }.keys
      return Changes(
        files: Set(files).union(old.keys.filter { edited[$0] == nil }),
        isOfDeclarations: changesDeclarations)
    }

    /// Adds sources with code that was blank before.
    ///
    /// - Parameter names: those of the code, which need no replacement types.
    /// - Returns: the files that have changed.
    package mutating func update(
      _ texts: [String: String], with names: Set<String>
    ) -> Set<String> {
      var changed: Set<String> = []
      for (file, text) in texts {
        let known = sources[file]
        guard known.map({ !$0.bytes.elementsEqual(text.utf8) }) ?? true else { continue }
        changed.insert(file)
        (sources[file], edited[file]) = (ParsedSource(text), nil)
        // Code that was left out stays out if its place has not changed.
        guard known?.bytes.count != text.utf8.count else { continue }
        cuts.removeAll { $0.file == file }
        tried = tried.filter { $0.file != file }
      }
      types.remove(names)
      refresh()
      return changed
    }

    // MARK: Names

    /// Imports a name that another module has, or declares a type that no module has.
    private mutating func absorbName(_ error: CompilerError) -> Bool {
      guard sources[error.file] != nil else { return false }
      if let name = error.missingName, let module = moduleOf(name) {
        let isNew = imports[error.file, default: []].insert(module).inserted
        if isNew { fresh.imports[error.file, default: []].insert(module) }
        if fresh.imports[error.file]?.contains(module) == true { return true }
      }
      guard let place = locate(error) else { return false }
      if let (name, parent) = error.missingMemberType {
        let own = "\(module)."
        return declare(
          name, in: parent.hasPrefix(own) ? String(parent.dropFirst(own.count)) : parent, place)
      }
      if let name = error.missingType { return declare(name, in: nil, place) }
      guard let name = error.missingName, name.first?.isUppercase == true,
        let source = sources[place.file],
        CutFinder(source: source).isTypeInCode(at: place.offset)
      else { return false }
      return declare(name, in: nil, place)
    }

    private mutating func declare(_ name: String, in parent: String?, _ place: Located) -> Bool {
      guard let source = sources[place.file], !types.isRefused(name, in: parent) else {
        return false
      }
      let use = TypeUse(source, at: place.offset)
      // A type that was declared before and is still missing is not visible there.
      if let number = types.number(of: name, in: parent) {
        guard number >= fresh.firstNumber else { return false }
        types.note(use, of: name, in: parent)
        return true
      }
      // Types of other modules are extended if the file can see them.
      if parent != nil { types.imports.formUnion(source.imports) }
      types.add(
        name, in: parent, use,
        LeftOutPlace(
          id: nextNumber, kind: .type, file: place.file, line: source.line(of: place.offset),
          name: name, reason: place.error.message))
      nextNumber += 1
      return true
    }

    // MARK: Pieces

    private struct Located {
      var file: String
      var offset: Int
      var isDeclaration: Bool
      var error: CompilerError
      /// The number of the cut whose replacement contains the error.
      var cut: Int?
    }

    /// The location of an error in the original source.
    private func locate(_ error: CompilerError) -> Located? {
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

    private mutating func leaveOut(_ errors: [Located]) {
      var fresh: [(file: String, range: Range<Int>)] = []
      var added: Set<Tried> = []
      for error in innermost(errors).sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
        // Leaving out a statement also leaves out what follows it.
        if fresh.contains(where: { $0.file == error.file && $0.range.contains(error.offset) }) {
          continue
        }
        guard let source = sources[error.file] else { continue }
        let error = withoutStubs(error)
        let finder = CutFinder(source: source, standIns: types.names, isCoarse: isCoarse)
        let shapes = finder.shapes(at: error.offset, for: error.error)
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
      cuts.removeAll { $0.file == error.file && $0.shape.range == shape.range }
      let place = LeftOutPlace(
        id: nextNumber, kind: shape.kind, file: error.file,
        line: source.line(of: error.offset),
        name: error.error.quoted.first ?? "", reason: error.error.message)
      nextNumber += 1
      cuts.append(
        Cut(
          file: error.file, shape: shape, anchor: error.offset, place: place, error: error.error))
    }

    /// Those that no larger one contains.
    private var active: [Cut] {
      var kept: Set<Int> = []
      for group in Dictionary(grouping: cuts.indices, by: { cuts[$0].file }).values {
        // In this order, a range is contained in the one that ended last, or in none.
        let sorted = group.sorted {
          let (one, other) = (cuts[$0].shape.range, cuts[$1].shape.range)
          return (one.lowerBound, -one.upperBound) < (other.lowerBound, -other.upperBound)
        }
        var around: Range<Int>?
        for index in sorted {
          let range = cuts[index].shape.range
          if let around, around != range, around.contains(range) { continue }
          kept.insert(index)
          if range.upperBound >= around?.upperBound ?? 0 { around = range }
        }
      }
      return cuts.indices.filter(kept.contains).map { cuts[$0] }
    }

    private mutating func refresh() {
      var edits: [String: [EditedText.Edit]] = [:]
      for cut in active { edits[cut.file, default: []] += cut.shape.edits(cut.place.id) }
      for (file, modules) in imports {
        guard let source = sources[file] else { continue }
        let text = modules.sorted().map { "import \($0); " }.joined()
        let start = source.importStart
        edits[file, default: []].append(
          EditedText.Edit(range: start..<start, text: text, cut: 0, order: .max))
      }
      edited = edits.reduce(into: [:]) { texts, entry in
        guard let source = sources[entry.key] else { return }
        let known = edited[entry.key].flatMap { $0.edits == entry.value ? $0 : nil }
        texts[entry.key] = known ?? EditedText(source.bytes, entry.value)
      }
    }
  }

  extension Range<Int> {
    /// Whether another range is within this one.
    func contains(_ other: Range<Int>) -> Bool {
      lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
  }
#endif
