/// The expansion of `@ModelActor`: the members that give an actor its own context.
enum ModelActorMacro {
  static func expand(_ use: MacroUse) throws(MacroError) -> String {
    let tokens = SwiftLexer.tokens(use.declSyntax?.source ?? "")
      .filter { ![.blank, .comment, .newline].contains($0.kind) }
    guard let keyword = tokens.firstIndex(where: { $0.kind == .name && $0.text == "actor" }),
      keyword + 1 < tokens.count
    else { throw MacroError(message: "'@ModelActor' needs an actor") }
    if use.macroRole == "extension" {
      let type = use.extendedTypeSyntax?.source ?? String(tokens[keyword + 1].text)
      return "extension \(type): SwiftData.ModelActor {}"
    }
    let access = tokens[..<keyword].contains { $0.text == "public" } ? "public " : ""
    return """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
          modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
  }
}
