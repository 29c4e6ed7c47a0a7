/// The look of a generation of the system's controls.
public enum InterfaceLook: String, ArchiveEnum {
  /// iOS 18: rounded buttons, flat fills.
  case ios18
  /// iOS 26: capsules, wider switches.
  case ios26
}
