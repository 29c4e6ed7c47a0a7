import Foundation
import Synchronization
import Testing
import VitrineDevices
import VitrineProcess
import VitrineSyntax

@testable import VitrineXcode

struct BuildingTests {
  /// A package manager that can't build while a plan of another package exists.
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

  @Test("results of another version are not used, even if only a module of projects differs")
  func version() throws {
    let folder = try Folder([
      "Package.swift": "", "Sources/Apple/SwiftUI/Text.swift": "1",
      "StandIns/Sources/os/Log.swift": "1",
    ])
    let first = Fingerprint.ofVitrine(folder.url)
    #expect(Fingerprint.ofVitrine(folder.url) == first)
    try folder.add(["StandIns/Sources/os/Log.swift": "22"])
    let second = Fingerprint.ofVitrine(folder.url)
    try folder.add(["Sources/Apple/SwiftUI/Text.swift": "22"])
    #expect(Set([first, second, Fingerprint.ofVitrine(folder.url)]).count == 3)
  }

  @Test(arguments: [
    ("NSFileProtectionComplete", ["--data-protection", "complete"]),
    (
      "NSFileProtectionCompleteUntilFirstUserAuthentication",
      ["--data-protection", "completeUntilFirstUserAuthentication"]
    ),
    ("", []),
  ])
  func `entitlements determine the protection of the widgets' data`(
    name: String, arguments: [String]
  ) {
    var target = ProjectTarget(
      name: "Widgets", product: .appExtension, platform: .iOS,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    target.entitlements["com.apple.developer.default-data-protection"] = .string(name)
    #expect(target.archiveArguments == arguments)
  }

  @Test(arguments: [
    (ApplePlatform.macOS, Device.Platform.mac), (.watchOS, .watch), (.visionOS, .vision),
  ])
  func `the devices and the design of projects are those of the tables`(
    platform: ApplePlatform, kind: Device.Platform
  ) {
    let target = ProjectTarget(
      name: "Widgets", product: .appExtension, platform: platform,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    #expect(target.deviceName == Device.standard(on: kind)?.name)
    #expect(KeptMatrix.design == DesignGeneration.current.rawValue)
  }

  @Test func `an unusable plan is created again, once`() throws {
    let place = try Place(BuildingTests.manager)
    try place.write("", "release.yaml")
    #expect(isBuilt(try place.builder.build(.product("A"), origins: [:])))
    #expect(place.calls == 2)
    #expect(!place.products.isUnfinished)
  }

  @Test(arguments: [("", true), ("2147483647", true), ("\(getpid())", false)])
  func `plans of a killed build are removed before the next one starts`(
    marker: String, isUnfinished: Bool
  ) throws {
    let place = try Place(BuildingTests.manager)
    try place.write("", "release.yaml")
    try place.write(marker, "unfinished")
    #expect(place.products.isUnfinished == isUnfinished)
    #expect(isBuilt(try place.builder.build(.product("A"), origins: [:])))
    #expect(place.calls == (isUnfinished ? 1 : 2))
  }

  @Test func `a full disk is reported as such, and not retried`() throws {
    let place = try Place(
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        case "$1" in --scratch-path) scratch="$2" ;; esac
        shift
      done
      echo call >> "$scratch/calls"
      echo "error: unable to write '$scratch/a.o': No space left on device" >&2
      exit 1
      """)
    let error = #expect(throws: ProjectError.self) {
      try place.builder.build(.product("Widgets"), origins: [:])
    }
    #expect(error?.message == "the disk is full")
    #expect(error?.file == place.products.url.path)
    #expect(place.calls == 1)
    #expect(!place.products.isUnfinished)
  }

  @Test func `a run waits for another one that builds with the same modules, and reports it`()
    async throws
  {
    let place = try Place(BuildingTests.manager)
    let lines = Lines()
    let builder = PackageBuilder(
      folder: place.builder.folder, vitrine: place.builder.vitrine,
      toolchain: place.builder.toolchain, progress: lines.add)
    let first = try place.builder.lock()
    async let second: Void = {
      let lock = try builder.lock()
      lines.add("it goes on")
      withExtendedLifetime(lock) {}
    }()
    while lines.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(lines.all == ["waiting for another run, which builds with the same modules"])
    _ = consume first
    try await second
    #expect(lines.all.last == "it goes on")
  }

  @Test func `another toolchain has its own modules, and the first run reports it`() throws {
    let place = try Place(BuildingTests.manager)
    let old = place.builder.toolchain
    let new = Toolchain(swift: old.swift, version: "7", cache: old.cache)
    #expect(
      PackageBuilder.scratch(new, place.builder.vitrine)
        != PackageBuilder.scratch(old, place.builder.vitrine))
    let lines = Lines()
    let builder = PackageBuilder(
      folder: place.builder.folder, vitrine: place.builder.vitrine, toolchain: new,
      progress: lines.add)
    for _ in 0..<2 { _ = try builder.lock() }
    #expect(lines.all == ["compiling Vitrine's modules for Swift 7, once for all projects"])
  }

  @Test func `errors in sources are reported immediately`() throws {
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

/// Lines of progress, from any thread.
private final class Lines: Sendable {
  private let kept = Mutex<[String]>([])

  var all: [String] { kept.withLock { $0 } }
  var add: @Sendable (String) -> Void { { line in self.kept.withLock { $0.append(line) } } }
}
