import Vitrine
import VitrineSnapshot
import VitrineXcode

extension Flag {
  static let family = Flag(
    "family", .list(name: "FAMILY", RenderTarget.allCases.map(\.name)),
    "Size class, or presentation of a Live Activity or a control; default: the first one that "
      + "the widget supports")
  static let widget = Flag(
    "widget", .text(name: "KIND"), "Widget of a bundle, by its kind; default: all")
  static let state = Flag(
    "state", .list(name: "STATE", names(RenderState.self)),
    "What the widget is rendered for; default: snapshot")
  static let scheme = Flag(
    "scheme", .list(name: "SCHEME", names(ColorScheme.self)), "Light or dark; default: light")
  static let contrast = Flag(
    "contrast", .choice(name: "CONTRAST", names(ColorSchemeContrast.self)),
    "Standard or increased contrast; default: standard")
  static let all = Flag("all", "Every family, state and scheme that no other flag narrows")
  static let mode = Flag(
    "mode", .choice(name: "MODE", names(WidgetRenderingMode.self)),
    "How the surface treats colours; default: what place and look do")
  static let location = Flag(
    "location", .list(name: "PLACE", names(WidgetLocation.self)),
    "Place that shows the widget; default: none, the widget alone")
  static let appearance = Flag(
    "appearance", .list(name: "LOOK", names(SurfaceAppearance.self)),
    "Look that a person has chosen for the place; default: standard")
  static let tint = Flag(
    "tint", .color(name: "COLOR"),
    "Colour of a tinted place, a watch face or a Lock Screen, by name or as #RRGGBB")
  static let wallpaper = Flag(
    "wallpaper", .color(name: "COLOR"), "Colour behind and around the widget; default: transparent")
  static let alwaysOn = Flag("always-on", "Draw for a dimmed Always-On display")
  static let lock = Flag(
    "lock", .choice(name: "LOCK", names(DeviceLock.self)),
    "How far the device is locked in the state 'locked'; default: locked")
  static let showSensitive = Flag(
    "show-sensitive", "Let private content be seen on a locked device or a dimmed watch")
  static let scale = Flag(
    "scale", .number(name: "N", 0.1...8), "Pixels a point has; default: the device's")
  static let device = Flag(
    "device", .choice(name: "DEVICE", Device.all.map(\.identifier)),
    "Device whose sizes are taken; default: the standard one of the family")
  static let entry = Flag(
    "entry", .index(name: "N"),
    "Entry of the timeline or state of the Live Activity, counted from 0; default: the one in "
      + "force at --date, or the first")
  static let press = Flag(
    "press", .text(name: "ID"), "Draw a button or toggle as it is under a finger")
  static let toggle = Flag(
    "toggle", .texts(name: "ID"),
    "Draw toggles in their other state, as they are at once when they were tapped")
  static let awaitReload = Flag(
    "await-reload", "Draw what is marked as invalidatable as it is until the next timeline comes")
  static let invalidatedOpacity = Flag(
    "invalidated-opacity", .number(name: "N", 0...1),
    "Opacity of such content; default: \(SurfaceMetrics.invalidatedOpacity)")
  static let typeSize = Flag(
    "type-size", .choice(name: "SIZE", names(DynamicTypeSize.self)), "Text size; default: large")
  static let modes = Flag(
    "mode", .list(name: "MODE", names(WidgetRenderingMode.self)),
    "How the surface treats colours; default: what place and look do")
  static let devices = Flag(
    "device", .list(name: "DEVICE", Device.all.map(\.identifier)),
    "Devices whose sizes are taken; default: the standard one of each family")
  static let typeSizes = Flag(
    "type-size", .list(name: "SIZE", names(DynamicTypeSize.self)), "Text sizes; default: large")
  static let locales = Flag(
    "locale", .locales(name: "LOCALE"),
    "Languages and regions, separated by commas; default: en_US")
  static let layout = Flag(
    "layout", .text(name: "PATH"),
    "Path of each picture in the folder, with names in braces: {archive}, {kind}, {family}, "
      + "{state}, {scheme}, {contrast}, {location}, {appearance}, {mode}, {typeSize}, {device}, "
      + "{entry}, {interaction}, {locale}, {look}, {scale}, {name}, {format}")
  static let title = Flag("title", .text(name: "TEXT"), "Title of the page")
  static let resume = Flag(
    "resume", "Leave pictures alone that are newer than their archive, after an interruption")
  static let date = Flag(
    "date", .date(name: "DATE"),
    "Moment of the picture, in ISO 8601, which picks the entry in force and which dates are "
      + "compared with; default: the entry's")
  static let locale = Flag(
    "locale", .locale(name: "LOCALE"),
    "Language and region of strings, figures and direction; default: en_US")
  static let timeZone = Flag(
    "time-zone", .timeZone(name: "ZONE"), "Time zone of dates; default: UTC")
  static let look = Flag(
    "look", .choice(name: "LOOK", names(InterfaceLook.self)),
    "Generation of the system whose controls and colours are drawn; default: ios18")
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
  static let accessibility = Flag(
    "accessibility", "Print what assistive technology reads, in its order")
  static let timelineFormat = Flag(
    "format", .choice(name: "FORMAT", names(TimelineFormat.self)),
    "A contact sheet or a film; default: what the output file's name ends in, or png")
  static let frameCount = Flag(
    "frames", .number(name: "N", 0...240), "Pictures in a transition of the film; default: 12")
  static let seconds = Flag(
    "seconds", .number(name: "S", 0...60), "How long a transition takes; default: 0.5")
  static let hold = Flag(
    "hold", .number(name: "S", 0.01...60), "How long each entry stands; default: 1")
  static let outputTimeline = Flag(
    "output", short: "o", .file(name: "FILE"),
    "Draw the entries into a file, or '-' for standard output")
  static let outputMarks = Flag(
    "output", short: "o", .file(name: "FILE"),
    "Write the picture with a numbered box for each line of --hits or --accessibility")
  static let environment = Flag(
    "environment", "Print what WidgetKit tells the views of the place they are shown in")
  static let help = Flag("help", short: "h", "Print help")
  static let version = Flag("version", "Print the version")

  static let goldens = Flag(
    "goldens", .file(name: "DIR"), "Folder of archives, matrices and goldens; default: Golden")
  static let pending = Flag(
    "pending", .file(name: "DIR"),
    "Folder in which failed pictures wait; default: \(PendingStore.standardFolder)")
  static let jobs = Flag(
    "jobs", short: "j", .number(name: "N", 1...256),
    "How many pictures at a time; default: one for each core")
  static let shard = Flag(
    "shard", .text(name: "K/N"), "Verify only part K of N equal parts of the goldens")
  static let lastFailed = Flag("last-failed", "Verify only the goldens that failed last time")
  static let record = Flag(
    "record", .choice(name: "WORD", names(RecordMode.self)),
    "Which goldens may be written; default: what VITRINE_RECORD says, or never")
  static let update = Flag("update", "Write missing and failed goldens: --record failed")
  static let comparison = Flag(
    "mode", .choice(name: "MODE", names(ComparisonMode.self)),
    "How pictures are compared whose matrix does not say; default: exact")
  static let strictGoldens = Flag("strict", "End with 4 when there are orphans or equivalents")
  static let report = Flag(
    "report", .file(name: "DIR"), "Write an HTML report, and what it is made of, into a folder")
  static let junit = Flag("junit", .file(name: "FILE"), "Write the results as JUnit XML")
  static let jsonFile = Flag(
    "json", .file(name: "FILE"), "Write the results as JSON, which reg-suit's tools read too")
  static let markdown = Flag("markdown", .file(name: "FILE"), "Write a summary in Markdown")
  static let github = Flag(
    "github", "Print annotations for GitHub, and append to the summary of its step")
  static let match = Flag("match", .text(name: "PATTERN"), "Only pictures whose name matches")
  static let cluster = Flag(
    "cluster", .text(name: "ID"), "Only the pictures whose changes look alike, as 'pending' says")
  static let allPending = Flag("all", "All pictures that wait")
  static let from = Flag(
    "from", .file(name: "DIR"), "Folder with failed pictures, for example from another machine")
  static let delete = Flag("delete", "Remove them")
  static let view = Flag(
    "view", .choice(name: "VIEW", names(DifferenceView.self)),
    "How the difference is shown; default: side")
  static let inline = Flag(
    "inline", .choice(name: "HOW", names(InlineFormat.self)),
    "How a terminal shows pictures; default: auto")
  static let outputFolder = Flag(
    "output", short: "o", .file(name: "DIR"), "Folder, which is made where it is missing")
  static let outputPicture = Flag(
    "output", short: "o", .file(name: "FILE"), "Write the view as a PNG file")

  static let target = Flag(
    "target", .texts(name: "TARGET"), "Only this target; may be repeated; default: all with widgets"
  )
  static let platform = Flag(
    "platform", .choice(name: "PLATFORM", names(ApplePlatform.self)),
    "System that is meant by conditions in the code; default: the target's")
  static let projectOutput = Flag(
    "output", short: "o", .file(name: "DIR"),
    "Build, archive and draw into a folder for each target")
  static let initialize = Flag(
    "init", "Write a package, a matrix of goldens and a workflow to keep")
  static let keepStaging = Flag(
    "keep-staging", "Build staged files as they are, with changes that were made by hand")

  /// The flags that choose one picture of an archive.
  static let selection: [Flag] =
    [
      widget, family, state, scheme, contrast, location, appearance, mode, scale, device, entry,
      typeSize, look, margins, cornerRadius, wallpaper, press, toggle, awaitReload,
      invalidatedOpacity,
    ] + surroundings

  /// The flags that say when and how a picture is seen.
  static let surroundings: [Flag] = [
    date, locale, timeZone, tint, alwaysOn, lock, showSensitive,
  ]

  private static func names<Choice: CaseIterable & RawRepresentable>(
    _ type: Choice.Type
  ) -> [String] where Choice.RawValue == String {
    type.allCases.map(\.rawValue)
  }
}
