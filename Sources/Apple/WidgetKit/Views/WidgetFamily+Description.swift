public import VitrineDevices

extension VitrineDevices.WidgetFamily: CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The family's name, such as "systemSmall".
  public var description: String { rawValue }
  /// The family's name, such as "systemSmall".
  public var debugDescription: String { rawValue }
}
