import Foundation
import FuzzTargets
import Testing

/// Parsers of untrusted input return for any input.
@Suite("Readers of untrusted bytes")
struct FuzzTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A trap ends the process, which fails the test; only processor time is measured here, since
  /// other tests run at the same time.
  private func run(_ target: FuzzTarget, on inputs: [[UInt8]]) {
    for input in inputs {
      let start = Self.processorSeconds
      target.read(input)
      #expect(Self.processorSeconds - start < 10, "\(target.name): \(input.prefix(200))")
    }
  }

  /// The processor time of the thread until now, in seconds.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(
    "inputs that were found earlier are read", .timeLimit(.minutes(5)),
    arguments: FuzzTarget.all.map(\.name))
  func found(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    run(target, on: target.found(root: FuzzTests.root))
  }

  @Test(
    "seeds with a few changes are read", .timeLimit(.minutes(5)),
    arguments: FuzzTarget.all.map(\.name))
  func mutated(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = target.seeds.inputs(root: FuzzTests.root, size: target.size).prefix(8)
    #expect(!seeds.isEmpty, "a target without a seed proves nothing")
    var mutation = Mutation(seed: 20_261_122)
    run(target, on: seeds.map { mutation.apply(to: $0) })
  }
}
