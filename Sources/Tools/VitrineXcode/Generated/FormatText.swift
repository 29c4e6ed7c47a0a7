/// The places of a format such as `%1$@ of %(total)lld`, as arguments of a function.
struct FormatText {
  /// One argument.
  struct Argument: Hashable {
    /// Its label, if the place has a name.
    var name: String?
    /// A type of Swift.
    var type: String
  }

  /// The arguments in the order in which they are given.
  private(set) var arguments: [Argument] = []
  private var numbers: [String: Int] = [:]
  private let substitutions: [String: (number: Int?, specifier: String)]
  /// Most arguments of a format.
  private static let limit = 64

  /// Reads a format.
  ///
  /// - Parameter substitutions: the places of plural forms: the number of their argument, and its
  ///   specifier without the percent sign.
  init(_ format: String, substitutions: [String: (Int?, String)] = [:]) {
    self.substitutions = substitutions
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" { rest = rest.dropFirst() } else { readPlace(&rest) }
    }
  }

  /// Reads a specifier after its percent sign.
  private mutating func readPlace(_ rest: inout Substring) {
    if rest.hasPrefix("#@") {
      let name = String(rest.dropFirst(2).prefix { $0 != "@" })
      rest = rest.dropFirst(2 + name.count + 1)
      let substitution = substitutions[name]
      let kind = substitution?.specifier.last ?? "d"
      add(FormatText.type(kind), name: name, at: substitution?.number)
      return
    }
    var name: String?
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      name = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGaAcCsSp".contains($0) }) else {
      return
    }
    let flags = String(rest[..<end])
    let number = flags.firstIndex(of: "$").flatMap { Int(flags[..<$0]) }
    add(FormatText.type(rest[end]), name: name, at: number)
    rest = rest[rest.index(after: end)...]
  }

  private mutating func add(_ type: String, name: String?, at number: Int?) {
    if let name {
      guard numbers[name] == nil else { return }
      numbers[name] = arguments.count
    }
    let index = number.map { $0 - 1 } ?? arguments.count
    guard (0..<FormatText.limit).contains(index) else { return }
    while arguments.count <= index { arguments.append(Argument(name: nil, type: "String")) }
    arguments[index] = Argument(name: name, type: type)
  }

  /// The type of a specifier's argument.
  private static func type(_ kind: Character) -> String {
    switch kind {
    case "@", "s", "S": "String"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
    case "u", "U", "x", "X", "o", "O": "UInt"
    default: "Int"
    }
  }
}
