#if canImport(SwiftParser)
  import Dispatch
  import SwiftParser
  import SwiftSyntax
  import Synchronization

  /// The code of a project that its widgets can reach by name.
  ///
  /// A declaration is needed if its name occurs in any needed code. That keeps more than what runs,
  /// and hardly ever less: code that the compiler then misses can be restored.
  package struct ReachableCode: Sendable {
    /// A source of a module.
    package struct Source: Sendable {
      package var module: String
      package var path: String
      package var text: String
      /// Whether its widgets and previews are needed: those of the program.
      package var isProgram: Bool
      /// Whether it is generated: it is needed as a whole if its module is.
      package var isGenerated: Bool

      package init(
        module: String, path: String, text: String, isProgram: Bool, isGenerated: Bool = false
      ) {
        (self.module, self.path, self.text) = (module, path, text)
        (self.isProgram, self.isGenerated) = (isProgram, isGenerated)
      }
    }

    private let sources: [Source]
    private let files: [File]
    private let units: [CodeUnit]
    private let roots: [Int]
    /// The code that every project needs.
    private let start: Reachability
    /// Units of generated code, by their modules.
    private let generated: [String: [Int]]

    struct File: Sendable {
      var bytes: [UInt8] = []
      var units: [CodeUnit] = []
      var mentions: [Set<CodeName>] = []
      var imports: [(range: Range<Int>, module: String)] = []
      var handsModulesOn = false
    }

    /// Reads all sources of a project.
    ///
    /// - Parameter known: those that were read earlier.
    package init(_ sources: [Source], known: KnownSources = KnownSources()) {
      self.sources = sources
      let read = Mutex([File](repeating: File(), count: sources.count))
      DispatchQueue.concurrentPerform(iterations: sources.count) { number in
        let file = known.file(of: sources[number], number) { ReachableCode.read($0, number) }
        read.withLock { $0[number] = file }
      }
      files = read.withLock { $0 }
      var (units, mentions): ([CodeUnit], [Set<CodeName>]) = ([], [])
      for file in files {
        let first = units.count
        for var unit in file.units {
          unit.parent = unit.parent.map { $0 + first }
          units.append(unit)
        }
        mentions += file.mentions
      }
      self.units = units
      let visibility = Visibility(
        modules: sources.map(\.module), imports: files.map { $0.imports.map(\.module) })
      start = Reachability(units, mentions: mentions, visibility: visibility)
      generated = Dictionary(grouping: units.indices.filter { sources[units[$0].file].isGenerated })
      {
        sources[units[$0].file].module
      }
      roots = units.indices.filter { sources[units[$0].file].isProgram && units[$0].isRoot }
    }

    private static func read(_ source: Source, _ number: Int) -> File {
      var file = File(bytes: Array(source.text.utf8))
      let reader = UnitReader(Parser.parse(source: source.text), file: number)
      (file.units, file.imports) = (reader.units, reader.imports)
      file.handsModulesOn = reader.handsModulesOn
      let names = NamesOfCode(source.text)
      file.mentions = reader.units.map { names.names(in: $0.ownRanges) }
      return file
    }

    /// Returns the code that is needed.
    ///
    /// - Parameter names: names of types and members that are needed as a whole because the
    ///   compiler missed a part of them.
    package func reduced(puttingBack names: Set<String> = []) -> ReducedCode {
      let back = Set(names.map { CodeName($0) })
      var reached = start
      reached.need(
        roots + units.indices.filter { isOf(back, units[$0], among: units) }, names: back)
      // Generated code comes with its module.
      var generated = generated
      while true {
        let files = Set(units.indices.filter { reached.isNeeded[$0] }.map { units[$0].file })
        let modules = Set(files.map { sources[$0].module })
        let more = modules.sorted().flatMap { generated.removeValue(forKey: $0) ?? [] }
        guard !more.isEmpty else { break }
        reached.need(more)
      }
      return ReducedCode(sources, files, units, isNeeded: reached.isNeeded)
    }

    /// The sources with code that the previews of a source show, with the source itself.
    package func sources(shownBy source: Int) -> Set<Int> {
      var reached = start
      reached.need(units.indices.filter { units[$0].file == source && units[$0].isPreview })
      return Set(units.indices.filter { reached.isNeeded[$0] }.map { units[$0].file } + [source])
    }

    private func isOf(_ names: Set<CodeName>, _ unit: CodeUnit, among units: [CodeUnit]) -> Bool {
      guard !names.isEmpty else { return false }
      if unit.isKnown(as: names) { return true }
      return unit.parent.map { units[$0].isKnown(as: names) } ?? false
    }
  }

  /// What was read of a project's sources, for the next time.
  package final class KnownSources: Sendable {
    private struct Place: Hashable {
      var module: String
      var path: String
    }

    private struct Known {
      var text: String
      var number: Int
      var file: ReachableCode.File
    }

    private let known = Mutex<[Place: Known]>([:])

    package init() {}

    /// Reads a source if its text or its number has changed.
    fileprivate func file(
      of source: ReachableCode.Source, _ number: Int,
      _ read: (ReachableCode.Source) -> ReachableCode.File
    ) -> ReachableCode.File {
      let place = Place(module: source.module, path: source.path)
      let old = known.withLock { $0[place] }
      if let old, old.number == number, old.text == source.text { return old.file }
      let file = read(source)
      known.withLock { $0[place] = Known(text: source.text, number: number, file: file) }
      return file
    }
  }

  extension CodeUnit {
    /// Whether it declares one of some names, or members of a type of one.
    fileprivate func isKnown(as names: Set<CodeName>) -> Bool {
      self.names.contains(where: names.contains)
        || typeName.map { names.contains(CodeName($0)) } == true
    }

    /// Whether a program needs it although nothing names it: a widget, a bundle, a preview.
    fileprivate var isRoot: Bool {
      isPreview || inherited.contains { CodeUnit.rootProtocols.contains($0) }
    }

    fileprivate var isPreview: Bool {
      if case .preview = need { return true }
      return inherited.contains("PreviewProvider")
    }

    private static let rootProtocols: Set<String> = ["Widget", "ControlWidget", "WidgetBundle"]
  }
#endif
