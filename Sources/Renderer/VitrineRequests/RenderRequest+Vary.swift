extension [RenderRequest] {
  /// Replaces each request with one for every value.
  package mutating func vary<Value>(
    _ part: WritableKeyPath<RenderRequest, Value>, over values: [Value]
  ) {
    self = flatMap { request in
      values.map { value in
        var request = request
        request[keyPath: part] = value
        return request
      }
    }
  }
}
