import OSLog
import Testing

/// The names of `OSLog`, in a file that imports nothing else of Apple's.
struct LoggerTests {
  @Test func `OSLog has the module os, whose names can be qualified`() {
    let logger: os.Logger = os.Logger(subsystem: "com.example", category: "test")
    logger.debug("a \(1, privacy: .public) message")
  }
}
