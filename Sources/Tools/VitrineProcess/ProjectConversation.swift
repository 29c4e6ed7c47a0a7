/// Requests to the process that builds an Xcode project and waits for edits, and its answers: one line
/// of JSON each.
///
/// The process keeps what it knows of the project's code, so that an edit does not have to read all of
/// it again.
package enum ProjectConversation {
  /// The first argument of the process.
  package static let argument = "answer-edits"
  /// The argument that asks for previews instead of widgets.
  package static let previews = "--previews"

  /// A request.
  package enum Request: Codable, Sendable {
    /// Builds the programs of the chosen targets.
    case build
    /// Reads what the next edits need.
    case prepare
    /// Stages the sources that changed since.
    case edit
    /// Whether errors in staged sources may have causes that only a whole build mends.
    case explain(errors: String)
  }

  /// An answer.
  package enum Answer<Report: Codable & Sendable>: Codable, Sendable {
    /// The reports on all targets.
    case built([Report])
    /// The place where edits are compiled; `nil` if they need a whole build.
    case prepared(Place?)
    /// The staged sources to compile.
    case edited([String])
    /// A whole build is needed, and why.
    case whole(reason: String)
    /// Errors of staged sources are those of the edit.
    case explained
    /// Nothing can be built.
    case failed(Fault)
  }

  /// Where a staged project was built.
  package struct Place: Codable, Sendable {
    /// The path of the folder of staged sources.
    package var sources: String
    /// The path of the package manager's plan.
    package var plan: String
    /// The path of the folder of the program and its resources.
    package var products: String
    /// The project's modules in the order of their dependencies; the last one is the program.
    package var modules: [String]
    /// The user's file for each staged one.
    package var origins: [String: String]
    /// The paths of folders that the compiler reads.
    package var folders: [String]

    package init(
      sources: String, plan: String, products: String, modules: [String],
      origins: [String: String], folders: [String]
    ) {
      (self.sources, self.plan, self.products) = (sources, plan, products)
      (self.modules, self.origins, self.folders) = (modules, origins, folders)
    }
  }

  /// Why nothing can be built.
  package struct Fault: Codable, Sendable {
    package var message: String
    package var hint: String?
    /// Whether the project has no widgets.
    package var foundNothing: Bool

    package init(message: String, hint: String?, foundNothing: Bool) {
      (self.message, self.hint, self.foundNothing) = (message, hint, foundNothing)
    }
  }
}
