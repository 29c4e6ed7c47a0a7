extension Error {
  /// The error as `NSError`, as which Apple's systems bridge each error.
  public var bridgedError: NSError {
    // The compiler takes the direct cast for one that always succeeds, which it does not on Linux.
    if let error = (self as Any) as? NSError { return error }
    let custom = self as? any CustomNSError
    var values = custom?.errorUserInfo ?? [:]
    values[NSLocalizedDescriptionKey] = values[NSLocalizedDescriptionKey] ?? localizedDescription
    return NSError(
      domain: custom.map { type(of: $0).errorDomain } ?? String(reflecting: Self.self),
      code: custom?.errorCode ?? 0, userInfo: values)
  }
}
