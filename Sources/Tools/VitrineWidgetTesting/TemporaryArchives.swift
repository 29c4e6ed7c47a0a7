import Foundation

/// A folder for the archives of an assertion, which is removed afterwards.
enum TemporaryArchives {
  /// Creates the folder for the duration of a closure.
  ///
  /// - Throws: the error of the closure, or that of creating the folder.
  @MainActor
  static func with<Result>(_ body: @MainActor (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-assertion-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try await body(folder)
  }
}
