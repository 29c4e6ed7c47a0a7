/// A format whose placeholders name their arguments: `%1$lld` in place of `%lld`.
package struct Placeholders {
  /// The format; the places of plural texts are `%#@name@`.
  package private(set) var format = ""
  /// The arguments of the plural texts that name or take one.
  package private(set) var arguments: [String: Int] = [:]

  /// Numbers the placeholders of a format.
  ///
  /// - Parameters:
  ///   - first: the argument of the first placeholder that names none.
  ///   - countsNames: whether the place of a plural text takes an argument, too, as in `.stringsdict`.
  package init(numbering format: String, from first: Int = 1, countsNames: Bool = false) {
    var next = first
    var arguments: [String: Int] = [:]
    self.format = format.replacing(
      /%(?:([0-9]+)\$)?(?:#@([^@%]+)@|(%)|([-+ 0#']*[0-9]*(?:\.[0-9]+)?(?:hh?|ll?|[qztjL])?[@a-zA-Z]))/
    ) { match in
      let (whole, number, name, percent, specifier) = match.output
      if percent != nil || (name != nil && number == nil && !countsNames) { return String(whole) }
      let argument = number.flatMap { Int($0) } ?? next
      if number == nil { next += 1 }
      guard let name else { return "%\(argument)$\(specifier ?? "")" }
      arguments[String(name)] = argument
      return "%#@\(name)@"
    }
    self.arguments = arguments
  }
}
