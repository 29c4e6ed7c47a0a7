import Foundation
import Testing
import VitrineProcess

@testable import VitrineXcode

struct BuildingTests {
  /// A package manager that cannot build as long as a plan of another package is there.
  private static let manager = """
    #!/bin/sh
    while [ $# -gt 0 ]; do
      case "$1" in --scratch-path) scratch="$2" ;; esac
      shift
    done
    echo call >> "$scratch/calls"
    if [ -e "$scratch/release.yaml" ]; then
      echo "error: No target named 'Other-release.exe' in build description" >&2
      exit 1
    fi
    """

  private struct Place {
    let folder: Folder
    let builder: PackageBuilder
    let products: BuildFolder

    init(_ manager: String) throws {
      folder = try Folder(["swift": manager, "package/Package.swift": ""])
      let swift = folder.url.appending(path: "swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: swift.path)
      let toolchain = Toolchain(swift: swift.path, version: "6", cache: folder.url.path)
      builder = PackageBuilder(
        folder: folder.url.appending(path: "package"), vitrine: folder.url, toolchain: toolchain
      ) { _ in
      }
      products = BuildFolder(url: PackageBuilder.scratch(toolchain, folder.url))
      try FileManager.default.createDirectory(
        at: products.url, withIntermediateDirectories: true)
    }

    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: products.url.appending(path: name))
    }

    var calls: Int {
      let text = try? String(contentsOf: products.url.appending(path: "calls"), encoding: .utf8)
      return text?.split(separator: "\n").count ?? 0
    }
  }

  private func isBuilt(_ outcome: PackageBuilder.Outcome) -> Bool {
    if case .built = outcome { true } else { false }
  }

  @Test(arguments: [
    ("NSFileProtectionComplete", ["--data-protection", "complete"]),
    (
      "NSFileProtectionCompleteUntilFirstUserAuthentication",
      ["--data-protection", "completeUntilFirstUserAuthentication"]
    ),
    ("", []),
  ])
  func `entitlements say how the widgets' data is protected`(name: String, arguments: [String]) {
    var target = ProjectTarget(
      name: "Widgets", product: .appExtension, platform: .iOS,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    target.entitlements["com.apple.developer.default-data-protection"] = .string(name)
    #expect(target.archiveArguments == arguments)
  }

  @Test func `a plan that is of no use is made anew, once`() throws {
    let place = try Place(BuildingTests.manager)
    try place.write("", "release.yaml")
    #expect(isBuilt(try place.builder.build(.product("A"), origins: [:])))
    #expect(place.calls == 2)
    #expect(!place.products.isUnfinished)
  }

  @Test(arguments: [("", true), ("2147483647", true), ("\(getpid())", false)])
  func `plans of a build that was killed go before the next begins`(
    marker: String, isUnfinished: Bool
  ) throws {
    let place = try Place(BuildingTests.manager)
    try place.write("", "release.yaml")
    try place.write(marker, "unfinished")
    #expect(place.products.isUnfinished == isUnfinished)
    #expect(isBuilt(try place.builder.build(.product("A"), origins: [:])))
    #expect(place.calls == (isUnfinished ? 1 : 2))
  }

  @Test func `errors in sources are told at once`() throws {
    let place = try Place(
      BuildingTests.manager.replacingOccurrences(
        of: "error: No", with: "/a/B.swift:1:2: error: cannot find 'c' in scope No"))
    try place.write("", "release.yaml")
    guard case .failed(let diagnostics, _) = try place.builder.build(.product("A"), origins: [:])
    else {
      Issue.record("the build did not fail")
      return
    }
    #expect(diagnostics.map(\.line) == [1])
    #expect(place.calls == 1)
  }
}
