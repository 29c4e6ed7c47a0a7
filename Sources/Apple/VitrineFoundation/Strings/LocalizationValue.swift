import Foundation
package import VitrineModel

extension String {
  /// A key of a string table with the arguments of its placeholders, as `String.LocalizationValue`.
  ///
  /// A literal is the key; interpolated values become placeholders such as `%@` or `%lld`.
  public struct LocalizationValue: Hashable, Sendable, Codable, ExpressibleByStringInterpolation {
    package var text: LocalizedText

    /// Creates a key without placeholders; percent signs in it have no meaning.
    public init(_ value: String) { text = LocalizedText(value) }
    /// Creates a localization value.
    public init(stringLiteral value: String) { text = LocalizedText(value) }
    /// Creates a localization value.
    public init(stringInterpolation interpolation: StringInterpolation) {
      text = interpolation.text
    }

    /// Creates a key and its arguments from a decoder.
    public init(from decoder: any Decoder) throws { text = try LocalizedText(from: decoder) }
    /// Encodes the key and its arguments.
    public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }

    /// The type of a value that is given later, as in the format for a number of entities.
    public enum Placeholder: Hashable, Sendable {
      /// A whole number, a number with a fraction, or any other value.
      case int, uint, float, double, object

      fileprivate var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// Collects the segments of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      package var text = LocalizedText()

      /// Creates a string interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends characters of the literal; percent signs are kept.
      public mutating func appendLiteral(_ literal: String) {
        text.key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a placeholder for a string.
      public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
      /// Appends a placeholder for a substring.
      public mutating func appendInterpolation(_ string: Substring) { append(String(string), "%@") }
      /// Appends a placeholder for the characters of an attributed string.
      public mutating func appendInterpolation(_ string: AttributedString) {
        append(String(string.characters), "%@")
      }
      /// Appends a placeholder for another localized string.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        var argument = LocalizedArgument()
        argument.localized = resource.text
        append(argument, "%@")
      }
      /// Appends a placeholder for a value that a format style formats.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        append(format.format(value), "%@")
      }
      /// Appends a placeholder for a number.
      public mutating func appendInterpolation<T: LocalizedNumber>(_ number: T) {
        append(number, T.localizedSpecifier)
      }
      /// Appends a placeholder for a number in a C format such as `%.1f`.
      public mutating func appendInterpolation<T: LocalizedNumber>(
        _ number: T, specifier: String
      ) { append(number, specifier) }
      /// Appends a placeholder for a value that is given later; until then it is empty.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        append("", placeholder.specifier)
      }
      /// Appends a placeholder in a C format for a value that is given later.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        append("", specifier)
      }
      /// Appends a placeholder for the description of any other value.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        append(String(describing: value), "%@")
      }

      private mutating func append(_ string: String, _ specifier: String) {
        var argument = LocalizedArgument()
        argument.string = string
        append(argument, specifier)
      }

      private mutating func append(_ number: some LocalizedNumber, _ specifier: String) {
        var argument = LocalizedArgument()
        argument.number = TextNumber(of: number)
        append(argument, specifier)
      }

      private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
        text.key += specifier
        text.arguments.append(argument)
      }
    }
  }
}

extension TextNumber {
  /// Creates the number that a text shows, with all digits.
  fileprivate init(of number: some LocalizedNumber) {
    if let whole = number as? any BinaryInteger {
      self.init(whole)
    } else {
      self.init(number.localizedNumber)
    }
  }
}

/// A number that placeholders of localized strings accept.
public protocol LocalizedNumber {
  /// The placeholder in a key, such as `%lld`.
  static var localizedSpecifier: String { get }
  /// The number as an argument of a localized string.
  var localizedNumber: Double { get }
}

extension LocalizedNumber where Self: BinaryInteger {
  /// The number as an argument of a localized string.
  public var localizedNumber: Double { Double(self) }
}

extension LocalizedNumber where Self: BinaryFloatingPoint {
  /// The number as an argument of a localized string.
  public var localizedNumber: Double { Double(self) }
}

// The placeholders are those that Xcode writes to string catalogues.
extension Int: LocalizedNumber {
  /// The placeholder of a signed 64-bit integer.
  public static var localizedSpecifier: String { "%lld" }
}
extension Int64: LocalizedNumber {
  /// The placeholder of a signed 64-bit integer.
  public static var localizedSpecifier: String { "%lld" }
}
extension Int32: LocalizedNumber {
  /// The placeholder of a signed 32-bit integer.
  public static var localizedSpecifier: String { "%d" }
}
extension Int16: LocalizedNumber {
  /// The placeholder of a signed 32-bit integer.
  public static var localizedSpecifier: String { "%d" }
}
extension Int8: LocalizedNumber {
  /// The placeholder of a signed 32-bit integer.
  public static var localizedSpecifier: String { "%d" }
}
extension UInt: LocalizedNumber {
  /// The placeholder of an unsigned 64-bit integer.
  public static var localizedSpecifier: String { "%llu" }
}
extension UInt64: LocalizedNumber {
  /// The placeholder of an unsigned 64-bit integer.
  public static var localizedSpecifier: String { "%llu" }
}
extension UInt32: LocalizedNumber {
  /// The placeholder of an unsigned 32-bit integer.
  public static var localizedSpecifier: String { "%u" }
}
extension UInt16: LocalizedNumber {
  /// The placeholder of an unsigned 32-bit integer.
  public static var localizedSpecifier: String { "%u" }
}
extension UInt8: LocalizedNumber {
  /// The placeholder of an unsigned 32-bit integer.
  public static var localizedSpecifier: String { "%u" }
}
extension Double: LocalizedNumber {
  /// The placeholder of a floating-point number.
  public static var localizedSpecifier: String { "%lf" }
}
extension Float: LocalizedNumber {
  /// The placeholder of a floating-point number.
  public static var localizedSpecifier: String { "%f" }
}
extension CGFloat: LocalizedNumber {
  /// The placeholder of a floating-point number.
  public static var localizedSpecifier: String { "%lf" }
}
