/// The symbols that a linker did not find.
struct UndefinedSymbols {
  let names: Set<String>

  /// Reads the messages of GNU's linkers and of LLVM's.
  init(_ output: String) {
    let lines = output.split(whereSeparator: \.isNewline)
    names = Set(lines.compactMap { UndefinedSymbols.name(in: $0) })
  }

  private static func name(in line: Substring) -> String? {
    if let mark = line.firstRange(of: "undefined reference to ") {
      return symbol(line[mark.upperBound...].drop { "`'\"".contains($0) })
    }
    return line.firstRange(of: "undefined symbol: ").flatMap { symbol(line[$0.upperBound...]) }
  }

  /// The name at the start of a text; `nil` for a declaration, as linkers write names of C++.
  private static func symbol(_ text: Substring) -> String? {
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_$.".contains($0)) }
    let rest = text[name.endIndex...].first
    return name.isEmpty || rest == "(" || rest == ":" || rest == "<" ? nil : String(name)
  }
}

extension StagingPlan {
  /// Whether a source has one of some names.
  func names(_ symbols: Set<String>) -> Bool {
    !symbols.isEmpty
      && modules.contains { module in
        module.files.values.contains { file in
          (try? file.text()).map { text in symbols.contains(where: text.contains) } ?? false
        }
      }
  }

  /// Gives functions that nothing defines a body, which ends the program that calls one.
  mutating func define(_ symbols: Set<String>) {
    let functions = symbols.sorted().enumerated().map { number, name in
      """
      void undefined\(number)(void) __asm__("\(name)");
      void undefined\(number)(void) { end("\(name)"); }

      """
    }
    var module = Module(name: StagingPlan.undefined, kind: .foreign)
    module.files = [
      "include/\(module.name).h": .generated(""),
      "undefined.c": .generated(StagingPlan.ending + functions.joined()),
    ]
    modules.removeAll { $0.name == module.name }
    for number in modules.indices where modules[number].kind == .program {
      modules[number].modules.insert(module.name)
    }
    modules.append(module)
  }

  private static let undefined = "VitrineUndefined"
  private static let ending = """
    #include <stdio.h>
    #include <stdlib.h>
    static void end(const char *name) {
      fprintf(stderr, "Fatal error: '%s' is declared, but no library here has it\\n", name);
      abort();
    }

    """
}
