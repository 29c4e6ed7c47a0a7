/// Matches names with patterns in which `*` is any text and `?` any character.
package enum Glob {
  /// Whether `pattern` matches the whole of `name`.
  package static func matches(_ pattern: String, _ name: String) -> Bool {
    let (pattern, name) = (Array(pattern), Array(name))
    var (p, n) = (0, 0)
    // The position to continue from when a later part fails: after the last star, one character
    // further.
    var star: (p: Int, n: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.p, last.n + 1)
        (p, n) = (last.p + 1, last.n + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }

  /// Whether a pattern selects a golden, by its name, its archive or its area.
  package static func chooses(_ pattern: String, _ name: String) -> Bool {
    let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    return matches(pattern, name) || matches(pattern + ".*", name) || matches(pattern + "/*", name)
  }
}
