import Combine
import Foundation
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
}

extension Publisher {
  /// Names the type that an operator returns, from which the compiler infers that there are no errors.
  fileprivate func mapped<T>(
    _ transform: @escaping (Output) -> T
  ) -> Publishers.FlatMap<Future<T, Never>, Self> {
    flatMap { value in Future { promise in promise(.success(transform(value))) } }
  }
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

  @Test func `publishers of several publishers have types of their own`() {
    let first = CurrentValueSubject<Int, Never>(1)
    let second = CurrentValueSubject<String, Never>("a")
    var seen: [String] = []
    var links: Set<AnyCancellable> = []
    Publishers.CombineLatest3(first, second, Just(true))
      .sink { seen.append("\($0)\($1)\($2)") }.store(in: &links)
    first.value = 2
    Publishers.CombineLatest4(first, second, Just(3), Just(4))
      .sink { seen.append("\($0)\($1)\($2)\($3)") }.store(in: &links)
    Publishers.Zip(first, second).sink { seen.append("\($0)\($1)") }.store(in: &links)
    Publishers.Merge(Just(5), Just(6)).sink { seen.append("\($0)") }.store(in: &links)
    #expect(seen == ["1atrue", "2atrue", "2a34", "2a", "5", "6"])
    Just(7).mapped { $0 + 1 }.sink { seen.append("\($0)") }.store(in: &links)
    #expect(seen.last == "8")
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

  @Test func `operators return types that code can name, and further ones select and join`() {
    var seen: [String] = []
    let typed: Publishers.SetFailureType<Just<Int>, any Error> = Just(1).setFailureType(
      to: (any Error).self)
    let texts: Publishers.Map<Just<Int>, String> = Just(2).map { "\($0)" }
    _ = Publishers.Zip3(Just(1), texts, Just(true)).sink { seen.append("\($0)") }
    _ = Publishers.Merge3(Just(1), Just(2), Just(3)).count().sink { seen.append("\($0)") }
    _ = [1, 2, 3].publisher.prefix { $0 < 3 }.append(9).collect(2).sink { seen.append("\($0)") }
    _ = [1, 2, 3].publisher.drop { $0 < 2 }.output(in: 1...).sink { seen.append("\($0)") }
    _ = [3, 1, 2].publisher.max().allSatisfy { $0 > 2 }.sink { seen.append("\($0)") }
    let seven = Just(7).setFailureType(to: (any Error).self)
    _ = typed.tryFilter { _ in throw CancellationError() }.tryCatch { _ in seven }
      .sink { _ in
      } receiveValue: {
        seen.append("\($0)")
      }
    #expect(
      seen == ["(1, \"2\", true)", "3", "[1, 2]", "[9]", "3", "true", "7"])
  }

  @Test func `a publisher after one that has ended keeps its subscription`() {
    var seen: [Int] = []
    let later = PassthroughSubject<Int, Never>()
    let link = Just(1).append(later).sink { seen.append($0) }
    let failed = Fail<Int, any Error>(error: CancellationError()).catch { _ in later }
    let other = failed.sink { seen.append($0 * 10) }
    later.send(2)
    #expect(seen == [1, 2, 20])
    link.cancel()
    other.cancel()
    later.send(3)
    #expect(seen == [1, 2, 20])
  }

  @Test func `values of a publisher are an asynchronous sequence`() async throws {
    var seen: [Int] = []
    for await value in [1, 2].publisher.values { seen.append(value) }
    for try await value in [3].publisher.setFailureType(to: (any Error).self).values {
      seen.append(value)
    }
    await #expect(throws: CancellationError.self) {
      for try await _ in Fail<Int, CancellationError>(error: CancellationError()).values {}
    }
    #expect(seen == [1, 2, 3])
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
