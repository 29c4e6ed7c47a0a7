/// A compiler error, with its location in the file that the compiler read.
package struct CompilerError: Sendable, Hashable {
  /// Path of the file.
  package var file: String
  /// Counted from one.
  package var line: Int
  /// Counted from one, in bytes.
  package var column: Int
  package var message: String
  /// The requirements of a protocol that the type at this location lacks.
  package var requirements: [Requirement] = []

  /// A declaration of a protocol, as the compiler shows it.
  package struct Requirement: Sendable, Hashable {
    /// The line that the compiler shows.
    package var text: String
    /// The column of its name, in bytes, counted from 1.
    package var column: Int

    package init(text: String, column: Int) { (self.text, self.column) = (text, column) }
  }

  package init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  /// The errors in the compiler's output, each once.
  ///
  /// An error in the expansion of a macro is reported at the macro.
  ///
  /// - Parameter isSource: whether a path is that of one of the compiler's sources.
  package static func read(
    _ output: String, isSource: (String) -> Bool
  ) -> [CompilerError] {
    var errors: [CompilerError] = []
    var seen: Set<CompilerError> = []
    var open: String?
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let (path, row, column, kind, message) = place(line) else { continue }
      if kind == "note", message.hasPrefix("protocol requires"), number + 1 < lines.count {
        let text = String(lines[number + 1])
        errors.note(Requirement(text: text, column: column))
      }
      if isSource(path), kind == "error" || open != nil {
        let error = CompilerError(
          file: path, line: row, column: column, message: kind == "error" ? message : open ?? "")
        if seen.insert(error).inserted { errors.append(error) }
        open = nil
      } else if kind == "error" {
        open = message
      }
    }
    return errors
  }

  /// The parts of `PATH:LINE:COLUMN: KIND: MESSAGE`.
  private static func place(_ line: Substring) -> (String, Int, Int, Substring, String)? {
    for kind in ["error", "note"] {
      guard let mark = line.firstRange(of: ": \(kind): ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      return (
        parts.dropLast(2).joined(separator: ":"), row, column,
        line[mark.lowerBound...].dropFirst(2).prefix(kind.utf8.count),
        String(line[mark.upperBound...])
      )
    }
    return nil
  }

  /// The message for people, who know no type that replaces another.
  var reason: String {
    message.replacing(Marker.unknownType, with: "unknown").replacing("_LeftOutView", with: "View")
  }

  /// The quoted texts of the message.
  var quoted: [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Whether a declaration needs its own type, as it can seem while others are missing.
  var isOfCircle: Bool { message.hasPrefix("circular reference") }

  /// Whether a type lacks a requirement of a protocol.
  var isOfConformance: Bool { message.contains("does not conform to protocol") }

  /// A type without a conformance, and the protocol; `nil` for other errors.
  var missingConformance: (type: String, name: String)? {
    guard CompilerError.conformances.contains(where: message.contains) else { return nil }
    let names = quoted.suffix(2).map { name in
      String(name.split(separator: " ").last ?? "").split(separator: ".").last.map(String.init)
        ?? ""
    }
    guard names.count == 2, names.allSatisfy(CompilerError.isName) else { return nil }
    return (names[0], names[1])
  }

  /// Whether a text consists of the characters of names.
  private static func isName(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let conformances = [
    "does not conform to", "conform to '", "cannot convert value of type",
    "cannot convert return expression of type", "cannot assign value of type",
  ]

  /// Whether C cannot pass the types of a function.
  var isOfConvention: Bool { message.contains("cannot be used with '@convention(") }

  /// Whether a block ends without the required value.
  var isOfReturn: Bool { message.hasPrefix("missing return") }

  /// Whether a value is unwrapped that is not optional, as one of a type that replaces a missing
  /// one.
  var isOfUnwrapping: Bool {
    message.hasPrefix("cannot force unwrap value of non-optional type")
      || message.hasPrefix("cannot use optional chaining on non-optional value")
      || message.hasPrefix("initializer for conditional binding must have Optional type")
  }

  /// Whether a call has too few arguments.
  var isOfMissingArgument: Bool {
    message.hasPrefix("missing argument for parameter")
      || message.hasPrefix("missing arguments for parameters")
  }

  /// Whether something exists, but not on this system.
  var isOfAvailability: Bool { message.contains("' is unavailable") }

  /// Whether something exists, but cannot be named at this location.
  var isOfAccess: Bool { message.contains("' is inaccessible due to '") }

  /// Whether a value is not constant, such as that of a preview after an error elsewhere.
  var isOfConstant: Bool { message.contains("compile-time") }

  /// Whether an expression is too complex for the compiler, which can result from other errors.
  package var isOfPatience: Bool { message.contains("in reasonable time") }

  /// Whether the compiler gives up on an expression because of something in it, which it does not
  /// always name.
  var isOfInference: Bool {
    CompilerError.inferences.contains { message.contains($0) }
  }

  private static let inferences = [
    "could not be inferred", "failed to produce diagnostic", "is ambiguous without",
    "without a contextual type", "cannot infer contextual base", "no exact matches in call",
    "in reasonable time", "cannot convert return expression", "requires that", "cannot conform to",
    "ambiguous use of", "cannot infer", "matching underlying types",
    "contextual type for closure argument list",
  ]

  /// The missing module.
  var missingModule: String? {
    guard
      message.hasPrefix("no such module") || message.hasPrefix("missing required module")
        || message.hasPrefix("could not build module")
        || message.hasPrefix("could not build C module")
    else { return nil }
    return quoted.first
  }

  /// The C module of a message without a place, and its fault.
  package static func unbuiltModule(_ message: String) -> (name: String, fault: String)? {
    guard let mark = message.firstRange(of: "could not build C module '") else { return nil }
    let parts = message[mark.upperBound...].split(separator: "'", maxSplits: 1)
    guard let name = parts.first else { return nil }
    let fault = parts.count > 1 ? parts[1].drop { ": ".contains($0) } : ""
    return (String(name), fault.isEmpty ? "its headers do not compile" : String(fault))
  }

  /// The type that is not there.
  var missingType: String? { message.hasPrefix("cannot find type") ? quoted.first : nil }

  /// A static member that a type lacks, as one after a dot alone; `nil` for other errors.
  var missingStaticMember: (type: String, name: String)? {
    guard message.hasPrefix("type '"), message.contains("' has no member '"), quoted.count == 2,
      let name = quoted.last, CompilerError.isName(name)
    else { return nil }
    let type = quoted[0].split(separator: ".").last.map { $0.filter { $0 != "?" } }
    return type.map { ($0, name) }
  }

  /// A type without the arguments that code gives it.
  var unspecializedType: String? {
    message.hasPrefix("cannot specialize non-generic type") ? quoted.first : nil
  }

  /// A type that a reference without ownership needs to be a class.
  var typeThatIsNoClass: String? {
    guard message.contains("may only be applied to class and class-bound protocol types"),
      quoted.count == 2
    else { return nil }
    return quoted[1].filter { $0 != "?" }
  }

  /// The missing name.
  var missingName: String? {
    message.hasPrefix("cannot find") || message.hasPrefix("unknown attribute") ? quoted.first : nil
  }

  /// A missing member type, and the type that lacks it.
  var missingMemberType: (name: String, parent: String)? {
    guard message.contains("is not a member type of"), quoted.count >= 2 else { return nil }
    return (quoted[0], quoted[1])
  }
}

extension [CompilerError] {
  /// Adds a requirement to the last errors, which share a location.
  fileprivate mutating func note(_ requirement: CompilerError.Requirement) {
    guard let last, last.isOfConformance else { return }
    for place in indices.reversed() {
      guard self[place].isOfConformance, self[place].file == last.file,
        self[place].line == last.line, self[place].column == last.column
      else { return }
      if !self[place].requirements.contains(requirement) {
        self[place].requirements.append(requirement)
      }
    }
  }
}
