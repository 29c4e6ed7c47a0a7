import Foundation
import Testing
import VitrineFoundation

/// Access to files that programs share.
struct FileCoordinatorTests {
  @Test("a file is read and written in place")
  func access() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "widget.json")
    var error: NSError?
    NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      try? Data("{}".utf8).write(to: $0)
    }
    var read: Data?
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, error: &error) {
      read = try? Data(contentsOf: $0)
    }
    #expect(read == Data("{}".utf8) && error == nil)
    #expect(NSFileCoordinator.filePresenters.isEmpty)
  }
}
