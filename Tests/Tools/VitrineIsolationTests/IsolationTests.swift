import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  /// A source in which `«` is the place of an error.
  struct MarkedSource {
    var isolation: ModuleIsolation
    let error: CompilerError

    init(_ marked: String, _ message: String) {
      let before = marked.prefix { $0 != "«" }
      let line = before.split(separator: "\n", omittingEmptySubsequences: false)
      error = CompilerError(
        file: "A.swift", line: line.count, column: (line.last ?? "").utf8.count + 1,
        message: message)
      isolation = ModuleIsolation(["A.swift": marked.replacing("«", with: "")])
    }

    /// The text after so many rounds in which the same place is wrong.
    mutating func text(rounds: Int = 1) -> String {
      for _ in 0..<rounds { _ = isolation.absorb([error]) }
      return isolation.changedTexts()["A.swift"] ?? ""
    }
  }

  @Test("a missing modifier is removed from its chain, and the others stay")
  func modifier() {
    var shape = MarkedSource(
      """
      struct A: View {
        var body: some View {
          Text("a")
            .bold()
            .«glow(radius: 3)
            .padding()
        }
      }
      """, "value of type 'Text' has no member 'glow'")
    let lines = shape.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8)
    #expect(lines[2] == "    _LeftOut.passing(1, Text(\"a\")")
    #expect(lines[3] == "      .bold())")
    #expect(lines[5] == "      .padding()")
    #expect(shape.isolation.places.map(\.line) == [5])
    #expect(shape.isolation.places.map(\.kind) == [.modifier])
  }

  @Test("a syntax error is named by the code that is left out, not by what it lacks")
  func syntax() {
    var shape = MarkedSource(
      """
      struct A: View {
        var body: some View {
          Text("a"
        «}
      }
      """, "expected ')' in expression list")
    _ = shape.text()
    let names = shape.isolation.places.map(\.name)
    #expect(names.count == 1 && names.allSatisfy { $0.contains("Text") || $0.contains("body") })
  }

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

  @Test("a missing view becomes the placeholder, and keeps its modifiers")
  func view() {
    var shape = MarkedSource(
      "struct A: View { var body: some View { «Gauge3D(4).padding() } }",
      "cannot find 'Gauge3D' in scope")
    #expect(shape.text().contains("{ _LeftOut.view(1).padding() }"))
    #expect(shape.text().contains("{ _LeftOut.view(2) }"))
  }

  @Test("a missing container leaves its content as a group")
  func container() {
    var shape = MarkedSource(
      "struct A: View { var body: some View { «Carousel(spacing: 3) { Text(a) } } }",
      "cannot find 'Carousel' in scope")
    #expect(shape.text().contains("{ _LeftOut.group(1) { Text(a) } }"))
  }

  @Test("a statement is removed with the rest of its own block, not of the function")
  func statement() {
    var shape = MarkedSource(
      """
      func count() -> Int {
        if ready {
          a()
          let c = «missing()
          b(c)
        }
        return 3
      }
      """, "cannot find 'missing' in scope")
    #expect(
      shape.text() == """
        func count() -> Int {
          if ready {
            a()
            _LeftOut.reached(1); return 0

          }
          return 3
        }
        """)
  }

  @Test(
    "a statement with only an effect is removed alone, and the next time with what follows",
    arguments: [
      "«log.info(a)", "try await «send(a)", "«shared.title = a", "a[«missing] = 1",
    ])
  func effect(_ statement: String) {
    var shape = MarkedSource(
      "func count() -> Int {\n  \(statement)\n  return 3\n}\n", "cannot find 'missing' in scope")
    #expect(shape.text() == "func count() -> Int {\n  _LeftOut.reached(1)\n  return 3\n}\n")
    #expect(shape.text().hasPrefix("func count() -> Int {\n  _LeftOut.reached(2); return 0"))
  }

  @Test(
    "a statement that others need is not removed alone",
    arguments: [
      "init() { «super.init(a: b); c() }", "func f() { «a = b(); c() }",
      "func f() { if «a { return }; c() }",
    ])
  func noEffect(_ code: String) {
    var shape = MarkedSource("class S: C { \(code) }", "cannot find 'b' in scope")
    #expect(!shape.text().contains("c()"))
  }

  @Test(
    "a 'switch' that does not have all cases gets the rest, as an expression where it is a value",
    arguments: [
      ("func a() -> Int { «switch b { case .c: 1 } }", "default: _LeftOut.passing(1, 0); "),
      ("func a() -> T { «switch b { case .c: T() } }", "default: _LeftOut.value(1); "),
      (
        "func a() -> Int {\n«switch b {\ncase .c:\n#if d\n1\n#else\n2\n#endif\n} }",
        "default: _LeftOut.passing(1, 0); "
      ),
      ("func a() throws -> T { «switch b { case .c: T() } }", "default: throw _LeftOut.error(1); "),
      ("func a() -> Int { return «switch b { case .c: 1 } }", "default: _LeftOut.value(1); "),
      ("func a() { let d: Int = «switch b { case .c: 1 } }", "default: _LeftOut.value(1); "),
      (
        "func a() -> Int { «switch b { case .c: return 1 } }",
        "default: _LeftOut.reached(1); return 0; "
      ),
      ("func a() { «switch b { case .c: d() } }", "default: _LeftOut.reached(1); return; "),
      ("func a() -> Int { «switch b { case .c: 1 @unknown default: 2 } }", "1  default: 2"),
    ])
  func rest(_ code: String, _ text: String) {
    var shape = MarkedSource(code, "switch must be exhaustive")
    #expect(shape.text().contains(text))
  }

  @Test(
    "the end of a block depends on the enclosing function",
    arguments: [
      ("func a() throws -> T { «x() }", "throw _LeftOut.error(1)"),
      ("func a() throws(any Error) -> T { «x() }", "throw _LeftOut.error(1)"),
      ("func a() throws(E) -> T { «x() }", "return _LeftOut.value(1)"),
      ("func a(_ b: () throws -> T) rethrows -> T { «x() }", "return _LeftOut.value(1)"),
      ("func a() -> T { do { «x() } catch { return b } }", "throw _LeftOut.error(1)"),
      ("func a() -> [T] { «x() }", "return []"),
      ("func a() -> T? { «x() }", "return nil"),
      ("var a: [String: T] { «x() }", "return [:]"),
      ("func a() -> T { «x() }", "return _LeftOut.value(1)"),
      (
        "func a() -> (b: Int, c: [Color], Color) { «x() }",
        "return (b: 0, c: [], _LeftOut.value(1))"
      ),
      ("func a() { «x() }", "_LeftOut.reached(1); return"),
      ("var a: () -> T = { «x() }", "return _LeftOut.value(1)"),
      ("var a: (@MainActor (B) -> Int)? = { _ in «x() }", "_LeftOut.reached(1); return 0"),
      ("struct S { let a: () throws -> T = { «x() } }", "throw _LeftOut.error(1)"),
      ("struct S { init?(a: T) { «x() } }", "return nil"),
      ("func a() -> some View { «x() }", "_LeftOut.view(1)"),
      (
        "func a() async throws -> some IntentResult { «let b = x(); c(b); return .result() }",
        "{ throw _LeftOut.error(1); return .result() }"
      ),
      (
        "func a() throws -> some IntentResult & ReturnsValue<[T]> & ProvidesDialog { «x() }",
        "return .result(value: _LeftOut.value(1) as [T], dialog: \"\")"
      ),
      (
        "func a() throws -> some IntentResult & OpensIntent { «x() }", "{ throw _LeftOut.error(1) }"
      ),
    ])
  func ending(_ code: String, _ expected: String) {
    var shape = MarkedSource(code, "cannot find 'x' in scope")
    #expect(shape.text().contains(expected))
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

  @Test(
    "a block that lost its value returns a plain one",
    arguments: [
      ("func a() -> Bool { if b { return true } «}", "; _LeftOut.reached(1); return false; }"),
      ("var a: Int { if b { return 1 } «}", "; _LeftOut.reached(1); return 0; }"),
      ("func a() -> T { if b { return c } «}", "; return _LeftOut.value(1); }"),
    ])
  func missingReturn(_ code: String, _ ending: String) {
    var shape = MarkedSource(code, "missing return in what is expected to return a value")
    #expect(shape.text().hasSuffix(ending))
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

  @Test("an omitted provider is reported, because its widget has no picture")
  func entryType() {
    var shape = MarkedSource(
      "struct «P: TimelineProvider { }", "type 'P' does not conform to protocol 'TimelineProvider'")
    _ = shape.text()
    #expect(shape.isolation.entryTypes == ["P"])
  }

  @Test("a preview is removed as a whole if the error is in its macro")
  func preview() {
    var shape = MarkedSource(
      "import WidgetKit\n«#Preview(as: .systemSmall) {\n  W()\n} timeline: {\n  E()\n}\nlet a = 1\n",
      "generic parameter 'E' could not be inferred")
    #expect(shape.text() == "import WidgetKit\n\n\n\n\n\nlet a = 1\n")
    #expect(shape.isolation.places.map(\.kind) == [.declaration])
  }

  @Test("a statement in a program's main file is removed, and the code after it stays")
  func mainFile() {
    var shape = MarkedSource("«start()\nprint(1)\n", "cannot find 'start' in scope")
    #expect(shape.text() == "_LeftOut.reached(1)\nprint(1)\n")
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
    "a property without its wrapper is computed, so initializers stay the same",
    arguments: [
      (
        "struct A { @«Default(.units) private var units: Units }",
        "{ private var units: Units { get { _LeftOut.value(1) } nonmutating set {} } }"
      ),
      (
        "struct A { @«Default(.units) var units }",
        "{ var units: _LeftOutValue { get { _LeftOutValue(1) } nonmutating set {} } }"
      ),
      (
        "final class A { @«Default(.units) var name: String = \"a b\" }",
        "{ var name: String { get { \"a b\" } set {} } }"
      ),
    ])
  func wrapper(_ code: String, _ property: String) {
    var shape = MarkedSource(code, "unknown attribute 'Default'")
    #expect(shape.text().hasSuffix(property))
  }

  @Test("a function that C cannot call becomes a closure, and its body stays")
  func convention() {
    var shape = MarkedSource(
      "let a: @convention(c) (B?) «-> Void = { _ in c() }",
      "'(B?) -> Void' is not representable in C, so it cannot be used with '@convention(c)'")
    #expect(shape.text() == "let a:   (B?) -> Void = { _ in c() }")
    #expect(shape.isolation.places.map(\.kind) == [.attribute])
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
