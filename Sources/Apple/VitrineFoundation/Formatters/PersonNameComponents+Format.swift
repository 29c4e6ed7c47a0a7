import Foundation

extension PersonNameComponents {
  /// Reads a name of words: the first is the given name, the last the family name.
  ///
  /// Foundation knows the order of names in other languages, too.
  public init(_ value: String) throws {
    self.init()
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { throw CocoaError(.formatting) }
    givenName = first
    if words.count > 1 { familyName = words.last }
    if words.count > 2 { middleName = words[1..<(words.count - 1)].joined(separator: " ") }
  }

  /// The name in its usual length.
  public func formatted() -> String { formatted(.name(style: .medium)) }
  /// The name in a style.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// How much of a name is shown.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is shown.
    public enum Style: String, Codable, Hashable, Sendable {
      /// How much of the name is shown.
      case short, medium, long, abbreviated
    }
    /// How much of a name is shown.
    public var style: Style
    /// Creates a style.
    public init(style: Style = .medium) { self.style = style }

    /// The name in this style, in the order of English.
    public func format(_ value: PersonNameComponents) -> String {
      let usual = [value.givenName, value.familyName].compactMap(\.self)
      switch style {
      case .short: return value.nickname ?? usual.first ?? ""
      case .medium: return usual.joined(separator: " ")
      case .long:
        return [
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
        ].compactMap(\.self).joined(separator: " ")
      case .abbreviated: return usual.compactMap(\.first).map { String($0) }.joined()
      }
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style with this much of a person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
