import Foundation
package import VitrineModel

/// A localized string that is looked up where it is shown, as `LocalizedStringResource`.
public struct LocalizedStringResource: Equatable, Sendable, Codable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// Where strings are looked up.
  public enum BundleDescription: Hashable, Sendable, Codable {
    /// The program's own bundle.
    case main
    /// The bundle at a URL.
    case atURL(URL)

    /// The bundle that holds a class: on Linux always the program's own.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  /// The key in the table.
  public var key: String { text.key }
  /// The value used if the table does not contain the key.
  public var defaultValue: String.LocalizationValue
  /// The table; `nil` is `Localizable`.
  public var table: String? { text.table }
  /// The locale that it is looked up for.
  public var locale: Locale
  /// Where it is looked up.
  public var bundle: BundleDescription
  /// The key, the table and the values of the places.
  package var text: LocalizedText

  /// Creates a string whose key is its text in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    defaultValue = keyAndValue
    text = keyAndValue.text
    text.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a string of a key and its text in the development language.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.defaultValue = defaultValue
    text = LocalizedText(key.description)
    text.arguments = defaultValue.text.arguments
    text.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a localized string resource.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a string of a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that has a localized text, as `CustomLocalizedStringResourceConvertible`.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized string resource of the custom localized string resource convertible.
  var localizedStringResource: LocalizedStringResource { get }
}
