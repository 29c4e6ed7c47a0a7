package import VitrineCoding

extension RuleChanges {
  /// Messages for the author about values that were probably not intended, in one line each.
  package var messages: [String] { list.compactMap(\.message) }
}

extension RuleChanges.Change {
  /// The place in the source, the field, and what its value counts as; `nil` for a value that SwiftUI
  /// also clamps.
  fileprivate var message: String? {
    let problem: String?
    switch cause {
    case .problem(let text): problem = text
    case .nearest(let value, let nearest, let isUsual):
      problem = (value as? any UnboundedValue)?.problem(nearest, isUsual: isUsual)
    }
    guard let problem else { return nil }
    let place = source.map { "\($0.file.name):\($0.line): " } ?? ""
    return place + (name.isEmpty ? "a value" : "'\(name)'") + " \(problem)"
  }
}

/// A value that can be something other than a finite number.
private protocol UnboundedValue {
  /// Why the value is replaced, if that is worth a warning.
  func problem(_ nearest: any ArchiveValue, isUsual: Bool) -> String?
}

extension Double: UnboundedValue {
  fileprivate func problem(_ nearest: any ArchiveValue, isUsual: Bool) -> String? {
    guard !isFinite, isNaN || !isUsual, let nearest = nearest as? Double else { return nil }
    return "is \(numberText) and counts as \(nearest.plainText)"
  }

  /// The words for a number that is not finite.
  var numberText: String {
    isNaN ? "not a number" : self < 0 ? "negative infinity" : "infinite"
  }
}

extension Extent: UnboundedValue {
  fileprivate func problem(_ nearest: any ArchiveValue, isUsual: Bool) -> String? {
    guard points.isNaN, let nearest = nearest as? Extent else { return nil }
    return "is not a number and counts as \(nearest.points.plainText)"
  }
}

extension ArchiveDate: UnboundedValue {
  fileprivate func problem(_ nearest: any ArchiveValue, isUsual: Bool) -> String? {
    guard !secondsSince1970.isFinite, let nearest = nearest as? ArchiveDate else { return nil }
    return
      "is a date whose seconds are \(secondsSince1970.numberText); it counts as \(nearest.text)"
  }
}
