extension Error {
  /// The error as `NSError`, as which Apple's systems bridge each error.
  public var bridgedError: NSError {
    if let error = self as? NSError { return error }
    let custom = self as? any CustomNSError
    var values = custom?.errorUserInfo ?? [:]
    values[NSLocalizedDescriptionKey] = values[NSLocalizedDescriptionKey] ?? localizedDescription
    return NSError(
      domain: custom.map { type(of: $0).errorDomain } ?? String(reflecting: Self.self),
      code: custom?.errorCode ?? 0, userInfo: values)
  }
}
