import Synchronization
import Testing
import VitrineArguments
import VitrinePlatform

@testable import VitrineCommandLine

/// What keeps the start of the command fast.
@Suite("Start")
struct StartTests {
  @Test("only the small part of Foundation is linked", .enabled(if: SystemFiles.ownProgram != nil))
  func libraries() throws {
    let libraries = try Tool.shell("ldd $V").text
    #expect(libraries.contains("libcairo.so"))
    #expect(!libraries.contains("libFoundation.so"))
    #expect(!libraries.contains("libFoundationInternationalization.so"))
  }

  @Test("a command's options are created on demand, not with the table of commands")
  func options() {
    let before = CountedCommand.count.withLock { $0 }
    let command = Command(CountedCommand.self)
    #expect(command.name == "counted")
    #expect(CountedCommand.count.withLock { $0 } == before)
    #expect(command.ownOptions.isEmpty)
    #expect(CountedCommand.count.withLock { $0 } == before + 1)
  }
}

/// A command that counts how often its options are created.
private struct CountedCommand: ParsableCommand {
  static let count = Mutex(0)
  static let configuration = CommandConfiguration(
    "counted", "Count", operands: .none, examples: [])
  static var arguments: [ArgumentDefinition<CountedCommand>] {
    count.withLock { $0 += 1 }
    return []
  }

  var operands: [String] = []

  func run(_ console: Console) throws(CommandError) -> ExitCode { .done }
}
