import Foundation
import VitrineIsolation

#if canImport(SwiftParser)
  /// Leaves pieces out of one module, until it compiles.
  struct ModuleIsolator {
    let compiler: ModuleCompiler
    let index: NameIndex
    /// When it is given up.
    let deadline: ContinuousClock.Instant
    let progress: @Sendable (String) -> Void

    /// Most pieces: who needs more needs what is missing.
    static let mostPlaces = 200
    private static let mostRounds = 60
    private static let mostSecondsOfRound = 120.0

    /// - Parameters:
    ///   - sources: paths of all files below the module's folder, with where each is and its text.
    ///   - generated: those that are not changed.
    func run(
      _ sources: [String: (place: String, text: String)], generated: Set<String>,
      firstNumber: Int
    ) -> IsolatedModule {
      let places = sources.mapValues(\.place)
      var isolation = ModuleIsolation(
        sources.mapValues(\.text), generated: generated, firstNumber: firstNumber,
        moduleOf: index.module)
      var result = IsolatedModule(key: "")
      result.failure = rounds(&isolation, places)
      result.texts = isolation.changedTexts()
      if !isolation.typeDeclarations.isEmpty {
        result.texts[IsolatedModule.typesFile] = isolation.typeDeclarations
      }
      result.unexplained = isolation.unexplained.map {
        "\($0.file):\($0.line):\($0.column): \($0.message)"
      }
      result.places = isolation.places
      result.imports = isolation.addedImports.sorted()
      result.entryTypes = isolation.entryTypes.sorted()
      return result
    }

    /// Asks and leaves out in turn; the result is why it was given up.
    private func rounds(
      _ isolation: inout ModuleIsolation, _ places: [String: String]
    ) -> IsolatedModule.Failure? {
      var emits = false
      for round in 1...ModuleIsolator.mostRounds {
        guard ContinuousClock.now < deadline else { return .time }
        guard let errors = ask(isolation, places, emits: emits) else { return .compiler }
        if errors.isEmpty {
          if emits { return isolation.entryTypes.isEmpty ? nil : .entryType }
          emits = true
          continue
        }
        guard isolation.absorb(errors) else { return .unexplained }
        progress(
          "\(compiler.name): \(isolation.places.count) places left out, round \(round), "
            + "\(errors.count) errors")
        if isolation.places.count > ModuleIsolator.mostPlaces { return .limit }
      }
      return .time
    }

    /// The errors, with files by their paths below the module's folder.
    private func ask(
      _ isolation: ModuleIsolation, _ places: [String: String], emits: Bool
    ) -> [CompilerError]? {
      var paths: [String: String] = [:]
      for (file, place) in places { paths[file] = place }
      var texts = isolation.changedTexts()
      if !isolation.typeDeclarations.isEmpty {
        texts[IsolatedModule.typesFile] = isolation.typeDeclarations
      }
      do {
        for (file, text) in texts {
          let place = compiler.folder.appending(path: "Sources/\(file)")
          try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: place, options: .atomic)
          paths[file] = place.path
        }
      } catch {
        return nil
      }
      let names = Dictionary(uniqueKeysWithValues: paths.map { ($1, $0) })
      let left = ContinuousClock.now.duration(to: deadline) / .seconds(1)
      let timeout = min(max(left, 1), ModuleIsolator.mostSecondsOfRound)
      guard
        let errors = compiler.errors(Array(paths.values), emits: emits, timeout: timeout)
      else { return nil }
      return errors.map { error in
        var error = error
        error.file = names[error.file] ?? error.file
        return error
      }
    }
  }
#endif
