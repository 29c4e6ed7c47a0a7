/// A generation of the system's design: its controls and colours.
public enum DesignGeneration: String, ArchiveEnum {
  /// iOS 18: rounded buttons, flat fills.
  case ios18
  /// iOS 26: capsules, wider switches.
  case ios26
}
