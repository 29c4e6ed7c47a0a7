extension Error {
  /// The error as `NSError`, to which Apple's systems bridge all errors.
  public var bridgedError: NSError {
    // The compiler assumes that a direct cast always succeeds, which it doesn't on Linux.
    if let error = (self as Any) as? NSError { return error }
    let custom = self as? any CustomNSError
    var values = custom?.errorUserInfo ?? [:]
    values[NSLocalizedDescriptionKey] = values[NSLocalizedDescriptionKey] ?? localizedDescription
    return NSError(
      domain: custom.map { type(of: $0).errorDomain } ?? String(reflecting: Self.self),
      code: custom?.errorCode ?? 0, userInfo: values)
  }

  /// The error as an optional `NSError`, for code that casts an error of either kind.
  public var optionalBridgedError: NSError? { bridgedError }
}

extension Optional where Wrapped == any Error {
  /// The error as `NSError`; `nil` without one.
  public var optionalBridgedError: NSError? { map(\.bridgedError) }
}
