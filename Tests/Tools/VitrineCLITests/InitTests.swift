import Foundation
import Testing
import Vitrine
import VitrineProcess
import VitrineTestSupport

@testable import VitrineServices

/// `vitrine init` and `vitrine doctor`.
@Suite("Starting a project")
struct InitTests {
  /// The folder of the project.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The arguments of the compiler for a file of widgets: SwiftPM's, without the half minute in which
  /// it resolves the package.
  private static let compiler = """
    B=$(dirname "$V"); S='\(root.path)/Sources'
    compile() {
      swiftc -parse-as-library -swift-version 5 -warnings-as-errors -I "$B/Modules" \
        -load-plugin-executable "$B/VitrineMacros-tool#VitrineMacros" \
        $(find "$S" "$B"/CVitrine*.build -name module.modulemap | sed 's/^/-Xcc -fmodule-map-file=/') \
        $(pkg-config --cflags-only-I cairo freetype2 harfbuzz | sed 's/-I/-Xcc -I/g') "$@"
    }
    """

  /// The options for each kind of package, and for templates of a widget; `make templates` tries each of them.
  private static let packages =
    ["--live-activity", "--control", "--template=progress"]
    + (TestLength.isLong ? WidgetTemplate.allCases : [.image]).map { "--template=\($0.rawValue)" }

  @Test("each kind of package compiles, draws and has no findings, untouched", arguments: packages)
  func works(_ option: String) throws {
    let place = try TemporaryFolder()
    let result = try Tool.run("init", "Tasks", option, in: place.folder)
    #expect(result.code == 0, "\(result.errors)")
    // The program is linked with the modules that another program of widgets is linked with.
    let line = """
      set -e
      \(Self.compiler)
      grep -v '/faulty.widgets\\.build/' "$B/faulty-widgets.product/Objects.LinkFileList" >objects
      compile -module-name Tasks Tasks/Tasks/*.swift $(ls "$B"/Charts.build/*.o | grep -v wrap) @objects -o program \
        $(pkg-config --libs cairo harfbuzz) -ljpeg -lpng -l_FoundationICU -lstdc++
      ./program archive -o archives --resources Tasks/Tasks --fresh --data data --date 2026-01-31T09:41:00Z
      "$V" gallery -q archives/*.json -o gallery/ && test -s gallery/index.html
      "$V" check archives/*.json
      """
    let work = try Tool.shell(line, in: place.folder)
    #expect(work.code == 0, "\(work.text)\(work.errors)")
    let said = work.text + work.errors
    #expect(said.contains("0 errors, 0 warnings"), "\(said)")
  }

  @Test("the tests of each kind of package compile", arguments: ProjectKind.allCases)
  func tests(_ kind: ProjectKind) throws {
    guard kind != .archive else { return }
    let place = try TemporaryFolder()
    let result = try Tool.run("init", "Tasks", "--\(kind.rawValue)", in: place.folder)
    #expect(result.code == 0, "\(result.errors)")
    let line = """
      \(Self.compiler)
      compile -module-name Tasks -enable-testing -emit-module -o Tasks.swiftmodule Tasks/Tasks/*.swift &&
        compile -module-name TasksTests -typecheck -I . Tasks/Tests/TasksTests/*.swift
      """
    let compilation = try Tool.shell(line, in: place.folder)
    #expect(compilation.code == 0, "\(compilation.text)\(compilation.errors)")
  }

  @Test("compiled modules are used only by the compiler that built them")
  func compiledModules() throws {
    let place = try TemporaryFolder()
    let line = """
      modules=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")/lib/swift/linux/Swift.swiftmodule
      interface=$(ls "$modules/$(uname -m)"-*.swiftinterface | grep -v private | head -1)
      version=$(sed -n 's|^// swift-compiler-version: ||p' "$interface")
      targets() { swift package --package-path "$1" dump-package |
        python3 -c 'import json, sys; print("targets", *[t["name"] for t in json.load(sys.stdin)["targets"]])'; }
      for said in "$version" "$version-other"; do
        # SwiftPM keeps what the manifest of a folder said.
        mkdir -p "$said/Compiled" "$said/StandIns/Sources/MapKit"
        cp '\(Self.root.path)/Package.swift' "$said/"
        cp '\(Self.root.path)/StandIns/Package.swift' "$said/StandIns/"
        echo >"$said/StandIns/Sources/MapKit/Map.swift"
        printf '%s\\n' "$(basename "$interface" .swiftinterface)" "$said" >"$said/Compiled/compiler"
        targets "$said" && targets "$said/StandIns"
      done
      """
    let result = try Tool.shell(line, in: place.folder)
    let lists = result.text.split(separator: "\n").map(String.init)
    try #require(lists.count == 4, "\(result.errors)")
    #expect(lists[0] == "targets CCompiledModules VitrineMacros CompiledModules")
    #expect(lists[1] == "targets CCompiledStandIns CompiledStandIns")
    #expect(lists[2].contains("WidgetKit") && !lists[2].contains("Compiled"))
    #expect(lists[3] == "targets MapKit")
  }

  @Test("an archive is valid, and is drawn")
  func archive() throws {
    let place = try TemporaryFolder()
    #expect(try Tool.run("init", "Card", "--archive", in: place.folder).code == 0)
    let check = try Tool.run("validate", "Golden/Card/Card.json", "--strict", in: folder(place))
    #expect(check.code == 0, "\(check.errors)")
    // Nothing is recorded if CI is set.
    let record = try Tool.run(
      ["verify", "--record", "missing"], in: folder(place), environment: ["CI": ""])
    #expect(record.code == 0, "\(record.errors)")
    #expect(try Tool.run("verify", in: folder(place)).code == 0)
  }

  private func folder(_ place: TemporaryFolder) -> URL { place.folder.appending(path: "Card") }

  @Test("a server for agents is added to a list of others, and nothing else changes")
  func agents() throws {
    let place = try TemporaryFolder()
    let file = place.folder.appending(path: ".mcp.json")
    let given = "{ \"mcpServers\": {\"other\": {\"command\": \"x\"}},\n\t\"kept\": 1 }"
    let server = "\n    \"vitrine\": { \"command\": \"vitrine\", \"args\": [\"mcp\", \".\"] },"
    try Data(given.utf8).write(to: file)
    for code in [0, 0] {
      #expect(try Tool.run("init", "--agents", in: place.folder).code == code)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == given.replacing("\"mcpServers\": {", with: "\"mcpServers\": {" + server))
    }
    for text in ["[]", "{\"mcpServers\": []}", "{", "{}"] {
      try Data(text.utf8).write(to: file)
      let result = try Tool.run("init", "--agents", in: place.folder)
      #expect(result.code == 2 && result.errors.contains("add to its \"mcpServers\""), "\(text)")
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("no file is replaced")
  func twice() throws {
    let place = try TemporaryFolder()
    #expect(try Tool.run("init", "Card", "--archive", in: place.folder).code == 0)
    let again = try Tool.run("init", "Card", "--archive", in: place.folder)
    #expect(again.code == 2)
    #expect(again.errors.contains("'Card/Golden/Card/Card.json' already exists"))
  }

  @Test(
    "a name must be a module name",
    arguments: [
      "1st", "my widget", "a/..", "SwiftUI", "class", "Int", "Café", "",
      String(repeating: "a", count: 65),
    ])
  func names(_ name: String) throws {
    let place = try TemporaryFolder()
    let result = try Tool.run("init", name, in: place.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("is not a valid module name"))
    #expect(place.files == [])
  }

  @Test("a path names the folder, and its last part the module")
  func path() throws {
    let place = try TemporaryFolder()
    let result = try Tool.run("init", "widgets/Card/", "--archive", in: place.folder)
    #expect(result.code == 0 && result.errors.contains("cd widgets/Card"), "\(result.errors)")
    #expect(place.files.contains("widgets/Card/Golden/Card/Card.json"))
  }

  @Test("a folder's name becomes a module name")
  func folderNames() {
    #expect(ProjectNames.name(from: "my-widgets 2") == "MyWidgets2")
    #expect(ProjectNames("TasksWidget")?.type == "Tasks")
    #expect(ProjectNames("Widgets")?.type == "Widgets")
  }

  @Test("only one kind of project is created at a time")
  func kinds() throws {
    let place = try TemporaryFolder()
    let result = try Tool.run("init", "A", "--widget", "--control", in: place.folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("--widget and --control cannot be combined"))
  }

  @Test("the article shows the manifest that is written")
  func manifest() throws {
    let article = try String(
      contentsOf: Self.root.appending(
        path: "Sources/Renderer/Vitrine/Vitrine.docc/WidgetsOnLinux.md"),
      encoding: .utf8)
    #expect(article.contains(ProjectTemplate.manifest("TasksWidget", package: "../Vitrine")))
  }

  @Test("a manifest names a clone nearby by its relative path, and another by its absolute one")
  func places() {
    let row = { SwiftParts.place(of: $0, from: $1) }
    #expect(row("/home/me/vitrine", "/home/me/dev/Tasks") == "../../vitrine")
    #expect(row("/home/me/vitrine", "/tmp/Tasks") == "/home/me/vitrine")
    #expect(row("/usr/lib/vitrine/swift", "/usr/src/Tasks") == "/usr/lib/vitrine/swift")
    let manifest = ProjectTemplate.manifest("Tasks", package: "../vitrine")
    #expect(
      manifest.contains(
        #"["../vitrine", "/usr/lib/vitrine/swift", "/usr/local/lib/vitrine/swift"]"#))
  }

  @Test("a manifest that finds no package says what to install")
  func missingPackage() throws {
    let place = try TemporaryFolder()
    let text = ProjectTemplate.manifest("Tasks", package: "../nowhere")
      .replacing("/usr/", with: "/nowhere/")
    try Data(text.utf8).write(to: place.folder.appending(path: "Package.swift"))
    let result = try Tool.shell(
      "env -u VITRINE_PACKAGE swift package dump-package", in: place.folder)
    #expect(result.code != 0)
    #expect(result.errors.contains("error: Vitrine's Swift package is not in ../nowhere"))
    #expect(result.errors.contains("install the package vitrine-swift, or set VITRINE_PACKAGE"))
  }

  @Test("names replace the words of a template once")
  func words() throws {
    let names = try #require(ProjectNames("MyNAMEWidget"))
    let text = Template.widgetTests.text(names, subject: "DESIGNWidget")
    #expect(text.contains("struct MyNAMEWidgetTests {"))
    #expect(text.contains("of: DESIGNWidget()"))
    #expect(Template.control.text(names).contains("struct SetMyNAME: SetValueIntent"))
  }

  @Test(
    "all pictures of a new package are of one version of the system",
    arguments: ProjectKind.allCases)
  func designs(_ kind: ProjectKind) throws {
    let names = try #require(ProjectNames("Tasks"))
    let design = DesignGeneration.current.rawValue
    #expect(kind.matrix(.progress).contains(#""designs": ["\#(design)"]"#))
    guard kind != .archive else { return }
    #expect(kind.test(names).contains("$0.design = [.\(design)]"))
  }

  @Test("the steps of a workflow install Vitrine and verify, with no variable but the address")
  func workflow() throws {
    let place = try TemporaryFolder()
    #expect(try Tool.run("init", "Tasks", in: place.folder).code == 0)
    let line = """
      mkdir bin && cd bin
      for name in apt-get curl vitrine; do
        printf '#!/bin/sh\\necho "%s $*"\\n' $name >$name && chmod +x $name
      done
      cd ../Tasks
      steps() { env -i PATH="$OLDPWD:/usr/bin:/bin" "$@" \
        '\(Self.root.path)/Scripts/run-workflow.sh' .github/workflows/widgets.yml; }
      steps VITRINE_PACKAGES=https://example.org/p && ! steps A=B
      """
    let result = try Tool.shell(line, in: place.folder)
    #expect(result.code == 0, "\(result.errors)")
    for name in ["vitrine", "vitrine-swift"] {
      #expect(result.text.contains("https://example.org/p/\(name)_\(Engine.version)_"))
    }
    #expect(result.text.contains("vitrine verify --package . --report report --github"))
    #expect(result.errors.contains("VITRINE_PACKAGES: set this variable of the repository"))
  }

  @Test("without the package, the message names where it is expected")
  func package() throws {
    let place = try TemporaryFolder()
    let result = try Tool.run(
      "init", "Tasks", in: place.folder, environment: ["VITRINE_PACKAGE": place.folder.path])
    #expect(result.code == 2)
    #expect(result.errors.contains("set VITRINE_PACKAGE"))
  }

  @Test("'vitrine doctor' reports what is missing, and how to install it")
  func doctor() throws {
    let place = try TemporaryFolder()
    let result = try Tool.run(
      "doctor", "--json", in: place.folder,
      environment: ["PATH": place.folder.path, "VITRINE_PACKAGE": place.folder.path])
    #expect(result.code == 1)
    let findings = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
    let missing = findings.filter { $0["isThere"] as? Bool == false }
    let names = missing.compactMap { $0["name"] as? String }
    #expect(Set(names).isSuperset(of: ["Swift 6.3", "Vitrine's Swift package", "browser"]))
    #expect(missing.allSatisfy { ($0["remedy"] as? String)?.isEmpty == false })
    #expect(findings.contains { $0["name"] as? String == "cache" })
  }
}
