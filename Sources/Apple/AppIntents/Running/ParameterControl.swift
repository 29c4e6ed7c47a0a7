import VitrineFoundation

/// The control with which a person chooses the value of a parameter under "Edit Widget".
package struct ParameterControl: Codable, Sendable, Hashable {
  /// The kinds of controls.
  package enum Kind: String, Codable, Sendable {
    case toggle, choice, number, stepper, slider, date, text
  }

  package let kind: Kind
  /// Whether there may be several values.
  package let isList: Bool
  /// The least and the greatest number; `nil` for any.
  package let range: [Double]?
}

extension IntentParameter {
  package var control: ParameterControl {
    ParameterControl(
      kind: kind, isList: ElementType.isList(Value.self),
      range: number?.range.map { [$0.lowerBound, $0.upperBound] })
  }

  private var kind: ParameterControl.Kind {
    let type = ElementType.of(Value.self)
    if options != nil || type is any AppEnum.Type || type is any AppEntity.Type { return .choice }
    if type == Bool.self { return .toggle }
    if type == Date.self { return .date }
    guard type == Int.self || type == Double.self || type is any NumberWithUnit.Type else {
      return .text
    }
    return switch number?.style {
    case .stepper: .stepper
    case .slider: .slider
    case .field, nil: .number
    }
  }
}

/// A type that is entered as a number.
private protocol NumberWithUnit {
  var number: Double { get }
}

extension Measurement: NumberWithUnit {
  fileprivate var number: Double { value }
}

/// How a number is entered.
struct NumberControl: Sendable {
  var style = IntentNumberControlStyle.field
  var range: ClosedRange<Double>?

  init(_ style: IntentNumberControlStyle) { self.style = style }

  init<Bound: Comparable>(_ style: IntentNumberControlStyle, _ bounds: (Bound, Bound)) {
    self.style = style
    guard bounds.0 <= bounds.1, let low = NumberControl.number(bounds.0),
      let high = NumberControl.number(bounds.1)
    else { return }
    range = low...high
  }

  /// Returns numbers of a value that are out of the range.
  func strays(in value: Any) -> [Double] {
    guard let range else { return [] }
    let numbers = (value as? [Any])?.compactMap(NumberControl.number)
    return (numbers ?? [NumberControl.number(value)].compactMap(\.self))
      .filter { !range.contains($0) }
  }

  private static func number(_ value: Any) -> Double? {
    (value as? Double) ?? (value as? any BinaryInteger).map { Double($0) }
      ?? (value as? any NumberWithUnit)?.number
  }
}
