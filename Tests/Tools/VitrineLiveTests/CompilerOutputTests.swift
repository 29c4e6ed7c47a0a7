import Testing

@testable import VitrineLive
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

  @Test func `an error without a source location is reported by its line`() {
    let text = "x.swift:1: undefined reference to `f'\nclang: error: linker command failed\n"
    #expect(CompilerOutput.fault(text).message.contains("undefined reference"))
    #expect(CompilerOutput.fault("").message == "the build failed without a message")
  }
}
