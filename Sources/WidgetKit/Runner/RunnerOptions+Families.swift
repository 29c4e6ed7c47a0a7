internal import VitrineDevices

extension RunnerOptions {
  /// The families that a widget is archived in: those that it names and the device's system has;
  /// where it names none, all that the system has, and those that the command line asks for.
  func families(of widget: WidgetDescription) -> [VitrineDevices.WidgetFamily] {
    let device = device.flatMap(Device.named)
    let known = Device.families(likeThatOf: device)
    guard let named = widget.families else {
      return families.isEmpty ? known : VitrineDevices.WidgetFamily.allCases
    }
    // Without a device, code may be that of any system.
    guard device != nil else { return named }
    let shown = named.filter(known.contains)
    return shown.isEmpty ? named : shown
  }
}
