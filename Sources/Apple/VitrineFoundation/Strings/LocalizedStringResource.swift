import Foundation
package import VitrineModel

/// A localized string that is looked up when it is shown, as `LocalizedStringResource`.
public struct LocalizedStringResource: Equatable, Sendable, Codable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// The bundle in which strings are looked up.
  public enum BundleDescription: Hashable, Sendable, Codable {
    /// The main bundle of the program.
    case main
    /// The bundle at a URL.
    case atURL(URL)

    /// The bundle that contains a class; on Linux, always the main bundle.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  /// The key in the string table.
  public var key: String { text.key }
  /// The value for a table without the key.
  public var defaultValue: String.LocalizationValue
  /// The name of the string table; `nil` for `Localizable`.
  public var table: String? { text.table }
  /// The locale of the text.
  public var locale: Locale
  /// The bundle in which the string is looked up.
  public var bundle: BundleDescription
  /// The key, the table and the arguments.
  package var text: LocalizedText

  /// Creates a resource whose key is its text in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    defaultValue = keyAndValue
    text = keyAndValue.text.inTable(table)
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a key and its text in the development language.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.defaultValue = defaultValue
    text = LocalizedText(key.description, table: table)
    text.arguments = defaultValue.text.arguments
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a localized string resource.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a resource from a literal with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedText {
  /// Creates the text of a key in a table.
  init(_ key: String, table: String?) { self = LocalizedText(key).inTable(table) }

  /// Returns the text in a table; no name and an empty one are `Localizable`.
  func inTable(_ table: String?) -> LocalizedText {
    var text = self
    text.table = table?.isEmpty == true ? nil : table
    return text
  }
}

/// A type with a localized text, as `CustomLocalizedStringResourceConvertible`.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}
