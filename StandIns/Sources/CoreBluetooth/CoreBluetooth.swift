@_exported import VitrineFoundation

/// The state of a Bluetooth manager.
public enum CBManagerState: Int, Sendable {
  /// The states of a manager.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// The authorization of Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The authorization states.
  case notDetermined, restricted, denied, allowedAlways
}
/// A UUID of Bluetooth.
public final class CBUUID: NSObject, Sendable {
  /// The UUID as text.
  public let uuidString: String
  /// Creates a UUID from its text.
  public init(string: String) { uuidString = string }
}
/// A Bluetooth device.
open class CBPeripheral: NSObject {
  /// The name of the peripheral.
  open var name: String? { nil }
}
/// Methods by which a central manager reports its state and its devices.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Called when the state of the manager changes; never called here.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
/// A manager of Bluetooth devices, which finds none.
open class CBCentralManager: NSObject {
  /// The delegate that is notified.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Creates a central manager.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }
  /// The state of the manager; always unsupported.
  open var state: CBManagerState { .unsupported }
  /// The authorization; always denied.
  open class var authorization: CBManagerAuthorization { .denied }
  /// Scans for devices; none are found.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?) {}
  /// Stops scanning.
  open func stopScan() {}
}
