import Combine
import Foundation
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
}

struct CombineTests {
  @Test func `values pass through operators synchronously`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    var ends = 0
    let link = subject.filter { $0 > 1 }.removeDuplicates().map { "\($0)" }.dropFirst()
      .sink { _ in
        ends += 1
      } receiveValue: {
        seen.append($0)
      }
    for value in [1, 2, 2, 3, 4] { subject.send(value) }
    subject.send(completion: .finished)
    subject.send(5)
    #expect(seen == ["3", "4"] && ends == 1)
    link.cancel()
  }

  @Test func `a cancelled subscription receives no more values`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var links: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &links)
    subject.value = 2
    links = []
    subject.send(3)
    #expect(seen == [1, 2])
  }

  @Test func `failures are caught and replaced`() throws {
    struct Fault: Error {}
    var seen: [Int] = []
    _ = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw Fault() }
      return value
    }.replaceError(with: 9).sink { seen.append($0) }
    _ = Fail<Int, Fault>(error: Fault()).catch { _ in Just(7) }.sink { seen.append($0) }
    #expect(seen == [1, 9, 7])
  }

  @Test func `published properties announce their values`() {
    let counter = Counter()
    var seen: [Int] = []
    let link = counter.$count.combineLatest(Just("a")).sink { seen.append($0.0) }
    counter.count = 4
    Just(6).assign(to: &counter.$count)
    #expect(seen == [0, 4, 6] && counter.count == 6)
    link.cancel()
  }

  @Test func `publishers of publishers are flattened`() {
    var seen: [Int] = []
    _ = [1, 2].publisher.flatMap { Just($0 * 10).merge(with: Just($0)) }.collect()
      .sink { seen = $0 }
    #expect(seen == [10, 1, 20, 2])
    _ = Publishers.CombineLatest(Just(1), Just(2)).sink { seen = [$0.0, $0.1] }
    #expect(seen == [1, 2])
  }

  /// Providers answer from threads of their own.
  @Test func `a subject can be used from several threads`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let link = subject.sink { _ in }
      subject.send(index + 1)
      link.cancel()
    }
    #expect(subject.value > 0)
  }
}
