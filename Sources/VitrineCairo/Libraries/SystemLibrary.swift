#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A library of the system that is opened when a picture first needs it.
///
/// Linking what only some pictures need would cost every start of the command: librsvg alone brings
/// 40 further libraries. A library that was opened stays open for the life of the process.
///
/// Unchecked, because a handle of `dlopen` is a raw pointer; it never changes, and `dlsym` may be
/// called on any thread.
final class SystemLibrary<Failure: Error>: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  private let missing: Failure

  /// Opens version `version` of the library `name`.
  ///
  /// - Parameter missing: what is thrown when it, or a function of it, is not there.
  /// - Throws: `missing`.
  init(_ name: String, version: Int, missing: Failure) throws(Failure) {
    self.missing = missing
    #if canImport(Darwin)
      let file = "\(name).\(version).dylib"
    #else
      let file = "\(name).so.\(version)"
    #endif
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { throw missing }
    self.handle = handle
  }

  /// A function of the library or of one that it needs itself.
  ///
  /// - Parameter type: the function's type as its header declares it.
  /// - Throws: the error of a missing library when the installed version lacks it.
  func function<Function>(_ name: String, as type: Function.Type) throws(Failure) -> Function {
    guard let address = dlsym(handle, name) else { throw missing }
    return unsafeBitCast(address, to: type)
  }
}

extension SystemLibrary<ImageError> {
  /// Opens version `version` of the library `name`, which reads pictures.
  ///
  /// - Parameters:
  ///   - package: the Debian package that holds it.
  ///   - format: the pictures that need it.
  /// - Throws: ``ImageError`` when it is not installed.
  convenience init(
    _ name: String, version: Int, package: String, format: String
  ) throws(ImageError) {
    try self.init(
      name, version: version,
      missing: .libraryMissing(format: format, library: name, package: package))
  }
}
