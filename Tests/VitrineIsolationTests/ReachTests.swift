import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  @Suite("Code that widgets reach")
  struct ReachTests {
    private static let widget = """
      import Core
      @main struct Clock: Widget {
        var body: some WidgetConfiguration { make(Store.shared.title) }
      }
      """

    /// What is left of a library beside the widget.
    private func reduced(
      _ library: String, widget: String = ReachTests.widget, puttingBack names: Set<String> = []
    ) -> ReducedCode {
      let sources = [
        ReachableCode.Source(module: "App", path: "W.swift", text: widget, isProgram: true),
        ReachableCode.Source(module: "Core", path: "A.swift", text: library, isProgram: false),
      ]
      return ReachableCode(sources).reduced(puttingBack: names)
    }

    private func text(
      _ library: String, widget: String = ReachTests.widget, puttingBack names: Set<String> = []
    ) -> String? {
      switch reduced(library, widget: widget, puttingBack: names).outcomes[1] {
      case .whole: library
      case .inPart(let text): text
      case .nothing: nil
      }
    }

    @Test("named members stay with everything they name, and the others are blanked")
    func members() {
      let text = text(
        """
        final class Store {
          static let shared = Store()
          var title: String { Format().text }
          func sync() {
            Network.load()
          }
        }
        struct Format { let text = "" }
        enum Network { static func load() {} }
        """)
      let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      #expect(lines.count == 9)
      #expect(lines[2] == "  var title: String { Format().text }")
      #expect(lines[3...5].joined().filter { $0 != " " }.isEmpty)
      #expect(lines[7] == "struct Format { let text = \"\" }")
      #expect(lines[6] == "}" && lines[8].allSatisfy { $0 == " " })
    }

    @Test("a module without a named declaration is omitted, and so is its import")
    func modules() {
      let code = reduced("struct Other {}")
      #expect(code.absentModules == ["Core"])
      guard case .nothing = code.outcomes[1], case .inPart(let text) = code.outcomes[0] else {
        Issue.record("the import is still there")
        return
      }
      #expect(text.hasPrefix("import Foundation\n@main"))
    }

    @Test(
      "code that is called implicitly stays",
      arguments: [
        // Protocols of others ask for it, and gave a default.
        "struct Store: LocalizedError { var errorDescription: String? { nil } }",
        "final class Store: UIView { func layout() {} }",
        "struct Store { static func < (a: Store, b: Store) -> Bool { false } }",
        "struct Store: Drawn { func draw() {} }\nprotocol Drawn { func draw() }",
        "struct Store {}\nextension Store: Identifiable { var id: Int { 1 } }",
        "enum Store { case a }\nextension String: Identifiable { public var id: Self { self } }",
        "struct Store {}\ninfix operator <->",
        "struct Store { subscript(index: Int) -> Int { 1 } }",
        "class Store: Base { override func load() {} }\nclass Base { func load() {} }",
      ])
    func unnamed(_ library: String) {
      #expect(text(library) == library)
    }

    @Test(
      "an extension stays with methods that the language calls, or that are only named like them")
    func builders() {
      let own = """
        struct Store { static let shared = Store(); var title: String { buildTitle() } }
        extension Store { func buildTitle() -> String { "" } }
        extension Store { func buildOther() {} }
        """
      let lines = text(own)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      #expect(lines.count == 3 && lines[1] == own.split(separator: "\n")[1])
      #expect(lines[2].allSatisfy { $0 == " " })
      let builder = """
        struct Store { static let shared = Store(); var title: String { "" } }
        extension Store { static func buildBlock(_ parts: String...) -> String { "" } }
        """
      #expect(text(builder) == builder)
    }

    @Test("an extension without named members, or with unsatisfiable conditions, is omitted")
    func extensions() {
      let text = text(
        """
        struct Store { var title: String { "".short } }
        extension String { var short: String { self } }
        extension String { var long: String { self } }
        extension Array where Element == Hidden { var title: Int { 1 } }
        extension Color { init(hex: String) { self.init() } }
        struct Hidden {}
        """)
      let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      #expect(lines.count == 6)
      #expect(lines[1] == "extension String { var short: String { self } }")
      #expect(lines[2...].joined().allSatisfy { $0 == " " })
    }

    @Test("an initializer that is called by its labels stays, and so does one used as a function")
    func initializers() {
      let library =
        "struct Store { let title = Color(hex: 1) }\nextension Color { init(hex: Int) {} }"
      #expect(text(library) == library)
      let unapplied =
        "struct Store { let title = [1].map(Color.init) }\nextension Color { init(hex: Int) {} }"
      #expect(text(unapplied) == unapplied)
    }

    @Test("names in comments and strings do not count, except interpolations and class names")
    func names() {
      let library =
        "struct Store { /* Hidden */ let title = \"Hidden\" } // Hidden\nstruct Hidden {}"
      #expect(text(library)?.contains("struct Hidden") == false)
      let code = "struct Store { let title = \"a \\(Hidden())\" }\nstruct Hidden {}"
      #expect(text(code) == code)
      let lookup =
        "struct Store { let title = NSClassFromString(\"Core.Hidden\") }\nclass Hidden {}"
      #expect(text(lookup) == lookup)
    }

    @Test("a library keeps only the previews of code that widgets use")
    func previews() {
      let text = text(
        """
        struct Store { let title = "" }
        #Preview { Store() }
        #Preview { Screen() }
        struct Screen {}
        """)
      #expect(text?.contains("#Preview { Store() }") == true)
      #expect(text?.contains("Screen") == false)
    }

    @Test("missing code is found by the compiler's error, and restored as a whole")
    func puttingBack() {
      let library = "struct Store { func sync() {} }\nstruct Hidden { func load() {} }"
      let code = reduced(library)
      let error = CompilerError(
        file: "W.swift", line: 1, column: 1, message: "cannot find 'Hidden' in scope")
      #expect(code.missed(by: [error]) == ["Hidden"])
      let other = CompilerError(
        file: "W.swift", line: 1, column: 1, message: "cannot find 'Elsewhere' in scope")
      #expect(code.missed(by: [other]).isEmpty)
      #expect(text(library, puttingBack: ["Hidden"])?.contains("func load() {}") == true)
      #expect(reduced(library, puttingBack: ["Hidden"]).missed(by: [error]).isEmpty)
      let conformance = CompilerError(
        file: "A.swift", line: 1, column: 1,
        message: "type 'Store' does not conform to protocol 'Synced'")
      #expect(code.missed(by: [conformance]) == ["Store"])
    }

    @Test(
      "code that is not compiled for the system of a target has no dependencies",
      arguments: [
        ("false", false), ("true", true), ("!true || false && DEBUG", false),
        ("true && DEBUG", true),
        ("(false)", false), ("DEBUG || false", true),
      ])
    func conditions(_ condition: String, isNeeded: Bool) {
      let widget = """
        #if \(condition)
        import Core
        #endif
        @main struct Clock: Widget {
          var body: some WidgetConfiguration {
            #if \(condition)
            make(Store.shared.title)
            #else
            make()
            #endif
          }
        }
        """
      let code = reduced("enum Store { static let shared = Store() }", widget: widget)
      #expect(code.outcomes[1] == (isNeeded ? .whole : .nothing))
      #expect(code.imports[0] == (isNeeded ? ["Core"] : []))
    }

    @Test("clauses after one that is met are not compiled")
    func clauses() {
      let widget = """
        @main struct Clock: Widget {
          #if true
          var body: some WidgetConfiguration { make() }
          #else
          var body: some WidgetConfiguration { make(Store.shared.title) }
          #endif
        }
        """
      let code = reduced("enum Store { static let shared = Store() }", widget: widget)
      #expect(code.outcomes[1] == .nothing)
    }
  }
#endif
