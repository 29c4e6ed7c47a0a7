import VitrinePlatform

/// Properties of this process and its system.
package enum System {
  /// Ends the process.
  package static func exit(_ code: ExitCode) -> Never {
    SystemCalls.exit(code.rawValue)
  }

  /// The width of the terminal, in characters; 80 if it is unknown.
  package static var terminalColumns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The height of the terminal, in lines; 24 if it is unknown.
  package static var terminalRows: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }

  /// Opens a file as a double click would, and returns whether there is a screen to show it.
  package static func open(_ path: String) -> Bool {
    guard let opener = SystemFiles.opener else { return false }
    var process: pid_t = 0
    let words = [strdup(opener), strdup(path), nil]
    defer { for word in words { free(word) } }
    return posix_spawnp(&process, opener, nil, nil, words, environ) == 0
  }

  /// The number of cores that the process may use.
  package static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Returns the value of an environment variable; `nil` if it is missing or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether a descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
