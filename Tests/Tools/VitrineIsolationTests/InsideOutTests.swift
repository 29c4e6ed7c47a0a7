import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  /// Which of several errors is handled first, and what is known of it later.
  struct InsideOutTests {
    private func isolation(
      _ marked: String, _ messages: [String]
    ) -> (ModuleIsolation, [CompilerError]) {
      let source = MarkedSource(marked, messages)
      return (source.isolation, source.errors)
    }

    @Test("what is wrong with a replacement is told by what it replaces")
    func origin() {
      var (isolation, errors) = isolation(
        "enum A { static let a: Mass? = «UnitMass(locale: 1) }",
        ["no exact matches in call to initializer"])
      _ = isolation.absorb(errors)
      errors[0].message = "generic parameter 'Value' could not be inferred"
      _ = isolation.absorb(errors)
      #expect(isolation.places.map(\.kind) == [.statements])
      #expect(isolation.places.map(\.reason) == ["no exact matches in call to initializer"])
    }

    @Test("code in an extension of a missing type waits for it, and then names its members")
    func extended() {
      var (isolation, errors) = isolation(
        "extension «A { func f() -> Int { «value + 1 } }",
        ["cannot find type 'A' in scope", "cannot find 'value' in scope"])
      _ = isolation.absorb(errors)
      _ = isolation.absorb([errors[1]])
      #expect(
        isolation.changedTexts()["A.swift"] == "extension A { func f() -> Int { self.value + 1 } }")
    }

    @Test("an error that a replacement type did not remove does not wait for further types")
    func waiting() {
      var (isolation, errors) = isolation(
        "func f(_ a: A) {\n  «a.b()\n  g()\n}\nlet c: «C\nlet d: «D\n",
        [
          "value of type 'A' has no member 'b'", "cannot find type 'C' in scope",
          "cannot find type 'D' in scope",
        ])
      _ = isolation.absorb([errors[0], errors[1]])
      #expect(isolation.changedTexts().isEmpty)
      _ = isolation.absorb([errors[0], errors[2]])
      #expect(isolation.changedTexts()["A.swift"]?.contains("{\n  _LeftOut.reached(3)\n") == true)
    }

    @Test("what was omitted from a file is omitted from the same code elsewhere, and from no other")
    func knowledge() {
      var (first, errors) = isolation("func f() { «a(); c() }", ["cannot find 'a' in scope"])
      _ = first.absorb(errors)
      var second = ModuleIsolation(["A.swift": "func f() { a(); c() }"], firstNumber: 7)
      second.adopt(first.knowledge)
      #expect(second.changedTexts() == ["A.swift": "func f() { _LeftOut.reached(7); c() }"])
      for other in ["func f() { b(); c() }", "func f() { a(); c() }\nfunc a() {}"] {
        var third = ModuleIsolation(["A.swift": other])
        third.adopt(first.knowledge)
        #expect(third.changedTexts().isEmpty)
      }
    }
  }
#endif
