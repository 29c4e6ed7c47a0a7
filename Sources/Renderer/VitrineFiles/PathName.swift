/// The last component of a path.
package enum PathName {
  /// The name after the last slash, without trailing slashes; `nil` if there is none.
  package static func last(of path: String) -> String? {
    path.split(separator: "/").last.map(String.init)
  }

  /// The last name without an extension.
  ///
  /// - Parameter suffix: the extension with its dot; a name without it is returned unchanged.
  package static func stem(of path: String, without suffix: String) -> String {
    let name = last(of: path) ?? path
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}
