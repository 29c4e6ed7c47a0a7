/// Events of watched folders, as the system reports them through inotify.
///
/// On other systems nothing can be watched, and `init` fails.
package struct FolderEvents: Sendable {
  /// One change.
  package struct Event: Sendable {
    /// The kind of event.
    package enum Kind: Sendable {
      /// A file was written and closed, or a file or folder was removed.
      case changed
      /// A file or folder was created and may be incomplete.
      case made
      /// A file or folder was moved here.
      case movedHere
      /// The watched folder is gone.
      case ended
      /// The system dropped events, so that anything may have changed.
      case lost
    }

    /// The number of the watched folder.
    package let watch: Int32
    package let kind: Kind
    /// Whether the event is about a folder.
    package let isFolder: Bool
    /// The name of the changed file, relative to the watched folder.
    package let name: String
  }

  /// A descriptor that is readable when there are events; its owner closes it.
  package let descriptor: Int32

  #if os(Linux)
    /// Starts without watched folders; `nil`, with `errno`, if the system has no resources for it.
    package init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    /// Watches a folder that isn't a symbolic link; returns its number, or -1 with `errno`.
    package func add(_ folder: String) -> Int32 {
      let changes = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      let options = UInt32(IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK)
      return inotify_add_watch(descriptor, folder, UInt32(changes) | options)
    }

    /// Returns the events since the last call.
    package func read() -> [Event] {
      var events: [Event] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = SystemCalls.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return events }
        events += FolderEvents.events(in: buffer[..<count])
      }
    }

    private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
      let head = MemoryLayout<inotify_event>.size
      var events: [Event] = []
      bytes.withUnsafeBytes { buffer in
        var place = 0
        while place + head <= buffer.count {
          let record = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let end = min(buffer.count, place + head + Int(record.len))
          let name = String(
            decoding: buffer[(place + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
          events.append(
            Event(
              watch: record.wd, kind: kind(record.mask),
              isFolder: record.mask & UInt32(IN_ISDIR) != 0, name: name))
          place = end
        }
      }
      return events
    }

    private static func kind(_ mask: UInt32) -> Event.Kind {
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { return .lost }
      if mask & UInt32(IN_IGNORED) != 0 { return .ended }
      if mask & UInt32(IN_CREATE) != 0 { return .made }
      return mask & UInt32(IN_MOVED_TO) != 0 ? .movedHere : .changed
    }
  #else
    package init?() {
      errno = ENOSYS
      return nil
    }

    package func add(_ folder: String) -> Int32 { -1 }

    package func read() -> [Event] { [] }
  #endif
}
