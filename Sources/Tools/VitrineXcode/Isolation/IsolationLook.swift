import VitrineIsolation

/// The next question to the compiler about a module.
///
/// Declarations are always checked as a whole, which writes the module. After all bodies have been
/// checked once, only those with changes or errors are checked again. Code is made of the files in
/// which functions can end otherwise: errors elsewhere are found when the package is built.
struct IsolationLook {
  enum Step {
    case again, done
    case errors([CompilerError])
    case failed(String)
  }

  private(set) var phase: ModuleCompiler.Phase
  /// Seconds for one expression: few while there are other errors, and more after that.
  private(set) var patience = IsolationLook.patience.lowerBound
  private var round = 0
  /// The answers with errors around which something was left out.
  private(set) var rounds = 0
  /// Files whose bodies are checked next; `nil` for all.
  private(set) var openFiles: Set<String>?
  /// Files with nothing but expressions that took too long: each round would spend that time again.
  private var slowFiles: Set<String> = []
  /// Not all code can be checked without the bodies of its functions.
  private var skipsDeclarations = false
  /// Whether the module has been written with the present declarations.
  private var isWritten = false
  /// Whether it has been written at all.
  private var wasWritten = false
  /// Files in which a build found errors: code is made of them, too.
  private var doubted: Set<String> = []
  /// The processor time that the last answer took.
  var last = Duration.zero

  static let patience = 2...8

  init(phase: ModuleCompiler.Phase) { self.phase = phase }

  /// Asks again about some files, whose errors the answers did not tell.
  mutating func doubt(_ files: Set<String>) {
    doubted = files
    openFiles?.formUnion(files)
    phase = min(phase, .bodies)
  }

  /// The files that the compiler checks in this phase; `nil` for all.
  ///
  /// - Parameter changed: those with changes after which a function can end otherwise.
  func files(_ changed: Set<String>) -> Set<String>? {
    switch phase {
    case .declarations: nil
    case .bodies: openFiles
    case .code: isWritten ? changed.union(doubted) : nil
    }
  }

  /// Whether an answer is of what every compilation does once: writing the module, or checking all
  /// bodies.
  func isOrdinary(_ answer: ModuleCompiler.Answer) -> Bool {
    phase == .declarations ? !wasWritten && answer.isClean : openFiles == nil
  }

  /// The next step after an answer.
  mutating func next(_ answer: ModuleCompiler.Answer) -> Step {
    round += 1
    switch answer {
    case .failed where phase == .declarations:
      (phase, skipsDeclarations) = (.bodies, true)
      return .again
    case .failed where round == 1 && phase == .code:
      phase = .declarations
      return .again
    case .failed(let text): return .failed(text)
    case .errors(let errors) where areSlow(errors):
      // The remaining errors are the project's own, so expressions get more time.
      patience = IsolationLook.patience.upperBound
      if phase >= .bodies {
        (phase, openFiles) = (.bodies, slowFiles.union(errors.map(\.file)))
        slowFiles = []
      }
      return .again
    case .errors(let errors) where errors.isEmpty:
      if phase >= .bodies { openFiles = [] }
      if phase == .declarations { (isWritten, wasWritten) = (true, true) }
      guard let next = phase.next else { return .done }
      phase = next
      return .again
    case .errors(let errors):
      rounds += 1
      var files = Set(errors.map(\.file))
      guard phase >= .bodies else {
        openFiles?.formUnion(files)
        return .errors(errors)
      }
      if !isPatient {
        slowFiles.formUnion(files.subtracting(errors.filter { !$0.isOfPatience }.map(\.file)))
        files.subtract(slowFiles)
      }
      openFiles = files
      return .errors(errors)
    }
  }

  /// Does not count the last answer, after which missing code is restored.
  mutating func withdraw() { rounds -= 1 }

  private var isPatient: Bool { patience == IsolationLook.patience.upperBound }

  /// Whether nothing is left but expressions that took too long.
  private func areSlow(_ errors: [CompilerError]) -> Bool {
    guard !isPatient, errors.allSatisfy(\.isOfPatience) else { return false }
    return !errors.isEmpty || !slowFiles.isEmpty && phase >= .bodies
  }

  /// Records files that changed since the last result.
  ///
  /// - Parameter isOfDeclarations: whether more has changed than bodies.
  mutating func change(_ files: Set<String>, isOfDeclarations: Bool) {
    openFiles?.formUnion(files)
    if isOfDeclarations { isWritten = false }
    phase = isWritten || skipsDeclarations ? min(phase, .bodies) : .declarations
  }
}
