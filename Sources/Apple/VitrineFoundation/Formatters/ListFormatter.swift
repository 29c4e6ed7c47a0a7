import Foundation
internal import VitrineModel

/// Joins texts as a language does, such as `A, B, and C`.
public final class ListFormatter: Formatter {
  /// The locale that the list is formatted in.
  public var locale: Locale = .autoupdatingCurrent
  /// The formatter of the items; `nil` for their descriptions.
  public var itemFormatter: Formatter?

  /// Joins items.
  public func string(from items: [Any]) -> String? {
    var format = ListFormat()
    format.items = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return FormattedValue.string(of: .list(format), locale)
  }

  /// Joins texts in the current language.
  public static func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Joins the items of an array; `nil` for anything else.
  public override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
