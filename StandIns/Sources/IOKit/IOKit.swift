@_exported import VitrineFoundation

// The registry of devices, which is empty, and the power sources, of which there are none.

/// A result of the kernel.
public typealias kern_return_t = Int32
/// A port of the kernel.
public typealias mach_port_t = UInt32
/// An object of the kernel.
public typealias io_object_t = mach_port_t
/// A service.
public typealias io_service_t = io_object_t
/// An entry of the registry.
public typealias io_registry_entry_t = io_object_t
/// An iterator.
public typealias io_iterator_t = io_object_t
/// A connection to a service.
public typealias io_connect_t = io_object_t
/// A result of IOKit.
public typealias IOReturn = kern_return_t
/// Options.
public typealias IOOptionBits = UInt32

/// No object.
public let IO_OBJECT_NULL: io_object_t = 0
/// Success.
public let KERN_SUCCESS: kern_return_t = 0
/// Success.
public let kIOReturnSuccess: IOReturn = 0
/// A failure of any kind.
public let kIOReturnError: IOReturn = -536_870_212
/// The port to IOKit.
public let kIOMainPortDefault: mach_port_t = 0
/// The port to IOKit, by its older name.
public let kIOMasterPortDefault: mach_port_t = 0
/// The plane of services.
public let kIOServicePlane = "IOService"
/// The key of the serial number.
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
/// The key of the identifier of the machine.
public let kIOPlatformUUIDKey = "IOPlatformUUID"

/// A description of services by their class.
public func IOServiceMatching(_ name: String) -> NSMutableDictionary? {
  NSMutableDictionary(dictionary: ["IOProviderClass": name])
}
/// A description of services by their name.
public func IOServiceNameMatching(_ name: String) -> NSMutableDictionary? {
  NSMutableDictionary(dictionary: ["IONameMatch": name])
}
/// The service with a description; always none.
public func IOServiceGetMatchingService(
  _ mainPort: mach_port_t, _ matching: NSDictionary?
) -> io_service_t { IO_OBJECT_NULL }
/// The services with a description; always none.
public func IOServiceGetMatchingServices(
  _ mainPort: mach_port_t, _ matching: NSDictionary?,
  _ existing: UnsafeMutablePointer<io_iterator_t>
) -> kern_return_t {
  existing.pointee = IO_OBJECT_NULL
  return KERN_SUCCESS
}
/// The next object of an iterator; always none.
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }
/// Releases an object; has no effect.
@discardableResult
public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
/// The property of an entry; always none.
public func IORegistryEntryCreateCFProperty(
  _ entry: io_registry_entry_t, _ key: CFString, _ allocator: CFAllocator?, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>? { nil }
/// The properties of an entry; always none.
public func IORegistryEntryCreateCFProperties(
  _ entry: io_registry_entry_t,
  _ properties: UnsafeMutablePointer<Unmanaged<NSMutableDictionary>?>?, _ allocator: CFAllocator?,
  _ options: IOOptionBits
) -> kern_return_t { kIOReturnError }
/// Opens a connection to a service; always fails.
public func IOServiceOpen(
  _ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32,
  _ connect: UnsafeMutablePointer<io_connect_t>
) -> kern_return_t { kIOReturnError }
/// Closes a connection; has no effect.
@discardableResult
public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { KERN_SUCCESS }

// MARK: Power

/// The key of a source's name.
public let kIOPSNameKey = "Name"
/// The key of a source's type.
public let kIOPSTypeKey = "Type"
/// The type of a battery inside of a computer.
public let kIOPSInternalBatteryType = "InternalBattery"
/// The key of the charge.
public let kIOPSCurrentCapacityKey = "Current Capacity"
/// The key of the greatest charge.
public let kIOPSMaxCapacityKey = "Max Capacity"
/// The key of whether a battery is being charged.
public let kIOPSIsChargingKey = "Is Charging"
/// The key of whether a battery is charged.
public let kIOPSIsChargedKey = "Is Charged"
/// The key of the minutes until a battery is empty.
public let kIOPSTimeToEmptyKey = "Time to Empty"
/// The key of the minutes until a battery is charged.
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
/// The key of what power comes from.
public let kIOPSPowerSourceStateKey = "Power Source State"
/// Power from the mains.
public let kIOPSACPowerValue = "AC Power"
/// Power from a battery.
public let kIOPSBatteryPowerValue = "Battery Power"

/// What is known of power sources.
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>? {
  .passRetained(NSDictionary())
}
/// The power sources; always none.
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef?) -> Unmanaged<CFArray>? {
  .passRetained(NSArray())
}
/// The description of a power source; always none.
public func IOPSGetPowerSourceDescription(
  _ blob: CFTypeRef?, _ source: CFTypeRef?
) -> Unmanaged<CFDictionary>? { nil }
/// What power comes from: the mains.
public func IOPSGetProvidingPowerSourceType(_ blob: CFTypeRef?) -> Unmanaged<CFString>? {
  .passRetained(NSString(string: kIOPSACPowerValue))
}

/// An assertion about power.
public typealias IOPMAssertionID = UInt32
/// Makes an assertion about power; always fails.
public func IOPMAssertionCreateWithName(
  _ type: CFString, _ level: UInt32, _ name: CFString, _ id: UnsafeMutablePointer<IOPMAssertionID>
) -> IOReturn { kIOReturnError }
/// Ends an assertion; has no effect.
@discardableResult
public func IOPMAssertionRelease(_ id: IOPMAssertionID) -> IOReturn { kIOReturnSuccess }
