import Foundation
import VitrineIsolation

#if canImport(SwiftParser)
  /// Leaves pieces out of one module, until it compiles.
  struct ModuleIsolator {
    let compiler: ModuleCompiler
    let index: NameIndex
    /// What is spent before it is given up.
    let budget: WorkBudget
    let progress: @Sendable (String) -> Void
    /// What is looked at first: code that is known to lack something need not be looked at as a whole.
    var firstPhase = ModuleCompiler.Phase.module

    /// Most pieces of a module: who needs more needs what is missing.
    ///
    /// Of 20 public projects, modules of apps that widgets hardly reach took up to 309 pieces and had
    /// pictures, one piece of them reached. Modules whose data model is in a missing package took 700
    /// and more, and had none.
    var mostPlaces = 500
    /// Names among errors whose code is there and was taken for unreached.
    var missed: @Sendable ([CompilerError]) -> Set<String> = { _ in [] }
    private static let mostRounds = 90
    /// Seconds for one expression: while there are other errors, and after that.
    private static let patience = 2...15
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
      var said: String?
      var missed: Set<String> = []
      result.failure = rounds(&isolation, places, &missed, &said)
      result.missed = missed.sorted()
      result.texts = isolation.changedTexts()
      if !isolation.typeDeclarations.isEmpty {
        result.texts[IsolatedModule.typesFile] = isolation.typeDeclarations
      }
      result.unexplained = isolation.unexplained.map {
        "\($0.file):\($0.line):\($0.column): \($0.message)"
      }
      if let said { result.unexplained.append(said) }
      result.places = isolation.places
      result.imports = isolation.addedImports.sorted()
      result.entryTypes = isolation.entryTypes.sorted()
      return result
    }

    /// Asks and leaves out in turn; the result is why it was given up.
    private func rounds(
      _ isolation: inout ModuleIsolation, _ places: [String: String],
      _ missed: inout Set<String>, _ said: inout String?
    ) -> IsolatedModule.Failure? {
      var look = Look(phase: firstPhase)
      while look.round < ModuleIsolator.mostRounds, !budget.isSpent {
        var answer = ModuleCompiler.Answer.errors([])
        look.last = ContinuousClock().measure {
          answer = ask(isolation, places, look.phase, look.patience)
        }
        switch look.next(answer) {
        case .again: continue
        case .done: return nil
        case .failed(let text):
          said = text
          return .compiler
        case .errors(let errors):
          missed = self.missed(errors)
          guard missed.isEmpty else { return .unreached }
          guard isolation.absorb(errors) else { return .unexplained }
          progress(
            "\(compiler.name): \(isolation.places.count) places left out, round \(look.round), "
              + "\(errors.count) errors")
          if isolation.places.count > mostPlaces { return .limit }
        }
      }
      said = "after \(look.round) rounds; the last one took \(look.last) with \(look.phase)"
      return .time
    }

    /// What the compiler is asked next.
    private struct Look {
      enum Step {
        case again, done
        case errors([CompilerError])
        case failed(String)
      }

      private(set) var phase: ModuleCompiler.Phase
      private(set) var patience = ModuleIsolator.patience.lowerBound
      private(set) var round = 0
      /// How long the last answer took.
      var last = Duration.zero

      init(phase: ModuleCompiler.Phase) { self.phase = phase }

      /// What follows from an answer.
      mutating func next(_ answer: ModuleCompiler.Answer) -> Step {
        round += 1
        if round == 1, phase == .module, !answer.isClean {
          phase = .declarations
          return .again
        }
        switch answer {
        // Not all code can be checked without the bodies of its functions.
        case .failed where phase == .declarations:
          phase = .bodies
          return .again
        case .failed(let text): return .failed(text)
        case .errors(let errors) where errors.isEmpty:
          guard let next = phase.next else { return .done }
          phase = next
          return .again
        case .errors(let errors):
          // What is left is the code's own: it may be as long as that.
          let isPatient = patience == ModuleIsolator.patience.upperBound
          guard errors.allSatisfy(\.isOfPatience), !isPatient else { return .errors(errors) }
          patience = ModuleIsolator.patience.upperBound
          return .again
        }
      }
    }

    /// The errors, with files by their paths below the module's folder.
    private func ask(
      _ isolation: ModuleIsolation, _ places: [String: String], _ phase: ModuleCompiler.Phase,
      _ patience: Int
    ) -> ModuleCompiler.Answer {
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
        return .failed(error.localizedDescription)
      }
      let names = Dictionary(uniqueKeysWithValues: paths.map { ($1, $0) })
      let timeout = min(budget.secondsLeft, ModuleIsolator.mostSecondsOfRound)
      let answer = compiler.errors(
        Array(paths.values), in: phase, patience: patience, timeout: timeout)
      guard case .errors(let errors) = answer else { return answer }
      return .errors(
        errors.map { error in
          var error = error
          error.file = names[error.file] ?? error.file
          return error
        })
    }
  }
#endif
