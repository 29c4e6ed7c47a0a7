import SwiftUI
import Testing
import VitrineArchive

/// The effect of entitlements on widgets.
@Suite(.serialized)
struct EntitlementTests: FaultyProgram {
  let folder = Self.newFolder()

  @Test(arguments: [
    ("NSFileProtectionComplete", [], DataProtection.complete),
    ("NSFileProtectionCompleteUnlessOpen", [], .completeUnlessOpen),
    (
      "NSFileProtectionCompleteUntilFirstUserAuthentication", [],
      .completeUntilFirstUserAuthentication
    ),
    ("NSFileProtectionNone", [], .none),
    ("NSFileProtectionNone", ["--data-protection", "complete"], .complete),
  ])
  func `data protection is that of the entitlements, or of the command line`(
    name: String, flags: [String], level: DataProtection
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try entitlements("<key>\(key)</key><string>\(name)</string>")
    let (status, text, talk) = try run(
      ["archive", "--widget", "counts", "--entitlements", file, "-o", folder.path] + flags)
    #expect(status == 0, "\(text)\(talk)")
    let archive = try ArchiveDecoder().decode(Array(archive("counts.json").utf8)).archive
    #expect(archive.dataProtection == level)
  }

  @Test(arguments: [
    (
      "<key>com.apple.developer.default-data-protection</key><string>High</string>",
      "is 'High', which is not a data protection class"
    ),
    ("<string>", "are not a property list"),
  ])
  func `entitlements with an unknown protection are an error`(text: String, message: String) throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try entitlements(text)
    let (status, _, talk) = try run(["archive", "--entitlements", file, "-o", folder.path])
    #expect(status == 2 && talk.contains(message), "\(talk)")
  }

  private var key: String { "com.apple.developer.default-data-protection" }

  /// A file of entitlements.
  private func entitlements(_ content: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Widget.entitlements")
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(content)</dict></plist>"
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
