import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  /// Errors that the compiler names only after others are gone.
  struct ConsequenceTests {
    /// The text after one round with an error at the first occurrence of a name.
    private func text(_ source: String, _ message: String, at name: String) throws -> String {
      let before = try #require(source.firstRange(of: name)).lowerBound
      let lines = source[..<before].split(separator: "\n", omittingEmptySubsequences: false)
      var isolation = ModuleIsolation(["A.swift": source])
      _ = isolation.absorb([
        CompilerError(
          file: "A.swift", line: lines.count, column: (lines.last ?? "").utf8.count + 1,
          message: message)
      ])
      return isolation.changedTexts()["A.swift"] ?? source
    }

    @Test("all uses of a name without a meaning go at once, but not those of another")
    func names() throws {
      let source = """
        struct Card: View {
          var body: some View {
            VStack {
              Text("a").tint(theme)
              Text("b").tint(theme)
              Text("c").style(theme: 1)
            }
          }
        }
        struct Row: View {
          let theme: Color
          var body: some View { Text("d").tint(theme) }
        }
        """
      let left = try text(source, "cannot find 'theme' in scope", at: "theme")
      #expect(
        !left.contains(#"Text("a").tint(theme)"#) && !left.contains(#"Text("b").tint(theme)"#))
      #expect(left.contains(#".style(theme: 1)"#) && left.contains(#"Text("d").tint(theme)"#))
    }

    @Test("a name that is also declared in the type is left out where the error is")
    func shadowed() throws {
      let source = """
        struct Card: View {
          var body: some View {
            Text("a").tint(theme)
            ForEach(themes) { theme in Text("b").tint(theme) }
          }
        }
        """
      let left = try text(source, "cannot find 'theme' in scope", at: "theme")
      #expect(!left.contains(#"Text("a").tint(theme)"#) && left.contains(#"Text("b").tint(theme)"#))
    }

    @Test(
      "a 'switch' ends in a value where cases are left out, of an unknown value all at once",
      arguments: [("_LeftOutValue", ""), ("Any", ""), ("Kind", #"case .b: return "2"; "#)])
    func cases(_ type: String, _ kept: String) throws {
      let head = "let names = items.map { item -> String? in switch item.kind { "
      let left = try text(
        head + #"case .a: return "1"; case .b: return "2"; } }"#,
        "type '\(type)' has no member 'a'", at: "a: return")
      let end = left.hasPrefix(head) ? String(left.dropFirst(head.count)) : left
      #expect(end.contains("default: _LeftOut.reached("))
      #expect(!end.contains("case .a") && end.contains("case .b") == !kept.isEmpty)
    }

    @Test(
      "files that name a type which is declared for all are checked again, as it can hide theirs")
    func hidden() {
      var isolation = ModuleIsolation([
        "A.swift": "func f() { Gauge().read() }", "B.swift": "import Dials\nlet b = Gauge(1)\n",
        "C.swift": "let c = GaugeStyle()",
      ])
      let changes = isolation.absorb([
        CompilerError(
          file: "A.swift", line: 1, column: 12, message: "cannot find 'Gauge' in scope")
      ])
      #expect(isolation.typeDeclarations.contains("struct Gauge:"))
      #expect(changes?.files == ["A.swift", "B.swift"])
    }

    @Test(
      "imports of a missing module under conditions go at once, and nothing else of their condition",
      arguments: [false, true])
    func conditions(_ isCoarse: Bool) {
      let source = "#if os(iOS)\nimport Core\nstruct Card { let a = 1 }\n#endif\n"
      var isolation = ModuleIsolation(["A.swift": source, "B.swift": source])
      isolation.isCoarse = isCoarse
      _ = isolation.absorb([
        CompilerError(file: "A.swift", line: 2, column: 8, message: "no such module 'Core'")
      ])
      let left = source.replacing("import Core", with: "import Foundation; import SwiftUI")
      #expect(isolation.changedTexts() == ["A.swift": left, "B.swift": left])
    }

    @Test("a constant with a capital is no type", arguments: ["a == ROW", "f(ROW)", "ROW"])
    func constants(_ use: String) throws {
      let source = "func g() -> Bool { return \(use) }"
      let left = try text(source, "cannot find 'ROW' in scope", at: "ROW")
      #expect(left.contains("_LeftOut.reached(1); return false"))
    }

    @Test("of a missing type, all members in the values of a 'switch' are declared at once")
    func values() {
      let source = """
        var level: Level {
          switch self {
          case .low: .debug
          case .high: .error
          }
        }
        """
      var isolation = ModuleIsolation(["A.swift": source])
      for (line, column, message) in [
        (1, 12, "cannot find type 'Level' in scope"), (3, 15, "type 'Level' has no member 'debug'"),
      ] {
        _ = isolation.absorb([
          CompilerError(file: "A.swift", line: line, column: column, message: message)
        ])
      }
      #expect(isolation.typeDeclarations.contains("var `error`: Level"))
    }

    @Test("without a property wrapper, what it projects is a constant binding to the property")
    func projections() throws {
      let source = """
        struct Card: View {
          @Stored(.range) private var range: Int
          var body: some View {
            Stepper("a", value: $range)
            Stepper("b", value: $range)
          }
        }
        """
      let left = try text(source, "unknown attribute 'Stored'", at: "Stored")
      #expect(!left.contains("$range") && !left.contains("@Stored"))
      #expect(left.contains("Stepper(\"b\", value: _LeftOut.passing(3, .constant(range)))"))
    }
  }
#endif
