#if canImport(SwiftParser)
  import SwiftSyntax

  /// The code that is left out of one module because of its errors.
  ///
  /// Pure: it takes texts and errors, and returns texts. The caller runs the compiler in between.
  package struct ModuleIsolation {
    /// The original sources, by their paths.
    var sources: [String: ParsedSource]
    /// Generated files, which are changed only if nothing else helps.
    let generated: Set<String>
    /// The name of the module, which a type of the same name hides.
    let module: String
    /// Modules that declare missing names, for imports.
    let moduleOf: (String) -> String?
    /// Names of types that protocols bring along: they are not declared for a whole module.
    let members: Set<String>

    var cuts: [Cut] = []
    var tried: Set<Tried> = []
    var types = MissingTypes()
    lazy var code = ModuleCode(sources)
    var imports: [String: Set<String>] = [:]
    var edited: [String: EditedText] = [:]
    var nextNumber: Int
    /// The changes to names since the last compilation.
    var fresh = FreshNames()
    /// Whether declarations other than views are left out as a whole, because there are too many
    /// small pieces.
    package var isCoarse = false
    /// Names that were left out although a picture requires them.
    package var entryTypes: Set<String> { Set(active.compactMap(\.shape.entryType)) }
    /// Whether more than function bodies was left out since the last compilation.
    var changesDeclarations = false
    var troubles = RepeatedErrors()
    /// The most other errors that a missing name causes, as a rule.
    private static let errorsOfName = 4
    /// Errors that were there before names were added, and could follow from their lack.
    private var waiting: Set<CompilerError> = []
    /// Errors that nothing was found for.
    package internal(set) var unexplained: [CompilerError] = []

    struct FreshNames {
      var imports: [String: Set<String>] = [:]
      /// What was added to declared types for their uses.
      var uses: Set<String> = []
      /// The first number of a declared type.
      var firstNumber = 0
    }

    struct Cut {
      var file: String
      var shape: CutShape
      var anchor: Int
      var place: LeftOutPlace
      var error: CompilerError
    }

    struct Tried: Hashable {
      var file: String
      var range: Range<Int>
      var text: String
    }

    /// - Parameters:
    ///   - sources: texts by paths.
    ///   - module: the name of the module.
    ///   - generated: paths of files that are not changed.
    ///   - firstNumber: the number of the first place that is left out.
    ///   - members: names of types that protocols bring along.
    ///   - moduleOf: the module that declares a name, if it is not imported.
    package init(
      _ sources: [String: String], module: String = "", generated: Set<String> = [],
      firstNumber: Int = 1, members: Set<String> = [],
      moduleOf: @escaping (String) -> String? = { _ in nil }
    ) {
      self.members = members
      self.sources = sources.mapValues(ParsedSource.init)
      (self.module, self.generated) = (module, generated)
      (self.moduleOf, nextNumber) = (moduleOf, firstNumber)
    }

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
      troubles.beginRound()
      fresh = FreshNames(firstNumber: nextNumber)
      let before = (places: nextNumber, types: types.places.count, text: types.text)
      var located: [Located] = []
      let plain = errors.filter { !$0.isOfPatience && !$0.isOfConstant }
      var isSimpler = false
      var named = 0
      for error in plain.isEmpty ? errors : plain {
        if absorbName(error) || absorbUse(error) {
          named += 1
          continue
        }
        if sources[error.file] == nil, types.simplify(error) {
          isSimpler = true
          continue
        }
        if let place = locate(error) { located.append(place) } else { unexplained.append(error) }
      }
      located += furtherImports(of: located)
      // A type that does not conform can have members that do not compile: it is handled last.
      let causes = located.filter { !$0.error.isOfConformance }
      if !causes.isEmpty { located = causes }
      // Errors in declarations cause errors in bodies.
      if located.contains(where: \.isDeclaration) { located = located.filter(\.isDeclaration) }
      located += located.flatMap(consequences)
      let isChanged = types.text != before.text
      let isNamed =
        types.places.count != before.types || !fresh.imports.isEmpty || isChanged && !isSimpler
      // What a protocol brings along is there once the protocol is, as is an extended type.
      let added = Set(types.places.filter { $0.id >= before.places }.map(\.name))
      located.removeAll { isInExtension(of: added, $0) || isNamed && $0.error.isOfCircle }
      if isNamed { located.removeAll { members.contains($0.error.missingName ?? "") } }
      if isNamed, !located.contains(where: \.isDeclaration) {
        // Other errors can follow from the names, but not all from a few, nor those that earlier
        // ones left.
        let isFew = named * ModuleIsolation.errorsOfName < located.count
        let late = located.filter {
          isFew || waiting.contains($0.error) || $0.error.isOfAvailability
        }
        waiting = Set(located.map(\.error))
        located = late
      }
      leaveOut(located)
      refresh()
      // One piece can have replaced another.
      guard nextNumber != before.places || !fresh.imports.isEmpty || isChanged else { return nil }
      var files = Set(edited.filter { $0.value.edits != old[$0.key]?.edits }.keys)
      files.formUnion(old.keys.filter { edited[$0] == nil })
      // A type that is declared for all files can hide what one of them imports.
      for name in added { files.formUnion(code.filesOfNames[name] ?? []) }
      return Changes(files: files, isOfDeclarations: changesDeclarations)
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
      if !changed.isEmpty { code = ModuleCode(sources) }
      refresh()
      return changed
    }
  }
#endif
