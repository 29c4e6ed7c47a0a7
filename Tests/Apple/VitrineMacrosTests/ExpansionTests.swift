import Testing

@testable import VitrineSyntax

struct ExpansionTests {
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
  }
}
