import Foundation
import Testing
import VitrineCoding

@testable import VitrineMCP

@Suite("Untrusted messages")
struct HostileMessageTests {
  @Test(
    "an invalid message gets an error, and the next message its answer",
    arguments: [
      ("", nil), ("{", -32700), ("nonsense", -32700), ("\u{FEFF}{}", -32600), ("[]", -32600),
      ("[{}]", -32600), ("1", -32600), ("null", -32600), ("{}", -32600),
      (#"{"jsonrpc":"1.0","method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","method":5}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1e300,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","method":"ping","params":[1]}"#, -32600),
      (#"{"jsonrpc":"2.0","method":"ping","method":"ping"}"#, -32700),
      (#"{"jsonrpc":"2.0","method":"ping","params":{"a":1e999}}"#, -32700),
      (String(repeating: "[", count: 100_000), -32700),
      (#"{"jsonrpc":"2.0","id":"x","result":{}}"#, nil),
      (#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}"#, nil),
      (#"{"jsonrpc":"2.0","method":"no/such/thing"}"#, nil),
    ] as [(String, Int?)])
  func faults(line: String, code: Int?) throws {
    let talk = try Conversation([line, #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#])
    #expect(try talk.result(1) == [:])
    #expect(talk.answers.count == (code == nil ? 1 : 2))
    if let code { #expect(try talk.code() == .number(Double(code))) }
  }

  @Test("bytes that are not text get an error")
  func bytes() throws {
    let talk = try Conversation(bytes: [0xFF, 0xC0, 0x00, 0x0A, 0x00, 0x0A])
    #expect(talk.answers.count == 2)
    #expect(try talk.code() == -32700)
  }

  @Test("a message that is too long is skipped, and the next one is read")
  func length() throws {
    let long = String(repeating: "x", count: ProtocolServer.mostMessageBytes + 10)
    let talk = try Conversation([
      #"{"jsonrpc":"2.0","id":7,"method":"\#(long)"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
      long + long,
    ])
    #expect(try talk.result(1) == [:])
    #expect(talk.answers.count == 3)
    #expect(try talk.code() == -32600)
  }

  @Test("an answer has the id of its request, whatever its type")
  func ids() throws {
    let ids: [JSONValue] = [
      0, -3, 9_007_199_254_740_991, "", "1", "ä\n\u{2028}\"",
      .string(String(repeating: "i", count: 1024)),
    ]
    let lines = try ids.map { id in
      let text = String(decoding: try JSONEncoder().encode(id), as: UTF8.self)
      return #"{"jsonrpc":"2.0","id":\#(text),"method":"ping"}"#
    }
    #expect(try Conversation(lines).answers.map { $0["id"] } == ids)
  }

  @Test("a last line without a line break is a message, and Windows line breaks are accepted")
  func ends() throws {
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    #expect(try Conversation(bytes: Array(ping.utf8)).answers.count == 1)
    #expect(try Conversation(bytes: Array((ping + "\r\n\r\n").utf8)).answers.count == 1)
    #expect(try Conversation(bytes: []).answers.isEmpty)
  }

  @Test(
    "parameters of the wrong type get an error",
    arguments: [
      #""method":"initialize""#, #""method":"initialize","params":{"protocolVersion":5}"#,
      #""method":"tools/call","params":{"name":5}"#, #""method":"tools/call","params":{}"#,
      #""method":"tools/call","params":{"name":"ech"}"#,
      #""method":"tools/call","params":{"name":"echo","arguments":[]}"#,
      #""method":"tools/list","params":{"cursor":"x"}"#,
      #""method":"logging/setLevel","params":{"level":"loud"}"#,
      #""method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":5}}"#,
      #""method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"#
        + #""2026-07-28"}}"#,
    ])
  func parameters(request: String) throws {
    let talk = try Conversation([
      Conversation.initialize, #"{"jsonrpc":"2.0","id":1,\#(request)}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ])
    #expect(try talk.code(1) == -32602)
    #expect(try talk.result(2) == [:])
  }
}
