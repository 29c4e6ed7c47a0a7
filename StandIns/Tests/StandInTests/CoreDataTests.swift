import CoreData
import SwiftData
import Testing

private class Tag: NSManagedObject, @unchecked Sendable {}

extension Tag {
  @ManagedProperty var title: String?
  @ManagedProperty var count: Int32
  @ManagedProperty var related: NSSet?
  @ManagedProperty var place: Place
}

/// A type without a value to begin with.
private enum Place {
  case here(String)
}

@Model private final class Chore {
  var name: String
  init(name: String) { self.name = name }
}

@ModelActor private actor ChoreStore {
  func add(_ name: String) throws -> PersistentIdentifier {
    let task = Chore(name: name)
    modelContext.insert(task)
    try modelContext.save()
    return task.persistentModelID
  }
  func name(of identifier: PersistentIdentifier) -> String? {
    self[identifier, as: Chore.self]?.name
  }
}

struct CoreDataTests {
  @Test func `properties start with the zero of their types, and keep assigned values`() {
    let tag = Tag(context: NSManagedObjectContext())
    #expect(tag.title == nil && tag.count == 0 && tag.related == nil)
    tag.title = "A"
    tag.count = 3
    #expect(tag.value(forKey: "title") as? String == "A")
    tag.title = nil
    #expect(tag.value(forKey: "title") == nil && tag.count == 3)
  }

  @Test func `objects are added to and removed from relationships`() {
    let context = NSManagedObjectContext()
    let (tag, other, third) = (Tag(context: context), Tag(context: context), Tag(context: context))
    tag.addManaged(other, "related")
    tag.addManaged(other, "related")
    tag.addManaged(third, "related")
    #expect(tag.related?.count == 2)
    tag.removeManaged(NSSet(object: other), "related")
    #expect(tag.related?.allObjects.first as? Tag === third)
  }

  @Test func `a property without an initial value is an error at its declaration`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Tag(context: NSManagedObjectContext()).place
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'place' of 'Tag' was read before it was set"))
    #expect(text.contains("CoreDataTests.swift"))
  }

  @Test func `a model actor has its own context`() async throws {
    let container = try ModelContainer(
      for: Chore.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let store = ChoreStore(modelContainer: container)
    let identifier = try await store.add("Water the basil")
    #expect(await store.name(of: identifier) == "Water the basil")
    #expect(try ModelContext(container).fetch(FetchDescriptor<Chore>()).count == 1)
  }
}
