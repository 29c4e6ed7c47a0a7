import Foundation
import Testing
import VitrineFoundation

/// Names of Foundation that its version for other systems does not have.
struct SystemAdditionTests {
  private final class Listener: Listening, Sendable {}

  /// An object that is equal to others with its number.
  private final class Key: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.number == number }
    override var hash: Int { number }
  }

  @Test func `a type without a default value of its own has one made of those of its fields`() {
    enum Phase { case running(Int), idle }
    enum Source: Equatable { case object(UnitValue), range(ClosedRange<Double>?, [Int]) }
    final class UnitValue: Equatable {
      static func == (a: UnitValue, b: UnitValue) -> Bool { true }
    }
    struct Box<Item> { var item: Item, phase: Phase, source: Source, pair: (String, Range<Int>) }
    let box: Box<Bool> = _LeftOut.value(1)
    guard case .idle = box.phase else {
      Issue.record("\(box.phase)")
      return
    }
    #expect(
      !box.item && box.source == .range(nil, []) && box.pair.0.isEmpty && box.pair.1.isEmpty)
  }

  @Test func `people are told the line of code that was left out, else its number`() {
    _LeftOut.name([
      _LeftOut.Place(id: 90_001, file: "Ring.swift", line: 3, reason: "no member 'glow'")
    ])
    #expect(
      _LeftOut.error(90_001).localizedDescription
        == "code that was left out was reached (Ring.swift:3: no member 'glow')")
    #expect(
      _LeftOut.error(90_002).localizedDescription
        == "code that was left out was reached (place 90002)")
  }

  @Test func `a set of weak objects loses those that nobody keeps`() {
    let listeners = NSHashTable<AnyObject>.weakObjects()
    let kept = Listener()
    do {
      let lost = Listener()
      for listener in [kept, lost, kept] { listeners.add(listener) }
      #expect(listeners.count == 2 && listeners.contains(lost))
    }
    #expect(listeners.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
    listeners.remove(kept)
    #expect(listeners.anyObject == nil)
    let listening = NSHashTable<any Listening>.weakObjects()
    listening.add(kept)
    #expect(listening.allObjects.first === kept && listening.contains(kept))
    let keys = NSHashTable<Key>()
    keys.add(Key(1))
    keys.add(Key(1))
    #expect(keys.count == 1 && keys.member(Key(1)) != nil && !keys.contains(Key(2)))
    let identities = NSHashTable<Key>(options: .objectPointerPersonality)
    identities.add(Key(1))
    identities.add(Key(1))
    #expect(identities.count == 2)
  }

  @Test func `a dictionary can keep its keys, its values or neither`() {
    let strong = NSMapTable<Key, Listener>.strongToStrongObjects()
    let weak = NSMapTable<Key, Listener>.strongToWeakObjects()
    let value = Listener()
    for table in [strong, weak] {
      table.setObject(Listener(), forKey: Key(1))
      table.setObject(value, forKey: Key(2))
      #expect(table.object(forKey: Key(2)) === value)
    }
    #expect(strong.object(forKey: Key(1)) != nil && strong.count == 2)
    #expect(weak.object(forKey: Key(1)) == nil && weak.count == 1)
    strong.removeObject(forKey: Key(1))
    #expect(strong.count == 1)
  }

  @Test func `a session conforms to protocols that name its asynchronous methods`() async {
    let loader: any Loading = URLSession(configuration: .ephemeral)
    await #expect(throws: (any Error).self) {
      _ = try await loader.data(from: URL(filePath: "/nowhere/at/all"))
    }
  }
}

private protocol Listening: AnyObject {}

private protocol Loading {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
}

extension URLSession: Loading {}
