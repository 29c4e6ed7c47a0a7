import VitrineCoding
import VitrineModel

extension ArchiveValue {
  /// A value of the type that computations of widget code may have as their result; `nil` for types
  /// without such values.
  package func extreme(_ number: Int) -> (any ArchiveValue)? {
    func pick<Value>(_ values: [Value]) -> Value { values[number % values.count] }
    let numbers: [Double] = [
      .nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
    ]
    switch self {
    case is Double: return pick(numbers)
    case is Int: return pick([Int.max, Int.min])
    case is Extent: return Extent(pick(numbers))
    case is ArchiveDate: return ArchiveDate(secondsSince1970: pick(numbers))
    case is TextNumber: return pick(numbers.map { TextNumber($0) } + [TextNumber(Int.max)])
    case is [Double]: return pick([[], numbers, [0, 0, .nan, 0]])
    default: return nil
    }
  }
}
