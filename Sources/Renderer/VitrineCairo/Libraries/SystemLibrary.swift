import VitrinePlatform

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

  /// Opens a library.
  ///
  /// - Parameter missing: the error that is thrown when the library or a function of it is missing.
  /// - Throws: `missing`.
  init(_ library: LibraryFile, missing: Failure) throws(Failure) {
    self.missing = missing
    let file = SystemFiles.library(library.name, version: library.version)
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
  /// Opens a library that reads pictures.
  ///
  /// - Parameters:
  ///   - library: which one.
  ///   - format: the pictures that need it.
  /// - Throws: ``ImageError`` when it is not installed.
  convenience init(_ library: LibraryFile, format: String) throws(ImageError) {
    try self.init(
      library,
      missing: .libraryMissing(format: format, library: library.name, package: library.package))
  }
}
