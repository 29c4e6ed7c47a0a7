internal import VitrineDevices
import WidgetKit

extension RunnerOptions {
  /// The families in which a widget is archived: those that it supports and the platform of the
  /// device has.
  ///
  /// If the widget names none or supports none, these are all families of the platform and those on
  /// the command line.
  func families(of widget: WidgetDescription) -> [VitrineDevices.WidgetFamily] {
    let device = device.flatMap(Device.named)
    let known = Device.families(likeThatOf: device)
    guard let named = widget.families, !named.isEmpty else {
      return families.isEmpty ? known : VitrineDevices.WidgetFamily.allCases
    }
    // Without a device, the widget may be for any platform.
    guard device != nil else { return named }
    let shown = named.filter(known.contains)
    return shown.isEmpty ? named : shown
  }
}
