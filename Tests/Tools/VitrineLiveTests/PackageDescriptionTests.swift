import Foundation
import Testing
import VitrineProcess

@Suite("Descriptions of packages")
struct PackageDescriptionTests {
  private func describe(_ manifest: String) throws -> PackageDescription {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    return try Toolchain.find().describe(folder.path)
  }

  @Test("a widget program depends on WidgetKit, directly or through a target")
  func programs() throws {
    let package = try describe(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A", dependencies: [.package(path: "/nowhere/Vitrine")],
        targets: [
          .target(name: "Views", dependencies: [
            .product(name: "WidgetKit", package: "Vitrine"), "Circle",
          ]),
          .target(name: "Circle"),
          .executableTarget(name: "Widgets", dependencies: ["Views"]),
          .executableTarget(name: "Own", dependencies: [
            .product(name: "WidgetKit", package: "Vitrine")
          ]),
          .executableTarget(name: "Tool", dependencies: ["Circle"]),
        ])
      """)
    #expect(package.programs == ["Widgets", "Own"])
    #expect(try package.program(named: "Own") == "Own")
    #expect {
      try package.program(named: "Widget")
    } throws: {
      ($0 as? ToolError)?.hint?.contains("'Widgets'") == true
    }
    #expect(throws: ToolError.self) { try package.program(named: nil) }
  }

  @Test("with old tools, a target is a program if a product makes it one")
  func oldTools() throws {
    let package = try describe(
      """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(
        name: "A", products: [.executable(name: "widgets", targets: ["Widgets"])],
        dependencies: [.package(path: "/nowhere/Vitrine")],
        targets: [
          .target(
            name: "Widgets", dependencies: [.product(name: "WidgetKit", package: "Vitrine")],
            swiftSettings: [.define("FEATURE")])
        ])
      """)
    #expect(try package.program(named: nil) == "Widgets")
    #expect(package.targets.first?.defines == ["FEATURE"])
  }

  @Test("a manifest that does not run is an error with the compiler's message")
  func fault() {
    #expect {
      try describe("// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Pakage()")
    } throws: {
      ($0 as? ToolError)?.message.contains("Pakage") == true
    }
  }
}
