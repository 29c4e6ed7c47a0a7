import Testing

@testable import VitrineProcess

@Suite struct CompilerOutputTests {
  @Test func `places, severities and excerpts are read once each`() {
    let text = """
      [3/5] Compiling Widgets View.swift
      /home/me/My App/View.swift:12:5: error: cannot find 'Txet' in scope
      10 |   var body: some View {
      12 |     Txet("a")
         |     `- error: cannot find 'Txet' in scope
      /home/me/My App/View.swift:12:5: error: cannot find 'Txet' in scope
      /home/me/My App/Store.swift:3:9: warning: variable 'a' was never used
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    let found = CompilerOutput.diagnostics(text)
    #expect(found.map(\.severity) == [.error, .warning])
    #expect(found[0].file == "/home/me/My App/View.swift")
    #expect((found[0].line, found[0].column) == (12, 5))
    #expect(found[0].message == "cannot find 'Txet' in scope")
    #expect(found[0].excerpt.count == 3)
  }

  @Test func `a module that only the manifest lacks is reported with the lines to add`() {
    func hints(_ module: String) -> [String] {
      let text = "/p/View.swift:1:8: error: no such module '\(module)'\n 1 | import \(module)\n"
      return CompilerOutput.diagnostics(text).flatMap { $0.excerpt.dropFirst() }
    }
    #expect(
      hints("SwiftData").dropFirst() == [
        #"  in the dependencies of the package: .package(path: vitrine + "/StandIns")"#,
        #"  in those of the target: .product(name: "SwiftData", package: "StandIns")"#,
      ])
    #expect(hints("Charts").contains { $0.hasSuffix(".package(path: vitrine)") })
    #expect(hints("Firebase") == [])
  }

  @Test func `an error of a binding that nobody meant leads to the closure`() {
    let text = "/p/View.swift:1:8: error: "
    let mistaken = "cannot convert value of type '[Item]' to expected argument type 'Binding<C>'"
    #expect(CompilerOutput.diagnostics(text + mistaken)[0].excerpt.count == 1)
    let meant = "cannot convert value of type 'Int' to expected argument type 'Binding<Int>'"
    #expect(CompilerOutput.diagnostics(text + meant)[0].excerpt == [])
  }

  @Test func `an error without a source location is reported by its line`() {
    let text = "x.swift:1: undefined reference to `f'\nclang: error: linker command failed\n"
    #expect(CompilerOutput.fault(text).message.contains("undefined reference"))
    #expect(CompilerOutput.fault("").message == "the build failed without a message")
  }

  @Test(
    "a library that the linker does not find is reported with its package",
    arguments: [
      ("/usr/bin/ld: cannot find -lstdc++: No such file or directory", "libstdc++-14-dev"),
      ("ld.lld: error: unable to find library -lstdc++", "libstdc++-14-dev"),
      ("/usr/bin/ld.gold: error: cannot find -lgcc", "gcc"),
      ("/usr/bin/ld: cannot find Scrt1.o: No such file or directory", "libc6-dev"),
      ("ld.lld: error: cannot open crtbeginS.o: No such file or directory", "gcc"),
    ])
  func libraries(line: String, package: String) throws {
    let message = try #require(SystemLinking.message(line, gcc: 14))
    #expect(message.contains("the package \(package) contains it"))
    #expect(
      CompilerOutput.fault(line + "\nclang: error: linker command failed").message.contains(
        "linker cannot find"))
  }

  @Test(
    "other errors are not about libraries",
    arguments: [
      "/p/A.swift:1:2: error: cannot find 'Txet' in scope", "error: cannot open file '/p/a'",
      "ld: undefined reference to `f'",
    ])
  func others(line: String) {
    #expect(SystemLinking.message(line, gcc: 14) == nil)
  }

  @Test("the newest GCC is that of the highest version with files to link")
  func newestGCC() throws {
    let folder = try TestFolder()
    #expect(SystemLinking.newestGCC(in: folder.path) == nil)
    for version in [9, 12, 14] { try folder.write("", to: "\(version)/crtbeginS.o") }
    try folder.write("", to: "15/README")
    #expect(SystemLinking.newestGCC(in: folder.path)?.version == 14)
  }
}
