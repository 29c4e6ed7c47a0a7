@_exported import VitrineFoundation

/// A pass in the library.
open class PKPass: NSObject {
  /// The serial number of the pass.
  open var serialNumber: String { "" }
  /// Creates a pass from data; always fails.
  public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
}

/// The library of passes, which isn't available.
open class PKPassLibrary: NSObject {
  /// Creates a pass library.
  public override init() { super.init() }
  /// Returns whether the library is available; always `false`.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Returns the passes; always empty.
  open func passes() -> [PKPass] { [] }
  /// Returns whether the library contains a pass; always `false`.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
