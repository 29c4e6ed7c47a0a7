import Foundation
import Synchronization
import Testing

@testable import VitrineIsolation
@testable import VitrineProcess
@testable import VitrineXcode

#if canImport(SwiftParser)
  /// Asks the compiler of the toolchain about small modules.
  @Suite("Isolation of a module")
  struct IsolationTests {
    @Test("nothing is omitted from code that compiles, and its module is written")
    func complete() throws {
      let module = try Module(["A.swift": "public func a() -> Int { 1 }\n"])
      let isolated = module.isolated()
      #expect(isolated.failure == nil)
      #expect(isolated.places.isEmpty && isolated.texts.isEmpty)
      #expect(ProjectFiles.exists(module.folder.url.appending(path: "Modules/Kit.swiftmodule")))
    }

    private static let headers = [
      // What files without an import see instead.
      "module.modulemap":
        "module Sensors_C { header \"Sensors.h\" }\nmodule SwiftUI { header \"SwiftUI.h\" }",
      "Sensors.h": "#include <nowhere/sensors.h>\nint sensors(void);\n",
      "SwiftUI.h": "",
    ]

    @Test("headers that do not compile are reported with what is wrong with them")
    func headers() throws {
      let module = try Module(
        ["A.swift": "public func a() -> Int { 1 }\n"], headers: IsolationTests.headers,
        flags: ["-Xfrontend", "-import-module", "-Xfrontend", "Sensors_C"])
      let isolated = module.isolated()
      #expect(isolated.failure == .compiler)
      let unbuilt = try #require(isolated.unexplained.first.flatMap(CompilerError.unbuiltModule))
      #expect(unbuilt.name == "Sensors_C")
      #expect(unbuilt.fault == "'nowhere/sensors.h' file not found")
    }

    @Test("an import of headers that do not compile is omitted, and the dependency with it")
    func importedHeaders() throws {
      let module = try Module(
        ["A.swift": "import Sensors_C\npublic func a() -> Int { 1 }\n"],
        headers: IsolationTests.headers)
      let isolated = module.isolated()
      #expect(isolated.failure == nil)
      #expect(isolated.places.map(\.kind) == [.importedModule])
      var plan = AbsentCodeTests().plan(missing: [])
      var kit = StagingPlan.Module(name: "Kit", kind: .library)
      kit.modules = ["Sensors_C"]
      plan.modules = [kit]
      var result = PlanIsolation.Result(plan: plan)
      result.take(isolated, of: kit, at: 0)
      #expect(result.plan.modules[0].modules.isEmpty)
    }

    @Test("a module of headers that do not compile is removed with all that imports it")
    func removedHeaders() {
      var plan = AbsentCodeTests().plan(missing: [])
      var kit = StagingPlan.Module(name: "Kit", kind: .library)
      kit.modules = ["Kit_C"]
      kit.settings = CompilerSettings.lines(plan.target.settings, bridging: "Kit_C")
      plan.modules = [kit, StagingPlan.Module(name: "Kit_C", kind: .foreign)]
      var result = PlanIsolation.Result(plan: plan)
      result.failure = ("Kit", .compiler)
      #expect(plan.removeUnbuilt(result) == nil)
      result.unexplained = ["error: could not build C module 'Kit_C': 'a.h' file not found"]
      #expect(
        plan.removeUnbuilt(result) == "the C module Kit_C is not available: 'a.h' file not found")
      #expect(plan.modules.map(\.name) == ["Kit"] && plan.modules[0].modules.isEmpty)
      #expect(plan.modules[0].settings == CompilerSettings.lines(plan.target.settings))
      #expect(plan.removeUnbuilt(result) == nil)
    }

    @Test("what was restored goes again if a module that compiled before no longer does")
    func withdrawn() {
      var work = PlanIsolation.Work(
        AbsentCodeTests().plan(missing: []), index: NameIndex(vitrine: URL(filePath: "/nowhere")))
      work.complete = ["Kit"]
      work.putBack(["B"], to: ["A"])
      #expect(work.withdraw(from: "Kit") == nil)
      work.complete = []
      #expect(work.withdraw(from: "App") == nil)
      #expect(work.putBacks < PlanIsolation.mostPutBacks)
      #expect(work.withdraw(from: "Kit") == ["A"])
      #expect(work.putBacks == PlanIsolation.mostPutBacks)
      #expect(work.withdraw(from: "Kit") == nil)
    }

    @Test(
      "a library that does not compile is removed, a program is not",
      arguments: [IsolatedModule.Failure.time, .limit, .unexplained])
    func removedLibrary(_ reason: IsolatedModule.Failure) {
      var plan = AbsentCodeTests().plan(missing: [])
      var app = StagingPlan.Module(name: "App", kind: .program)
      app.modules = ["Kit"]
      plan.modules = [app, StagingPlan.Module(name: "Kit", kind: .library)]
      var result = PlanIsolation.Result(plan: plan)
      result.failure = ("App", reason)
      #expect(plan.removeUnbuilt(result) == nil)
      result.failure = ("Kit", reason)
      #expect(plan.removeUnbuilt(result)?.hasPrefix("the module Kit is not available: ") == true)
      #expect(plan.modules.map(\.name) == ["App"] && plan.modules[0].modules.isEmpty)
    }

    @Test("unknown names are omitted around their errors, and the rest compiles")
    func inPart() throws {
      let module = try Module([
        "A.swift": """
        import Gauges
        struct Ring { var dial: Dial? }
        func value() throws -> Int {
          let gauge = Gauge(3)
          return gauge.value
        }
        func plain() -> Int { 2 }
        func show() {
          missing()
        }
        """
      ])
      let isolated = module.isolated()
      #expect(isolated.failure == nil, "\(isolated.unexplained)")
      // SwiftUI, which replaces an import, isn't available either: the import is removed.
      #expect(Set(isolated.places.map(\.kind)) == [.declaration, .type, .statements])
      #expect(Set(isolated.places.map(\.line)) == [1, 2, 4, 9])
      let text = try #require(isolated.texts["A.swift"])
      #expect(text.contains("return gauge.value") && text.contains("func plain() -> Int { 2 }"))
    }

    @Test(
      "errors that the first check finds are left out at once, whatever it checks",
      arguments: [ModuleCompiler.Phase.code, .declarations])
    func firstLook(_ phase: ModuleCompiler.Phase) throws {
      let module = try Module(
        ["A.swift": "import Gauges\nfunc a() -> Int { 1 }\n"], firstPhase: phase)
      #expect(module.isolated().failure == nil)
      let first = module.told.lines.withLock { $0.first }
      #expect(first == "Kit: 1 place left out, round 1, 1 error")
    }

    @Test("more than twice the limit of places ends the work at once")
    func limit() throws {
      let functions = (1...9).map { "func a\($0)() -> Int { missing\($0)() }\n" }.joined()
      let module = try Module(["A.swift": functions], mostPlaces: 4)
      #expect(module.isolated().failure == .limit)
    }

    @Test("only changed bodies are checked, and errors that they cause elsewhere are found")
    func changedFiles() throws {
      var texts = ["A.swift": "func a() -> Int { missing() }\nfunc b() {}\n"]
      texts["B.swift"] = "func c() -> Int { if a() > 1 { return gone() } }\n"
      let module = try Module(texts)
      let isolated = module.isolated()
      #expect(isolated.failure == nil, "\(isolated.unexplained)")
      #expect(Set(isolated.texts.keys) == ["A.swift", "B.swift"])
    }

    @Test("code is made of files with changes, and of those that did not build")
    func codeOfChangedFiles() throws {
      let module = try Module([
        "A.swift": "public func a() -> Int { missing() }\n",
        "B.swift": "func b() -> Int { if a() > 1 { return 1 } }\n",
      ])
      var work = module.isolator.begin(module.sources, generated: [], firstNumber: 1)
      #expect(Set(module.isolator.run(&work).texts.keys) == ["A.swift"])
      #expect(ProjectFiles.exists(module.folder.url.appending(path: "Modules/Kit.swiftmodule")))
      module.isolator.doubt(&work, ["B.swift"])
      #expect(Set(module.isolator.run(&work).texts.keys) == ["A.swift", "B.swift"])
    }

    @Test("code that is needed is restored, and code that does not exist is left out")
    func putBack() throws {
      let code = "func a() -> Int { missing() }\nfunc b() -> Int { c() }\n"
      let module = try Module(["A.swift": code + String(repeating: " ", count: 22) + "\n"])
      var isolator = module.isolator
      isolator.missed = { errors in Set(errors.flatMap(\.quoted)).intersection(["c"]) }
      var work = isolator.begin(module.sources, generated: [], firstNumber: 1)
      #expect(isolator.run(&work).failure == .unreached)
      var sources = module.sources
      let place = try #require(sources["A.swift"]?.place)
      let text = code + "func c() -> Int { 42 }\n"
      try Data(text.utf8).write(to: URL(filePath: place))
      sources["A.swift"] = (place, text)
      isolator.missed = { _ in [] }
      isolator.resume(&work, sources, names: ["c"])
      let isolated = isolator.run(&work)
      #expect(isolated.failure == nil, "\(isolated.unexplained)")
      #expect(isolated.places.map(\.line) == [1])
    }

    @Test("work pauses for a module whose import was added and that is not compiled")
    func unbuiltImport() throws {
      let module = try Module(
        ["A.swift": "public let dial: Dial? = nil\n"],
        headers: ["StandIns/Sources/EventKit/Dial.swift": "public struct Dial {}\n"])
      var isolator = module.isolator
      isolator.built = ["SwiftUI"]
      var work = isolator.begin(module.sources, generated: [], firstNumber: 1)
      let isolated = isolator.run(&work)
      #expect(isolated.failure == .unbuilt && isolated.imports == ["EventKit"])
    }

    @Test("words of a command are read as a shell reads them")
    func words() {
      let words = ShellWords.split(#"/a/b -c 'd e' "f \"g" h\ i '' "#)
      #expect(words == ["/a/b", "-c", "d e", "f \"g", "h i", ""])
    }

    @Test("a type that every picture needs is reported, and the rest compiles")
    func entryType() throws {
      let module = try Module([
        "A.swift": "protocol TimelineEntry { var date: Int { get } }\n"
          + "struct Entry: TimelineEntry {}\n"
      ])
      let isolated = module.isolated()
      #expect(isolated.failure == nil)
      #expect(isolated.entryTypes == ["Entry"])
    }

    @Test("the time of child processes counts, and the clock ends idle waiting")
    func budget() {
      let used = Mutex(Duration.seconds(5))
      let work = WorkBudget(work: .seconds(3), wait: .seconds(100)) { used.withLock { $0 } }
      #expect(!work.isSpent)
      used.withLock { $0 = .seconds(8) }
      #expect(work.isSpent)
      // The check that every compilation has does not count, in parts of the budget neither.
      let rest = Mutex(Duration.zero)
      let free = WorkBudget(work: .seconds(3), wait: .seconds(100)) { rest.withLock { $0 } }
      let part = free.ofLibraries
      for (isOrdinary, seconds) in [(true, 50), (false, 1)] {
        let (_, time) = free.measure(isOrdinary: { _ in isOrdinary }) {
          rest.withLock { $0 += .seconds(seconds) }
        }
        #expect(time == .seconds(seconds) && !free.isSpent && !part.isSpent)
      }
      rest.withLock { $0 += .milliseconds(1500) }
      #expect(part.isSpent && !free.isSpent && free.isShort)
      let wait = WorkBudget(work: .seconds(3), wait: .zero) { .zero }
      #expect(wait.isSpent && wait.secondsLeft == 1)
    }

    @Test("work that takes too long is abandoned, with the number of rounds")
    func time() throws {
      let isolated = try Module(["A.swift": "func a() { b() }\n"], seconds: -1).isolated()
      #expect(isolated.failure == .time)
      #expect(isolated.unexplained.first?.hasPrefix("after 0 rounds") == true)
    }
  }
#endif
