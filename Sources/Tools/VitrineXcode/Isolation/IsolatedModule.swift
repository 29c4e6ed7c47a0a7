import VitrineIsolation

/// The code that was omitted from a module so that it compiles.
struct IsolatedModule: Codable, Sendable {
  /// Equal for equal sources, modules and compilers.
  var key: String
  /// Texts of the files that something was left out of, by their paths below the module's folder.
  var texts: [String: String] = [:]
  /// The lines of these files on which something was left out or added, counted from 1.
  var lines: [String: [ClosedRange<Int>]] = [:]
  var places: [LeftOutPlace] = []
  /// Modules whose imports were added.
  var imports: [String] = []
  /// Widgets, entries and providers that had to be left out.
  var entryTypes: [String] = []
  /// The reason why the module does not compile; `nil` if it does.
  var failure: Failure?
  /// Names of code that seemed unreachable and that the compiler misses.
  var missed: [String] = []
  /// The files with errors in the last round, if the module does not compile.
  var faultyFiles: [String] = []
  /// Errors around which nothing could be left out.
  var unexplained: [String] = []

  /// Why nothing came of it.
  enum Failure: String, Codable, Sendable {
    /// Too many pieces had to be left out.
    case limit
    /// It took too long.
    case time
    /// The compiler misses code that seemed unreachable, which is restored.
    case unreached
    /// Modules of Vitrine's whose imports were added are not compiled yet.
    case unbuilt
    /// There are errors around which nothing can be left out.
    case unexplained
    /// The compiler could not be run.
    case compiler

    /// Whether the code does not compile, or not with less code of it.
    var isOfCode: Bool {
      switch self {
      case .limit, .time, .unexplained: true
      case .unreached, .unbuilt, .compiler: false
      }
    }

    /// Whether needed code is missing, so that nothing else helps.
    var isOfNeed: Bool {
      switch self {
      case .limit: true
      case .time, .unreached, .unbuilt, .unexplained, .compiler: false
      }
    }
  }

  /// The file with declarations of missing types.
  static let typesFile = "Generated/LeftOutTypes.swift"
}
