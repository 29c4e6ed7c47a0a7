import Foundation

extension String {
  /// Creates a string by looking up a key in the string tables of the widget's package.
  ///
  /// The locale is that of numbers and dates in the text, not that of its language. All bundles count as the main bundle, since the program receives the tables of the whole
  /// package.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStrings.string(
      of: keyAndValue.text.inTable(table), default: keyAndValue.text, locale)
  }

  /// Creates a string by looking up a key, with a default value if no table contains it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table)
    self = LocalizedStrings.string(of: resource.text, default: defaultValue.text, locale)
  }

  /// Creates a string by looking up a resource, in the language of its locale.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedStrings.string(
      of: resource.text, default: resource.defaultValue.text, resource.locale,
      in: resource.locale)
  }
}

extension AttributedString {
  /// Creates an attributed string by looking up a key and parsing the text as inline Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }

  /// Creates an attributed string by looking up a resource and parsing the text as inline Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }
}
