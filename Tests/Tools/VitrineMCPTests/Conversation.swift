import Foundation
import Testing
import VitrineArguments
import VitrineCoding

@testable import VitrineMCP

/// A conversation with a server: the client's input, and all responses.
struct Conversation {
  /// The messages of the server in order.
  let answers: [[String: JSONValue]]

  /// Sends lines to a server.
  init(_ lines: [String], tools: [VitrineMCP.Tool] = Conversation.tools) throws {
    var text = lines.joined(separator: "\n")
    if !text.isEmpty { text += "\n" }
    try self.init(bytes: Array(text.utf8), tools: tools)
  }

  /// Sends bytes to a server.
  init(bytes: [UInt8], tools: [VitrineMCP.Tool] = Conversation.tools) throws {
    let (input, output) = (Pipe(), Pipe())
    let server = ProtocolServer(
      .init(name: "test", title: "Test", version: "1.2.3", instructions: "Call echo."),
      tools: tools)
    // The buffer of the pipe is smaller than a long message.
    let writing = Thread {
      input.fileHandleForWriting.write(Data(bytes))
      try? input.fileHandleForWriting.close()
    }
    writing.start()
    let serving = Thread {
      server.serve(
        input: input.fileHandleForReading.fileDescriptor,
        output: output.fileHandleForWriting.fileDescriptor)
      try? output.fileHandleForWriting.close()
    }
    serving.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    answers = try data.split(separator: 0x0A).map { line in
      let value = try JSONDecoder().decode(JSONValue.self, from: line)
      guard case .object(let fields) = value else { throw Unexpected(value: value) }
      #expect(fields["jsonrpc"] == "2.0")
      return fields
    }
  }

  private struct Unexpected: Error {
    let value: JSONValue
  }

  /// The only response.
  var only: [String: JSONValue] {
    get throws {
      #expect(answers.count == 1)
      return try #require(answers.first)
    }
  }

  /// The part of a request's result at a path of names separated by dots.
  func result(_ id: JSONValue = 1, _ path: String = "") throws -> JSONValue {
    let answer = try #require(answers.first { $0["id"] == id })
    var value = try #require(answer["result"])
    for name in path.split(separator: ".") {
      if case .object(let fields) = value { value = try #require(fields[String(name)]) }
      if case .array(let values) = value, let index = Int(name) { value = values[index] }
    }
    return value
  }

  /// The code of the error for a request; without an identifier, of an error without one.
  func code(_ id: JSONValue? = nil) throws -> JSONValue? {
    let answer = try #require(answers.first { $0["error"] != nil && $0["id"] == id })
    guard case .object(let error)? = answer["error"] else { return nil }
    return error["code"]
  }

  static let initialize =
    #"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"2025-11-25","#
    + #""capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#

  /// The envelope of an independent request.
  static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
    + #""io.modelcontextprotocol/clientCapabilities":{}}"#

  /// Calls a tool after a handshake.
  static func call(_ name: String, _ arguments: String = "{}", id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(name)","#
      + #""arguments":\#(arguments)}}"#
  }

  static let tools = [
    VitrineMCP.Tool(
      "echo", title: "Echo", "Says what it is told.", .init(isReadOnly: true, isIdempotent: true),
      parameters: [
        CallParameter("text", .string, "What is said", isRequired: true),
        CallParameter("times", .integer(1...3), "How often"),
        CallParameter("mood", .choice(["calm", "loud"]), "How"),
      ], output: [CallParameter("said", .string, "What was said", isRequired: true)]
    ) { arguments, call throws(CallFault) in
      let text = arguments.string("text") ?? ""
      if text == "fail" { throw CallFault("it does not work", hint: "say something else") }
      call.report(1, of: 2, "half")
      call.report(1, of: 2, "the same again")
      call.log(.warning, "careful")
      call.log(.debug, "detail")
      return ToolResult([.text(text), .picture([1, 2, 3])], ["said": .string(text)])
    },
    VitrineMCP.Tool(
      "sleep", title: "Sleep", "Takes its time.", .init(isReadOnly: true, isIdempotent: true),
      output: []
    ) { _, call throws(CallFault) in
      for _ in 0..<40 where !call.isCancelled { usleep(10_000) }
      return ToolResult([.text("awake")], [:])
    },
  ]
}
