import Testing

@Suite struct ArchiveErrorTests {
  @Test func manyWarningsAreCounted() throws {
    let fields = (0..<1200).map { "\"x\($0)\": 1" }.joined(separator: ",")
    let (_, warnings) = try decodeView("{\"spacer\": {\(fields)}}", isLenient: true)
    #expect(warnings.count == 1001)
    #expect(warnings.last?.message == "200 more warnings")
  }
}
