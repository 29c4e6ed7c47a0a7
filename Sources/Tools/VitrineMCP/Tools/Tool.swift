import VitrineArguments
import VitrineCoding

/// A tool that a model can call.
package struct Tool: Sendable {
  /// The hints that a host may show before a tool is called.
  ///
  /// Source: the protocol's `ToolAnnotations`.
  package struct Annotations: Sendable {
    /// Whether the tool changes nothing.
    package var isReadOnly: Bool
    /// Whether the tool may delete or overwrite something.
    package var isDestructive = false
    /// Whether repeating a call with the same arguments has no further effect.
    package var isIdempotent: Bool
    /// Whether the tool reaches beyond the project on this machine.
    package var isOpenWorld = false

    package init(isReadOnly: Bool, isIdempotent: Bool) {
      (self.isReadOnly, self.isIdempotent) = (isReadOnly, isIdempotent)
    }

    /// The annotations as JSON; a tool that only reads needs no others.
    fileprivate var json: JSONValue {
      guard !isReadOnly else { return ["readOnlyHint": true, "openWorldHint": .bool(isOpenWorld)] }
      return [
        "readOnlyHint": false, "destructiveHint": .bool(isDestructive),
        "idempotentHint": .bool(isIdempotent), "openWorldHint": .bool(isOpenWorld),
      ]
    }
  }

  /// The function that performs a call.
  package typealias Body =
    @Sendable (CallArguments, ToolCall) throws(CallFault) -> ToolResult

  /// The name for programs.
  package let name: String
  /// The name for people.
  package let title: String
  /// A description of the result, and of when a model should use the tool.
  package let description: String
  package let annotations: Annotations
  /// The parameters of a call.
  package let parameters: [CallParameter]
  /// The fields of the structured result.
  package let output: [CallParameter]
  private let body: Body
  /// Returns a message in the words of the tool.
  private var named: @Sendable (String) -> String = { $0 }

  package init(
    _ name: String, title: String, _ description: String, _ annotations: Annotations,
    parameters: [CallParameter] = [], output: [CallParameter], body: @escaping Body
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.annotations, self.parameters, self.output) = (annotations, parameters, output)
    self.body = body
  }

  /// Performs a call; errors are part of the result, so that the model sees them.
  func result(of given: [String: JSONValue], _ call: ToolCall) -> ToolResult {
    do throws(CallFault) {
      return try body(try CallArguments(given, parameters), call)
    } catch {
      return ToolResult(CallFault(named(error.message), hint: error.hint.map(named)))
    }
  }

  /// Returns the tool with errors in other words.
  package func saying(_ named: @escaping @Sendable (String) -> String) -> Tool {
    var tool = self
    tool.named = named
    return tool
  }

  /// The tool as JSON for the list of tools.
  package var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": CallParameter.schema(of: parameters, .input),
      "outputSchema": CallParameter.schema(of: output, .output),
      "annotations": annotations.json,
    ]
  }
}
