import Foundation

/// A folder in which a person may run any command.
enum AnswerPlace: String, CaseIterable {
  case empty = "An empty folder"
  case archives = "A folder of archives"
  case goldens = "Goldens of archives"
  case oldGoldens = "Goldens of archives, and old ones that no archive needs"
  case package = "A package"
  case unbuildable = "A package that does not build"
  case packageAndGoldens = "A package, with its goldens beside those of archives"
  case inner = "A folder in a package"
  case missing = "Goldens of a package that is missing"
  case project = "An Xcode project without widgets"
  case undecided = "A package and an Xcode project"
  case readOnly = "A folder of goldens that cannot be written to"

  /// The folder below the place in which commands run.
  var inside: String? { self == .inner ? "Kitchen" : nil }

  /// Creates the files of the place.
  func make(in folder: TemporaryFolder, swift: StandInToolchain) throws {
    switch self {
    case .empty: break
    case .archives:
      try folder.archive("Card.json")
      try folder.archive("Note.json", kind: "Note")
    case .goldens, .readOnly: try goldens(in: folder)
    case .oldGoldens:
      try goldens(in: folder)
      try folder.write("old", to: "Golden/cards/old.systemSmall-entry-light@1x.png")
    case .package: try package(in: folder, swift)
    case .unbuildable:
      try package(in: folder, swift)
      try folder.write("", to: "Kitchen/fault")
    case .packageAndGoldens:
      try package(in: folder, swift)
      try goldens(in: folder)
    case .inner: try package(in: folder, swift)
    case .missing:
      try package(in: folder, swift)
      for name in ["Package.swift", "Kitchen"] {
        try FileManager.default.removeItem(at: folder.folder.appending(path: name))
      }
    case .project: try project(in: folder)
    case .undecided:
      try package(in: folder, swift)
      try project(in: folder)
    }
  }

  private func goldens(in folder: TemporaryFolder) throws {
    try folder.makeFolder("Golden/cards")
    try folder.archive("Golden/cards/card.json")
    try folder.write(#"{"scales": [1]}"#, to: "Golden/cards/matrix.json")
    try record(["verify", "-q", "--record", "all", "--goldens", "Golden"], in: folder, [:])
  }

  private func package(in folder: TemporaryFolder, _ swift: StandInToolchain) throws {
    try folder.makeFolder("Kitchen")
    try folder.makeFolder("Golden/Kitchen")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kitchen",
        targets: [.executableTarget(name: "Kitchen", dependencies: ["WidgetKit"], path: "Kitchen")])

      """, to: "Package.swift")
    try folder.write("import WidgetKit\n", to: "Kitchen/Kitchen.swift")
    try folder.write(
      #"{"families": ["systemSmall"], "colorSchemes": ["light"], "scales": [1]}"#,
      to: "Golden/Kitchen/matrix.json")
    try record(
      ["verify", "-q", "--record", "all", "--package", "."], in: folder, swift.environment)
    try FileManager.default.removeItem(at: folder.folder.appending(path: ".build"))
  }

  /// Records goldens, and leaves nothing else.
  private func record(
    _ words: [String], in folder: TemporaryFolder, _ environment: [String: String]
  ) throws {
    let variables = ["CI": "", "VITRINE_RECORD": ""].merging(environment) { _, new in new }
    let result = try Tool.run(words, in: folder.folder, environment: variables)
    guard result.code == 0 else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.removeItem(at: folder.folder.appending(path: ".vitrine"))
  }

  private func project(in folder: TemporaryFolder) throws {
    try folder.makeFolder("App.xcodeproj")
    try folder.write(
      """
      // !$*UTF8*$!
      {archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (A);};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>";};
        A = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (S);
          productType = "com.apple.product-type.application";};
        S = {isa = PBXSourcesBuildPhase; files = (B);};
        B = {isa = PBXBuildFile; fileRef = F;};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = App;};};
      };}

      """, to: "App.xcodeproj/project.pbxproj")
    try folder.write("@main struct App {}\n", to: "App.swift")
  }
}

extension TemporaryFolder {
  fileprivate func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path), withIntermediateDirectories: true)
  }
}

/// A program `swift` that answers like Swift's package manager for one package, whose program of
/// widgets is compiled already, so that hundreds of command lines take seconds.
final class StandInToolchain {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    try place.archive("Card.json", families: ["systemSmall"])
    try write(StandInToolchain.swift, to: "swift")
    try write(StandInToolchain.program(archive: place.folder.path + "/Card.json"), to: "Kitchen")
  }

  /// The variables with which commands find it.
  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": place.folder.path + ":" + path, "XDG_CACHE_HOME": place.folder.path + "/cache",
      "STAND_IN": place.folder.path, "SWIFTPM_BUILD_DIR": "",
    ]
  }

  private func write(_ text: String, to name: String) throws {
    try place.write(text, to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.folder.appending(path: name).path)
  }

  /// The package manager: describes the package, and builds it unless it holds a file `fault`.
  private static let swift = """
    #!/bin/sh
    case "$*" in
      *dump-package*) echo '{"name": "Kitchen", "products": [], "targets": [{"name": "Kitchen",
        "type": "executable", "dependencies": [{"byName": ["WidgetKit", null]}]}]}';;
      build*)
        package=$3
        if [ -e "$package/Kitchen/fault" ]; then
          echo "$package/Kitchen/Kitchen.swift:1:8: error: no such module 'Fault'"
          exit 1
        fi
        mkdir -p "$5/debug"
        cp "$STAND_IN/Kitchen" "$5/debug/Kitchen";;
      *--version*) echo "Swift version 6.3";;
    esac
    """

  /// The program of widgets, which archives the one that was made before.
  private static func program(archive: String) -> String {
    """
    #!/bin/sh
    work=$1
    while [ $# -gt 1 ]; do [ "$1" = -o ] && folder=$2; shift; done
    case $work in
      list)
        echo '{"program": "Kitchen", "widgets": [], "intents": [], "previews": []}'
        exit;;
      archive)
        [ "$STAND_IN_WIDGETS" = none ] ||
        cp '\(archive)' "$folder/Card.json"
        [ "$STAND_IN_WIDGETS" = none ] || list="{\\"kind\\": \\"Card\\", \\"file\\": \\"$folder/Card.json\\"}";;
    esac
    echo "{\\"archives\\": [$list], \\"faults\\": [], \\"warnings\\": [], \\"recorded\\": [],
      \\"notDrawn\\": []}"
    """
  }
}
