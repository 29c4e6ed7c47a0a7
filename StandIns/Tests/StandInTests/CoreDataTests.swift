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

/// What managed objects are named and ordered by.
struct ManagedStoreTests {
  /// A class with its own way to be created, as projects write it.
  private class Trip: NSManagedObject, @unchecked Sendable {
    @ManagedProperty var title: String?
    @ManagedProperty var length: Double
    override func awakeFromInsert() {
      super.awakeFromInsert()
      setPrimitiveValue("New trip", forKey: "title")
    }
    convenience init(context: NSManagedObjectContext, title: String, length: Double) {
      self.init(context: context)
      (self.title, self.length) = (title, length)
    }
  }
  private class Other: NSManagedObject, @unchecked Sendable {}

  private func request(_ descriptors: [NSSortDescriptor]) -> NSFetchRequest<Trip> {
    let request = NSFetchRequest<Trip>(entityName: "Trip")
    (request.sortDescriptors, request.propertiesToFetch) = (descriptors, ["title"])
    return request
  }

  @Test func `objects are fetched in the order of keys and key paths`() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    for (title, length) in [("B", 1.0), ("A", 3), ("C", 2)] {
      _ = Trip(context: context, title: title, length: length)
    }
    let titles = { (descriptors: [NSSortDescriptor]) in
      try context.fetch(request(descriptors)).map(\.title)
    }
    #expect(try titles([NSSortDescriptor(key: "title", ascending: true)]) == ["A", "B", "C"])
    #expect(
      try titles([NSSortDescriptor(keyPath: \Trip.length, ascending: false)]) == ["A", "C", "B"])
    #expect(try titles([]) == ["B", "A", "C"])
  }

  @Test func `a new object sets its first values, and requests without a class name its entity`()
    throws
  {
    let context = NSPersistentCloudKitContainer(name: "Trips").viewContext
    let trip = Trip(context: context)
    _ = Other(context: context)
    #expect(trip.title == "New trip" && trip.managedObjectContext === context)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
    request.predicate = NSPredicate(format: "date > %@", Date() as CVarArg)
    #expect(try context.fetch(request) == [trip])
    let history = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
    #expect((try context.execute(history) as? NSPersistentHistoryResult)?.result == nil)
  }

  @Test func `stores load without an error, wherever they are`() {
    let container = NSPersistentContainer(name: "Trips")
    let description = NSPersistentStoreDescription(url: URL(filePath: "/dev/null"))
    description.shouldMigrateStoreAutomatically = true
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    #expect(failure == nil)
    #expect(container.persistentStoreCoordinator.persistentStores.map(\.url) == [description.url])
  }

  @Test func `no store is in a file, so that nothing is migrated`() throws {
    let store = URL(filePath: "/dev/null")
    #expect(throws: CocoaError.self) {
      try NSPersistentStoreCoordinator.metadataForPersistentStore(
        ofType: NSSQLiteStoreType, at: store)
    }
    #expect(throws: CocoaError.self) {
      try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: store)
    }
    let model = try #require(NSManagedObjectModel.mergedModel(from: nil, forStoreMetadata: [:]))
    #expect(model.isConfiguration(withName: nil, compatibleWithStoreMetadata: [:]))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let memory = try coordinator.addPersistentStore(type: .inMemory, at: store)
    coordinator.setMetadata(["version": 2], for: memory)
    #expect(coordinator.metadata(for: memory)["version"] as? Int == 2)
  }
}
