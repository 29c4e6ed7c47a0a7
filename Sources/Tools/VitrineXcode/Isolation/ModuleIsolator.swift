import Foundation
import VitrineCoding
import VitrineIsolation
import VitrineProcess

#if canImport(SwiftParser)
  /// Leaves pieces out of one module, until it compiles.
  struct ModuleIsolator {
    let compiler: ModuleCompiler
    let index: NameIndex
    /// The budget after which the work is abandoned.
    let budget: WorkBudget
    let progress: @Sendable (String) -> Void
    /// The first phase: code with known errors does not have to be checked as a whole.
    var firstPhase = ModuleCompiler.Phase.code

    /// The maximum number of small pieces of a module; beyond that, whole declarations are left
    /// out, up to twice as many.
    ///
    /// In 20 public projects, app modules that widgets hardly reach took up to 309 pieces, of which
    /// widgets reached one, and had pictures. Modules whose data model is in a missing package took
    /// 700 and more.
    var mostPlaces = 500
    /// Names in errors whose code exists but seemed unreachable.
    var missed: @Sendable ([CompilerError]) -> Set<String> = { _ in [] }
    /// The modules of Vitrine's that are compiled, which code can import; `nil` if all are.
    var built: Set<String>?
    /// The maximum number of rounds in which something is left out.
    ///
    /// The compiler names one error of an expression at a time: after half of them, whole declarations
    /// are left out.
    private static let mostRounds = 12
    private static let mostSecondsOfRound = 120.0

    /// A module in progress.
    struct Work {
      fileprivate var isolation: ModuleIsolation
      fileprivate var look: IsolationLook
      fileprivate var sources: [String: Source]
      /// The files with errors in the last round.
      fileprivate var faulty: Set<String> = []

      /// The code that was left out, for other modules.
      var knowledge: [String: KnownCode] { isolation.knowledge }
    }

    /// A file of the module: where it is, and its text.
    typealias Source = (place: String, text: String)

    /// - Parameters:
    ///   - sources: paths of all files below the module's folder, with where each is and its text.
    ///   - generated: those that are not changed.
    ///   - known: code of the same files that was left out elsewhere.
    func begin(
      _ sources: [String: Source], generated: Set<String>, firstNumber: Int,
      known: [String: KnownCode] = [:]
    ) -> Work {
      var isolation = ModuleIsolation(
        sources.mapValues(\.text), module: compiler.name, generated: generated,
        firstNumber: firstNumber, members: index.members, moduleOf: index.module)
      isolation.adopt(known)
      return Work(
        isolation: isolation, look: IsolationLook(phase: firstPhase), sources: sources)
    }

    /// Continues with files in which a build found errors.
    func doubt(_ work: inout Work, _ files: Set<String>) { work.look.doubt(files) }

    /// Continues without the uses of symbols that the linker did not find.
    func leaveOut(_ work: inout Work, uses symbols: Set<String>) {
      // Those in declarations go first.
      while true {
        let errors = work.isolation.uses(of: symbols)
        guard !errors.isEmpty, let changes = absorb(errors, &work.isolation) else { return }
        work.look.change(changes.files, isOfDeclarations: changes.isOfDeclarations)
      }
    }

    /// Continues with sources that contain code which was missing.
    ///
    /// - Parameter names: those of the missing code.
    func resume(_ work: inout Work, _ sources: [String: Source], names: Set<String>) {
      let changed = work.isolation.update(sources.mapValues(\.text), with: names)
      work.sources = sources
      work.look.change(changed, isOfDeclarations: true)
    }

    /// Works until the module compiles, or the work is abandoned.
    func run(_ work: inout Work) -> IsolatedModule {
      var result = IsolatedModule(key: "")
      var said: String?
      var missed: Set<String> = []
      result.failure = rounds(&work, &missed, &said)
      let isolation = work.isolation
      if result.failure != nil { result.faultyFiles = work.faulty.sorted() }
      result.missed = missed.sorted()
      (result.texts, result.lines) = (isolation.changedTexts(), isolation.changedLines)
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

    /// Checks and leaves out in turns; returns why the work was abandoned.
    private func rounds(
      _ work: inout Work, _ missed: inout Set<String>, _ said: inout String?
    ) -> IsolatedModule.Failure? {
      var log = RoundLog(compiler.folder.appending(path: "rounds.txt"))
      defer { log.write() }
      while !budget.isSpent {
        let (answer, time) = budget.measure(isOrdinary: work.look.isOrdinary) { ask(work) }
        work.look.last = time
        log.add(answer, work.look)
        switch work.look.next(answer) {
        case .again: continue
        case .done: return nil
        case .failed(let text):
          said = text
          return .compiler
        case .errors(let errors):
          work.faulty = Set(errors.map(\.file))
          guard work.look.rounds <= ModuleIsolator.mostRounds else {
            said = "after \(ModuleIsolator.mostRounds) rounds"
            return .time
          }
          missed = self.missed(errors)
          guard missed.isEmpty else {
            work.look.withdraw()
            return .unreached
          }
          let isLate = work.look.rounds > ModuleIsolator.mostRounds / 2
          if budget.isShort || isLate { work.isolation.isCoarse = true }
          guard let changes = absorb(errors, &work.isolation) else { return .unexplained }
          work.look.change(changes.files, isOfDeclarations: changes.isOfDeclarations)
          if built?.isSuperset(of: work.isolation.addedImports) == false { return .unbuilt }
          progress(
            "\(compiler.name): \(work.isolation.places.count.counted("place")) left out, "
              + "round \(work.look.rounds), \(errors.count.counted("error"))")
          let count = work.isolation.places.count
          guard count <= 2 * mostPlaces else { return .limit }
          if count > mostPlaces { work.isolation.isCoarse = true }
        }
      }
      let look = work.look
      said = "after \(look.rounds) rounds; the last one took \(look.last) with \(look.phase)"
      return .time
    }

    /// Omits pieces, or whole declarations if there are no pieces.
    private func absorb(
      _ errors: [CompilerError], _ isolation: inout ModuleIsolation
    ) -> ModuleIsolation.Changes? {
      if let changes = isolation.absorb(errors) { return changes }
      guard !isolation.isCoarse else { return nil }
      isolation.isCoarse = true
      defer { isolation.isCoarse = false }
      return isolation.absorb(errors)
    }

    /// The errors, with files by their paths below the module's folder.
    private func ask(_ work: Work) -> ModuleCompiler.Answer {
      let isolation = work.isolation
      var paths = work.sources.mapValues(\.place)
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
      let most = ModuleIsolator.mostSecondsOfRound * MachineLoad.delay
      let timeout = min(budget.secondsLeft, most)
      let wanted = work.look.files(isolation.filesWithOtherFlow)
      let answer = compiler.errors(
        ModuleCompiler.Question(
          sources: Array(paths.values), wanted: wanted.map { Set($0.compactMap { paths[$0] }) },
          phase: work.look.phase, patience: work.look.patience, timeout: timeout))
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
