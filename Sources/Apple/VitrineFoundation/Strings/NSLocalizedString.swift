import Foundation
internal import VitrineModel

// Foundation on Linux has no string catalogues. Its own function has all parameters and remains: the
// compiler prefers these to it, because a call of one of them needs no defaults.

/// Returns the text of a key in the string tables of the widget's package.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.format(key, nil, .main, "")
}

/// Returns the text of a key in a string table of the widget's package.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.format(key, tableName, .main, "")
}

/// Returns the text of a key in the string tables of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.format(key, nil, bundle, "")
}

/// Returns the text of a key in the string tables of the widget's package, or a default value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.format(key, nil, .main, value)
}

/// Returns the text of a key in a string table of a bundle.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedStrings.format(key, tableName, bundle, "")
}

/// Returns the text of a key in a string table of the widget's package, or a default value.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  LocalizedStrings.format(key, tableName, .main, value)
}

/// Returns the text of a key in the string tables of a bundle, or a default value.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedStrings.format(key, nil, bundle, value)
}

extension Bundle {
  /// Returns the text of a key in a string table of the widget's package, or a default value.
  ///
  /// More specific than Foundation's method, which does not read tables of plural forms on Linux: a
  /// text with `%#@name@` ended programs that format it.
  public func localizedString(forKey key: String, value: String, table: String) -> String {
    LocalizedStrings.format(key, table, self, value)
  }
}

extension LocalizedStrings {
  /// Returns the text of a key with its placeholders, for `String(format:)`.
  ///
  /// All bundles count as the main bundle, except for the folder of one language. A text with plural
  /// forms is the one for other numbers, as Foundation fills in no forms on Linux.
  static func format(
    _ key: String, _ table: String?, _ bundle: Bundle, _ value: String
  ) -> String {
    var text = LocalizedText()
    (text.key, text.table) = (key, table)
    let isOneLanguage = bundle.bundlePath.hasSuffix(".lproj")
    if !isOneLanguage, let found = format(of: text, .current) { return found }
    return bundle.localizedString(forKey: key, value: value, table: table)
  }
}
