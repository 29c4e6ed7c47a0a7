import Vitrine

extension Flag {
  static let family = Flag(
    "family", .list(name: "FAMILY", names(WidgetFamily.self)),
    "Size class; default: the first one that the widget supports")
  static let state = Flag(
    "state", .list(name: "STATE", names(RenderState.self)),
    "What the widget is rendered for; default: snapshot")
  static let scheme = Flag(
    "scheme", .list(name: "SCHEME", names(ColorScheme.self)), "Light or dark; default: light")
  static let all = Flag("all", "Every family, state and scheme that no other flag narrows")
  static let mode = Flag(
    "mode", .choice(name: "MODE", names(WidgetRenderingMode.self)),
    "How the surface treats colours; default: fullColor")
  static let scale = Flag(
    "scale", .number(name: "N", 0.1...8), "Pixels a point has; default: the device's")
  static let device = Flag(
    "device", .choice(name: "DEVICE", Device.all.map(\.identifier)),
    "Device whose sizes are taken; default: the standard one of the family")
  static let entry = Flag(
    "entry", .index(name: "N"), "Entry of the timeline, counted from 0; default: 0")
  static let typeSize = Flag(
    "type-size", .choice(name: "SIZE", names(DynamicTypeSize.self)), "Text size; default: large")
  static let date = Flag(
    "date", .date(name: "DATE"),
    "Moment that dates are compared with, in ISO 8601; default: the entry's")
  static let locale = Flag(
    "locale", .locale(name: "LOCALE"),
    "Language and region of strings, figures and direction; default: en_US")
  static let timeZone = Flag(
    "time-zone", .timeZone(name: "ZONE"), "Time zone of dates; default: UTC")
  static let look = Flag(
    "look", .choice(name: "LOOK", names(InterfaceLook.self)),
    "Generation of the system whose controls are drawn; default: ios18")
  static let margins = Flag(
    "margins", .number(name: "N", 0...1000),
    "Room around the content in points; default: the family's")
  static let cornerRadius = Flag(
    "corner-radius", .number(name: "N", 0...1000),
    "Radius of the corners in points; default: the family's")
  static let fontDir = Flag(
    "font-dir", .file(name: "DIR"),
    "Folder of TTF and OTF files whose faces are used too; no other is looked into")
  static let strict = Flag("strict", "Treat warnings as errors")
  static let output = Flag(
    "output", short: "o", .file(name: "PATH"),
    "File, folder (ends in '/' or exists) or '-' for standard output")
  static let format = Flag(
    "format", .choice(name: "FORMAT", names(PictureFormat.self)),
    "Kind of file; default: what the output file's name ends in, or png")
  static let quiet = Flag("quiet", short: "q", "Say nothing about success")
  static let json = Flag("json", "Print results, errors and warnings as JSON")
  static let tree = Flag("tree", "Print the views with their modifiers (default)")
  static let frames = Flag("frames", "Print the box of every view, in points")
  static let displayList = Flag("display-list", "Print what is drawn, item by item")
  static let hits = Flag("hits", "Print the regions that react to taps")
  static let help = Flag("help", short: "h", "Print help")
  static let version = Flag("version", "Print the version")

  /// The flags that choose one picture of an archive.
  static let selection: [Flag] = [
    family, state, scheme, mode, scale, device, entry, typeSize, date, locale, timeZone, look,
    margins,
    cornerRadius,
  ]

  /// The flags that say when and where a picture is seen.
  static let surroundings: [Flag] = [date, locale, timeZone]

  private static func names<Choice: CaseIterable & RawRepresentable>(
    _ type: Choice.Type
  ) -> [String] where Choice.RawValue == String {
    type.allCases.map(\.rawValue)
  }
}
