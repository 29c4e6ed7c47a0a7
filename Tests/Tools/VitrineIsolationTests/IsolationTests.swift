import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  @Test("a missing argument is removed first, and its modifier next")
  func argument() {
    var shape = MarkedSource(
      "struct A: View { var body: some View { Text(a).font(.body, «wobble) } }",
      "cannot find 'wobble' in scope")
    #expect(shape.text().contains("_LeftOut.passing(1, Text(a).font(.body))"))
    // The next error is told of the text in which the argument is missing.
    let column = "struct A: View { var body: some View { _LeftOut.passing(1, Text(a).f".utf8.count
    let error = CompilerError(file: "A.swift", line: 1, column: column, message: "no 'font'")
    _ = shape.isolation.absorb([error])
    #expect(shape.isolation.changedTexts()["A.swift"]?.contains("passing(2, Text(a))") == true)
  }

  @Test("an error in a replacement widens the removed code")
  func widened() {
    var isolation = ModuleIsolation(["A.swift": "func a() -> T {\n  b()\n  return x()\n}\n"])
    let error = CompilerError(file: "A.swift", line: 3, column: 3, message: "cannot find 'x'")
    let answers = (1...3).map { _ in isolation.absorb([error])?.files }
    #expect(answers == [["A.swift"], ["A.swift"], ["A.swift"]])
    #expect(
      isolation.changedTexts()["A.swift"] == "func a() -> T {\n  return _LeftOut.value(3)\n\n}\n")
  }

  @Test("errors in declarations are handled before errors in bodies")
  func order() {
    var isolation = ModuleIsolation(
      ["A.swift": "struct A: Odd {\n  func b() -> Int { c() }\n}\n"])
    let errors = [
      CompilerError(file: "A.swift", line: 2, column: 21, message: "cannot find 'c' in scope"),
      CompilerError(file: "A.swift", line: 1, column: 11, message: "inheritance from 'Odd'"),
    ]
    let changes = isolation.absorb(errors)
    #expect(changes?.isOfDeclarations == true)
    #expect(isolation.changedTexts()["A.swift"]?.hasPrefix("struct A  {") == true)
    #expect(isolation.places.map(\.kind) == [.conformance])
  }

  @Test("a type keeps its other conformances, and is removed only as the last resort")
  func conformance() {
    var isolation = ModuleIsolation(["A.swift": "struct A: Codable, B {\n  let c = d()\n}\n"])
    let root = CompilerError(file: "A.swift", line: 2, column: 11, message: "cannot find 'd'")
    let follower = CompilerError(
      file: "A.swift", line: 1, column: 8,
      message: "type 'A' does not conform to protocol 'Decodable'")
    _ = isolation.absorb([follower, root])
    #expect(isolation.places.map(\.kind) == [.declaration])
    _ = isolation.absorb([follower])
    #expect(isolation.changedTexts()["A.swift"]?.hasPrefix("struct A: B {") == true)
  }

  @Test("a name that another module has is imported, and nothing is left out")
  func imported() {
    var isolation = ModuleIsolation(["A.swift": "import SwiftUI\nlet a = UIColor.red\n"]) {
      $0 == "UIColor" ? "UIKit" : nil
    }
    let error = CompilerError(
      file: "A.swift", line: 2, column: 9, message: "cannot find 'UIColor' in scope")
    let changes = isolation.absorb([error])
    #expect(changes?.files == ["A.swift"] && changes?.isOfDeclarations == false)
    #expect(
      isolation.changedTexts()["A.swift"] == "import UIKit; import SwiftUI\nlet a = UIColor.red\n")
    #expect(isolation.places.isEmpty)
  }

  @Test("a generated file stays, and its errors are reported")
  func generated() {
    var isolation = ModuleIsolation(["A.swift": "let a = b\n"], generated: ["A.swift"])
    let error = CompilerError(file: "A.swift", line: 1, column: 9, message: "cannot find 'b'")
    #expect(isolation.absorb([error]) == nil)
    #expect(isolation.unexplained == [error])
    // As a last resort it is changed all the same.
    isolation.isCoarse = true
    #expect(isolation.absorb([error])?.files == ["A.swift"])
  }

  @Test(
    "restored code does not change other places")
  func update() {
    let text = "func a() -> Int { b() }\n             \n"
    var isolation = ModuleIsolation(["A.swift": text, "B.swift": "let c = 1\n"])
    let error = CompilerError(file: "A.swift", line: 1, column: 19, message: "cannot find 'b'")
    let changes = isolation.absorb([error])
    #expect(changes?.files == ["A.swift"] && changes?.isOfDeclarations == false)
    let more = text.replacing("             ", with: "func d() {}  ")
    let changed = isolation.update(["A.swift": more, "B.swift": "let c = 1\n"], with: ["d"])
    #expect(changed == ["A.swift"])
    #expect(
      isolation.changedTexts()["A.swift"]
        == "func a() -> Int { _LeftOut.reached(1); return 0 }\nfunc d() {}  \n")
    // Code that has moved is looked at anew.
    _ = isolation.update(["A.swift": "import E\n" + more], with: [])
    #expect(isolation.places.isEmpty)
  }

  @Test("of too many pieces, bodies go as a whole, then members, then declarations without views")
  func coarse() {
    let code =
      "struct A {\n  func b() -> Int { d(); return c() }\n}\nstruct V: View { var body: some View { D() } }\n"
    var isolation = ModuleIsolation(["A.swift": code])
    isolation.isCoarse = true
    let error = CompilerError(
      file: "A.swift", line: 2, column: 33, message: "cannot find 'c' in scope")
    _ = isolation.absorb([
      error,
      CompilerError(file: "A.swift", line: 4, column: 40, message: "cannot find 'D' in scope"),
    ])
    #expect(isolation.places.map(\.kind) == [.statements, .view])
    let text = isolation.changedTexts()["A.swift"]
    #expect(text?.contains("func b() -> Int { _LeftOut.reached(1); return 0 }") == true)
    _ = isolation.absorb([error])
    #expect(isolation.places.map(\.kind) == [.declaration, .view])
    let rest = isolation.changedTexts()["A.swift"]
    #expect(rest?.hasPrefix("struct A {") == true && rest?.contains("func b") == false)
    _ = isolation.absorb([
      CompilerError(file: "A.swift", line: 1, column: 8, message: "'A' is declared elsewhere")
    ])
    #expect(isolation.places.map(\.kind) == [.declaration, .view])
    #expect(isolation.changedTexts()["A.swift"]?.hasPrefix("\n\n\nstruct V: View") == true)
  }
#endif
