/// The names of code that was left out, with the types that have them as members.
struct LeftNames: Sendable {
  private enum Owner: Hashable, Sendable {
    /// No type: the declaration of a file.
    case none
    /// A structure, an enumeration or an actor, whose members no other type has.
    case type(CodeName)
    /// A class, a protocol, or a type of another module, whose members others can have.
    case any
  }

  private var owners: [CodeName: Set<Owner>] = [:]
  private let sealedTypes: Set<String>

  /// - Parameter units: all code of a project.
  init(_ units: [CodeUnit]) {
    sealedTypes = Set(units.compactMap { $0.isSealed ? $0.typeName : nil })
  }

  /// Adds the names of a unit.
  ///
  /// - Parameter parent: the unit around it.
  mutating func insert(_ unit: CodeUnit, in parent: CodeUnit?) {
    let owner: Owner =
      switch parent?.typeName {
      case let type? where sealedTypes.contains(type): .type(CodeName(type))
      case nil where parent == nil: .none
      case _: .any
      }
    for name in unit.names { owners[name, default: []].insert(owner) }
  }

  /// The names that an error of the compiler misses.
  func missed(by error: CompilerError) -> [String] {
    guard let (texts, types) = error.missingNames else { return [] }
    let bases = types.map { Set($0.flatMap(\.codeNames).map { CodeName($0) }) }
    return texts.flatMap(\.codeNames).filter { name in
      guard let owners = owners[CodeName(name)] else { return false }
      guard let bases else { return true }
      return owners.contains { owner in
        switch owner {
        case .none: error.message.hasPrefix("module ")
        case .type(let type): bases.contains(type) || bases.contains(LeftNames.ownType)
        case .any: true
        }
      }
    }
  }

  private static let ownType = CodeName("Self")
}

extension CompilerError {
  /// The code that was not found, and the types whose members it should be; `nil` for other errors.
  fileprivate var missingNames: (texts: ArraySlice<String>, types: ArraySlice<String>?)? {
    let quoted = quoted[...]
    if message.contains("has no member") { return (quoted.suffix(1), quoted.dropLast()) }
    if message.contains("is not a member type") { return (quoted.prefix(1), quoted.dropFirst()) }
    let isOther = message.hasPrefix("cannot find") || message.contains("cannot be resolved")
    return isOther ? (quoted, nil) : nil
  }

  /// Names of types that lack a conformance or an initializer.
  var namesOfFaultyTypes: [String] {
    // Of a type in another one, it is the inner one that lacks a conformance.
    if isOfConformance {
      return quoted.compactMap { $0.split(separator: ".").last }.flatMap { String($0).codeNames }
    }
    // What a type has to conform to is seldom the project's, and no reason to restore its extensions.
    if message.contains("' conform to '") { return quoted.suffix(2).prefix(1).flatMap(\.codeNames) }
    let isOfType = [
      "conform to", "argument label", "argument for parameter", "no exact matches",
    ].contains(where: message.contains)
    return isOfType ? quoted.flatMap(\.codeNames) : []
  }
}

extension String {
  /// The names in a piece of code that a message quotes.
  fileprivate var codeNames: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
