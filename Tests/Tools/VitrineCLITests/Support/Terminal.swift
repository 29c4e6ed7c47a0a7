import Foundation
import VitrinePlatform

/// A terminal whose output a test reads.
struct Terminal {
  /// The end to which a process writes.
  let slave: FileHandle
  private let master: FileHandle

  /// Opens a terminal; `nil` if the system has none available.
  init?() {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard descriptor >= 0, let name = Terminal.unlocked(descriptor) else { return nil }
    let other = open(name, O_RDWR | O_NOCTTY)
    guard other >= 0 else { return nil }
    master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    slave = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// What was written to the terminal so far; the process must have ended.
  func text() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let flags = fcntl(master.fileDescriptor, F_GETFL)
    _ = fcntl(master.fileDescriptor, F_SETFL, flags | O_NONBLOCK)
    var all: [UInt8] = []
    // The output of a terminal arrives in pieces.
    while case let count = read(master.fileDescriptor, &bytes, bytes.count), count > 0 {
      all += bytes.prefix(count)
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Unlocks the other end and returns its name.
  private static func unlocked(_ descriptor: Int32) -> String? {
    #if canImport(Glibc)
      // Glibc doesn't export `unlockpt` and `ptsname` to Swift; these are their system calls.
      let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard ioctl(descriptor, unlock, &isLocked) == 0, ioctl(descriptor, getNumber, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0 else { return nil }
      return ptsname(descriptor).map { String(cString: $0) }
    #endif
  }
}
