/// How external packages become modules of the staged package.
package enum PackageSource: Sendable {
  /// The staged package names them, and the package manager fetches them when it builds.
  case named
  /// Their sources are staged like those of packages in the project: each compiles against
  /// Vitrine's modules, and one that does not compile does not affect others.
  case checkouts(PackageCheckouts)
}
