import Foundation

extension String {
  /// Looks a key up in the string tables of the widget's package.
  ///
  /// Bundles other than the program's count as the program's: the runner gathers all tables.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    var text = keyAndValue.text
    text.table = table
    self = LocalizedStrings.string(of: text, default: keyAndValue.text, locale)
  }

  /// Creates a string by looking up a key, with a default value if no table contains it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      key, defaultValue: defaultValue, table: table, locale: locale)
    self.init(localized: resource)
  }

  /// Looks a resource up.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedStrings.string(
      of: resource.text, default: resource.defaultValue.text, resource.locale)
  }
}

extension AttributedString {
  /// Looks a key up and reads what is found as inline Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }

  /// Looks a resource up and reads what is found as inline Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }
}
