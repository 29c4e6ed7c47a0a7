import VitrineArguments
import VitrineMCP

extension FuzzTarget {
  /// Readers of messages.
  static let messages = [
    FuzzTarget(
      "protocol",
      Seeds(
        folder: "", endings: [],
        texts: [
          #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#,
          #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"take","arguments":"#
            + #"{"text":"a","number":1.5,"whole":2,"options":{"scheme":"dark"},"lists":{"a":[1]}},"#
            + #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
            + #""io.modelcontextprotocol/clientCapabilities":{},"progressToken":7}}}"#,
          #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        ]), size: 1 << 14
    ) { bytes in
      let server = ProtocolServer(
        .init(name: "fuzz", title: "Fuzz", version: "1", instructions: ""), tools: [tool])
      for line in bytes.split(separator: 0x0A) { _ = server.answers(to: Array(line)) }
    }
  ]

  /// A tool with an argument of each kind.
  private static let tool = Tool(
    "take", title: "Take", "Takes anything.", .init(isReadOnly: true, isIdempotent: true),
    parameters: [
      CallParameter("text", .string, "A text"),
      CallParameter("number", .number(-10...10), "A number"),
      CallParameter("whole", .integer(0...10), "A whole number"),
      CallParameter("options", .options([.init(name: "scheme", help: "")]), "Options"),
      CallParameter("lists", .lists([.init(name: "a", help: "")]), "Lists"),
      CallParameter("things", .array(.object([])), "Objects"),
    ], output: []
  ) { arguments, call throws(CallFault) in
    call.report(arguments.number("number") ?? 0, of: nil, arguments.string("text") ?? "")
    _ = (arguments.options("options"), arguments.lists("lists"), arguments.integer("whole"))
    return ToolResult([.text(arguments.string("text") ?? "")], [:])
  }
}
