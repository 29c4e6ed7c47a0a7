import Testing

@testable import VitrineCairo

@Suite("SHA-256")
struct HashLibraryTests {
  @Test("the examples of FIPS 180-4")
  func examples() throws {
    let library = try HashLibrary.open()
    #expect(
      library.sha256([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      library.sha256(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
