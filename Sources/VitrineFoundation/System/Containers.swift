import Foundation

extension FileManager {
  /// The folder that an app shares with its extensions; it is made where it is missing.
  ///
  /// It is in the folder of the widget's data that the runner keeps, or else in the user's.
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

/// Where the data of widgets is between two runs.
package enum WidgetData {
  /// The environment variable with the folder.
  package static let variable = "VITRINE_WIDGET_DATA"
}

extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
  /// The folder of documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what an app keeps.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what is soon forgotten.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The folder of libraries.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
}
