import Testing

/// What keeps the command's start short.
@Suite("Start")
struct StartTests {
  #if os(Linux)
    @Test("only the small part of Foundation is linked")
    func libraries() throws {
      let libraries = try Tool.shell("ldd $V").text
      #expect(libraries.contains("libcairo.so"))
      #expect(!libraries.contains("libFoundation.so"))
      #expect(!libraries.contains("libFoundationInternationalization.so"))
    }
  #endif
}
