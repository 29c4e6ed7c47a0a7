import Foundation
import Testing

@testable import VitrineIsolation
@testable import VitrineProcess
@testable import VitrineXcode

@Suite("Symbols that the linker does not find")
struct UndefinedSymbolTests {
  @Test(
    "symbols are read from the messages of all linkers, and C++ is not misread",
    arguments: [
      (
        "/usr/bin/ld: a.o: in function `f':\na.c:(.text+0x1): undefined reference to `gauge_read'",
        "gauge_read"
      ),
      ("a.o:a.swift:function f: error: undefined reference to 'gauge_read'", "gauge_read"),
      (
        "ld.lld: error: undefined symbol: $s3Kit4readyyF\n>>> referenced by a.swift",
        "$s3Kit4readyyF"
      ),
      ("ld.lld: error: undefined symbol: gauge::read(int)", nil),
      ("undefined reference to `gauge_read(int)'", nil),
      ("a.swift:1:2: error: cannot find 'gauge_read' in scope", nil),
    ] as [(String, String?)])
  func messages(_ text: String, _ name: String?) {
    #expect(UndefinedSymbols(text).names == Set([name].compactMap(\.self)))
  }

  @Test("a body for a function that nothing defines is a module of C that the program links")
  func body() throws {
    var plan = AbsentCodeTests().plan(missing: [])
    plan.modules = [StagingPlan.Module(name: "W", kind: .program)]
    plan.define(["gauge_read"])
    plan.define(["gauge_read", "gauge_write"])
    #expect(plan.modules.map(\.name) == ["W", "VitrineUndefined"])
    #expect(plan.modules[0].modules == ["VitrineUndefined"])
    let code = try #require(try plan.modules[1].files["undefined.c"]?.text())
    #expect(code.contains("__asm__(\"gauge_read\")") && code.contains("__asm__(\"gauge_write\")"))
  }
}

#if canImport(SwiftParser)
  extension IsolationTests {
    private static let sources = [
      "A.swift": """
      import Gauges
      struct Failure: Error {}
      public func level() -> Int { Int(gauge_level()) }
      func read() throws -> Int {
        let value = gauge_read()
        return Int(value)
      }
      @_silgen_name("gauge_write") func write() -> Int32
      func save() { _ = write() }
      // gauge_read is called once.
      public func all() -> Int { save(); return level() + ((try? read()) ?? 1) }
      """
    ]
    private static let library = [
      "module.modulemap": "module Gauges { header \"Gauges.h\" }",
      "Gauges.h": "int gauge_level(void);\nint gauge_read(void);\n",
      "gauges.c": "int gauge_level(void) { return 41; }\n",
    ]

    /// Links the module with its library, and returns what the linker says.
    private func link(_ module: Module, _ texts: [String: String] = [:]) throws -> String {
      try module.folder.add(texts)
      let swift = URL(filePath: try Toolchain.find().swift).resolvingSymlinksInPath()
      let tools = swift.deletingLastPathComponent()
      let folder = module.folder.url.path
      let object = try ChildProcess(
        tools.appending(path: "clang").path, ["-c", "gauges.c", "-o", "gauges.o"],
        folder: folder, timeout: 60
      ).run()
      try #require(object.status == 0, "\(object.text)")
      let files = Array(module.sources.keys) + texts.keys.filter { module.sources[$0] == nil }
      return try ChildProcess(
        tools.appending(path: "swiftc").path,
        ["-I", folder, "-emit-library", "-Xlinker", "-z", "-Xlinker", "defs", "-o", "kit.so"]
          + ["-module-name", "Kit", "gauges.o"] + files, folder: folder, timeout: 60
      ).run().text
    }

    @Test("what a header or an attribute declares and no library has is left out where it is used")
    func undefinedSymbols() throws {
      let module = try Module(IsolationTests.sources, headers: IsolationTests.library)
      let undefined = UndefinedSymbols(try link(module)).names
      #expect(undefined == ["gauge_read", "gauge_write"])
      var work = module.isolator.begin(module.sources, generated: [], firstNumber: 1)
      #expect(module.isolator.run(&work).places.isEmpty)
      module.isolator.leaveOut(&work, uses: undefined)
      let isolated = module.isolator.run(&work)
      #expect(isolated.failure == nil, "\(isolated.unexplained)")
      let text = try #require(isolated.texts["A.swift"])
      #expect(text.contains("func level() -> Int { Int(gauge_level()) }"))
      #expect(isolated.places.map(\.line).sorted() == [5, 8, 9], "\(isolated.places)")
      #expect(isolated.places.contains { $0.reason.contains("no library here has it") })
      #expect(UndefinedSymbols(try link(module, isolated.texts)).names.isEmpty)
    }
  }
#endif
