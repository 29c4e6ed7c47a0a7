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
        public final class Store {
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

    @Test(
      "what Apple's protocol asks for stays, also where the project has a type of that name",
      arguments: ["enum AppEntity { case name }", "class AppEntity {}"])
    func requirements(_ type: String) {
      let store = """
        public struct Store: AppEntity {
          static var defaultQuery: Query { Query() }
          static var unused: Int { 1 }
        }
        extension Store: EntityQuery { func suggestedEntities() {} }
        """
      let left = text("\(store)\npublic enum Tables { \(type) }")
      #expect(left?.contains("defaultQuery") == true && left?.contains("suggestedEntities") == true)
      #expect(left?.contains("unused") == false)
    }

    @Test("a style stays that only the member of an extension names")
    func memberOfSelf() {
      let styles = """
        struct Card: LabelStyle {}
        extension LabelStyle where Self == Card { static var card: Card { Card() } }
        struct Row: LabelStyle {}
        extension LabelStyle where Self == Row { static var row: Row { Row() } }
        """
      let widget = """
        @main struct Clock: Widget { var body: some WidgetConfiguration { show(.card) } }
        """
      let left = text(styles, widget: "import Core\n" + widget) ?? ""
      #expect(left.contains("struct Card") && left.contains("Self == Card"))
      #expect(!left.contains("Row"))
    }

    @Test(
      "a declaration counts only where code can name it",
      arguments: [
        ("", "Hidden", false), ("fileprivate ", "Hidden", false), ("public ", "Hidden", true),
        ("package ", "Hidden", true), ("", "Store", true), ("private ", "Store", false),
      ])
    func access(_ access: String, user: String, isNeeded: Bool) throws {
      // A type of the widget's module, or one of another file of its own module, mentions it.
      let sources = [
        ReachableCode.Source(
          module: "App", path: "W.swift",
          text: """
            import Core
            @main struct Clock: Widget {
              var body: some WidgetConfiguration { make(Store.self, Hidden.self) }
            }
            """,
          isProgram: true),
        ReachableCode.Source(
          module: "Core", path: "A.swift",
          text: "public struct Store { let b = \(user == "Store" ? "Hidden" : "Int").self }",
          isProgram: false),
        ReachableCode.Source(
          module: "Core", path: "B.swift", text: "\(access)struct Hidden {}", isProgram: false),
      ]
      let outcome = ReachableCode(sources).reduced().outcomes[2]
      #expect(outcome == (isNeeded ? .whole : .nothing))
    }

    @Test(
      "a name of a module that is not imported is not a use, one that is handed on is",
      arguments: [false, true])
    func imports(_ isImported: Bool) throws {
      let core = "\(isImported ? "import Base\n" : "")public struct Store { let title = \"\" }"
      let sources = [
        ReachableCode.Source(
          module: "App", path: "W.swift", text: ReachTests.widget, isProgram: true),
        ReachableCode.Source(module: "Core", path: "A.swift", text: core, isProgram: false),
        ReachableCode.Source(
          module: "Base", path: "B.swift", text: "public func make() {}", isProgram: false),
      ]
      let outcome = ReachableCode(sources).reduced().outcomes[2]
      #expect(outcome == (isImported ? .whole : .nothing))
    }

    @Test("private members count in their file, and members that a protocol can call everywhere")
    func privateMembers() {
      let text = text(
        """
        public struct Store { let title = "" }
        private extension Store { func make() {} }
        extension Store { private func make() {} }
        extension Store { func make() {} }
        """)
      let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      #expect(lines.count == 4 && lines.last == "extension Store { func make() {} }")
      #expect(lines.dropFirst().dropLast().joined().allSatisfy { $0 == " " })
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
        "public struct Store: LocalizedError { var errorDescription: String? { nil } }",
        "public final class Store: UIView { func layout() {} }",
        "public struct Store { static func < (a: Store, b: Store) -> Bool { false } }",
        "public struct Store: Drawn { func draw() {} }\nprotocol Drawn { func draw() }",
        "public struct Store {}\nextension Store: Identifiable { var id: Int { 1 } }",
        "public enum Store { case a }\nextension String: Identifiable { public var id: Self { self } }",
        "public struct Store {}\ninfix operator <->",
        "public struct Store { subscript(index: Int) -> Int { 1 } }",
        "public class Store: Base { override func load() {} }\nclass Base { func load() {} }",
      ])
    func unnamed(_ library: String) {
      #expect(text(library) == library)
    }

    @Test(
      "an extension stays with methods that the language calls, or that are only named like them")
    func builders() {
      let own = """
        public struct Store { static let shared = Store(); var title: String { buildTitle() } }
        extension Store { func buildTitle() -> String { "" } }
        extension Store { func buildOther() {} }
        """
      let lines = text(own)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      #expect(lines.count == 3 && lines[1] == own.split(separator: "\n")[1])
      #expect(lines[2].allSatisfy { $0 == " " })
      let builder = """
        public struct Store { static let shared = Store(); var title: String { "" } }
        extension Store { static func buildBlock(_ parts: String...) -> String { "" } }
        """
      #expect(text(builder) == builder)
    }

    @Test("an extension without named members, or with unsatisfiable conditions, is omitted")
    func extensions() {
      let text = text(
        """
        public struct Store { var title: String { "".short } }
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
        "public struct Store { let title = Color(hex: 1) }\nextension Color { init(hex: Int) {} }"
      #expect(text(library) == library)
      let unapplied =
        "public struct Store { let title = [1].map(Color.init) }\nextension Color { init(hex: Int) {} }"
      #expect(text(unapplied) == unapplied)
    }

    @Test("names in comments and strings do not count, except interpolations and class names")
    func names() {
      let library =
        "public struct Store { /* Hidden */ let title = \"Hidden\" } // Hidden\nstruct Hidden {}"
      #expect(text(library)?.contains("struct Hidden") == false)
      let code = "public struct Store { let title = \"a \\(Hidden())\" }\nstruct Hidden {}"
      #expect(text(code) == code)
      let lookup =
        "public struct Store { let title = NSClassFromString(\"Core.Hidden\") }\nclass Hidden {}"
      #expect(text(lookup) == lookup)
    }

    @Test("a library keeps only the previews of code that widgets use")
    func previews() {
      let text = text(
        """
        public struct Store { let title = "" }
        #Preview { Store() }
        #Preview { Screen() }
        struct Screen {}
        """)
      #expect(text?.contains("#Preview { Store() }") == true)
      #expect(text?.contains("Screen") == false)
    }

    @Test("missing code is found by the compiler's error, and restored as a whole")
    func puttingBack() {
      let library = "public struct Store { func sync() {} }\nstruct Hidden { func load() {} }"
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
      // It can follow from another error.
      #expect(code.missed(by: [conformance, other]).isEmpty)
    }

    @Test(
      "a member is missing where its own type, or one that may inherit it, has no such member",
      arguments: [
        ("type 'Store' has no member 'Mark'", ["Mark"]),
        ("value of type 'Store?' has no member 'Mark'", ["Mark"]),
        ("type 'Logger' has no member 'Mark'", []),
        ("'Mark' is not a member type of struct 'Core.Store'", ["Mark"]),
        ("type 'Logger' has no member 'glow'", ["glow"]),
        ("type 'Logger' has no member 'Hidden'", []),
        ("module 'Core' has no member named 'Hidden'", ["Hidden"]),
        ("type 'Store.Key' does not conform to protocol 'Hashable'", ["Key"]),
        ("instance method 'id' requires that 'Store' conform to 'View'", ["Store"]),
        ("instance method 'id' requires that 'Row' conform to 'Store'", []),
      ])
    func missedMember(_ message: String, _ names: [String]) {
      let library = """
        public struct Store { struct Key: Hashable {} ; func sync() {} ; static var Mark: Int { 1 } }
        extension View { var glow: Int { 1 } }
        struct Hidden {}
        """
      let error = CompilerError(file: "W.swift", line: 1, column: 1, message: message)
      #expect(reduced(library).missed(by: [error]) == Set(names))
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
      let code = reduced("public enum Store { static let shared = Store() }", widget: widget)
      #expect(code.outcomes[1] == (isNeeded ? .whole : .nothing))
      #expect(code.imports[0] == (isNeeded ? ["Core"] : []))
    }

    @Test(
      "imports under conditions that are not met are none",
      arguments: [
        ([], ["C", "D"]), (["ONE"], ["A", "D"]), (["TWO"], ["B", "D"]),
        (["ONE", "TWO"], ["A", "D"]),
      ] as [(Set<String>, Set<String>)])
    func imports(_ defined: Set<String>, _ names: Set<String>) {
      let text = """
        #if ONE
        import A
        #elseif TWO && !ONE
        @testable import struct B.Part
        #else
        package import C
        #endif
        #if compiler(>=9) || true
        import D
        #endif
        """
      #expect(SourceImports.active(text, defined: defined) == names)
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
      let code = reduced("public enum Store { static let shared = Store() }", widget: widget)
      #expect(code.outcomes[1] == .nothing)
    }
  }
#endif
