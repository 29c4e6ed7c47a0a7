import VitrineArguments
import VitrineCoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The result of a tool call: content for the model, and the same content as structured data.
package struct ToolResult: Sendable {
  /// A part of the content.
  package enum Content: Sendable {
    case text(String)
    /// A PNG picture.
    case picture([UInt8])

    fileprivate var json: JSONValue {
      switch self {
      case .text(let text): ["type": "text", "text": .string(text)]
      case .picture(let bytes):
        [
          "type": "image", "mimeType": "image/png",
          "data": .string(Data(bytes).base64EncodedString()),
        ]
      }
    }
  }

  package var content: [Content]
  /// The data that the tool's output schema describes; `nil` if the call failed.
  package var structured: [String: JSONValue]?
  /// Whether the call failed.
  package var isError = false

  package init(_ content: [Content], _ structured: [String: JSONValue]) {
    (self.content, self.structured) = (content, structured)
  }

  /// Creates the result of a failed call.
  init(_ fault: CallFault) {
    content = [.text(fault.text)]
    isError = true
  }

  /// The fields of the response.
  var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = [
      "content": .array(content.map(\.json)), "isError": .bool(isError),
    ]
    fields["structuredContent"] = structured.map(JSONValue.object)
    return fields
  }
}
