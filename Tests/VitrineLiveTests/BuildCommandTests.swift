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

  @Test func `a source's job does not change the driver's records`() throws {
    let line =
      "swift-frontend -c A.swift -primary-file '/p/B.swift' "
      + "-emit-reference-dependencies-path /o/B.swiftdeps -o /o/B.o"
    let jobs = FrontendJobs(line + "\nswift-frontend -emit-module A.swift\n")
    let command = try #require(jobs.command(for: "/p/B.swift"))
    #expect(command.program == "swift-frontend")
    #expect(command.words.contains("/o/B.swiftdeps.alone"))
    #expect(!command.words.contains("/o/B.swiftdeps"))
    #expect(jobs.command(for: "/p/A.swift") == nil)
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
    let plan = try #require(BuildManifest(folder: folder.path))
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
}
