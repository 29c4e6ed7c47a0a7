import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  /// Which of several errors is handled first, and what stands in for whole values.
  struct InsideOutTests {
    /// A source in which each `«` is the place of one of the messages, in order.
    private func isolation(_ marked: String, _ messages: [String]) -> (
      ModuleIsolation, [CompilerError]
    ) {
      var errors: [CompilerError] = []
      let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
      var before = ""
      for (part, message) in zip(parts, messages) {
        before += part
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        errors.append(
          CompilerError(
            file: "A.swift", line: lines.count, column: (lines.last ?? "").utf8.count + 1,
            message: message))
      }
      return (ModuleIsolation(["A.swift": parts.joined()]), errors)
    }

    /// What a source becomes after one round.
    private func text(_ marked: String, _ messages: [String]) -> String? {
      var (isolation, errors) = isolation(marked, messages)
      _ = isolation.absorb(errors)
      return isolation.changedTexts()["A.swift"]
    }

    private static let widget = """
      struct Ride: Widget {
        var body: some WidgetConfiguration {
          «ActivityConfiguration(for: Trip.self) { context in
            Text(context.name).«glow(1)
          } dynamicIsland: { context in
            «DynamicIsland { Region(.leading) { Text("a") } } minimal: { Text("b") }
          }
        }
      }
      """

    @Test("an entry of a preview goes as a whole, and after some rounds the preview does")
    func preview() {
      let (first, errors) = isolation(
        """
        #if DEBUG
        #Preview(as: .systemSmall) { Ride() } timeline: {
          Entry(image: 1)
          «Entry(image: .«moon)
        }
        #endif
        """,
        ["no exact matches in call to static method 'buildExpression'", "it has no member 'moon'"])
      var isolation = first
      _ = isolation.absorb([errors[0]])
      #expect(isolation.changedTexts()["A.swift"]?.contains("_LeftOut.reached(1)\n}") == true)
      for _ in 1...2 { _ = isolation.absorb([errors[0]]) }
      #expect(isolation.changedTexts()["A.swift"]?.contains("Preview") == false)
    }

    @Test("an expression whose type cannot be found stays where a piece of it has an error")
    func inner() {
      var (isolation, errors) = isolation(
        InsideOutTests.widget,
        [
          "generic parameter 'Content' could not be inferred", "value has no member 'glow'",
          "generic parameter 'Expanded' could not be inferred",
        ])
      _ = isolation.absorb(errors)
      let text = isolation.changedTexts()["A.swift"] ?? ""
      #expect(text.contains("passing(1, Text(context.name))"))
      #expect(text.contains("return _LeftOut.island(2)"))
      #expect(text.contains("ActivityConfiguration(for: Trip.self)"))
      #expect(isolation.entryTypes.isEmpty)
    }

    @Test("the configuration of a widget is replaced as a whole, and the widget is reported")
    func configuration() {
      var (isolation, errors) = isolation(
        InsideOutTests.widget, ["generic parameter 'Content' could not be inferred"])
      _ = isolation.absorb(errors)
      let text = isolation.changedTexts()["A.swift"] ?? ""
      #expect(text.contains("return _LeftOut.configuration(1)") && text.contains("var body"))
      #expect(isolation.places.map(\.entryType) == ["Ride"])
      #expect(text.count { $0 == "\n" } == InsideOutTests.widget.count { $0 == "\n" })
    }

    @Test(
      "a semicolon goes with the code before it",
      arguments: [
        ("enum A { static let a = «b; static let c = 1 }", "enum A {  static let c = 1 }"),
        ("func f() { «a(); c() }", "func f() { _LeftOut.reached(1); c() }"),
        (
          "var v: some View { Group { «A(); B() } }",
          "var v: some View { Group { _LeftOut.view(1); B() } }"
        ),
      ])
    func semicolons(_ marked: String, _ expected: String) {
      #expect(text(marked, ["cannot find 'b' in scope"]) == expected)
    }

    @Test(
      "a default value of a parameter is replaced, and what it belongs to stays",
      arguments: [
        (
          "struct A { init(a: Int = «b, c: Color) { d = c } }",
          "struct A { init(a: Int = _LeftOut.passing(1, 0), c: Color) { d = c } }"
        ),
        (
          "struct A { func f(_ a: Color = .«tile) {} }",
          "struct A { func f(_ a: Color = _LeftOut.value(1)) {} }"
        ),
        (
          "enum A { case b(c: Color? = «tile) }",
          "enum A { case b(c: Color? = _LeftOut.passing(1, nil)) }"
        ),
      ])
    func defaults(_ marked: String, _ expected: String) {
      #expect(text(marked, ["type 'Color' has no member 'tile'"]) == expected)
    }

    @Test(
      "a value of a type of the module is made where that takes no arguments",
      arguments: [
        (
          "class A { init() {} }; var b: A { «c; return d }",
          "class A { init() {} }; var b: A { return _LeftOut.passing(1, A()) }"
        ),
        (
          "struct A { init() {} }; func b() -> A { «c() }",
          "struct A { init() {} }; func b() -> A { return _LeftOut.passing(1, A()) }"
        ),
        (
          "class A { init() {} }; struct B { var c: A = «d() }",
          "class A { init() {} }; struct B { var c: A = _LeftOut.passing(1, A()) }"
        ),
        (
          "class A { private init() {} }; func b() -> A { «c() }",
          "class A { private init() {} }; func b() -> A { return _LeftOut.value(1) }"
        ),
        (
          "class A { init() throws {} }; func b() -> A { «c() }",
          "class A { init() throws {} }; func b() -> A { return _LeftOut.value(1) }"
        ),
      ])
    func made(_ marked: String, _ expected: String) {
      #expect(text(marked, ["cannot find 'c' in scope"]) == expected)
    }

    @Test(
      "a call that lacks an argument goes as a whole, with the errors in its other arguments",
      arguments: [
        (
          "var v: some View { Image(«system: .«sun, size: 1).bold() }",
          "var v: some View { _LeftOut.view(1).bold() }"
        ),
        (
          "var v: some View { Row(Image(«system: .«sun), size: 1) }",
          "var v: some View { Row(size: 1) }"
        ),
      ])
    func lacking(_ marked: String, _ expected: String) {
      let text = text(
        marked,
        [
          "missing argument for parameter 'decorative' in call",
          "cannot infer contextual base in reference to member 'sun'",
        ])
      #expect(
        text?.replacing("_LeftOut.passing(1, Row(size: 1))", with: "Row(size: 1)") == expected)
    }

    @Test(
      "a value is replaced by the one after '??', a mark by none, and a modifier leaves its line",
      arguments: [
        (
          "func f() -> Int { g(«a() ?? b, c) }",
          "func f() -> Int { g(_LeftOut.passing(1, b), c) }"
        ),
        (
          "func f() -> Int { x = p ?? «a() ?? b }",
          "func f() -> Int { x = p ?? _LeftOut.passing(1, b) }"
        ),
        (
          "var v: some View { Chart { A(); ForEach(c) { «Mark($0) } } }",
          "var v: some View { Chart { A(); ForEach(c) { let _ = _LeftOut.reached(1) } } }"
        ),
        (
          "var v: some View {\n  A()\n  #if B\n    .b()\n  #endif\n  .«glow(1)\n}",
          "var v: some View {\n  _LeftOut.passing(1, A()\n  #if B\n    .b()\n  #endif\n  )\n}"
        ),
        (
          "var v: some View {\n  A()\n  #if B\n    .b()\n    .«glow(1)\n  #endif\n  .c()\n}",
          "var v: some View {\n  _LeftOut.passing(1, A())\n  #if B\n    .b()\n    \n  #endif\n  .c()\n}"
        ),
        (
          "var v: some View {\n  A()\n  #if B\n    .«glow(1)\n    .b()\n  #endif\n}",
          "var v: some View {\n  _LeftOut.passing(1, A())\n  #if B\n    \n    .b()\n  #endif\n}"
        ),
        (
          "var v: some View {\n  A()\n  #if B\n    .b()\n  #endif\n  #if C\n    .«glow(1)\n  #endif\n}",
          "var v: some View {\n  _LeftOut.passing(1, A())\n  #if B\n    .b()\n  #endif\n  #if C\n    \n  #endif\n}"
        ),
      ])
    func fallback(_ marked: String, _ expected: String) {
      #expect(text(marked, ["cannot find 'a' in scope"]) == expected)
    }

    @Test(
      "an initial value that the whole program reads has a replacement, and does not end it",
      arguments: [
        (
          "struct A { var b: B; init() { b = «c(1); d() } }",
          "struct A { var b: B; init() { b = _LeftOut.value(1); d() } }"
        ),
        (
          "struct A { init(_ a: Int) { let b = a + «c(1); d(b) } }",
          "struct A { init(_ a: Int) { let b = _LeftOutValue(1); d(b) } }"
        ),
        (
          "struct A { init() { if let b = try? «c(1) { d(b) } else { e() } } }",
          "struct A { init() { if let b = _LeftOut.passing(1, nil as _LeftOutValue?) { d(b) } else { e() } } }"
        ),
        (
          "let a: B = { let b = «c(1); return B(b) }()",
          "let a: B = { return _LeftOut.value(1) }()"
        ),
        (
          "enum A { static let b = { let b = «c(1); return B(b) }() }",
          "enum A { static let b = { return _LeftOutValue(1) }() }"
        ),
        (
          "let a: Bool = { let b = «c(1); return b.c }()",
          "let a: Bool = { _LeftOut.reached(1); return false }()"
        ),
      ])
    func initialValues(_ marked: String, _ expected: String) {
      #expect(text(marked, ["cannot find 'c' in scope"]) == expected)
    }

    @Test(
      "a value of a replaced type changes only where its type does not fit",
      arguments: [
        (
          "func f() -> D { D(«a.b[0].c(d), 1) }",
          "cannot convert value of type '_LeftOutValue?' to expected argument type 'Int'",
          "func f() -> D { D(_LeftOut.value(1), 1) }"
        ),
        (
          "func f() -> Int { 2 + a «* b - 1 }",
          "binary operator '*' cannot be applied to operands of type 'Int' and '_LeftOutValue'",
          "func f() -> Int { 2 + a * _LeftOut.value(1) - 1 }"
        ),
        (
          "let a: Int = «Int(b)",
          "initializer 'init(_:)' requires that '_LeftOutValue' conform to 'BinaryInteger'",
          "let a: Int = _LeftOut.value(1)"
        ),
        (
          "func f() -> Int { g(.«a, 2) }", "type 'Int' has no member 'a'",
          "func f() -> Int { g(_LeftOut.value(1), 2) }"
        ),
        (
          "func f() { K[.«b] = true; c() }", "type 'Any' has no member 'b'",
          "func f() { K[_LeftOutValue.b] = true; c() }"
        ),
        (
          "func f() { let b: Int? = K«[.b]; c(b) }",
          "missing argument label 'dynamicMember:' in subscript",
          "func f() { let b: Int? = K[_LeftOutValue.b]; c(b) }"
        ),
        (
          "func f() -> D { guard «a(b) else { return .c }; return d }", "cannot find 'a' in scope",
          "func f() -> D { guard _LeftOut.passing(1, false) else { return .c }; return d }"
        ),
      ])
    func misfits(_ marked: String, _ message: String, _ expected: String) {
      #expect(text(marked, [message]) == expected)
    }

    @Test(
      "a branch of an 'if' or 'switch' that is a value ends in a value",
      arguments: [
        (
          "func f() -> Int { let c = if b { 1 } else { «a(2) }; return c }",
          "func f() -> Int { let c = if b { 1 } else { _LeftOut.value(1) }; return c }"
        ),
        (
          "var v: some View { let c = switch b { case 1: 2; default: «a(2) }; Text(c) }",
          "var v: some View { let c = switch b { case 1: 2; default: _LeftOut.value(1) }; Text(c) }"
        ),
        (
          "func f() -> Int { let c = if let b { «a(b) } else { d + 2 }; return c }",
          "func f() -> Int { let c = if let b { _LeftOut.passing(1, d + 2) } else { d + 2 }; return c }"
        ),
        (
          "func f() -> Int { if b { 1 } else if c { «a(2) } else { 3 } }",
          "func f() -> Int { if b { 1 } else if c { _LeftOut.passing(1, 0) } else { 3 } }"
        ),
        (
          "var v: Int { switch b { case 1: if c { «a(2) } else { 3 }; default: 4 } }",
          "var v: Int { switch b { case 1: if c { _LeftOut.passing(1, 0) } else { 3 }; default: 4 } }"
        ),
        (
          "func f() -> Int { for b in c { if b { «a(2) } else { g() } }; return 1 }",
          "func f() -> Int { for b in c { if b { _LeftOut.reached(1); return 0 } else { g() } }; return 1 }"
        ),
        (
          "func f() -> Int { if b { «a(2) } else { return 3 } }",
          "func f() -> Int { if b { _LeftOut.reached(1); return 0 } else { return 3 } }"
        ),
      ])
    func branches(_ marked: String, _ expected: String) {
      #expect(text(marked, ["cannot find 'a' in scope"]) == expected)
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

    @Test("a widget that is omitted from a bundle is named")
    func bundle() {
      var (isolation, errors) = isolation(
        "struct All: WidgetBundle { var body: some Widget {\n  Ride()\n  if #available(iOS 18, *) { «Tide() }\n} }",
        ["cannot find 'Tide' in scope"])
      _ = isolation.absorb(errors)
      #expect(isolation.entryTypes == ["Tide"])
      #expect(isolation.changedTexts()["A.swift"]?.contains("  Ride()\n") == true)
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

    @Test("statements with errors in many rounds go as a whole")
    func rounds() {
      let marked = "func f() {\n  one()\n  two()\n  if «a(b(c(d))) { three() }\n}\n"
      var (isolation, errors) = isolation(marked, ["cannot find 'a' in scope"])
      for _ in 0..<4 { _ = isolation.absorb(errors) }
      #expect(isolation.changedTexts()["A.swift"]?.contains("one()") == false)
    }
  }
#endif
