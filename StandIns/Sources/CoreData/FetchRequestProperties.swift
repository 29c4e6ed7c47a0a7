import SwiftUI

// Property wrappers of views that fetch objects.

/// The results of a fetch request.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  let request: NSFetchRequest<Result>
  /// The index of the first element.
  public var startIndex: Int { objects.startIndex }
  /// The index after the last element.
  public var endIndex: Int { objects.endIndex }
  /// The object at an index.
  public subscript(position: Int) -> Result { objects[position] }
  /// The condition of the request, from the next reading of the property on.
  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }
  /// The order of the request, from the next reading of the property on.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { request.sortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the request; changes have no effect.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set {}
  }
}

/// A property wrapper that fetches objects from the environment's context.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The condition and the order of a request.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The condition.
    public var nsPredicate: NSPredicate?
  }
  private let context = Environment(\.managedObjectContext)
  private let request: NSFetchRequest<Result>

  /// Creates a property of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }
  /// Creates a property of a request whose changes are animated.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }
  /// Creates a property of a request for an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.entity = entity
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
  }
  /// The results.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(
      objects: (try? context.wrappedValue.fetch(request)) ?? [], request: request)
  }
  /// The condition and the order of the request.
  public var projectedValue: Binding<Configuration> {
    let request = request
    return Binding {
      Configuration(
        nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate)
    } set: {
      (request.sortDescriptors, request.predicate) = ($0.nsSortDescriptors, $0.nsPredicate)
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a property of objects with an order and a condition.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(fetchRequest: .sorted(by: sortDescriptors, predicate))
  }
  /// Creates a property of objects with an order and a condition.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(fetchRequest: .sorted(by: [], predicate)) }
}

extension NSFetchRequest {
  fileprivate static func sorted(
    by descriptors: [NSSortDescriptor], _ predicate: NSPredicate?
  ) -> NSFetchRequest<ResultType> {
    let request = NSFetchRequest<ResultType>()
    (request.sortDescriptors, request.predicate) = (descriptors, predicate)
    return request
  }
}

/// The results of a fetch request in sections.
public struct SectionedFetchResults<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: RandomAccessCollection {
  /// Results with the same identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The identifier of the section.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]
    /// The index of the first element.
    public var startIndex: Int { objects.startIndex }
    /// The index after the last element.
    public var endIndex: Int { objects.endIndex }
    /// The object at an index.
    public subscript(position: Int) -> Result { objects[position] }
  }
  fileprivate let sections: [Section]
  /// The property by which the results are grouped; changes have no effect.
  public let sectionIdentifier: KeyPath<Result, SectionIdentifier>
  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at an index.
  public subscript(position: Int) -> Section { sections[position] }

  fileprivate init(_ results: FetchedResults<Result>, by key: KeyPath<Result, SectionIdentifier>) {
    sectionIdentifier = key
    sections = results.reduce(into: []) { sections, object in
      let id = object[keyPath: key]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
  }
}

/// A property wrapper that fetches objects in sections.
@propertyWrapper
public struct SectionedFetchRequest<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: DynamicProperty {
  private let results: FetchRequest<Result>
  private let key: KeyPath<Result, SectionIdentifier>

  /// Creates a property of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { (results, key) = (FetchRequest(fetchRequest: fetchRequest), sectionIdentifier) }
  /// Creates a property of a request for an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    results = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    key = sectionIdentifier
  }
  /// The results in sections; neighbours with one identifier are in one.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(results.wrappedValue, by: key)
  }
  /// The condition and the order of the request.
  public var projectedValue: Binding<FetchRequest<Result>.Configuration> {
    results.projectedValue
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a property of objects with an order and a condition.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    results = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    key = sectionIdentifier
  }
  /// Creates a property of objects with an order and a condition.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    results = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    key = sectionIdentifier
  }
}
