import Foundation

/// Numbers as Foundation writes them on Apple's systems.
///
/// The result of 0 / 0 has a sign bit on x86 and none on Apple's processors, and Foundation writes
/// it here. Texts must not depend on the processor, so such a number has no sign.
package enum NumberText {
  /// The value; one that is not a number loses its sign.
  package static func withoutSign<Value>(_ value: Value) -> Value {
    func positive<Number: BinaryFloatingPoint>(_ number: Number) -> Number {
      number.isNaN ? .nan : number
    }
    guard let number = value as? any BinaryFloatingPoint else { return value }
    return positive(number) as? Value ?? value
  }
}

extension DefaultStringInterpolation {
  /// Interpolates a number.
  public mutating func appendInterpolation(_ value: Double) {
    appendLiteral(value.isNaN ? "nan" : value.description)
  }
  /// Interpolates a number.
  public mutating func appendInterpolation(_ value: Float) {
    appendLiteral(value.isNaN ? "nan" : value.description)
  }
  /// Interpolates a number.
  public mutating func appendInterpolation(_ value: CGFloat) {
    appendLiteral(value.isNaN ? "nan" : value.description)
  }
}

extension Double {
  /// Formats the number in the current locale.
  public func formatted() -> String {
    FloatingPointFormatStyle<Double>().format(isNaN ? .nan : self)
  }
  /// Formats the number in a style.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Double {
    format.format(isNaN ? .nan : self)
  }
}

extension Float {
  /// Formats the number in the current locale.
  public func formatted() -> String {
    FloatingPointFormatStyle<Float>().format(isNaN ? .nan : self)
  }
  /// Formats the number in a style.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Float {
    format.format(isNaN ? .nan : self)
  }
}

extension CGFloat {
  /// Formats the number in the current locale.
  public func formatted() -> String {
    FloatingPointFormatStyle<CGFloat>().format(isNaN ? .nan : self)
  }
  /// Formats the number in a style.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == CGFloat {
    format.format(isNaN ? .nan : self)
  }
}

// More specific than Foundation's initializer, which takes any number of values.
extension String {
  /// Creates a text from a format and its value.
  public init(format: String, _ a: any CVarArg) {
    self.init(format: format, arguments: [a].map { NumberText.withoutSign($0) })
  }
  /// Creates a text from a format and its values.
  public init(format: String, _ a: any CVarArg, _ b: any CVarArg) {
    self.init(format: format, arguments: [a, b].map { NumberText.withoutSign($0) })
  }
  /// Creates a text from a format and its values.
  public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
    self.init(format: format, arguments: [a, b, c].map { NumberText.withoutSign($0) })
  }
  /// Creates a text from a format and its values.
  public init(
    format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg
  ) {
    self.init(format: format, arguments: [a, b, c, d].map { NumberText.withoutSign($0) })
  }
  /// Creates a text from a format and its values.
  public init(
    format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg,
    _ e: any CVarArg
  ) {
    self.init(format: format, arguments: [a, b, c, d, e].map { NumberText.withoutSign($0) })
  }
  /// Creates a text from a format and its values.
  public init(
    format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg,
    _ e: any CVarArg, _ f: any CVarArg
  ) {
    self.init(format: format, arguments: [a, b, c, d, e, f].map { NumberText.withoutSign($0) })
  }
}
