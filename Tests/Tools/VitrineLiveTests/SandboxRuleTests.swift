import Foundation
import Testing
import Vitrine
import VitrinePlatform

@testable import VitrineProcess

/// The permissions of a project's code in the sandbox, tested by a program of widgets and a
/// manifest.
@Suite("Sandbox")
struct SandboxRuleTests {
  private let project: TestFolder
  /// A folder outside of the project, such as the user's home directory.
  private let home: TestFolder
  private let toolchain: Toolchain

  init() throws {
    (project, home) = (try TestFolder(), try TestFolder())
    var toolchain = try Toolchain.find()
    toolchain.sandbox = Sandbox(project: project.path)
    self.toolchain = toolchain
    try "ours".write(toFile: project.path + "/file", atomically: true, encoding: .utf8)
    try "secret".write(toFile: home.path + "/file", atomically: true, encoding: .utf8)
  }

  private struct Report: Decodable {
    struct Answer: Decodable { var value: String? }
    var answer: Answer
  }

  /// The result of an access by the program of widgets.
  private func intrude(
    _ what: String, _ place: String, allowsNetwork: Bool = false
  ) throws -> String {
    var toolchain = toolchain
    toolchain.sandbox?.allowsNetwork = allowsNetwork
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("faulty-widgets").path
    let rules = toolchain.sandbox?.rules(
      for: .program, toolchain: toolchain,
      writing: [project.path + "/data", project.path + "/archives"],
      reading: [FileWriter.folder(of: program)], home: project.path + "/home")
    let parameters = String(
      decoding: try JSONEncoder().encode(["what": what, "place": place]), as: UTF8.self)
    let process = ChildProcess(
      program,
      [
        "perform", "Intrude", "--parameters", parameters, "--widget", "counts", "--json", "--data",
        project.path + "/data", "-o", project.path + "/archives",
      ], environment: ["CI_TOKEN": "secret", "LC_TOKEN": "shown"], rules: rules, timeout: 120)
    let report: Report = try process.answer()
    return try #require(report.answer.value)
  }

  @Test("a program can read its project, but no files outside")
  func reading() throws {
    #expect(try intrude("read", project.path + "/file") == "ours")
    #expect(try intrude("read", home.path + "/file") == "refused")
    #expect(try intrude("read", "/etc/hosts") != "refused")
    #expect(try intrude("read", "/proc/\(getpid())/environ") == "refused")
  }

  @Test("a program can write its data, but neither its project nor other files")
  func writing() throws {
    #expect(try intrude("write", project.path + "/data/new") == "done")
    for folder in [project.path, home.path] {
      #expect(try intrude("write", folder + "/new") == "refused")
      #expect(!FileManager.default.fileExists(atPath: folder + "/new"))
    }
    chmod(home.path + "/file", 0o600)
    #expect(try intrude("chmod", home.path + "/file") == "answered")
    var status = stat()
    stat(home.path + "/file", &status)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test("a program has network access only if it is allowed")
  func network() throws {
    let server = try ListeningSocket()
    #expect(try intrude("connect", "\(server.port)") == "refused")
    #expect(try intrude("connect", "\(server.port)", allowsNetwork: true) == "done")
  }

  @Test("a program that endlessly starts others is limited in number, and all of them end")
  func forking() throws {
    let count = try #require(Int(try intrude("fork", "")))
    #expect((10..<Sandbox.limits(of: .program).processes).contains(count))
    #expect(try intrude("signal", "\(getpid())") == "refused")
  }

  @Test("a program cannot fill the disk with one file")
  func filling() throws {
    let megabytes = try #require(Int(try intrude("fill", project.path + "/data/large")))
    #expect(megabytes == Sandbox.limits(of: .program).fileBytes >> 20)
  }

  @Test("a program sees only those of the user's variables that it needs")
  func variables() throws {
    let rules = try #require(
      toolchain.sandbox?.rules(for: .program, toolchain: toolchain, writing: [], home: home.path))
    let names = ["GITHUB_TOKEN", "AWS_SECRET_ACCESS_KEY", "SSH_AUTH_SOCK", "HTTPS_PROXY"]
    #expect(names.allSatisfy { !rules.shows($0) })
    #expect(["PATH", "LC_ALL", "SWIFT_BACKTRACE"].allSatisfy(rules.shows))
    #expect(rules.environment["HOME"] == home.path)
    let fetching = try #require(
      toolchain.sandbox?.rules(for: .fetch, toolchain: toolchain, writing: [], home: home.path))
    #expect(fetching.shows("HTTPS_PROXY"))
  }

  @Test("a manifest cannot read or write files outside while it runs")
  func manifest() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription
      let files = FileManager.default
      let isRead = files.contents(atPath: "\(home.path)/file") != nil
      let isWritten = files.createFile(atPath: "\(home.path)/new", contents: nil)
      let own = files.contents(atPath: "\(project.path)/file") != nil
      let package = Package(name: "\\(own)-\\(isRead)-\\(isWritten)")
      """
    try manifest.write(
      toFile: project.path + "/Package.swift", atomically: true, encoding: .utf8)
    let own = Toolchain(swift: toolchain.swift, version: "", cache: project.path + "/cache")
    var kept = own
    kept.sandbox = toolchain.sandbox
    #expect(try kept.describe(project.path).name == "true-false-false")
    #expect(try own.describe(project.path).name == "true-true-true")
  }

  @Test("without an option, the machine's default applies")
  func choice() {
    var choice = SandboxChoice()
    #expect(!choice.isOn)
    choice.isStandard = true
    #expect(choice.isOn)
    #expect(choice.words == ["--sandbox"])
    choice.isAsked = false
    choice.allowsNetwork = true
    #expect(choice.words == ["--no-sandbox", "--allow-network"])
    #expect(choice.sandbox(ofProject: project.path) == nil)
  }

  @Test("the repository of a project can be read, but never the home folder that contains it")
  func repository() throws {
    let folder = project.path + "/App/Widgets"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(Sandbox(project: folder).reading == [folder])
    try FileManager.default.createDirectory(
      atPath: project.path + "/.git", withIntermediateDirectories: true)
    #expect(Sandbox(project: folder).reading == [project.path])
  }
}

/// A socket of this machine that accepts connections.
private final class ListeningSocket {
  let port: Int
  private let descriptor: Int32

  init() throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let own = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(own, $0, size) == 0 && listen(own, 5) == 0 && getsockname(own, $0, &size) == 0
      }
    }
    try #require(isListening)
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit { close(descriptor) }
}
