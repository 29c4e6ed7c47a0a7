import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
import WidgetKit

/// The entitlements that affect widgets.
struct Entitlements {
  /// When the files of the extension can be read; `nil` if the file does not define it.
  let dataProtection: DataProtection?

  /// The key of the default data protection.
  ///
  /// Source: Apple's documentation of the Data Protection entitlement.
  private static let key = "com.apple.developer.default-data-protection"

  /// Reads a property list.
  ///
  /// - Throws: `WidgetFault` for a file that cannot be read, is not a property list or contains an
  ///   unknown protection.
  init(contentsOf path: String) throws(WidgetFault) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw WidgetFault("the entitlements '\(path)' cannot be read")
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      throw WidgetFault("the entitlements '\(path)' are not a property list")
    }
    guard let value = values[Entitlements.key] else {
      dataProtection = nil
      return
    }
    guard let name = value as? String, let level = DataProtection(entitlement: name) else {
      let names = DataProtection.allCases.map(\.entitlement)
      throw WidgetFault(
        "'\(Entitlements.key)' in '\(path)' is '\(value)', which is not a data protection class",
        hint: "it is one of " + Suggestion.list(names))
    }
    dataProtection = level
  }
}
