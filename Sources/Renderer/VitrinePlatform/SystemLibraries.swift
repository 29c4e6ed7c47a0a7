/// The C library of the system under one name; no other module depends on the system that it is
/// compiled for.
///
/// Vitrine is built and tested on Linux with Glibc. The branches of this module for Darwin and Musl
/// are written from their headers, and have never been compiled or tested.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// Calls of the system whose names are also those of methods, or whose types differ.
package enum SystemCalls {
  #if canImport(Glibc)
    package static let read = Glibc.read
    package static let write = Glibc.write
    private static let endProcess = Glibc.exit
  #elseif canImport(Musl)
    package static let read = Musl.read
    package static let write = Musl.write
    private static let endProcess = Musl.exit
  #elseif canImport(Darwin)
    package static let read = Darwin.read
    package static let write = Darwin.write
    private static let endProcess = Darwin.exit
  #endif

  /// Ends the process after running the handlers registered with `atexit`.
  package static func exit(_ code: Int32) -> Never { endProcess(code) }

  /// Writes to a socket; a closed socket is an error instead of a signal that ends the process.
  ///
  /// Darwin has an option of the socket for this, so that the process ignores `SIGPIPE` there.
  package static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      write(descriptor, bytes.baseAddress, bytes.count)
    #else
      systemSend(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Whether a signal is ignored, as in a background process or under `nohup`.
  ///
  /// `SIG_IGN` is the address 1, which Swift cannot compare with a function.
  package static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Darwin)
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #elseif canImport(Musl)
      return unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
  }

}

/// The system's clock.
package enum SystemClock {
  /// The monotonic clock, in seconds.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

#if !canImport(Darwin)
  /// The system's `send`, which the method of that name in `SystemCalls` hides.
  private func systemSend(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
  ) -> Int { send(descriptor, bytes, count, flags) }
#endif
