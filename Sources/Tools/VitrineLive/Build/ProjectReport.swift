import VitrineProcess

/// The part of the companion's report on a target that a session reads.
struct ProjectReport: Codable, Sendable {
  var target: String
  /// The path of the program; `nil` if it was not built.
  var program: String?
  /// The arguments of every run of the program.
  var programArguments: [String]?
  /// The name of the app; `nil` if the project has none.
  var appName: String?
  var errors: [BuildExplanation]
  /// The file with what the program lacks.
  var omissions: String?
}
