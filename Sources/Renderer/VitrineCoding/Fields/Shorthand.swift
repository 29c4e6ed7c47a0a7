/// A shorter JSON form of a record: a plain string, number or boolean.
package struct Shorthand<Root: Sendable>: Sendable {
  /// The type of JSON value of the short form.
  let type: JSONType
  /// The form's schema.
  let describe: @Sendable (inout SchemaDefinitions) -> JSONValue
  /// Reads the short form; `nil` for a value in another form.
  let read: @Sendable (any Decoder) throws -> Root?
  /// Writes the short form of a record, or returns `nil` when it would lose a value.
  let write: @Sendable (Root) -> JSONValue?

  /// Creates a short form that is read from a JSON value of type `Value`.
  ///
  /// - Parameters:
  ///   - rule: the rule for the value; that of its type when `nil`.
  ///   - schema: the schema of the values that `read` accepts; that of `Value` when `nil`.
  ///   - read: returns the record, or `nil` for a value in another form.
  ///   - write: returns the short form of a record, or `nil` when it would lose a value.
  package init<Value: ArchiveValue>(
    _ type: Value.Type, rule: ValueRule<Value>? = nil,
    schema: (@Sendable (inout SchemaDefinitions) -> JSONValue)? = nil,
    read: @escaping @Sendable (Value) throws -> Root?,
    write: @escaping @Sendable (Root) -> JSONValue?
  ) {
    let jsonType: JSONType =
      switch type {
      case is Bool.Type: .boolean
      case is Double.Type, is Int.Type: .number
      default: .string
      }
    self.type = jsonType
    let rule = rule ?? Value.standardRule
    describe = schema ?? { ValueRule.schema(of: Value.schema(in: &$0), rule) }
    self.read = { decoder in
      if let found = decoder.jsonType, found != jsonType { return nil }
      do {
        let value = try Value(from: decoder)
        return try read(rule?.apply(value, decoder) ?? value)
      } catch var error as ArchiveError {
        // The JSON has this form but is invalid; it cannot be meant as another form.
        if error.path?.steps.isEmpty ?? true { error.path = NodePath(decoder.codingPath) }
        throw error
      } catch is NotedErrors {
        throw NotedErrors()
      } catch {
        return nil
      }
    }
    self.write = { root in
      guard case .number(let number)? = write(root) else { return write(root) }
      switch rule {
      case let rule as ValueRule<Double>: return .number(rule.nearest(number))
      case let rule as ValueRule<Int>: return .number(Double(rule.nearest(Int(saturating: number))))
      default: return .number(number)
      }
    }
  }
}
