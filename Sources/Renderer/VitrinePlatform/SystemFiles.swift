extension stat {
  /// When the file's content was last modified.
  package var modified: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
      (Int(st_mtimespec.tv_sec), st_mtimespec.tv_nsec)
    #else
      (Int(st_mtim.tv_sec), Int(st_mtim.tv_nsec))
    #endif
  }

  /// When the file's content or metadata was last changed.
  package var statusChanged: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
      (Int(st_ctimespec.tv_sec), st_ctimespec.tv_nsec)
    #else
      (Int(st_ctim.tv_sec), Int(st_ctim.tv_nsec))
    #endif
  }
}

/// Files whose names differ between systems.
package enum SystemFiles {
  /// The executable of this process, if the system has a name for it that survives a rename.
  package static var ownProgram: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      nil
    #endif
  }

  /// The filename of a version of a library that is loaded at run time.
  package static func library(_ name: String, version: Int) -> String {
    #if canImport(Darwin)
      "\(name).\(version).dylib"
    #else
      "\(name).so.\(version)"
    #endif
  }

  /// The program that opens a file like a double click; `nil` without a display.
  package static var opener: String? {
    #if canImport(Darwin)
      return "open"
    #else
      let names: [String] = ["DISPLAY", "WAYLAND_DISPLAY"]
      let isSeen = names.contains { name in
        getenv(name).map { $0.pointee != 0 } ?? false
      }
      return isSeen ? "xdg-open" : nil
    #endif
  }
}
