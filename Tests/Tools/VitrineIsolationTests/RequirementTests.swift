import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  @Suite("What a protocol asks for")
  struct RequirementTests {
    /// A type that lacks what a line of a protocol asks for.
    private func isolation(
      _ code: String, protocol name: String, _ line: String, at word: String
    ) -> ModuleIsolation {
      var isolation = ModuleIsolation(["A.swift": code])
      var error = CompilerError(
        file: "A.swift", line: 1, column: 8,
        message: "type 'A' does not conform to protocol '\(name)'")
      let column = line.firstRange(of: word).map { line[..<$0.lowerBound].utf8.count + 1 } ?? 1
      error.requirements = [CompilerError.Requirement(text: line, column: column)]
      _ = isolation.absorb([error])
      return isolation
    }

    @Test(
      "a type that lacks a member gets one with a plain value, and keeps its conformances",
      arguments: [
        (
          "struct A: P {}", "  func placeholder(in context: Context) -> Entry", "placeholder",
          "public func placeholder(in context: Context) -> Entry { _LeftOut.value(1) }"
        ),
        (
          "struct A: P {}", "  static var name: [Self: Text] { get }", "name",
          "public static var name: [A: Text] { get { _LeftOut.value(1) } }"
        ),
        (
          "struct A: P {}", "init(from decoder: any Decoder) throws}", "init",
          "public init(from decoder: any Decoder) throws { throw _LeftOut.error(1) }"
        ),
        (
          "struct A: P {}", "public protocol P { func a(); var b: Int { get set } }", "b: Int",
          "public var b: Int { get { _LeftOut.value(1) } set { _LeftOut.reached(1) } }"
        ),
        (
          "final class A: P {}", "static func == (lhs: Self, rhs: Self) -> Bool}", "==",
          "public static func == (lhs: A, rhs: A) -> Bool { _LeftOut.value(1) }"
        ),
        ("struct A: P {}", "  associatedtype Body: View", "Body", "public typealias Body = Never"),
        (
          "struct A: P { let b = 1 }", "  associatedtype Body: View", "Body",
          "; public typealias Body = Never"
        ),
      ])
    func stub(_ code: String, _ line: String, _ word: String, _ member: String) {
      let text = isolation(code, protocol: "P", line, at: word).changedTexts()["A.swift"]
      #expect(text == code.dropLast() + "\(member); }")
    }

    @Test("an error in an added member removes it, and the conformance that it was added for")
    func failing() {
      var isolation = isolation(
        "struct A: P, Q {}", protocol: "P", "  func b() -> Unseen", at: "b")
      let text = isolation.changedTexts()["A.swift"] ?? ""
      let column = text.firstRange(of: "Unseen").map { text[..<$0.lowerBound].utf8.count + 1 }
      let error = CompilerError(
        file: "A.swift", line: 1, column: column ?? 0, message: "'Unseen' is inaccessible")
      #expect(isolation.absorb([error])?.isOfDeclarations == true)
      #expect(isolation.changedTexts()["A.swift"] == "struct A: Q {}")
    }

    @Test("a type that lacks a member gets it after other changes, and stays if much goes")
    func late() {
      var isolation = ModuleIsolation(["A.swift": "struct A: P {}\nfunc b() { c() }\n"])
      isolation.isCoarse = true
      var lack = CompilerError(
        file: "A.swift", line: 1, column: 8, message: "type 'A' does not conform to protocol 'P'")
      lack.requirements = [CompilerError.Requirement(text: "  func f() -> Int", column: 8)]
      let missing = CompilerError(
        file: "A.swift", line: 2, column: 12, message: "cannot find 'c' in scope")
      _ = isolation.absorb([lack, missing])
      #expect(isolation.places.map(\.kind) == [.statements])
      _ = isolation.absorb([lack])
      #expect(isolation.places.map(\.kind) == [.conformance, .statements])
      #expect(
        isolation.changedTexts()["A.swift"]?.hasPrefix("struct A: P {public func f()") == true)
    }

    @Test("a widget without content is left out, because nothing can replace its content")
    func widget() {
      let isolation = isolation(
        "struct A: Widget {}", protocol: "Widget", "  associatedtype Body: Configuration",
        at: "Body")
      #expect(isolation.entryTypes == ["A"])
    }

    @Test("the requirements of a protocol belong to all errors at the same place")
    func reading() {
      let output = """
        /p/A.swift:3:8: error: type 'E' does not conform to protocol 'Named'
        enum E: Kind {}
               ^
        /p/A.swift:3:8: error: type 'E' does not conform to protocol 'Kind'
        enum E: Kind {}
               ^
        Kit.Kind.name:2:14: note: protocol requires property 'name' with type 'String'
          static var name: String { get }
                     ^
        """
      let errors = CompilerError.read(output) { $0 == "/p/A.swift" }
      #expect(errors.count == 2)
      #expect(errors.allSatisfy { $0.requirements.first?.column == 14 })
      #expect(errors.first?.requirements.first?.text == "  static var name: String { get }")
    }
  }
#endif
