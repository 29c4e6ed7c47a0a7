/// Functions for starting a program that differ between systems.
package enum SystemSpawn {
  #if canImport(Darwin)
    package typealias Attributes = posix_spawnattr_t?
    package typealias Actions = posix_spawn_file_actions_t?
    package static func noAttributes() -> Attributes { nil }
    package static func noActions() -> Actions { nil }
  #else
    package typealias Attributes = posix_spawnattr_t
    package typealias Actions = posix_spawn_file_actions_t
    package static func noAttributes() -> Attributes { Attributes() }
    package static func noActions() -> Actions { Actions() }
  #endif

  /// Creates two connected sockets, which child processes do not inherit if the system supports
  /// that.
  ///
  /// - Returns: an error number, or 0.
  package static func connect(_ ends: inout [Int32]) -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
      let kind = SOCK_STREAM | SOCK_CLOEXEC
    #else
      let kind = SOCK_STREAM
    #endif
    return socketpair(AF_UNIX, kind, 0, &ends) == 0 ? 0 : errno
  }

  /// The exit code or the signal with which a child process ended.
  package static func status(_ info: siginfo_t) -> Int32 {
    #if canImport(Glibc)
      info._sifields._sigchld.si_status
    #elseif canImport(Musl)
      info.__si_fields.__si_common.__second.__sigchld.si_status
    #else
      info.si_status
    #endif
  }
}
