/// Names of types as keys of files and archives.
package enum TypeName {
  /// The name of a type with the types and the module around it, which is the same in every run: the
  /// runtime's name of a private or local type contains an address.
  package static func qualified(_ type: Any.Type) -> String {
    String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }
}
