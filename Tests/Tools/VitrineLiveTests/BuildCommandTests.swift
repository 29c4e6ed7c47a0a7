import Foundation
import Testing

@testable import VitrineLive
@testable import VitrineProcess

@Suite struct BuildCommandTests {
  @Test func `arguments are split as in a shell`() {
    #expect(
      ShellWords.split(#"cc -I 'a b/#c' "d e" f\ g '' -D"x"=1"#)
        == ["cc", "-I", "a b/#c", "d e", "f g", "", "-Dx=1"])
  }

  @Test func `flags of builds are words, and none of them moves the products`() throws {
    #expect(try Toolchain.buildFlags(in: "") == [])
    #expect(
      try Toolchain.buildFlags(in: "--disable-index-store -Xswiftc '-D A'")
        == ["--disable-index-store", "-Xswiftc", "-D A"])
    for option in ["-c release", "--configuration=release", "--scratch-path /tmp", "--product A"] {
      #expect(throws: ToolError.self) { try Toolchain.buildFlags(in: "-v \(option)") }
    }
  }

  @Test func `a source's job does not change the driver's records`() throws {
    let line =
      "swift-frontend -c A.swift -primary-file '/p/B.swift' "
      + "-emit-reference-dependencies-path /o/B.swiftdeps -o /o/B.o"
    var jobs = FrontendJobs()
    jobs.add(line + "\nswift-frontend -emit-module A.swift\n")
    let command = try #require(jobs.command(for: "/p/B.swift"))
    #expect(command.program == "swift-frontend")
    #expect(command.words.contains("/o/B.swiftdeps.alone"))
    #expect(!command.words.contains("/o/B.swiftdeps"))
    #expect(jobs.command(for: "/p/A.swift") == nil)
  }

  @Test func `a changed body leaves the fingerprints of declarations, a changed member does not`()
    throws
  {
    let folder = try TestFolder()
    let swiftc = try #require(ProgramSearch.find("swiftc"))
    func fingerprints(_ text: String) throws -> DeclarationFingerprints? {
      try folder.write(text, to: "A.swift")
      let words = ["-frontend", "-c", "-primary-file", "A.swift", "-module-name", "A"]
      let outputs = ["-emit-reference-dependencies-path", "A.swiftdeps", "-o", "A.o"]
      let done = try ChildProcess(
        swiftc, words + outputs, folder: folder.path, timeout: 60
      ).run(Cancellation())
      #expect(done.status == 0, "\(String(decoding: done.output, as: UTF8.self))")
      return DeclarationFingerprints(record: folder.path + "/A.swiftdeps")
    }
    let before = try #require(try fingerprints("struct A { var a = 1; func b() -> Int { a } }"))
    // Other names in a body, with the identifiers of extensions.
    let body = "struct A { var a = 1; func b() -> Int { [\"\\(a)\"].joined().count } }"
    #expect(try fingerprints(body) == before)
    for text in [
      "struct A { var c = 2; var a = 1; func b() -> Int { a } }",
      "struct A { var a = 1; func b(_ c: Int = 2) -> Int { a } }",
      "struct A { var a = 1; func b() -> Int { a } }; extension A { func c() {} }",
    ] {
      #expect(try fingerprints(text) != before, "\(text)")
    }
    #expect(DeclarationFingerprints(Array("DEPS".utf8)) == nil)
  }

  @Test func `commands are found in the package manager's plan`() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      commands:
        "C.App-x86_64-unknown-linux-gnu-debug.exe":
          tool: shell
          inputs: ["/o/a.o"]
          args: ["swiftc","-o","App"]

        "C.App-x86_64-unknown-linux-gnu-debug.module":
          tool: shell
          inputs: ["/p/A.swift","/o/sources"]
          args: ["swiftc","-c","-DNAME=\\"a b\\""]

      """, to: ".build/debug.yaml")
    let plan = try #require(BuildManifest(file: folder.path + "/.build/debug.yaml"))
    #expect(plan.link("App")?.arguments == ["swiftc", "-o", "App"])
    #expect(plan.compile("App")?.arguments == ["swiftc", "-c", "-DNAME=\"a b\""])
    #expect(plan.compile("App")?.inputs.first == "/p/A.swift")
    #expect(plan.compile("Ap") == nil)
  }

  @Test func `written, created and removed files are changes`() throws {
    let folder = try TestFolder()
    try folder.write("a", to: "A.swift")
    try folder.write("b", to: "In/B.swift")
    let before = FileSnapshot(folder.path)
    #expect(FileSnapshot(folder.path).changes(since: before).isEmpty)
    try folder.write("aa", to: "A.swift")
    try folder.write("c", to: "In/C.swift")
    try folder.write("d", to: ".hidden/D.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/In/B.swift")
    #expect(
      FileSnapshot(folder.path).changes(since: before)
        == Set(["A.swift", "In/B.swift", "In/C.swift"].map { folder.path + "/" + $0 }))
  }

  @Test func `a module is linked apart from everything else`() throws {
    let folder = try TestFolder()
    try folder.write("'/o/App.build/A.swift.o'\n'/o/Kit.build/K.swift.o'\n", to: "objects")
    let plan = BuildManifest(
      text: """
        commands:
          "C.App-debug.exe":
            inputs: ["/o/a.o"]
            args: ["/t/bin/swiftc","-L","/l","-Xlinker","--defsym","-Xlinker","main=App_main","-lpng","@\(folder.path)/objects"]

          "C.App-debug.module":
            inputs: ["/p/A.swift"]
            args: ["/t/bin/swiftc","-c","-output-file-map","/o/App.build/map.json"]

        """)
    let scratch = try TestFolder()
    try scratch.write("-lm -lm", to: "libraries")
    let commands = try #require(ModuleCommands(["App"], plan: plan, folder: scratch.path))
    let own = try #require(commands.objects.first)
    #expect(commands.objects.count == 1 && own.hasPrefix(scratch.path + "/App/"))
    let base = try #require(commands.linkBase()).words
    #expect(base.contains("/o/Kit.build/K.swift.o") && !base.contains(own))
    #expect(base.contains("-lpng") && base.filter { $0 == "-lm" }.count == 1)
    #expect(!base.contains("main=App_main"))
    let alone = commands.linkAlone(to: "/m").words
    #expect(alone.contains(own) && alone.contains("main=App_main"))
    #expect(!alone.contains(commands.base) && !alone.contains("-lpng"))
    let checked = try #require(commands.linkChecked(to: "/m")).words
    #expect(checked.contains(own) && checked.contains("main=App_main"))
    #expect(checked.contains(commands.base) && checked.contains("-lpng"))
  }

  @Test func `modules are compiled in their order, with module files for those after them`() throws
  {
    let folder = try TestFolder()
    try folder.write("/o/App.build/A.swift.o\n/o/Kit.build/A.swift.o\n/o/C.o\n", to: "objects")
    let module = { (name: String) in
      """

        "C.\(name)-release.module":
          inputs: ["/\(name)/A.swift","/\(name)/In/A.swift","/o/sources"]
          args: ["/t/swiftc","-emit-module","-emit-module-path","/o/M","-output-file-map","/o/\(name).build/m","-whole-module-optimization","-num-threads","2","-c","@/o/sources","-O","-Xcc","-g","-DA","-Onone"]

      """
    }
    let link = """

        "C.App-release.exe":
          inputs: []
          args: ["/t/swiftc","@\(folder.path)/objects"]

      """
    let plan = BuildManifest(text: module("Kit") + module("App") + link)
    let commands = try #require(ModuleCommands(["Kit", "App"], plan: plan, folder: folder.path))
    #expect(commands.others == ["/o/C.o"])
    #expect(Set(commands.objects).count == 4)
    let (kit, app) = (commands.modules[0].compile, commands.modules[1].compile)
    for words in [kit, app] {
      #expect(words.starts(with: ["/t/swiftc", "-I", folder.path + "/Modules", "-DA", "-c"]))
      #expect(!words.contains { ["-O", "-whole-module-optimization", "/o/M", "-g"].contains($0) })
    }
    #expect(kit.last == folder.path + "/Modules/Kit.swiftmodule")
    #expect(!app.contains("-emit-module"))
    #expect(ModuleCommands(["Other", "App"], plan: plan, folder: folder.path) == nil)
  }

  @Test func `a program that cannot be loaded is told from one that fails`() throws {
    let folder = try TestFolder()
    try folder.write("#!/bin/sh\nexit 127\n", to: "loader")
    #expect(chmod(folder.path + "/loader", 0o700) == 0)
    try folder.write("", to: "base")
    let place = try ProgramPlace(
      named: "App", loader: folder.path + "/loader", base: folder.path + "/base",
      beside: folder.path)
    func list(_ place: ProgramPlace?) -> LiveError? {
      let program = WidgetProgram(
        path: folder.path + "/loader", data: folder.path, place: place)
      do throws(LiveError) {
        _ = try program.list(Cancellation())
        return nil
      } catch {
        return error
      }
    }
    #expect(place.module == place.program + ".so")
    #expect(list(place) == .notLoaded)
    #expect(list(nil)?.message == "the widgets' program ended with status 127")
  }

  @Test func `an unlinked program has the variable and the status of its runtime`() throws {
    let runtime = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Apple/CVitrineRuntime")
    let header = try String(
      contentsOf: runtime.appending(path: "include/discovery.h"), encoding: .utf8)
    let code = try String(contentsOf: runtime.appending(path: "module.c"), encoding: .utf8)
    #expect(header.contains(#"VITRINE_AWAITS_VARIABLE "\#(WidgetProgram.awaitsModule)""#))
    #expect(code.contains("STATUS_INCOMPLETE = \(WidgetProgram.statusIncomplete) "))
  }
}
