// An intent that tries to access things outside of its project, and reports the result.
import AppIntents
import Foundation

struct Intrude: AppIntent {
  static let title: LocalizedStringResource = "Intrude"

  /// The kind of access: see `perform`.
  @Parameter(title: "What") var what: String
  /// The file, the port or the process to access.
  @Parameter(title: "Where") var place: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: answer)
  }

  private var answer: String {
    switch what {
    case "read": (try? String(contentsOfFile: place, encoding: .utf8)) ?? "refused"
    case "write":
      (try? Data("written".utf8).write(to: URL(fileURLWithPath: place))) == nil ? "refused" : "done"
    case "chmod": chmod(place, 0o777) == 0 ? "answered" : "refused"
    case "signal": kill(Int32(place) ?? 0, 0) == 0 ? "done" : "refused"
    case "connect": connects(to: UInt16(place) ?? 0) ? "done" : "refused"
    case "variable": ProcessInfo.processInfo.environment[place] ?? "absent"
    case "fork": "\(programs(most: 3000))"
    case "fill": "\(bytesWritten(to: place))"
    default: "unknown"
    }
  }

  private func connects(to port: UInt16) -> Bool {
    #if canImport(Glibc)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { return false }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// Returns how many processes that don't end can be started.
  private func programs(most: Int) -> Int {
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("100"), nil]
    for count in 0..<most {
      var process: pid_t = 0
      guard posix_spawn(&process, "/bin/sleep", nil, nil, words, environ) == 0 else { return count }
    }
    return most
  }

  /// Returns the size that a file can reach, in megabytes.
  private func bytesWritten(to path: String) -> Int {
    signal(SIGXFSZ, SIG_IGN)
    guard let file = fopen(path, "w") else { return -1 }
    defer { fclose(file) }
    for megabytes in 0..<1024 {
      // Only the last byte of each megabyte is written: the rest takes no space on the disk.
      fseek(file, (megabytes + 1) << 20 - 1, SEEK_SET)
      guard fputc(0, file) == 0, fflush(file) == 0 else { return megabytes }
    }
    return 1024
  }
}
