extension GradientStyle {
  /// Reads the gradient of a style's object; `nil` when it holds none.
  ///
  /// - Throws: `ArchiveError` for a faulty gradient.
  init?(
    _ container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    guard let name = GradientStyle.kinds.first(where: { container.contains(ArchiveKey($0)) }),
      let reader = Content.readers[name],
      case .gradient(let gradient) = try reader.read(
        container.superDecoder(forKey: ArchiveKey(name)))
    else { return nil }
    self = gradient
    decoder.reportUnknown(container, known: { $0 == name }) { [name] }
  }

  /// The schemas of a style's object with a gradient.
  static func schemas(_ definitions: inout SchemaDefinitions) -> [JSONValue] {
    kinds.compactMap { kind in
      guard let payload = Content.readers[kind]?.schema(&definitions) else { return nil }
      return [
        "type": "object", "additionalProperties": false, "required": [.string(kind)],
        "properties": .object([kind: payload, ArchiveKey.comment: true]),
      ]
    }
  }
}
