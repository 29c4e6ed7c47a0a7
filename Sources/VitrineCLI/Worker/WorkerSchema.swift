import Vitrine
import VitrineMCP

/// The JSON Schema of what a worker reads and writes, made from the tables of both.
enum WorkerSchema {
  /// The whole schema, draft 2020-12.
  static var document: JSONValue {
    ArchiveSchema.document(
      name: "worker", title: "Lines of vitrine worker",
      comment: "Each line of standard input is a Request, each line of standard output an Answer."
    ) { definitions in
      let request = definitions.reference("Request") { _ in
        schema(
          of: WorkerRequest.parameters,
          [
            "archive": [
              "type": ["object", "string"],
              "description":
                "The archive itself, as 'vitrine schema' describes it, or its text, in place of 'path'",
            ]
          ])
      }
      let answer = definitions.reference("Answer") { _ in schema(of: WorkerAnswer.parameters) }
      return ["anyOf": [request, answer]]
    }
  }

  /// The schema of a line: some fields, others that are of several kinds, and the id.
  private static func schema(
    of parameters: [ToolParameter], _ others: [String: JSONValue] = [:]
  ) -> JSONValue {
    guard case .object(var schema) = ToolParameter.schema(of: parameters, .document),
      case .object(var properties)? = schema["properties"]
    else { return [:] }
    properties.merge(others) { own, _ in own }
    properties["id"] = [
      "type": ["string", "integer"], "description": "What tells the request from others",
    ]
    schema["properties"] = .object(properties)
    return .object(schema)
  }
}
