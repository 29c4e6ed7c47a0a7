import VitrineIsolation

/// The next question to the compiler about a module.
///
/// Declarations are always checked as a whole. After all bodies have been checked once, only those
/// with changes or errors are checked again. Errors elsewhere that a change causes are found when
/// the module is written.
struct IsolationLook {
  enum Step {
    case again, done
    case errors([CompilerError])
    case failed(String)
  }

  private(set) var phase: ModuleCompiler.Phase
  /// Seconds for one expression: few while there are other errors, and more after that.
  private(set) var patience = IsolationLook.patience.lowerBound
  private(set) var round = 0
  /// The answers with errors.
  private(set) var rounds = 0
  /// Files whose bodies are checked next; `nil` for all.
  private(set) var openFiles: Set<String>?
  /// Not all code can be checked without the bodies of its functions.
  private var skipsDeclarations = false
  /// How long the last answer took.
  var last = Duration.zero

  static let patience = 2...15

  init(phase: ModuleCompiler.Phase) { self.phase = phase }

  /// The files that the compiler checks in this phase; `nil` for all.
  var files: Set<String>? { phase == .bodies ? openFiles : nil }

  /// The next step after an answer.
  mutating func next(_ answer: ModuleCompiler.Answer) -> Step {
    round += 1
    switch answer {
    case .failed where phase == .declarations:
      (phase, skipsDeclarations) = (.bodies, true)
      return .again
    case .failed where round == 1 && phase == .module:
      phase = .declarations
      return .again
    case .failed(let text): return .failed(text)
    case .errors(let errors) where errors.isEmpty:
      if phase >= .bodies { openFiles = [] }
      guard let next = phase.next else { return .done }
      phase = next
      return .again
    case .errors(let errors):
      // The remaining errors are the project's own, so expressions get more time.
      let isPatient = patience == IsolationLook.patience.upperBound
      if errors.allSatisfy(\.isOfPatience), !isPatient {
        patience = IsolationLook.patience.upperBound
        return .again
      }
      rounds += 1
      let files = Set(errors.map(\.file))
      if phase >= .bodies { openFiles = files } else { openFiles?.formUnion(files) }
      return .errors(errors)
    }
  }

  /// Records files that changed since the last result.
  ///
  /// - Parameter isOfDeclarations: whether more has changed than bodies.
  mutating func change(_ files: Set<String>, isOfDeclarations: Bool) {
    openFiles?.formUnion(files)
    phase = isOfDeclarations && !skipsDeclarations ? .declarations : min(phase, .bodies)
  }
}
