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
    /// A replacement for the runtime, which modules of projects import.
    private static let runtime = """
      public enum _LeftOut {
        public static func reached(_ place: Int) {}
        public static func passing<Value>(_ place: Int, _ value: Value) -> Value { value }
        public static func never(_ place: Int) -> Never { preconditionFailure() }
        public static func error(_ place: Int) -> any Error { CancellationError() }
      }
      public protocol _LeftOutPlain { static var leftOutPlain: Any { get } }
      @dynamicMemberLookup public protocol _LeftOutType { init() }
      extension _LeftOutType {
        public init(_ value: Any) { self.init() }
        public subscript<Value>(dynamicMember name: String) -> Value { _LeftOut.never(0) }
      }
      """

    /// A module, its sources and the compiler for it.
    struct Module {
      let folder: Folder
      let isolator: ModuleIsolator
      let sources: [String: (place: String, text: String)]

      let told: Told

      /// The reported messages in order.
      final class Told: Sendable {
        let lines = Mutex<[String]>([])
      }

      init(
        _ texts: [String: String], seconds: Double = 100, mostPlaces: Int = 9,
        firstPhase: ModuleCompiler.Phase = .code, headers: [String: String] = [:],
        flags: [String] = []
      ) throws {
        var texts = texts
        texts["LeftOut.swift"] = IsolationTests.runtime
        folder = try Folder(texts)
        try folder.add(headers.merging(["Modules/.keep": ""]) { first, _ in first })
        let swift = URL(filePath: try Toolchain.find().swift).resolvingSymlinksInPath()
        let compiler = swift.deletingLastPathComponent().appending(path: "swiftc").path
        let arguments =
          [compiler, "-module-name", "Kit", "-swift-version", "5", "-I", folder.url.path] + flags
        let url = folder.url
        let told = Told()
        self.told = told
        isolator = ModuleIsolator(
          compiler: ModuleCompiler(
            arguments: arguments, modules: url.appending(path: "Modules"), name: "Kit", folder: url,
            rules: nil),
          index: NameIndex(vitrine: url),
          budget: WorkBudget(work: .seconds(seconds), wait: .seconds(100)),
          progress: { line in told.lines.withLock { $0.append(line) } }, firstPhase: firstPhase,
          mostPlaces: mostPlaces)
        sources = texts.reduce(into: [:]) { sources, text in
          sources[text.key] = (url.appending(path: text.key).path, text.value)
        }
      }

      func isolated() -> IsolatedModule {
        var work = isolator.begin(sources, generated: [], firstNumber: 1)
        return isolator.run(&work)
      }
    }

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

@Suite("Lost widgets and previews")
struct LostDeclarationTests {
  private static let previews = """
    import SwiftUI
    struct Card: View { var body: some View { Text("a") } }
    #Preview("Full") { Card() }
    struct CardPreviews: PreviewProvider { static var previews: some View { Card() } }
    #Preview { Card() }

    """

  private func plan(
    _ folder: Folder, _ goal: ProjectTarget.Goal, exclusions: [String: String]
  ) throws -> (plan: StagingPlan, model: ProjectModel) {
    let model = try ProjectReader.read(folder.url)
    var target = try #require(model.targets.first)
    target.goal = goal
    let reasons = Dictionary(
      uniqueKeysWithValues: exclusions.map { path, reason in
        (target.sources.first { $0.lastPathComponent == path }?.path ?? "", reason)
      })
    let plan = try StagingPlanner.plan(
      target, of: model, toolchain: try Toolchain.find(), exclusions: reasons)
    return (plan, model)
  }

  @Test(
    "a file that is left out as a whole names the previews that it declares",
    arguments: [ProjectTarget.Goal.widgets, .previews])
  func file(_ goal: ProjectTarget.Goal) throws {
    let folder = try Folder([
      "W.swift": "import WidgetKit\n@main struct W: Widget {}",
      "Views/Card.swift": LostDeclarationTests.previews,
    ])
    let (plan, model) = try plan(
      folder, goal, exclusions: ["Card.swift": "line 2: cannot find 'Db' in scope"])
    var report = TargetReport(plan, root: model.root)
    let names = ["#Preview(\"Full\")", "CardPreviews", "#Preview"]
    #expect(report.lost.map(\.name) == names && report.lost.map(\.line) == [3, 4, 5])
    #expect(
      report.lost.first?.explanation.description
        == "Views/Card.swift:3: '#Preview(\"Full\")' is not drawn: Views/Card.swift is left out: "
        + "line 2: cannot find 'Db' in scope")
    report.outcome = .drawnInPart
    #expect(TargetReport.ending(of: [report]) == .inPart)
    let data = try JSONEncoder().encode(report)
    let coded = try JSONDecoder().decode(TargetReport.self, from: data)
    #expect(coded.lost.map(\.name) == names)
  }

  @Test("a widget in a file of another program is missing, and the previews there are its own")
  func program() throws {
    let folder = try Folder([
      "W.swift": "import WidgetKit\nstruct W: Widget {}",
      "App.swift":
        "import SwiftUI\nimport WidgetKit\n@main struct A: App {}\nstruct B: Widget {}\n#Preview { C() }",
    ])
    let (plan, model) = try plan(folder, .widgets, exclusions: [:])
    let report = TargetReport(plan, root: model.root)
    #expect(report.lost.isEmpty)
    #expect(report.absent.map(\.place) == ["App.swift:4"])
  }

  @Test("previews and widgets in omitted code are named with the reason, those that it names once")
  func code() throws {
    let source = LostDeclarationTests.previews + "enum All {\n  struct W: Widget {}\n}\n"
    let folder = try Folder(["Card.swift": source])
    var plan = AbsentCodeTests().plan(missing: [])
    var module = StagingPlan.Module(name: "Widgets", kind: .program)
    module.files["Card.swift"] = .link(folder.url.appending(path: "Card.swift"))
    plan.modules = [module]
    var isolated = IsolatedModule(key: "")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    isolated.texts["Card.swift"] =
      lines.enumerated().map { [2, 6].contains($0) || $0 == 7 ? "" : String($1) }
      .joined(separator: "\n")
    isolated.lines["Card.swift"] = [3...3, 6...8]
    isolated.places = [3, 7].map { line in
      LeftOutPlace(
        id: line, kind: .declaration, file: "Card.swift", line: line, name: "Db",
        reason: "cannot find 'Db' in scope")
    }
    var result = PlanIsolation.Result(plan: plan)
    result.take(isolated, of: module, at: 0)
    #expect(result.lost.map(\.declaration.name) == ["#Preview(\"Full\")", "W"])
    #expect(result.lost.map(\.reason) == [3, 7].map { "line \($0): cannot find 'Db' in scope" })
    isolated.entryTypes = ["W"]
    #expect(plan.lost(in: isolated, of: module).count == 1)
  }
}

@Suite("Missing code")
struct AbsentCodeTests {
  func plan(missing: [String]) -> StagingPlan {
    let target = ProjectTarget(
      name: "Widgets", product: .appExtension, platform: .iOS,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    var plan = StagingPlan(target: target, developmentLanguage: "en", modules: [])
    for name in missing { plan.missingModules[name] = ["A.swift"] }
    return plan
  }

  private func explanation(
    _ folder: Folder, missing: [String], _ reason: IsolatedModule.Failure? = nil
  ) -> BuildExplanation {
    let plan = plan(missing: missing)
    var result = PlanIsolation.Result(plan: plan)
    result.failure = reason.map { ("Core", $0) }
    result.entryTypes = ["Entry"]
    return AbsentCode(plan, root: folder.url).explanation(of: result, in: "App.xcodeproj")
  }

  @Test("missing modules are reported")
  func modules() throws {
    let folder = try Folder(["A.swift": ""])
    let told = explanation(folder, missing: ["Realm", "Alamofire"])
    #expect(told.message == "Widgets: missing code is needed by 'Entry'")
    #expect(told.hint == "pass folders that contain 'Alamofire', 'Realm' to '--packages'")
  }

  @Test("a submodule that was not fetched is reported, and a fetched one is not")
  func submodules() throws {
    let folder = try Folder([
      ".gitmodules": """
      [submodule "core"]
        path = libs/core
        url = https://example.com/core.git
      [submodule "there"]
        path = libs/there
      [submodule "outside"]
        path = ../outside
      """,
      "libs/there/a.h": "", "libs/core/.keep": "",
    ])
    let told = explanation(folder, missing: ["Realm"], .limit)
    #expect(told.message.hasPrefix("Core: missing code is needed: more than 0 places"))
    let core = "'libs/core' is empty: run 'git submodule update --init'"
    #expect(told.hint == "pass folders that contain 'Realm' to '--packages'; \(core)")
    #expect(explanation(folder, missing: []).hint == core)
  }
}

@Suite("How a run ends")
struct EndingTests {
  private func report(_ outcome: TargetReport.Outcome, reaches: Bool = false) -> TargetReport {
    let target = ProjectTarget(
      name: "Widgets", product: .appExtension, platform: .iOS,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    let plan = StagingPlan(target: target, developmentLanguage: "en", modules: [])
    var report = TargetReport(plan, root: URL(filePath: "/"))
    report.outcome = outcome
    let place = LeftOutPlace(
      id: 7, kind: .modifier, file: "A.swift", line: 3, name: "glow", reason: "no member")
    report.leftOutPlaces = [place]
    if reaches {
      report.note([
        ProgramReport.Reached(kind: "Ring", family: "systemSmall", state: "timeline", place: 7)
      ])
    }
    return report
  }

  @Test("reached omissions are distinguished from complete pictures, and from missing ones")
  func ending() {
    let complete = report(.drawn)
    let inPart = report(.drawnInPart, reaches: true)
    #expect(TargetReport.ending(of: [complete]) == .complete)
    #expect(TargetReport.ending(of: [complete, inPart]) == .inPart)
    #expect(TargetReport.ending(of: [report(.unchanged, reaches: true)]) == .inPart)
    #expect(TargetReport.ending(of: [inPart, report(.failed)]) == .failed)
  }

  @Test("all omissions are lines of the report, by name or else by kind")
  func lines() throws {
    var report = report(.drawn)
    report.leftOutPlaces = [
      LeftOutPlace(
        id: 1, kind: .modifier, file: "A.swift", line: 3, name: "some View", reason: "no member"),
      LeftOutPlace(
        id: 2, kind: .argument, file: "B.swift", line: 1, name: "placeholder",
        reason: "extraneous argument label"),
    ]
    #expect(
      report.leftOutLines == [
        "A.swift:3: the modifier: no member",
        "B.swift:1: 'placeholder': extraneous argument label",
      ])
  }

  @Test("a widget whose configuration is left out is reported once, with the reason")
  func lostConfiguration() {
    var report = report(.failed)
    let plan = StagingPlan(
      target: ProjectTarget(
        name: "Widgets", product: .appExtension, platform: .iOS,
        settings: BuildSettings([], conditions: .init(sdk: "", configuration: ""))),
      developmentLanguage: "en", modules: [])
    let root = URL(filePath: "/")
    report.leftOutPlaces = [
      LeftOutPlace(
        id: 7, kind: .configuration, file: "A.swift", line: 3, name: "Ring", reason: "no member")
    ]
    report.note([ProgramReport.Reached(kind: "Ring", family: nil, state: "preview", place: 7)])
    report.absent = [BuildExplanation(ProjectError("no member", file: root))]
    let problems = ["Ring", "Bar"].map { WidgetFault(kind: $0, reason: "it is left out") }
    report.note(
      TargetReport.Problem.all(problems), SourceNames(plan, StagedFolder(root), root: root))
    #expect(report.problems.map(\.widget) == ["Bar"])
  }

  @Test("a fault that several families of a widget have is one problem")
  func families() {
    let faults = ["systemSmall", "systemMedium"].map {
      WidgetFault(kind: "Ring", family: $0, reason: "it trapped")
    }
    let other = WidgetFault(kind: "Ring", family: "systemLarge", reason: "it was late")
    #expect(
      TargetReport.Problem.all(faults + [other]).map(\.message) == [
        "'Ring' is not drawn in systemSmall, systemMedium: it trapped",
        "'Ring' is not drawn in systemLarge: it was late",
      ])
  }

  @Test("a reached omission is reported with widget, family, state, file, line and name")
  func told() throws {
    let report = report(.drawnInPart, reaches: true)
    let (place, told, widgets) = try #require(report.reachedPlaces.first)
    #expect((place.file, place.line) == ("A.swift", 3))
    #expect(told == "'glow' is left out: no member" && widgets == ["Ring"])
    let known = try JSONDecoder().decode(
      TargetReport.self, from: JSONEncoder().encode(report))
    #expect(known.reached.map(\.widget) == ["Ring"])
  }
}
