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
final class SystemLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  private let missing: ImageError

  /// Opens version `version` of the library `name`.
  ///
  /// - Parameters:
  ///   - package: the Debian package that holds it.
  ///   - format: the pictures that need it.
  /// - Throws: ``ImageError`` when it is not installed.
  init(_ name: String, version: Int, package: String, format: String) throws(ImageError) {
    missing = .libraryMissing(format: format, library: name, package: package)
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
  /// - Throws: ``ImageError`` when the installed version lacks it.
  func function<Function>(_ name: String, as type: Function.Type) throws(ImageError) -> Function {
    guard let address = dlsym(handle, name) else { throw missing }
    return unsafeBitCast(address, to: type)
  }
}
