/// A reference to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The transaction of the binding.
  public var transaction = Transaction()

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = { set($0, Transaction()) }
  }

  /// Creates a binding from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the value of an optional; `nil` if it has none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? value
    } set: {
      base.wrappedValue = $0
    }
  }

  /// Creates a binding to a value as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init {
      base.wrappedValue
    } set: {
      if let value = $0 { base.wrappedValue = value }
    }
  }

  /// A binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The current value of the property.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }

  /// Returns the binding itself, because nothing is animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// Returns the binding itself, because nothing is animated.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence, Collection where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of all elements.
  public typealias Indices = Value.Indices
  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to successive elements.
  public typealias SubSequence = Slice<Binding<Value>>
  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The positions of all elements.
  public var indices: Indices { wrappedValue.indices }
  /// Returns the position after another one.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  /// A binding to an element.
  public subscript(position: Index) -> Element {
    Binding<Value.Element> {
      wrappedValue[position]
    } set: {
      wrappedValue[position] = $0
    }
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before another one.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding: DynamicProperty {}
