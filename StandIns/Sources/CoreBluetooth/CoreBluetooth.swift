@_exported import VitrineFoundation

/// Whether devices near by can be reached.
public enum CBManagerState: Int, Sendable {
  /// The states of a manager.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// Whether they may be reached.
public enum CBManagerAuthorization: Int, Sendable {
  /// The authorization states.
  case notDetermined, restricted, denied, allowedAlways
}
/// The name of something that a device has.
public final class CBUUID: NSObject, Sendable {
  /// The UUID string of the CBUUID.
  public let uuidString: String
  /// Creates a CBUUID.
  public init(string: String) { uuidString = string }
}
/// A device near by.
open class CBPeripheral: NSObject {
  /// The name of the peripheral.
  open var name: String? { nil }
}
/// Methods by which a central manager reports its state and its devices.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Whether devices can be reached has changed; never called.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
/// Reaches devices near by: it reaches none.
open class CBCentralManager: NSObject {
  /// The delegate that is notified.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Creates a central manager.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }
  /// Whether devices can be reached.
  open var state: CBManagerState { .unsupported }
  /// Whether devices may be reached.
  open class var authorization: CBManagerAuthorization { .denied }
  /// Looks for devices: there are none.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?) {}
  /// Looks no longer.
  open func stopScan() {}
}
