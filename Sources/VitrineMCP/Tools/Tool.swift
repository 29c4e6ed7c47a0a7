import VitrineCoding

/// Something that a model can ask the server to do.
package struct Tool: Sendable {
  /// The hints that a host may show before a tool is called.
  ///
  /// Source: the protocol's `ToolAnnotations`.
  package struct Annotations: Sendable {
    /// Whether it leaves everything as it is.
    package var isReadOnly: Bool
    /// Whether it may take away what was there.
    package var isDestructive = false
    /// Whether a second call with the same arguments does nothing more.
    package var isIdempotent: Bool
    /// Whether it reaches beyond this machine's project.
    package var isOpenWorld = false

    package init(isReadOnly: Bool, isIdempotent: Bool) {
      (self.isReadOnly, self.isIdempotent) = (isReadOnly, isIdempotent)
    }

    /// The others mean nothing of a tool that only reads.
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
    @Sendable (ToolArguments, ToolCall) throws(ToolFault) -> ToolResult

  /// Name for programs.
  package let name: String
  /// Name for people.
  package let title: String
  /// A description of the result, and of when a model should use the tool.
  package let description: String
  package let annotations: Annotations
  /// The parameters of a call.
  package let parameters: [ToolParameter]
  /// The fields of what it gives as data.
  package let output: [ToolParameter]
  private let body: Body

  package init(
    _ name: String, title: String, _ description: String, _ annotations: Annotations,
    parameters: [ToolParameter] = [], output: [ToolParameter], body: @escaping Body
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.annotations, self.parameters, self.output) = (annotations, parameters, output)
    self.body = body
  }

  /// Performs a call; errors are part of the result, where the model sees them.
  func result(of given: [String: JSONValue], _ call: ToolCall) -> ToolResult {
    do throws(ToolFault) {
      return try body(try ToolArguments(given, parameters), call)
    } catch {
      return ToolResult(error)
    }
  }

  /// The tool as it is listed.
  package var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": ToolParameter.schema(of: parameters, .input),
      "outputSchema": ToolParameter.schema(of: output, .output),
      "annotations": annotations.json,
    ]
  }
}
