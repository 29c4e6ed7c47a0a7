import Vitrine
import VitrineArguments

/// The JSON Schema of a worker's requests and answers, generated from their tables.
enum WorkerSchema {
  /// The schema, of draft 2020-12.
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
                "The archive itself, as 'vitrine schema' describes it, or its text, instead of 'path'",
            ]
          ])
      }
      let answer = definitions.reference("Answer") { _ in schema(of: WorkerAnswer.parameters) }
      return ["anyOf": [request, answer]]
    }
  }

  /// Returns the schema of a line: simple fields, others with several types, and the id.
  private static func schema(
    of parameters: [CallParameter], _ others: [String: JSONValue] = [:]
  ) -> JSONValue {
    guard case .object(var schema) = CallParameter.schema(of: parameters, .document),
      case .object(var properties)? = schema["properties"]
    else { return [:] }
    properties.merge(others) { own, _ in own }
    properties["id"] = [
      "type": ["string", "integer"], "description": "Identifies the request",
    ]
    schema["properties"] = .object(properties)
    return .object(schema)
  }
}
