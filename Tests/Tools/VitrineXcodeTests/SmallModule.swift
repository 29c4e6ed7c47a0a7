import Foundation
import Synchronization

@testable import VitrineProcess
@testable import VitrineXcode

#if canImport(SwiftParser)
  extension IsolationTests {
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
  }
#endif
