import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  @Test("a missing nested type is declared in the other module's type, with its arguments")
  func memberType() {
    var shape = MarkedSource(
      """
      import Combine
      import class UIKit.UIView
      func flat<P: Publisher>(_ publisher: P) -> Publishers.«FlatMap<P, P> { publisher }
      """, "'FlatMap' is not a member type of enum 'Combine.Publishers'")
    _ = shape.text()
    let lines = shape.isolation.typeDeclarations.split(separator: "\n")
    #expect(lines.prefix(3) == ["import Combine", "import Foundation", "import UIKit"])
    #expect(
      lines.last?.hasPrefix("extension Combine.Publishers { public struct FlatMap<T1, T2>") == true)
  }

  @Test("declarations of types in others import no module that is missing")
  func importOfMissingModule() {
    var isolation = ModuleIsolation(["A.swift": "import Core\nlet a: Pool.Ring? = nil\n"])
    func absorb(_ line: Int, _ column: Int, _ message: String) {
      _ = isolation.absorb([
        CompilerError(file: "A.swift", line: line, column: column, message: message)
      ])
    }
    absorb(1, 8, "no such module 'Core'")
    absorb(2, 8, "cannot find type 'Pool' in scope")
    absorb(2, 13, "'Ring' is not a member type of struct 'Kit.Pool'")
    #expect(isolation.typeDeclarations.contains("struct Ring"))
    #expect(!isolation.typeDeclarations.contains("import Core"))
  }

  @Test("a type of a module with its own name is extended by its name alone")
  func memberOfOwnType() {
    var isolation = ModuleIsolation(
      ["A.swift": "enum Kit {}\nlet a: Kit.Key\n"], module: "Kit")
    let error = CompilerError(
      file: "A.swift", line: 2, column: 12,
      message: "'Key' is not a member type of enum 'Kit.Kit'")
    _ = isolation.absorb([error])
    #expect(isolation.typeDeclarations.contains("\nextension Kit { public struct Key"))
  }

  @Test("a missing type to which code refers weakly is a class")
  func weakType() {
    var isolation = ModuleIsolation(
      ["A.swift": "final class A {\n  weak var b: Ring?\n}\n"], module: "Kit")
    let missing = CompilerError(
      file: "A.swift", line: 2, column: 15, message: "cannot find type 'Ring' in scope")
    _ = isolation.absorb([missing])
    #expect(isolation.typeDeclarations.contains("struct Ring:"))
    let weak = CompilerError(
      file: "A.swift", line: 2, column: 3,
      message: "'weak' may only be applied to class and class-bound protocol types, not 'Ring'")
    _ = isolation.absorb([weak])
    #expect(isolation.typeDeclarations.contains("class Ring: NSObject"))
    #expect(isolation.places.map(\.kind) == [.type])
  }

  @Test("a constant with a capital is no type where it is an argument")
  func constantKey() {
    var shape = MarkedSource(
      "func f(_ a: [String: Int]) { print(a[«SetKey] as Any) }", "cannot find 'SetKey' in scope")
    _ = shape.text()
    #expect(shape.isolation.typeDeclarations == "")
  }

  @Test("a function with a capital that changes its arguments is no type")
  func capitalFunction() {
    var shape = MarkedSource(
      "func f(_ code: inout Int) { let a = «SecCopyCode(1, &code) == 0; g(a) }",
      "cannot find 'SecCopyCode' in scope")
    _ = shape.text()
    #expect(shape.isolation.typeDeclarations == "")
    #expect(shape.isolation.places.map(\.kind) == [.statements])
  }

  @Test("a missing type is declared once")
  func missingType() {
    var shape = MarkedSource("struct A { var b: «Ring? }", "cannot find type 'Ring' in scope")
    #expect(shape.text() == "")
    #expect(shape.isolation.typeDeclarations.contains("public struct Ring: _LeftOutType"))
    #expect(shape.isolation.places.map(\.kind) == [.type])
  }

  @Test(
    "a missing type has the initializers that code calls, optional ones if all calls unwrap them")
  func initializers() {
    var shape = MarkedSource(
      """
      func make(_ a: «Pool) {
        let b = Pool(path: "a", size: .small)
        if let c = try Pool(key: 1) {}
        let d = Pool(key: 2) ?? b
        Pool { 1 }
        Pool(b)
        Pool(&b, 1)
      }
      """, "cannot find type 'Pool' in scope")
    _ = shape.text()
    let text = shape.isolation.typeDeclarations
    #expect(
      text.contains("public init?(key value0: Any?) { self.init() }; public init(path value0"))
    #expect(text.split(separator: "public init").count == 4)
  }

  @Test(
    "a type conforms to a missing protocol if the compiler asks for it",
    arguments: [
      "argument type 'Pool' does not conform to expected type 'Writer'",
      "global function 'f' requires that 'Own' conform to 'Writer'",
      "cannot convert return expression of type 'Pool' to return type 'any Writer'",
    ])
  func adopters(_ message: String) {
    let source = "struct Own {}\nfunc f(_ a: any Writer) {}\nlet b = f(Pool())\n"
    var isolation = ModuleIsolation(["A.swift": source])
    func absorb(_ line: Int, _ column: Int, _ message: String) -> ModuleIsolation.Changes? {
      isolation.absorb([
        CompilerError(file: "A.swift", line: line, column: column, message: message)
      ])
    }
    _ = absorb(2, 17, "cannot find type 'Writer' in scope")
    _ = absorb(3, 11, "cannot find type 'Pool' in scope")
    #expect(absorb(3, 11, message) != nil)
    let type = message.contains("Own") ? "Own" : "Pool"
    #expect(isolation.typeDeclarations.contains("protocol Writer {}; extension \(type): Writer {}"))
    #expect(isolation.changedTexts().isEmpty)
    // The same error again is about something else.
    #expect(absorb(3, 11, message) != nil && !isolation.changedTexts().isEmpty)
  }

  @Test("a member after a dot alone is one of the missing type, wherever it is named")
  func staticMembers() {
    var isolation = ModuleIsolation(["A.swift": "let a: Ring = .blue\nlet b: Ring = .blue\n"])
    func errors(_ column: Int, _ message: String) -> [CompilerError] {
      (1...2).map { CompilerError(file: "A.swift", line: $0, column: column, message: message) }
    }
    _ = isolation.absorb(errors(8, "cannot find type 'Ring' in scope"))
    let missing = errors(16, "type 'Ring' has no member 'blue'")
    #expect(isolation.absorb(missing)?.files == [])
    #expect(isolation.typeDeclarations.contains("; public static var `blue`: Ring { Ring() } }"))
    #expect(isolation.changedTexts().isEmpty && isolation.places.count == 1)
  }

  @Test("a type in one that cannot be named is not declared, and its use is left out")
  func hiddenParent() {
    var isolation = ModuleIsolation(["A.swift": "let a: Pool.Ring? = nil\n"])
    func absorb(_ file: String, _ line: Int, _ column: Int, _ message: String) {
      _ = isolation.absorb([
        CompilerError(file: file, line: line, column: column, message: message)
      ])
    }
    absorb("A.swift", 1, 13, "'Ring' is not a member type of struct 'Pool'")
    #expect(isolation.typeDeclarations.contains("extension Pool {"))
    absorb("LeftOutTypes.swift", 2, 11, "'Pool' is inaccessible due to 'private' protection level")
    #expect(isolation.typeDeclarations.isEmpty)
    absorb("A.swift", 1, 13, "'Ring' is not a member type of struct 'Pool'")
    #expect(isolation.typeDeclarations.isEmpty && !isolation.changedTexts().isEmpty)
  }

  @Test("a type that code specializes has so many arguments")
  func generic() {
    var isolation = ModuleIsolation(["A.swift": "let a = Ring<Int, Bool>(b: 1)\n"])
    func absorb(_ column: Int, _ message: String) {
      _ = isolation.absorb([
        CompilerError(file: "A.swift", line: 1, column: column, message: message)
      ])
    }
    absorb(9, "cannot find 'Ring' in scope")
    #expect(isolation.typeDeclarations.contains("struct Ring<T1, T2>"))
    #expect(isolation.typeDeclarations.contains("public init(b value0: Any?)"))
  }

  @Test("extensions of a missing type stay")
  func extendedType() {
    var shape = MarkedSource(
      "extension «Ring { static let a = Ring(b: 1) }", "cannot find type 'Ring' in scope")
    #expect(shape.text() == "")
    #expect(shape.isolation.typeDeclarations.contains("public struct Ring: _LeftOutType"))
    let error = CompilerError(
      file: "A.swift", line: 1, column: 37,
      message: "argument passed to call that takes no arguments")
    _ = shape.isolation.absorb([error])
    #expect(
      shape.isolation.changedTexts()["A.swift"]
        == "extension Ring { static let a = _LeftOut.passing(2, Ring()) }")
  }

  @Test(
    "the declaration of a missing type follows from its uses, in whatever order",
    arguments: [
      ("extension Ring {}", "struct A<T: Ring> {}", "public protocol Ring {}"),
      ("extension Ring {}", "class A: Ring {}", "open class Ring: NSObject"),
      ("extension Ring {}", "let a: Ring<Int>", "public struct Ring<T1>"),
      ("extension Ring where Self: B {}", "", "public protocol Ring {}"),
      ("extension Ring: B {}", "let a: Ring", "\nstruct Ring: _LeftOutType"),
      ("let a: Ring", "extension Ring: B { public var b: Int { 3 } }", "\npublic struct Ring"),
    ])
  func uses(_ first: String, _ second: String, _ declaration: String) {
    let lines = [first, second]
    let errors = lines.enumerated().compactMap { number, line in
      line.firstRange(of: "Ring").map {
        CompilerError(
          file: "A.swift", line: number + 1, column: line[..<$0.lowerBound].utf8.count + 1,
          message: "cannot find type 'Ring' in scope")
      }
    }
    var isolation = ModuleIsolation(["A.swift": lines.joined(separator: "\n")])
    _ = isolation.absorb(errors)
    #expect(isolation.typeDeclarations.contains(declaration))
    #expect(isolation.changedTexts().isEmpty)
    #expect(isolation.places.count == 1)
  }

  @Test("a restored type needs no replacement")
  func updatedType() {
    var isolation = ModuleIsolation(["A.swift": "let a: Ring?\n"])
    let error = CompilerError(
      file: "A.swift", line: 1, column: 8, message: "cannot find type 'Ring' in scope")
    _ = isolation.absorb([error])
    _ = isolation.update(["B.swift": "struct Ring {}\n"], with: ["Ring"])
    #expect(isolation.typeDeclarations.isEmpty && isolation.places.isEmpty)
  }

  @Test("a replacement type that does not compile is declared with fewer members")
  func simpler() {
    var isolation = ModuleIsolation(["A.swift": "let a: Ring?\n"])
    let missing = CompilerError(
      file: "A.swift", line: 1, column: 8, message: "cannot find type 'Ring' in scope")
    _ = isolation.absorb([missing])
    #expect(isolation.typeDeclarations.contains("\npublic struct Ring"))
    let error = CompilerError(
      file: "LeftOutTypes.swift", line: 2, column: 15, message: "method '==' must be public")
    #expect(isolation.absorb([error]) != nil)
    #expect(isolation.typeDeclarations.contains("\nstruct Ring: _LeftOutType"))
    #expect(isolation.absorb([error]) != nil)
    #expect(isolation.typeDeclarations.contains("\n@dynamicMemberLookup struct Ring {"))
    #expect(isolation.absorb([error]) != nil)
    #expect(isolation.typeDeclarations.isEmpty)
    // The code that names it goes instead.
    #expect(isolation.absorb([missing])?.files == ["A.swift"])
    #expect(isolation.typeDeclarations.isEmpty)
  }

  @Test("a missing type that is used as a value is declared, and a view in a builder is not")
  func typeInCode() {
    var code = MarkedSource("func a() { «Logger.shared.note(1) }", "cannot find 'Logger' in scope")
    _ = code.text()
    #expect(code.isolation.typeDeclarations.contains("public struct Logger: _LeftOutType"))
    var view = MarkedSource(
      "struct A: View { var body: some View { «Gauge3D(4) } }", "cannot find 'Gauge3D' in scope")
    _ = view.text()
    #expect(view.isolation.typeDeclarations.isEmpty)
  }

  @Test("a protocol that refines WidgetKit's provider provides a timeline of placeholders")
  func provider() {
    var shape = MarkedSource(
      "struct A: «AsyncTimelineProvider {}", "cannot find type 'AsyncTimelineProvider' in scope")
    _ = shape.text()
    let text = shape.isolation.typeDeclarations
    #expect(text.contains("import WidgetKit"))
    #expect(text.contains("protocol AsyncTimelineProvider: TimelineProvider"))
  }
#endif
