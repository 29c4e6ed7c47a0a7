extension stat {
  /// When the file was changed last.
  package var modified: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
      (Int(st_mtimespec.tv_sec), st_mtimespec.tv_nsec)
    #else
      (Int(st_mtim.tv_sec), Int(st_mtim.tv_nsec))
    #endif
  }

  /// When the file, or what the system keeps of it, was changed last.
  package var statusChanged: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
      (Int(st_ctimespec.tv_sec), st_ctimespec.tv_nsec)
    #else
      (Int(st_ctim.tv_sec), Int(st_ctim.tv_nsec))
    #endif
  }
}

/// Files that have other names on other systems.
package enum SystemFiles {
  /// The file that this process runs, where the system has a name for it that outlives a rename.
  package static var ownProgram: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      nil
    #endif
  }

  /// The name of a version of a library that is opened while a program runs.
  package static func library(_ name: String, version: Int) -> String {
    #if canImport(Darwin)
      "\(name).\(version).dylib"
    #else
      "\(name).so.\(version)"
    #endif
  }

  /// The program that opens a file as a double click would; `nil` where nobody would see it.
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
