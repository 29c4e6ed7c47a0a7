import Testing

@testable import VitrineIsolation

#if canImport(SwiftParser)
  /// Errors that the compiler names only after others are gone.
  struct ConsequenceTests {
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
  }
#endif
