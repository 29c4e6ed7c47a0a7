import Foundation
import Testing
import Vitrine
import VitrineCairo
import VitrinePlatform

/// `vitrine worker`, as a process with pipes.
@Suite("Worker")
struct WorkerTests {
  @Test(
    "pictures are the same as the command's, in a file and in the answer",
    arguments: ["png", "svg", "pdf"])
  func pictures(_ format: String) throws {
    let place = try TemporaryFolder()
    try place.archive()
    let archive = try #require(place.data("Card.json")).text.replacing("\n", with: " ")
    let quoted = String(decoding: try JSONEncoder().encode(archive), as: UTF8.self)
    let words = [
      "--family", "systemMedium", "--scheme", "dark", "--scale", "2", "-o", "a." + format,
    ]
    #expect(try Tool.run(["render", "Card.json"] + words, in: place.folder).code == 0)
    let picture = try #require(place.data("a." + format))
    let options = #""options": {"family": "systemMedium", "scheme": "dark", "scale": 2}"#
    let answers = try RunningWorker.answers(
      [
        #"{"id": "file", "path": "Card.json", \#(options), "out": "b/c.\#(format)"}"#,
        #"{"id": "object", "archive": \#(archive), \#(options), "format": "\#(format)"}"#,
        #"{"id": "text", "archive": \#(quoted), \#(options), "format": "\#(format)"}"#,
      ], "--ordered", "-o", "out", in: place)
    #expect(answers.map { $0["id"] } == ["file", "object", "text"])
    for answer in answers {
      #expect(answer["status"] == "done")
      #expect(answer["bytes"] == .number(Double(picture.count)))
      #expect(answer["sha256"] == .string(try HashLibrary.open().sha256(Array(picture))))
      #expect(answer["width"] == 700 && answer["height"] == 329)
    }
    #expect(place.data("out/b/c." + format) == picture)
    for answer in answers.dropFirst() {
      #expect(answer["data"] == .string(picture.base64EncodedString()))
    }
  }

  @Test("an answer says that its file took the place of another")
  func replaced() throws {
    let place = try TemporaryFolder()
    try place.archive()
    let line = #"{"path": "Card.json", "out": "a.png"}"#
    let answers = try RunningWorker.answers(
      [line, line], "--ordered", "--jobs", "1", "-o", "out", in: place)
    #expect(answers.map { $0["replaced"] } == [nil, true])
  }

  @Test("answers are in the order of requests if requested")
  func order() throws {
    let place = try TemporaryFolder()
    try place.archive("slow.json", view: TemporaryFolder.largeView)
    try place.archive("quick.json")
    let lines = (0..<12).map {
      #"{"id": \#($0), "path": "\#($0 == 0 ? "slow" : "quick").json"}"#
    }
    let ordered = try RunningWorker.answers(
      lines, "--ordered", "--jobs", "3", "--timeout", "60", in: place)
    #expect(ordered.map { $0["id"] } == (0..<12).map { .number(Double($0)) })
    let any = try RunningWorker.answers(lines, "--jobs", "3", "--timeout", "60", in: place)
    #expect(any.count == 12 && any.first?["id"] != 0)
    let hashes = [ordered, any].map { Set($0.map { "\($0["id"] ?? 0) \($0["sha256"] ?? 0)" }) }
    #expect(hashes[0] == hashes[1])
  }

  @Test("an invalid line is answered with its number and the error")
  func malformed() throws {
    let place = try TemporaryFolder()
    try place.archive()
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.appending(path: "Link.json").path, withDestinationPath: "Card.json")
    let cases: [(line: String, message: String)] = [
      ("nonsense", "not a JSON value"), ("[1]", "a request must be an object"),
      ("{}", "no archive"),
      (#"{"id": true, "path": "Card.json"}"#, "'id' must be"),
      (#"{"id": 1, "id": 2, "path": "Card.json"}"#, "given twice"),
      (#"{"path": "Card.json", "archive": {}}"#, "two archives"),
      (#"{"path": "Card.json", "ouput": "a.png"}"#, "no argument 'ouput'"),
      (#"{"path": "Card.json", "options": {"shceme": "dark"}}"#, "no option 'shceme'"),
      (#"{"path": "Card.json", "options": {"scheme": "dusk"}}"#, "unknown"),
      (#"{"path": "Card.json", "options": {"scheme": "all"}}"#, "has several"),
      (#"{"path": "../Card.json"}"#, "leads out"), (#"{"path": "/etc/passwd"}"#, "leads out"),
      (#"{"path": "Link.json"}"#, "symbolic link"), (#"{"path": "none.json"}"#, "No such file"),
      (#"{"path": "Card.json", "out": "../a.png"}"#, "leads out"),
      (#"{"path": "Card.json", "out": "a.jpg"}"#, "has the wrong extension"),
      (#"{"path": "Card.json", "out": "Card.json", "format": "png"}"#, "not overwritten"),
      (#"{"archive": {"vitrine": "1.0", "entries": [}}"#, "JSON"),
      (#"{"archive": "{\"vitrine\": \"1.0\", \"kind\": 1}"}"#, "either 'entries'"),
    ]
    let answers = try RunningWorker.answers(
      cases.map(\.line), "--ordered", "-o", ".", "--jobs", "1", in: place)
    #expect(answers.count == cases.count)
    for (index, (answer, expected)) in zip(answers, cases).enumerated() {
      #expect(answer["status"] == "failed")
      #expect(answer["line"] == .number(Double(index + 1)) || answer["id"] != nil)
      #expect(answer.error.contains(expected.message), "\(expected.line): \(answer.error)")
    }
    #expect(place.files == ["Card.json", "Link.json"])
  }

  @Test("without a folder for pictures none is written")
  func noOutput() throws {
    let place = try TemporaryFolder()
    try place.archive()
    let answers = try RunningWorker.answers(
      [#"{"id": 1, "path": "Card.json", "out": "a.png"}"#], in: place)
    #expect(answers.first?.error.contains("writes no files") == true)
    #expect(place.files == ["Card.json"])
  }

  @Test("a request that takes too long does not affect others")
  func timeout() throws {
    let place = try TemporaryFolder()
    try place.archive("large.json", view: TemporaryFolder.largeView)
    try place.archive("small.json")
    let answers = try RunningWorker.answers(
      (0..<6).map { #"{"id": \#($0), "path": "\#($0 % 2 == 0 ? "large" : "small").json"}"# },
      "--ordered", "--timeout", "0.4", "--jobs", "1", in: place)
    #expect(answers.map { $0["status"] } == (0..<6).map { $0 % 2 == 0 ? "failed" : "done" })
    #expect(answers.first?.error.contains("longer than 0.4 s") == true)
  }

  @Test(
    "a request that takes too much memory does not affect others, whatever is cached",
    .enabled(if: SystemFiles.ownProgram != nil))
  func memory() throws {
    let place = try TemporaryFolder()
    try place.archive("large.json", view: TemporaryFolder.largeView)
    try place.archive("small.json")
    let answers = try RunningWorker.answers(
      (0..<6).map { #"{"id": \#($0), "path": "\#($0 % 2 == 0 ? "small" : "large").json"}"# },
      "--ordered", "--memory-limit", "64", "--jobs", "1", in: place)
    #expect(answers.map { $0["status"] } == (0..<6).map { $0 % 2 == 0 ? "done" : "failed" })
    #expect(answers.last?.error.contains("out of memory") == true)
  }

  @Test("a killed process is replaced", .enabled(if: SystemFiles.ownProgram != nil))
  func ended() throws {
    let place = try TemporaryFolder()
    try place.archive()
    let worker = try RunningWorker(["--jobs", "1"], in: place)
    let line = #"{"id": 1, "path": "Card.json"}"#
    worker.send([line])
    let first = try #require(worker.next())
    for child in try worker.children() { kill(child, SIGKILL) }
    worker.send([line])
    let second = try #require(worker.next())
    #expect(first["sha256"] != nil && first["sha256"] == second["sha256"])
    #expect(worker.end() == 0)
  }

  @Test("later archives take no more memory than earlier ones")
  func flatMemory() throws {
    let place = try TemporaryFolder()
    // The archives of a round fill the cache, so that each further one that stayed would show.
    let worker = try RunningWorker(["--jobs", "1", "--cache", "6MiB"], in: place)
    let view = TemporaryFolder.texts(150)
    var sizes: [Int] = []
    for round in 0..<3 {
      for number in (round * 80)..<(round * 80 + 80) {
        try place.archive("\(number).json", view: view)
        worker.send([#"{"id": \#(number), "path": "\#(number).json", "options": {"scale": 1}}"#])
        let answer = worker.next()
        #expect(answer?["status"] == "done", "\(answer?.error ?? "")")
      }
      sizes.append(try worker.children().map(RunningWorker.allocated).reduce(0, +))
    }
    #expect(Double(sizes[2]) <= Double(sizes[0]) * 1.05, "\(sizes) KiB")
    #expect(worker.end() == 0)
  }

  @Test("an archive is read again when its file or that of an image has changed")
  func changed() throws {
    let place = try TemporaryFolder()
    let square = #"{"image": {"name": "a"}}"#
    func archive(_ text: String) throws {
      let name = try place.archive(
        view: #"{"vStack": {"children": [{"text": "\#(text)"}, \#(square)]}}"#)
      let json = try #require(place.data(name)).text
      try place.write(
        json.replacing(
          #""entries""#, with: #""assets": {"a": [{"file": "a.svg"}]}, "entries""#), to: name)
    }
    func image(_ color: String) throws {
      try place.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="\#(color)"/></svg>"#,
        to: "a.svg")
    }
    try archive("one")
    try image("red")
    // Files that changed within the last seconds aren't cached.
    Thread.sleep(forTimeInterval: 3.2)
    let worker = try RunningWorker(["--jobs", "1"], in: place)
    func draw() -> JSONValue? {
      worker.send([#"{"path": "Card.json"}"#])
      let answer = worker.next()
      #expect(answer?["status"] == "done", "\(answer?.error ?? "")")
      return answer?["sha256"]
    }
    let first = draw()
    #expect(draw() == first)
    try image("lime")
    let second = draw()
    #expect(second != first)
    try archive("two")
    #expect(draw() != second)
    #expect(worker.end() == 0)
  }

  @Test("a closed output ends the worker quietly")
  func closedPipe() throws {
    let place = try TemporaryFolder()
    try place.archive()
    let worker = try RunningWorker([], in: place)
    worker.output.fileHandleForReading.closeFile()
    worker.send([#"{"id": 1, "path": "Card.json"}"#])
    worker.process.waitUntilExit()
    #expect(worker.process.terminationStatus == 0)
    #expect(worker.errorText == "")
  }

  @Test("after a signal, requests that were read are answered", arguments: [SIGTERM, SIGINT])
  func signal(_ signal: Int32) throws {
    let place = try TemporaryFolder()
    try place.archive()
    let worker = try RunningWorker(["--jobs", "1"], in: place)
    worker.send((0..<3).map { #"{"id": \#($0), "path": "Card.json"}"# })
    #expect(worker.next()?["id"] == 0)
    kill(worker.process.processIdentifier, signal)
    #expect(worker.next()?["status"] == "done")
    #expect(worker.next()?["status"] == "done")
    #expect(worker.next() == nil)
    worker.process.waitUntilExit()
    #expect(worker.process.terminationStatus == 0)
  }

  @Test("the processes of a worker end with it", .enabled(if: SystemFiles.ownProgram != nil))
  func killed() throws {
    let place = try TemporaryFolder()
    try place.archive("slow.json", view: TemporaryFolder.largeView)
    let worker = try RunningWorker(["--jobs", "1"], in: place)
    worker.send([#"{"id": 1, "path": "slow.json"}"#])
    var children: [pid_t] = []
    for _ in 0..<500 where children.isEmpty {
      Thread.sleep(forTimeInterval: 0.01)
      children = try worker.children()
    }
    let child = try #require(children.first)
    kill(worker.process.processIdentifier, SIGKILL)
    worker.process.waitUntilExit()
    let isGone = (0..<200).contains { _ in
      Thread.sleep(forTimeInterval: 0.01)
      return !RunningWorker.isRunning(child)
    }
    #expect(isGone)
  }

  @Test("the schema has every field that answers have")
  func schema() throws {
    let place = try TemporaryFolder()
    try place.archive()
    let answers = try RunningWorker.answers(
      [
        #"{"id": 1, "path": "Card.json", "out": "a.png"}"#, #"{"path": "Card.json"}"#,
        #"{"archive": {"vitrine": "1.0", "kind": 1, "entries": 2, "nothing": 3}}"#,
      ], "-o", "out", in: place)
    let run = try Tool.run("schema", "worker")
    let schema = try JSONDecoder().decode(JSONValue.self, from: run.output)
    let answer = try #require(schema["$defs"]?["Answer"]?["properties"]?.fields)
    #expect(schema["$id"] == "urn:vitrine:worker:1.0")
    for given in answers {
      let fields = try #require(given.fields)
      #expect(Set(fields.keys).isSubset(of: answer.keys))
    }
    let request = try #require(schema["$defs"]?["Request"]?["properties"]?.fields)
    #expect(Set(request.keys).isSuperset(of: ["id", "path", "archive", "widget", "out", "format"]))
    let options = try #require(request["options"]?["properties"]?.fields)
    #expect(Set(options.keys) == Set(RequestAxis.all.flatMap(\.options).map(\.info.name)))
  }

  @Test(
    "missing folders end the worker at the start",
    arguments: ["--root", "--assets", "--font-dir"])
  func folders(_ option: String) throws {
    let result = try Tool.run("worker", option, "/nowhere")
    #expect(result.code == 2)
    #expect(result.errors.contains("/nowhere"))
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? { fields?[name] }

  fileprivate var fields: [String: JSONValue]? {
    if case .object(let fields) = self { fields } else { nil }
  }

  /// The message of the error in a response.
  fileprivate var error: String {
    if case .string(let text)? = self["error"]?["message"] { text } else { "" }
  }
}

extension Data {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
