import ActivityKit
import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
import WidgetKit

/// The file with the states of one type of Live Activity that earlier runs have kept.
struct KeptState {
  /// The file, as it is named in messages; `nil` if there is none.
  private let file: String?
  /// Why the file cannot be read; `nil` if it can.
  private let fault: String?

  /// How to go on without the file.
  private static let hint = "'--fresh' starts without it; so does deleting the file"

  init(_ type: any ActivityAttributes.Type) { self = KeptState.read(type) }

  private init(_ file: URL?, _ fault: String?) {
    self.file = file.flatMap {
      FileManager.default.fileExists(atPath: $0.path) ? KeptState.name($0.path) : nil
    }
    self.fault = fault
  }

  private static func read<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> KeptState {
    let store = ActivityStore<Attributes>()
    do {
      _ = try store.read()
      return KeptState(store.file, nil)
    } catch {
      return KeptState(store.file, error.inWords)
    }
  }

  /// The path from the current folder, if the file is below it.
  private static func name(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The warning about a file that was written for another version of the type.
  var warning: String? {
    guard let file, let fault else { return nil }
    return "the state kept in '\(file)' does not fit the type any more and is left out (\(fault)); "
      + KeptState.hint
  }

  /// Checks that an archive with states of the file can be written.
  ///
  /// - Throws: `WidgetFault`, which names the file.
  func check(_ archive: WidgetArchive) throws {
    do {
      _ = try ArchiveEncoder.encode(archive)
    } catch {
      guard let file, fault == nil else { throw error }
      throw WidgetFault(
        "\(error.inWords); the state is from '\(file)'", hint: KeptState.hint)
    }
  }
}
