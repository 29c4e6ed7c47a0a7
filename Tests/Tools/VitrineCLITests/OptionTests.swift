import Foundation
import Testing
import VitrineProcess

@testable import VitrineServices
@testable import VitrineXcode
@testable import VitrineXcodeMain

@Suite("Options of 'vitrine xcode'")
struct OptionTests {
  /// A value for each option that can change a result, and the flags that it needs to have an effect.
  private static let effects: [String: (value: String, needs: [String])] = [
    "platform": ("macOS", []), "packages": ("/copies", []), "background-notice": ("", []),
    "configuration": ("Doris", []), "parameter": ("unit=percent", []), "run-appear": ("", []),
    "design": ("ios26", []), "device": ("iphone-16", []), "scale": ("2", []), "margins": ("9", []),
    "corner-radius": ("9", []), "locale": ("de", []), "time-zone": ("Asia/Tokyo", []),
    "date": ("2026-01-31T09:41:00Z", []),
    "strict-build": ("", []), "keep-staging": ("", []),
    "sandbox": ("", []), "no-sandbox": ("", ["sandbox"]), "allow-network": ("", ["sandbox"]),
  ]
  /// The options that only decide what is done, where results go and what is printed.
  private static let neutral: Set = [
    "target", "output", "init", "prepare", "build-only", "clean", "allow-empty", "quiet", "json",
    "sarif", "package",
  ]

  private func lines(of flags: [(name: String, value: String)]) throws -> [String] {
    var command = XcodeCommand()
    command.options.sandbox = SandboxChoice()
    for (name, value) in flags {
      let argument = try #require(XcodeCommand.arguments.first { $0.info.name == name })
      try argument.apply(&command, value)
    }
    return Fingerprint.lines(
      of: ProjectRun.Options(
        command.options, workplace: URL(filePath: "/w"), vitrine: URL(filePath: "/v")))
  }

  @Test("every option that can change a result decides whether something has changed")
  func effects() throws {
    for name in XcodeCommand.arguments.map(\.info.name)
    where !OptionTests.neutral.contains(name) {
      let effect = try #require(OptionTests.effects[name], "add '\(name)' to one of the lists")
      let needs = effect.needs.map { (name: $0, value: "") }
      let (before, after) = (
        try lines(of: needs), try lines(of: needs + [(name: name, value: effect.value)])
      )
      #expect(before != after, "\(name)")
    }
  }

  @Test("a result does not depend on the options that only decide what is done with it")
  func neutral() throws {
    for name in OptionTests.neutral {
      #expect(try lines(of: [(name: name, value: "x")]) == lines(of: []), "\(name)")
    }
  }
}
