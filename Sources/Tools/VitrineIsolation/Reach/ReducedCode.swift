#if canImport(SwiftParser)
  /// A project's code without the code that no widget reaches.
  package struct ReducedCode: Sendable {
    /// What becomes of a source.
    package enum Outcome: Sendable, Equatable {
      /// All of it is needed.
      case whole
      /// The text with blanks in place of unneeded code.
      case inPart(String)
      /// Nothing of it is needed.
      case nothing
    }

    /// The result for each source, in their order.
    package private(set) var outcomes: [Outcome] = []
    /// The modules that each source imports.
    package let imports: [Set<String>]
    /// Modules that are not needed.
    package let absentModules: Set<String>

    /// Names of code that was left out of needed declarations.
    private var left: LeftNames
    /// Needed types whose initializers, extensions or members were partly left out.
    private var reducedTypes: Set<CodeName> = []

    init(
      _ sources: [ReachableCode.Source], _ files: [ReachableCode.File], _ units: [CodeUnit],
      isNeeded: [Bool]
    ) {
      left = LeftNames(units)
      var isFileNeeded = files.map(\.handsModulesOn)
      var ranges: [[Range<Int>]] = Array(repeating: [], count: files.count)
      for (number, unit) in units.enumerated() {
        if isNeeded[number] {
          isFileNeeded[unit.file] = true
          continue
        }
        let parent = unit.parent.map { units[$0] }
        let isOutermost = unit.parent.map { isNeeded[$0] } ?? true
        if isOutermost { ranges[unit.file].append(unit.range) }
        if isOutermost || parent?.isExtension == true { left.insert(unit, in: parent) }
        if let type = unit.isExtension || isOutermost ? unit.typeName ?? parent?.typeName : nil {
          reducedTypes.insert(CodeName(type))
        }
      }
      // Extensions of other modules' types are known only by the names of their members.
      reducedTypes.formIntersection(units.flatMap { $0.typeName == nil ? [] : $0.names })
      let needed = Set(sources.indices.filter { isFileNeeded[$0] }.map { sources[$0].module })
      let absent = Set(sources.map(\.module)).subtracting(needed)
      absentModules = absent
      imports = files.map { Set($0.imports.map(\.module)).subtracting(absent) }
      outcomes = sources.indices.map { number in
        if sources[number].isGenerated {
          return needed.contains(sources[number].module) ? .whole : .nothing
        }
        guard isFileNeeded[number] else { return .nothing }
        return ReducedCode.outcome(of: files[number], without: ranges[number], absent)
      }
    }

    private static func outcome(
      of file: ReachableCode.File, without ranges: [Range<Int>], _ absent: Set<String>
    ) -> Outcome {
      // Blanks as long as the code, so that other locations stay valid when it is restored.
      var edits = ranges.map { range in
        let range = range.lowerBound..<file.bytes.endOfStatement(from: range.upperBound)
        let count = file.bytes[range].count { $0 != 0x0A }
        return EditedText.Edit(
          range: range, text: String(repeating: " ", count: count), cut: 0, order: 0)
      }
      for (range, module) in file.imports where absent.contains(module) {
        // Every module re-exports Foundation.
        edits.append(EditedText.Edit(range: range, text: "import Foundation", cut: 0, order: 0))
      }
      return edits.isEmpty ? .whole : .inPart(EditedText(file.bytes, edits).text)
    }

    /// The names to restore because the compiler misses them; empty if all errors have other
    /// causes.
    package func missed(by errors: [CompilerError]) -> Set<String> {
      // A type that does not conform can have members whose types are missing.
      let isOfConformances = errors.allSatisfy(\.isOfConformance)
      return errors.reduce(into: []) { missed, error in
        missed.formUnion(left.missed(by: error))
        guard !error.isOfConformance || isOfConformances else { return }
        missed.formUnion(
          error.namesOfFaultyTypes.filter { reducedTypes.contains(CodeName($0)) })
      }
    }
  }

  extension [UInt8] {
    /// The end of a declaration with a semicolon after it, which cannot stand alone.
    fileprivate func endOfStatement(from end: Int) -> Int {
      var place = end
      while place < count, self[place] == UInt8(ascii: " ") { place += 1 }
      return place < count && self[place] == UInt8(ascii: ";") ? place + 1 : end
    }
  }

  extension CodeUnit {
    fileprivate var isExtension: Bool {
      if case .extended = need { true } else { false }
    }
  }
#endif
