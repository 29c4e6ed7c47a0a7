import Foundation

extension FileManager {
  /// Returns the directory of an app group, which is created if necessary; `nil` for a name that
  /// isn't one path component.
  ///
  /// It is in the directory of widget data of the program that runs the widget, or otherwise in the
  /// user's home directory.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let environment = ProcessInfo.processInfo.environment
    let root =
      environment[WidgetData.variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? homeDirectoryForCurrentUser.appendingPathComponent(".local/share/vitrine")
    guard group != "..", !group.isEmpty, !group.contains("/") else { return nil }
    let folder = root.appendingPathComponent("Groups").appendingPathComponent(group)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}

/// The data of widgets that persists between runs.
package enum WidgetData {
  /// The environment variable with the path of the directory.
  package static let variable = "VITRINE_WIDGET_DATA"
}

extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
  /// The user's directory for documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The user's directory for data of apps.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The user's directory for caches.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The directory for temporary files.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The user's directory for libraries.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
}
