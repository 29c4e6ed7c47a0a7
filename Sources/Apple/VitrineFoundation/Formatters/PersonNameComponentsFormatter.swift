import Foundation

/// Formats names of people, such as `Anna Haro`, in the order of English.
///
/// Foundation on Linux declares that type without its initializers.
public final class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is shown.
  public enum Style: Int, Sendable {
    /// How much of the name is shown.
    case `default`, short, medium, long, abbreviated

    fileprivate var style: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .short: .short
      case .default, .medium: .medium
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }
  /// How much of a name is shown.
  public var style = Style.default
  /// The locale that names are formatted in.
  public var locale: Locale? = .autoupdatingCurrent

  /// The name in the formatter's style.
  public func string(from components: PersonNameComponents) -> String {
    components.formatted(.name(style: style.style))
  }
  /// The parts of a name; `nil` for an empty one.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }
  /// The name in a style.
  public static func localizedString(
    from components: PersonNameComponents, style: Style
  ) -> String {
    components.formatted(.name(style: style.style))
  }
  /// The name in the formatter's style; `nil` for anything else.
  public override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map(string(from:))
  }
}
