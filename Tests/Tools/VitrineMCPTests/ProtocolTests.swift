import Foundation
import Testing

@Suite("The Model Context Protocol")
struct ProtocolTests {
  @Test(
    "a handshake accepts the client's revision, or offers the newest one that has a handshake",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
      ("2026-07-28", "2025-11-25"), ("tomorrow", "2025-11-25"),
    ])
  func handshake(asked: String, agreed: String) throws {
    let talk = try Conversation([
      Conversation.initialize.replacingOccurrences(of: "2025-11-25", with: asked),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ])
    #expect(try talk.result("i", "protocolVersion") == .string(agreed))
    #expect(try talk.result("i", "serverInfo.version") == "1.2.3")
    #expect(try talk.result("i", "instructions") == "Call echo.")
    #expect(try talk.result(1, "tools.0.name") == "echo")
    #expect(try talk.result(1, "tools.0.annotations.readOnlyHint") == true)
    #expect(try talk.result(1, "tools.0.inputSchema.required") == ["text"])
    #expect(try talk.result(1, "tools.0.inputSchema.properties.mood.enum") == ["calm", "loud"])
    #expect(try talk.result(1, "tools.0.outputSchema.properties.said.type") == "string")
    #expect(try talk.result(2) == [:])
    #expect(talk.answers.count == 3)
  }

  @Test("a request of the newest revision is independent")
  func envelope() throws {
    let talk = try Conversation([
      #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(Conversation.meta)}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(Conversation.meta)}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"echo","#
        + #""arguments":{"text":"a"},\#(Conversation.meta)}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"ping","params":{\#(Conversation.meta)}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"tools/list"}"#,
    ])
    #expect(
      try talk.result(1, "supportedVersions") == ["2026-07-28", "2025-11-25", "2025-06-18"])
    for id in 1...3 {
      #expect(try talk.result(.number(Double(id)), "resultType") == "complete")
    }
    #expect(try talk.result(2, "cacheScope") == "public")
    #expect(try talk.result(3, "structuredContent.said") == "a")
    #expect(try talk.code(4) == -32601)
    #expect(try talk.code(5) == -32602)
  }

  @Test("an unknown revision is rejected with a list of the known ones")
  func revision() throws {
    let meta = Conversation.meta.replacingOccurrences(of: "2026-07-28", with: "1999-01-01")
    let talk = try Conversation([
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(meta)}}"#
    ])
    #expect(try talk.code(1) == -32022)
    guard case .object(let error)? = try talk.only["error"], case .object(let data)? = error["data"]
    else {
      Issue.record("no data")
      return
    }
    #expect(data["requested"] == "1999-01-01")
    #expect(data["supported"] == ["2026-07-28", "2025-11-25", "2025-06-18"])
  }

  @Test("a call returns text, pictures and data")
  func call() throws {
    let talk = try Conversation([
      Conversation.initialize, Conversation.call("echo", #"{"text": "hello", "times": null}"#),
    ])
    #expect(try talk.result(1, "content.0.text") == "hello")
    #expect(try talk.result(1, "content.1.mimeType") == "image/png")
    #expect(try talk.result(1, "content.1.data") == "AQID")
    #expect(try talk.result(1, "structuredContent.said") == "hello")
    #expect(try talk.result(1, "isError") == false)
    #expect(talk.answers.count == 2)
  }

  @Test(
    "an invalid call is reported to the model",
    arguments: [
      (#"{"text": "fail"}"#, "error: it does not work\nnext: say something else"),
      ("{}", "error: 'text' is missing\nnext: What is said"),
      (#"{"text": 1}"#, "error: 'text' must be a string\nnext: What is said"),
      (
        #"{"text": "a", "tims": 1}"#,
        "error: there is no argument 'tims'\nnext: did you mean 'times'?"
      ),
      (
        #"{"text": "a", "times": 2.5}"#,
        "error: 'times' must be a whole number from 1 to 3\nnext: How often"
      ),
      (
        #"{"text": "a", "mood": "wild"}"#,
        "error: 'mood' must be one of 'calm', 'loud'\nnext: How"
      ),
    ])
  func faults(arguments: String, text: String) throws {
    let talk = try Conversation([Conversation.initialize, Conversation.call("echo", arguments)])
    #expect(try talk.result(1, "isError") == true)
    #expect(try talk.result(1, "content.0.text") == .string(text))
  }

  @Test("progress and log messages are sent on request")
  func notifications() throws {
    let talk = try Conversation([
      Conversation.initialize,
      #"{"jsonrpc":"2.0","id":8,"method":"logging/setLevel","params":{"level":"info"}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","#
        + #""arguments":{"text":"a"},"_meta":{"progressToken":"p"}}}"#,
    ])
    let notes = talk.answers.filter { $0["id"] == nil }
    #expect(notes.map { $0["method"] } == ["notifications/progress", "notifications/message"])
    guard case .object(let progress)? = notes[0]["params"],
      case .object(let line)? = notes[1]["params"]
    else {
      Issue.record("no parameters")
      return
    }
    #expect(progress["progressToken"] == "p" && progress["progress"] == 1 && progress["total"] == 2)
    #expect(line["level"] == "warning" && line["data"] == "careful")
  }

  @Test("a cancelled call has no answer, and others do not wait for a slow one")
  func cancellation() throws {
    let talk = try Conversation([
      Conversation.initialize, Conversation.call("sleep", id: 1), Conversation.call("sleep", id: 2),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      Conversation.call("echo", #"{"text": "a"}"#, id: 3),
      Conversation.call("sleep", id: 2),
    ])
    #expect(talk.answers.filter { $0["id"] == 1 }.isEmpty)
    #expect(try talk.code(2) == -32600)
    let order = talk.answers.compactMap { $0["result"] == nil ? nil : $0["id"] }
    #expect(order == ["i", 3, 2])
  }

  @Test("many concurrent calls each get a result or an error")
  func crowd() throws {
    let calls = (1...200).map { Conversation.call("echo", #"{"text": "a"}"#, id: $0) }
    let talk = try Conversation([Conversation.initialize] + calls)
    #expect(Set(talk.answers.compactMap { $0["id"] }).count == 201)
  }
}
