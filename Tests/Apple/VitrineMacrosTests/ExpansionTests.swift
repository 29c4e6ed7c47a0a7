import Testing

@testable import VitrineSyntax

struct ExpansionTests {
  private func use(
    _ type: String, role: String?, source: String, context: String = "", extended: String? = nil,
    protocols: String? = nil
  ) -> MacroUse {
    let syntax = MacroUse.Syntax(source: source, location: .init(fileID: "App/A.swift", line: 7))
    return MacroUse(
      macro: .init(typeName: type), macroRole: role, discriminator: "$s3App",
      syntax: role == nil ? syntax : nil, declSyntax: role == nil ? nil : syntax,
      extendedTypeSyntax: extended.map { .init(source: $0, location: nil) },
      conformanceListSyntax: protocols.map { .init(source: $0, location: nil) },
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

  @Test func `a preview keeps its arguments unchanged`() throws {
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

  @Test func `an entry of a transaction has a transaction key`() throws {
    let key = try EntryMacro.expand(
      use(
        "EntryMacro", role: "peer", source: "@Entry var isFast = true",
        context: "extension Transaction {}"))
    #expect(key.contains(": TransactionKey") && key.contains("static let defaultValue = true"))
  }

  @Test func `an entry without type and value is rejected`() {
    #expect(throws: MacroError.self) {
      try EntryMacro.expand(use("EntryMacro", role: "peer", source: "@Entry var gap: Double"))
    }
  }

  @Test func `a model has its stored properties, with inverse relationships`() throws {
    let source = """
      @Model public final class Owner {
        static let shared = 1
        @Attribute(.unique) var name: String
        var age = 3 { didSet { changed() } }
        var nick: String?
        @Relationship(deleteRule: .cascade, inverse: \\Pet.owner) var pets: [Pet] = []
        @Transient var isChosen = false
        var title: String { "\\(name)" }
        func changed() { let local = 1; _ = local }
        init(name: String) { self.name = name }
      }
      """
    let model = try #require(ModelClass(source))
    #expect(model.name == "Owner" && model.isPublic)
    #expect(model.properties.map(\.name) == ["name", "age", "nick", "pets"])
    #expect(model.properties.map(\.needsValue) == [true, false, false, false])
    #expect(model.properties.last?.inverse == "\\Pet.owner")
    #expect(model.properties.last?.deleteRule == ".cascade")
    #expect(ModelClass("struct A {}")?.name == nil)
    let text = try ModelMacro.expand(use("ModelMacro", role: "member", source: source))
    #expect(text.contains("ModelProperty(\"pets\", \\Owner.pets, inverse: \\Pet.owner"))
    #expect(text.contains("self.name = try values.value(\"name\")"))
  }

  @Test func `managed properties are stored in their object`() throws {
    let text = try ManagedPropertyMacro.expand(
      use("ManagedPropertyMacro", role: "accessor", source: "public var title: String?"))
    #expect(text.contains("get { self.managedValue(\"title\") }"))
    #expect(text.contains("set { self.setManagedValue(newValue, \"title\") }"))
  }

  @Test func `a model actor has a container and a context`() throws {
    let text = try ModelActorMacro.expand(
      use("ModelActorMacro", role: "member", source: "@ModelActor public actor Store {\n}"))
    #expect(text.contains("public init(modelContainer: SwiftData.ModelContainer)"))
    #expect(throws: MacroError.self) {
      try ModelActorMacro.expand(use("ModelActorMacro", role: "member", source: "class A {}"))
    }
  }

  @Test func `a union has a name and a value for each case`() throws {
    let source = """
      @UnionValue public enum Goal {
        case city(City), days(count: Int)
        var isNear: Bool { switch self { case .city: true; case let .days(n): n < 2 } }
      }
      """
    let text = try UnionValueMacro.expand(use("UnionValueMacro", role: "member", source: source))
    #expect(text.contains("{ case city; case days }"))
    #expect(text.contains("case .days(let value): (.days, value)"))
    #expect(text.contains("case .city: .city(try await City.intentValue(value))"))
    #expect(text.contains("case .days: .days(count: try await Int.intentValue(value))"))
    #expect(text.contains("public static func unionValue"))
    for wrong in ["@UnionValue struct A {}", "@UnionValue enum A { case none }", "enum A {}"] {
      #expect(throws: MacroError.self) {
        try UnionValueMacro.expand(use("UnionValueMacro", role: "member", source: wrong))
      }
    }
  }

  @Test func `a type conforms to the protocols that the compiler names`() throws {
    let source = "@Generable struct A {}"
    let text = try ConformanceMacro.expand(
      use(
        "ConformanceMacro", role: "extension", source: source, extended: "A",
        protocols: "Generable"))
    #expect(text == "extension A: Generable {}")
    let done = use("ConformanceMacro", role: "extension", source: source, extended: "A")
    #expect(try ConformanceMacro.expand(done).isEmpty)
    #expect(throws: MacroError.self) {
      try ConformanceMacro.expand(use("ConformanceMacro", role: "extension", source: source))
    }
  }
}
