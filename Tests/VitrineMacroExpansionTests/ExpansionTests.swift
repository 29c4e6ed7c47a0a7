import Testing

@testable import VitrineMacroExpansion

struct ExpansionTests {
  private func use(_ type: String, role: String?, source: String, context: String = "") -> MacroUse
  {
    let syntax = MacroUse.Syntax(source: source, location: .init(fileID: "App/A.swift", line: 7))
    return MacroUse(
      macro: .init(typeName: type), macroRole: role, discriminator: "$s3App",
      syntax: role == nil ? syntax : nil, declSyntax: role == nil ? nil : syntax,
      extendedTypeSyntax: nil, conformanceListSyntax: nil,
      lexicalContext: [.init(source: context, location: nil)])
  }

  @Test(
    arguments: [
      ("var spacing: Double = 8", "spacing", "Double", "8"),
      ("public var names: [String: Int]", "names", "[String: Int]", nil),
      ("var action: (Int) -> Void = { _ in }", "action", "(Int) -> Void", "{ _ in }"),
      ("@MainActor var `default` = Style<Int>()", "default", nil, "Style<Int>()"),
    ] as [(String, String, String?, String?)])
  func `a declaration has a name, a type and a value`(
    source: String, name: String, type: String?, value: String?
  ) throws {
    let property = try #require(StoredProperty(source))
    #expect(property.name == name && property.type == type && property.value == value)
  }

  @Test func `a preview keeps its arguments as they are`() throws {
    let source = ##"#Preview("A (b)", as: .systemSmall) { W() } timeline: { E("#") }"##
    let text = try PreviewMacro.expand(use("PreviewMacro", role: nil, source: source))
    #expect(text.contains(##"add("A (b)", as: .systemSmall) { W() } timeline: { E("#") }"##))
    #expect(text.contains("enum $s3App7PreviewfMu_ {"))
    #expect(text.contains(#"open(file: "App/A.swift", line: 7)"#))
  }

  @Test func `an entry has accessors and a key`() throws {
    let accessors = try EntryMacro.expand(
      use("EntryMacro", role: "accessor", source: "@Entry var gap: Double = 8"))
    #expect(accessors.contains("get { self[__Key_gap.self] }"))
    let key = try EntryMacro.expand(
      use("EntryMacro", role: "peer", source: "@Entry var name: String?"))
    #expect(key.contains("struct __Key_name: EnvironmentKey"))
    #expect(key.contains("static var defaultValue: String? { nil }"))
  }

  @Test func `an entry of a transaction has a transaction's key`() throws {
    let key = try EntryMacro.expand(
      use(
        "EntryMacro", role: "peer", source: "@Entry var isFast = true",
        context: "extension Transaction {}"))
    #expect(key.contains(": TransactionKey") && key.contains("static let defaultValue = true"))
  }

  @Test func `an entry without type and value is refused`() {
    #expect(throws: MacroError.self) {
      try EntryMacro.expand(use("EntryMacro", role: "peer", source: "@Entry var gap: Double"))
    }
  }
}
