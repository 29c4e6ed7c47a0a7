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
