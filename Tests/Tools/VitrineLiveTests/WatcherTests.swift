import Foundation
import Synchronization
import Testing

@testable import VitrineLive

@Suite struct WatcherTests {
  /// The notifications of a watcher, for which tests can wait.
  private final class Told: Sendable {
    private let files = Mutex<Set<String>>([])

    func add(_ change: FolderWatcher.Change) {
      guard case .files(let names) = change else { return }
      files.withLock { $0.formUnion(names) }
    }

    func waits(for path: String) -> Bool {
      for _ in 0..<1000 {
        if files.withLock({ $0.contains(path) }) { return true }
        usleep(5000)
      }
      return false
    }

    var all: Set<String> { files.withLock { $0 } }
  }

  @Test func `files in folders that are created later are reported`() throws {
    let folder = try TestFolder()
    let told = Told()
    let watcher = try FolderWatcher([folder.path]) { told.add($0) }
    defer { watcher.stop() }
    try folder.write("a", to: "New/Deeper/View.swift")
    #expect(told.waits(for: folder.path + "/New/Deeper/View.swift"))
    try folder.write("b", to: "New/Deeper/Other.swift")
    #expect(told.waits(for: folder.path + "/New/Deeper/Other.swift"))
  }

  @Test func `a file that an editor renames into place is reported, its copies are not`() throws {
    let folder = try TestFolder()
    try folder.write("a", to: "View.swift")
    let told = Told()
    let watcher = try FolderWatcher([folder.path]) { told.add($0) }
    defer { watcher.stop() }
    try folder.write("b", to: ".View.swift.swp")
    try folder.write("b", to: "View.swift~")
    #expect(rename(folder.path + "/View.swift~", folder.path + "/View.swift") == 0)
    #expect(told.waits(for: folder.path + "/View.swift"))
    #expect(told.all.allSatisfy { $0.hasSuffix("/View.swift") })
  }

  @Test func `hidden folders are not watched`() throws {
    let folder = try TestFolder()
    let told = Told()
    let watcher = try FolderWatcher([folder.path]) { told.add($0) }
    defer { watcher.stop() }
    try folder.write("a", to: ".build/output.swift")
    try folder.write("a", to: "View.swift")
    #expect(told.waits(for: folder.path + "/View.swift"))
    #expect(!told.all.contains { $0.contains(".build") })
  }
}
