import Foundation
import Testing

/// The process that the command starts for decoding pictures with large libraries.
@Suite("Untrusted pictures")
struct SandboxTests {
  private func archive(
    _ svg: String, in place: TemporaryFolder, name: String = "Card"
  ) throws -> String {
    let data = Data(svg.utf8).base64EncodedString()
    return try place.write(
      """
      {"vitrine": "1.0", "kind": "\(name)", "supportedFamilies": ["systemSmall"],
       "assets": {"a": {"data": "\(data)"}}, "entries": [{"date": "2026-01-01T09:00:00Z",
       "views": {"default": {"image": {"name": "a"}, "modifiers": [{"containerBackground": "white"}]}}}]}
      """, to: "\(name).json")
  }

  private let good =
    "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><circle r='9' fill='red'/></svg>"
  private let endless =
    "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><filter id='f'>"
    + "<feTurbulence baseFrequency='.05' numOctaves='90000000'/></filter>"
    + "<rect width='20' height='20' filter='url(#f)'/></svg>"

  @Test(
    "an endless picture is an error with place and hint; the batch continues",
    arguments: ["", "trap '' XCPU; CI=true "])
  func batch(start: String) throws {
    let place = try TemporaryFolder()
    let files = [
      try archive(good, in: place, name: "A"), try archive(endless, in: place, name: "B"),
      try archive(good, in: place, name: "C"),
    ]
    let words = files.joined(separator: " ")
    let result = try Tool.shell("\(start)\"$V\" render --all -o out/ \(words)", in: place.folder)
    #expect(result.code == 3)
    let errors = result.errorLines.filter { $0.contains("error: ") }
    #expect(!errors.isEmpty)
    #expect(
      errors.allSatisfy {
        $0.hasPrefix("B.json:") && $0.contains(": error: asset 'a': the SVG takes")
      })
    #expect(result.errors.contains("hint: simplify it"))
    for kind in ["A", "C"] { #expect(place.files.contains { $0.hasPrefix("out/\(kind)/") }) }
    // A placeholder contains no picture, so it needs none to be decoded.
    let others = place.files.filter { $0.hasPrefix("out/B/") && $0.hasSuffix(".png") }
    #expect(others.allSatisfy { $0.contains("-placeholder-") })
  }

  @Test("the picture is the same with and without the process")
  func samePicture() throws {
    let place = try TemporaryFolder()
    let file = try archive(good, in: place)
    for (output, helper) in [("a.png", ""), ("b.png", "none")] {
      let result = try Tool.run(
        ["render", file, "-o", output], in: place.folder, environment: ["VITRINE_HELPER": helper])
      #expect(result.code == 0)
    }
    #expect(place.data("a.png") == place.data("b.png"))
  }

  @Test(
    "the process cannot use files, the network or programs",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")))
  func rights() throws {
    let place = try TemporaryFolder()
    let file = try archive(good, in: place)
    let result = try Tool.shell(
      "strace -ff -o trace \"$V\" render -q \(file) -o a.png", in: place.folder)
    #expect(result.code == 0)
    let traces = place.files.filter { $0.hasPrefix("trace") }
      .map { String(decoding: place.data($0) ?? Data(), as: UTF8.self) }
      .filter { $0.contains("--serve-pictures") && $0.contains("SECCOMP_MODE_FILTER") }
    #expect(traces.count == 1)
    let after = traces.first?.components(separatedBy: "SECCOMP_MODE_FILTER").last ?? ""
    // All its further system calls are refused.
    let asked = after.split(separator: "\n").filter { line in
      ["open", "socket", "connect", "exec", "fork", "clone(", "unlink", "rename", "kill("]
        .contains { line.hasPrefix($0) }
    }
    #expect(asked.allSatisfy { $0.contains("= -1 E") }, "\(asked)")
    #expect(after.contains("read(0, "))
  }

  @Test("archives without such pictures start no process")
  func costsNothing() throws {
    let place = try TemporaryFolder()
    try place.archive()
    let result = try Tool.shell(
      "strace -f -e trace=process -o trace \"$V\" render -q Card.json -o a.png", in: place.folder)
    #expect(result.code == 0)
    let trace = String(decoding: try #require(place.data("trace")), as: UTF8.self)
    #expect(!trace.contains("serve-pictures"))
  }
}
