import VitrineProcess

extension SourceDiagnostic {
  /// The declaration or module that the compiler did not find.
  enum Missing: Sendable, Hashable {
    case module(String)
    case name(String)
    case member(String, of: String)

    /// The name, unless it is a module's.
    var name: String? {
      switch self {
      case .module: nil
      case .name(let name), .member(let name, _): name
      }
    }
  }

  /// The missing name; `nil` for an error of another kind.
  var missing: Missing? {
    let names = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    func quoted(_ index: Int) -> String? {
      let place = index * 2 + 1
      return place < names.count ? names[place] : nil
    }
    if message.hasPrefix("no such module") || message.hasPrefix("could not build module"),
      let name = quoted(0)
    {
      return .module(name)
    }
    if message.hasPrefix("cannot find"), let name = quoted(0) { return .name(name) }
    if message.contains("has no member") || message.contains("has no dynamic member"),
      let type = quoted(0), let name = quoted(1)
    {
      return .member(name, of: type)
    }
    if message.contains("cannot infer contextual base in reference to member"),
      let name = quoted(0)
    {
      return .member(name, of: "")
    }
    if message.hasPrefix("unknown attribute") || message.hasPrefix("no macro named"),
      let name = quoted(0)
    {
      return .name(name)
    }
    return nil
  }
}

extension BuildExplanation {
  /// Explains errors: each missing name once, with its consequences folded.
  ///
  /// - Parameters:
  ///   - leftOut: files that were not compiled, and why.
  ///   - declarations: the files that declare the names that were left out.
  static func make(
    _ diagnostics: [SourceDiagnostic], leftOut: [String: String], declarations: [String: String]
  ) -> [BuildExplanation] {
    var explanations: [BuildExplanation] = []
    var places: [SourceDiagnostic.Missing: Int] = [:]
    var firstOfFile: [String: Int] = [:]
    for diagnostic in diagnostics {
      guard let missing = diagnostic.missing else { continue }
      if let known = places[missing] {
        explanations[known].further += 1
        continue
      }
      places[missing] = explanations.count
      firstOfFile[diagnostic.file] = firstOfFile[diagnostic.file] ?? explanations.count
      explanations.append(
        BuildExplanation(
          file: diagnostic.file, line: diagnostic.line, message: text(missing),
          hint: hint(missing, leftOut: leftOut, declarations: declarations)))
    }
    for diagnostic in diagnostics where diagnostic.missing == nil {
      if let cause = firstOfFile[diagnostic.file] {
        explanations[cause].further += 1
      } else {
        explanations.append(
          BuildExplanation(
            file: diagnostic.file, line: diagnostic.line, message: diagnostic.message))
      }
    }
    return explanations
  }

  private static func text(_ missing: SourceDiagnostic.Missing) -> String {
    switch missing {
    case .module(let name): "the module '\(name)' is not available"
    case .name(let name): "'\(name)' is not declared"
    case .member(let name, let type):
      type.isEmpty ? "there is no member '\(name)'" : "'\(type)' has no member '\(name)'"
    }
  }

  private static func hint(
    _ missing: SourceDiagnostic.Missing, leftOut: [String: String], declarations: [String: String]
  ) -> String {
    let name: String
    switch missing {
    case .module(let module), .name(let module): name = module
    case .member(let member, _): name = member
    }
    if let file = declarations[name], let reason = leftOut[file] {
      return "it is declared in \(file), which is left out: \(reason)"
    }
    return "put the code that needs it between '#if !VITRINE' and '#endif'"
  }
}
