import ActivityKit
import Foundation

/// The file with the states of one type of Live Activity that earlier runs have written.
enum StoredStates {
  /// How to go on without the file.
  private static let remedy = "'--fresh' starts without it; so does deleting the file"

  /// Returns a warning about a file that was written for another version of the type.
  static func warning(_ type: any ActivityAttributes.Type) -> String? {
    guard let file = file(type), case .failure(let error) = read(type) else { return nil }
    return "the state kept in '\(file)' does not fit the type any more and is left out "
      + "(\(error.inWords)); \(remedy)"
  }

  /// Returns how to go on if code fails with the states of the file; `nil` if there are none.
  static func hint(_ type: any ActivityAttributes.Type) -> String? {
    guard let file = file(type), case .success(true) = read(type) else { return nil }
    return "the states are kept in '\(file)'; \(remedy)"
  }

  /// Whether the file has states.
  private static func read<Attributes: ActivityAttributes>(
    _ type: Attributes.Type
  ) -> Result<Bool, any Error> {
    Result { try !ActivityStore<Attributes>().read().isEmpty }
  }

  private static func file<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> String? {
    guard let path = ActivityStore<Attributes>().file?.path,
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    return name(path)
  }

  /// The path from the current folder, if the file is below it.
  private static func name(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
