@_exported import VitrineFoundation

/// A pass in the library.
open class PKPass: NSObject {
  /// The serial number of the pass.
  open var serialNumber: String { "" }
  /// Answers that it cannot be read.
  public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
}

/// The passes of a person: there is no such library.
open class PKPassLibrary: NSObject {
  /// Creates a pass library.
  public override init() { super.init() }
  /// Whether there is a library: no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// The passes: none.
  open func passes() -> [PKPass] { [] }
  /// Whether a pass is there: no.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
