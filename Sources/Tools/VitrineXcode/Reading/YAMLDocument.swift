import CYAML
import Foundation

/// Reads YAML by libyaml into the values of property lists.
enum YAMLDocument {
  private static let depthLimit = 64
  /// The maximum number of nodes of a document with expanded aliases.
  private static let nodeLimit = 200_000

  /// The value of a file's first document.
  ///
  /// - Throws: `ProjectError` with the line for a file that is not YAML.
  static func read(_ file: URL) throws(ProjectError) -> PropertyValue {
    let bytes = Array(try ProjectFiles.data(file, limit: ProjectFiles.sourceLimit))
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw ProjectError("there is not enough memory to read the file", file: file)
    }
    defer { yaml_parser_delete(&parser) }
    return try bytes.withUnsafeBufferPointer { buffer throws(ProjectError) in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var document = yaml_document_t()
      guard yaml_parser_load(&parser, &document) == 1 else {
        let problem = parser.problem.map { String(cString: $0) } ?? "this is not YAML"
        throw ProjectError(problem, file: file, line: Int(parser.problem_mark.line) + 1)
      }
      defer { yaml_document_delete(&document) }
      guard let root = yaml_document_get_root_node(&document) else { return .dictionary([:]) }
      var budget = nodeLimit
      return try value(root, &document, file, depth: 0, &budget)
    }
  }

  private static func value(
    _ node: UnsafeMutablePointer<yaml_node_t>, _ document: inout yaml_document_t, _ file: URL,
    depth: Int, _ budget: inout Int
  ) throws(ProjectError) -> PropertyValue {
    budget -= 1
    guard depth < depthLimit, budget > 0 else {
      throw ProjectError(
        "the document is too large or refers to itself", file: file,
        line: Int(node.pointee.start_mark.line) + 1)
    }
    switch node.pointee.type {
    case YAML_SEQUENCE_NODE:
      let items = node.pointee.data.sequence.items
      var values: [PropertyValue] = []
      var item = items.start
      while let current = item, current != items.top {
        if let child = yaml_document_get_node(&document, current.pointee) {
          values.append(try value(child, &document, file, depth: depth + 1, &budget))
        }
        item = current + 1
      }
      return .array(values)
    case YAML_MAPPING_NODE:
      let pairs = node.pointee.data.mapping.pairs
      var values: [String: PropertyValue] = [:]
      var pair = pairs.start
      while let current = pair, current != pairs.top {
        if let key = yaml_document_get_node(&document, current.pointee.key),
          let child = yaml_document_get_node(&document, current.pointee.value),
          let name = scalar(key).string
        {
          values[name] = try value(child, &document, file, depth: depth + 1, &budget)
        }
        pair = current + 1
      }
      return .dictionary(values)
    default: return scalar(node)
    }
  }

  /// A scalar; plain words for flags become flags.
  private static func scalar(_ node: UnsafeMutablePointer<yaml_node_t>) -> PropertyValue {
    let scalar = node.pointee.data.scalar
    guard let start = scalar.value else { return .string("") }
    let text = String(
      decoding: UnsafeBufferPointer(start: start, count: scalar.length), as: UTF8.self)
    guard scalar.style == YAML_PLAIN_SCALAR_STYLE else { return .string(text) }
    switch text.lowercased() {
    case "true", "yes", "on": return .bool(true)
    case "false", "no", "off": return .bool(false)
    default: return .string(text)
    }
  }
}
