import Foundation
package import VitrineModel

extension String {
  /// A key of a string table with the values of its places, as `String.LocalizationValue`.
  ///
  /// A literal is the key; what is interpolated becomes a place such as `%@` or `%lld`.
  public struct LocalizationValue: Hashable, Sendable, Codable, ExpressibleByStringInterpolation {
    package var text: LocalizedText

    package init(text: LocalizedText) { self.text = text }

    /// Creates a key without places; the key is not read as a format.
    public init(_ value: String) { text = LocalizedText(value) }
    /// Creates a localization value.
    public init(stringLiteral value: String) { text = LocalizedText(value) }
    /// Creates a localization value.
    public init(stringInterpolation interpolation: StringInterpolation) {
      text = interpolation.text
    }

    /// Reads the key and its values.
    public init(from decoder: any Decoder) throws { text = try LocalizedText(from: decoder) }
    /// Writes the key and its values.
    public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      package var text = LocalizedText()

      /// Creates a string interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds characters of the literal; percent signs stay percent signs.
      public mutating func appendLiteral(_ literal: String) {
        text.key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a place for characters.
      public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
      /// Adds a place for characters.
      public mutating func appendInterpolation(_ string: Substring) { append(String(string), "%@") }
      /// Adds a place for the characters of an attributed string.
      public mutating func appendInterpolation(_ string: AttributedString) {
        append(String(string.characters), "%@")
      }
      /// Adds a place for the characters of another localized string.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        var argument = LocalizedArgument()
        argument.localized = resource.text
        append(argument, "%@")
      }
      /// Adds a place for a value that a format style writes.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        append(format.format(value), "%@")
      }
      /// Adds a place for a number.
      public mutating func appendInterpolation<T: LocalizedNumber>(_ number: T) {
        append(number, T.localizedSpecifier)
      }
      /// Adds a place for a number in a C format such as `%.1f`.
      public mutating func appendInterpolation<T: LocalizedNumber>(
        _ number: T, specifier: String
      ) { append(number, specifier) }
      /// Adds a place for any other value, as its description.
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
        argument.number = number.localizedNumber
        append(argument, specifier)
      }

      private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
        text.key += specifier
        text.arguments.append(argument)
      }
    }
  }
}

/// A number that the places of localized strings take.
public protocol LocalizedNumber {
  /// The place in a key, such as `%lld`.
  static var localizedSpecifier: String { get }
  /// The localized number of the localized number.
  var localizedNumber: Double { get }
}

extension LocalizedNumber where Self: BinaryInteger {
  /// The localized number of the localized number.
  public var localizedNumber: Double { Double(self) }
}

extension LocalizedNumber where Self: BinaryFloatingPoint {
  /// The localized number of the localized number.
  public var localizedNumber: Double { Double(self) }
}

// The places are those that Xcode writes into string catalogues.
extension Int: LocalizedNumber {
  /// A 64-bit integer.
  public static var localizedSpecifier: String { "%lld" }
}
extension Int64: LocalizedNumber {
  /// A 64-bit integer.
  public static var localizedSpecifier: String { "%lld" }
}
extension Int32: LocalizedNumber {
  /// A 32-bit integer.
  public static var localizedSpecifier: String { "%d" }
}
extension Int16: LocalizedNumber {
  /// A 32-bit integer.
  public static var localizedSpecifier: String { "%d" }
}
extension Int8: LocalizedNumber {
  /// A 32-bit integer.
  public static var localizedSpecifier: String { "%d" }
}
extension UInt: LocalizedNumber {
  /// A 64-bit number without a sign.
  public static var localizedSpecifier: String { "%llu" }
}
extension UInt64: LocalizedNumber {
  /// A 64-bit number without a sign.
  public static var localizedSpecifier: String { "%llu" }
}
extension UInt32: LocalizedNumber {
  /// A 32-bit number without a sign.
  public static var localizedSpecifier: String { "%u" }
}
extension UInt16: LocalizedNumber {
  /// A 32-bit number without a sign.
  public static var localizedSpecifier: String { "%u" }
}
extension UInt8: LocalizedNumber {
  /// A 32-bit number without a sign.
  public static var localizedSpecifier: String { "%u" }
}
extension Double: LocalizedNumber {
  /// A number with a fraction.
  public static var localizedSpecifier: String { "%lf" }
}
extension Float: LocalizedNumber {
  /// A number with a fraction.
  public static var localizedSpecifier: String { "%f" }
}
extension CGFloat: LocalizedNumber {
  /// A number with a fraction.
  public static var localizedSpecifier: String { "%lf" }
}
