import Foundation

/// How much of an exhaustive or random test runs.
public enum TestLength {
  /// Whether every case is tried, as with `VITRINE_TESTS=long`.
  public static let isLong = ProcessInfo.processInfo.environment["VITRINE_TESTS"] == "long"

  /// A number of random cases; an eighth of it in the short form.
  public static func cases(_ count: Int) -> Int { isLong ? count : count / 8 }

  /// All elements, or each eighth of them in the short form.
  public static func some<Element>(_ elements: [Element]) -> [Element] {
    isLong ? elements : stride(from: 0, to: elements.count, by: 8).map { elements[$0] }
  }
}
