import Foundation
import SwiftData
import Testing

@Model
final class Owner {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Pet.owner)
  var pets: [Pet] = []
  @Transient var isChosen = false

  init(name: String) { self.name = name }
}

@Model
final class Pet {
  enum Kind: String, Codable { case cat, dog }
  var name: String
  var kind: Kind = Kind.cat
  var born: Date?
  var owner: Owner?
  var title: String { "\(kind) \(name)" }

  init(name: String, kind: Kind = .cat) {
    self.name = name
    self.kind = kind
  }
}

struct SwiftDataTests {
  private func container(_ url: URL?) throws -> ModelContainer {
    let configuration =
      url.map { ModelConfiguration(url: $0) }
      ?? ModelConfiguration(isStoredInMemoryOnly: true)
    return try ModelContainer(for: Owner.self, Pet.self, configurations: configuration)
  }

  @Test func `objects are found by predicate and in order`() throws {
    let context = ModelContext(try container(nil))
    for name in ["Tom", "Ada", "Rex"] {
      context.insert(Pet(name: name, kind: name == "Rex" ? .dog : .cat))
    }
    let sorted = FetchDescriptor<Pet>(sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(sorted).map(\.name) == ["Ada", "Rex", "Tom"])
    let name = "Rex"
    var one = FetchDescriptor<Pet>(predicate: #Predicate { $0.name == name })
    one.fetchLimit = 1
    #expect(try context.fetch(one).map(\.title) == ["dog Rex"])
    #expect(try context.fetchCount(FetchDescriptor<Owner>()) == 0)
  }

  @Test func `objects are restored from a file with their relationships`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).store")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = ModelContext(try container(file))
    let owner = Owner(name: "Eva")
    owner.pets = [Pet(name: "Tom"), Pet(name: "Rex", kind: .dog)]
    owner.isChosen = true
    first.insert(owner)
    #expect(owner.pets.allSatisfy { $0.owner == nil })
    try first.save()
    #expect(owner.pets.allSatisfy { $0.owner === owner })
    let second = ModelContext(try container(file))
    let found = try #require(try second.fetch(FetchDescriptor<Owner>()).first)
    #expect(found.name == "Eva" && found.pets.map(\.title) == ["cat Tom", "dog Rex"])
    #expect(found.pets.first?.owner === found && !found.isChosen)
    #expect(found.persistentModelID == owner.persistentModelID)
    second.delete(found)
    #expect(try second.fetchCount(FetchDescriptor<Pet>()) == 0)
    #expect(try ModelContext(try container(file)).fetchCount(FetchDescriptor<Pet>()) == 2)
  }
}
