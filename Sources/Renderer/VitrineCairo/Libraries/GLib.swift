/// The parts of GLib that librsvg and poppler share: errors and reference counts.
struct GLib: Sendable {
  /// GLib's error, as its header declares it.
  private struct Fault {
    var domain: UInt32
    var code: Int32
    var message: UnsafePointer<CChar>?
  }
  /// The place where a function leaves its error.
  typealias FaultSlot = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  private typealias Release = @convention(c) @Sendable (OpaquePointer?) -> Void
  private typealias FreeFault = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void

  private let unref: Release
  private let free: FreeFault

  /// Finds the functions behind a library that uses them.
  init(_ library: SystemLibrary<ImageError>) throws(ImageError) {
    unref = try library.function("g_object_unref", as: Release.self)
    free = try library.function("g_error_free", as: FreeFault.self)
  }

  /// Gives up an object.
  func release(_ object: OpaquePointer) { unref(object) }

  /// Calls `body` with a place for an error.
  ///
  /// - Throws: ``ImageError`` with the library's words when `body` returns `nil`.
  func call<Value>(_ body: (FaultSlot) -> Value?) throws(ImageError) -> Value {
    var fault: UnsafeMutableRawPointer?
    let value = body(&fault)
    defer { if let fault { free(fault) } }
    if let value { return value }
    let message = fault?.assumingMemoryBound(to: Fault.self).pointee.message
      .map { String(cString: $0) }
    throw .corrupt(message: message ?? "the library says no more")
  }
}
