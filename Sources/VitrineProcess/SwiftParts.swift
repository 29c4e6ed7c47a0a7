/// What Swift code needs beside the command.
package enum SwiftParts {
  /// The Debian package and the tarball that have it.
  package static let package = "vitrine-swift"

  /// How a person gets what is missing: by the package, or in a clone.
  package static let hint =
    "install the package \(package), or in a clone of Vitrine: swift build --product vitrine-xcode"
}
