import SwiftUI
import Testing

/// The file that lists all archives in order.
@Suite(.serialized)
struct BundleFileTests: FaultyProgram {
  let folder = Self.newFolder()

  @Test func `a run of some widgets keeps the order of all`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try report("archive", "--widget", "counts", "--widget", "rooms", "--widget", "views")
    let all = ["counts.json", "rooms.json", "rooms-Attic.json", "views.json"]
    #expect(try members() == all)
    _ = try report("archive", "--widget", "rooms")
    #expect(try members() == all)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("rooms-Attic.json"))
    _ = try report("archive", "--widget", "counts", "--widget", "lamps")
    #expect(try members() == ["counts.json", "rooms.json", "views.json", "lamps.json"])
  }

  @Test func `a single archive has no bundle`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (_, report) = try report("archive", "--widget", "counts")
    #expect(report.bundle == nil)
    #expect(throws: (any Error).self) { try members() }
  }
}
