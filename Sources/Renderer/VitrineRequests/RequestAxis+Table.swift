internal import VitrineArguments
import VitrineArchive
import VitrineFiles
import VitrineCoding
import VitrineDevices
import VitrineGeometry

extension RequestAxis {
  /// All axes, in their order in file names.
  ///
  /// The order of the axes decides the names of goldens: add a new axis to those of its kind; names
  /// with its default value don't change.
  package static let all: [RequestAxis] = content + place + surface + details + time

  /// The axes that select the content of an archive.
  private static let content = [
    RequestAxis(
      \.target, .archived,
      AxisColumns(
        name: "target", option: "family",
        type: .oneOf("FAMILY", RenderTarget.allCases) { $0.name }, count: .list("families"),
        title: "Family", help: "Size class, or presentation of a Live Activity or a control",
        usual: "the first one that the widget supports", naming: .always, print: { $0.name },
        options: [targetOption])),
    RequestAxis(
      \.state, .archived,
      AxisColumns(
        name: "state", option: "state",
        type: .oneOf("STATE", RenderState.allCases) { $0.rawValue }, all: RenderState.allCases,
        count: .list("states"), title: "State", help: "What the widget is rendered for",
        usual: RenderState.entry.rawValue, naming: .spelled { $0.rawValue }, print: { $0.rawValue })
    ),
    RequestAxis(
      \.colorScheme, .archived,
      .named(
        "colorScheme", option: "scheme", "SCHEME", .list("colorSchemes"), title: "Scheme",
        help: "Light or dark", synonyms: ["color-scheme", "theme", "dark"], naming: .always)),
    RequestAxis(
      \.colorSchemeContrast, .archived,
      .named(
        "colorSchemeContrast", option: "contrast", "CONTRAST", .list("contrasts"),
        title: "Contrast", help: "Standard or increased contrast",
        naming: .unlessUsual(after: "Contrast"))),
    RequestAxis(
      \.configuration, .process,
      AxisColumns(
        name: "configuration", option: "configuration", type: .configuration,
        count: .list("configurations"), title: "Configuration",
        help: "What a person has chosen under 'Edit Widget'",
        usual: "the recommended ones, or the default one",
        naming: .rule { _, configuration in
          configuration?.nameParts.map { FileName.safe($0) }.joined(separator: "-")
        },
        print: { $0.text }, json: { JSONValue(encoding: $0) },
        options: EditedConfiguration.options, words: { $0.words })),
  ]

  /// The axes of the place.
  private static let place = [
    RequestAxis(
      \.location, .archived,
      .named(
        "location", option: "location", "PLACE", .list("locations"), title: "Place",
        help: "Place that shows the widget", usual: "none, the widget alone",
        resolved: { $0.location?.rawValue ?? "alone" })),
    RequestAxis(
      \.appearance, .archived,
      .named(
        "appearance", option: "appearance", "APPEARANCE", .list("appearances"),
        title: "Appearance", help: "Appearance that the person has chosen for the place",
        resolved: { $0.appearance.rawValue })),
    RequestAxis(
      \.renderingMode, .archived,
      .named(
        "renderingMode", option: "mode", "MODE", .list("modes"), title: "Mode",
        help: "How the surface treats colours", usual: "that of place and appearance",
        synonyms: ["rendering-mode"], resolved: { $0.renderingMode.rawValue }, plain: .fullColor)),
  ]

  /// The appearance of the surface.
  private static let surface = [
    RequestAxis(
      \.tint, .drawing,
      .color(
        "tint", option: "tint", title: "Tint",
        help: "Colour of a tinted place, a watch face or a Lock Screen, by name or as #RRGGBB")),
    RequestAxis(
      \.glassTint, .drawing,
      .number(
        "glassTint", option: "glass-tint", 0...1, .list("glassTints"), title: "Glass",
        help: "Tint of iOS 27's glass, from 0, ultra clear, to 1, fully tinted",
        usual: SurfaceDefaults.glassTint.dumpText, naming: .unlessUsual(before: "glass"))),
    RequestAxis(
      \.wallpaper, .drawing,
      .color(
        "wallpaper", option: "wallpaper", title: "Wallpaper",
        help: "Colour behind and around the widget", usual: "transparent")),
    RequestAxis(
      \.isLuminanceReduced, .archived,
      .flag(
        "isLuminanceReduced", option: "always-on", .list("luminanceReduced"), title: "Always-On",
        help: "Draw for a dimmed Always-On display", part: "alwaysOn")),
    RequestAxis(
      \.levelOfDetail, .archived,
      .named(
        "levelOfDetail", option: "level-of-detail", "LEVEL", .list("levelsOfDetail"),
        title: "Detail", help: "Detail that the widget shows, as Apple Vision sets it by distance",
        synonyms: ["detail"])),
    RequestAxis(
      \.isDynamicIslandLimitedInWidth, .archived,
      .flag(
        "isDynamicIslandLimitedInWidth", option: "limited-island", .list("dynamicIslandLimited"),
        title: "Limited island",
        help: "Draw a Dynamic Island that cannot grow, as on a phone on its side",
        part: "limitedIsland")),
    RequestAxis(
      \.lock, .archived,
      .named(
        "lock", option: "lock", "LOCK", .list("locks"), title: "Lock",
        help: "How far the device is locked in the state 'locked'",
        naming: .rule { $0.state == .locked ? $1?.rawValue : nil })),
    RequestAxis(
      \.showsSensitiveContent, .archived,
      .flag(
        "showsSensitiveContent", option: "show-sensitive", .list("showsSensitiveContent"),
        title: "Private content",
        help: "Show private content on a locked device or a dimmed watch",
        part: "showsSensitive")),
  ]

  /// The axes of text size, system and device.
  private static let details = [
    RequestAxis(
      \.dynamicTypeSize, .archived,
      .named(
        "dynamicTypeSize", option: "type-size", "SIZE", .list("typeSizes"), title: "Text size",
        help: "Text size", synonyms: ["dynamic-type-size", "text-size"])),
    RequestAxis(
      \.design, .surface,
      .named(
        "design", option: "design", "DESIGN", .list("designs"), title: "System",
        help: "Version of the system, with its sizes, controls, colours and light",
        usual: "\(DesignGeneration.current.rawValue); \(DesignGeneration.standard.rawValue) in "
          + "goldens that name none",
        synonyms: ["look", "interface-look", "ios", "system", "os", "designs"])),
    RequestAxis(
      \.device, .surface,
      AxisColumns(
        name: "device", option: "device",
        type: .oneOf("DEVICE", Device.all) { $0.identifier }, all: Device.all,
        count: .list("devices"), title: "Device", help: "Device that determines sizes",
        usual: "the standard one of the family", print: { $0.identifier },
        resolved: { $0.device.identifier })),
    RequestAxis(
      \.scale, .surface,
      .number(
        "scale", option: "scale", 0.1...8, .list("scales"), title: "Scale",
        help: "Pixels per point", usual: "the device's", naming: .rule { _, _ in nil },
        resolved: { $0.scale.dumpText })),
    RequestAxis(
      \.contentMargins, .surface,
      AxisColumns(
        name: "contentMargins", option: "margins",
        type: ArgumentType<Double>.number("N", 0...1000).map { EdgeInsets($0) },
        count: .one("contentMargins"),
        title: "Margins", help: "Margins around the content in points", usual: "the family's",
        naming: .unlessUsual(before: "margins"), print: { $0.top.dumpText },
        program: { insets in
          [insets.top, insets.leading, insets.bottom, insets.trailing].map(\.dumpText)
            .joined(separator: ",")
        })),
    RequestAxis(
      \.cornerRadius, .surface,
      .number(
        "cornerRadius", option: "corner-radius", 0...1000, .one("cornerRadius"), title: "Radius",
        help: "Radius of the corners in points", usual: "the family's",
        naming: .unlessUsual(before: "radius"))),
  ]

  /// The axes of the date, the language and interactions.
  private static let time = [
    RequestAxis(
      \.entry, .archived,
      AxisColumns(
        name: "entry", option: "entry", type: .integer("N", 0...Int.max), count: .list("entries"),
        title: "Entry",
        help: "Entry of the timeline or state of the Live Activity, counted from 0",
        usual: "the current one at --date, or the first",
        naming: .rule { request, _ in
          request.entry.flatMap { $0 != 0 || request.date != nil ? "entry\($0)" : nil }
        },
        print: { String($0) }, json: { .number(Double($0)) },
        resolved: { surface in
          let request = surface.request
          return request.entry.map(String.init) ?? (request.date == nil ? "0" : "current")
        },
        plain: 0, problem: { $0 < 0 ? "there is no entry \($0)" : nil })),
    RequestAxis(
      \.transition, .archived,
      AxisColumns(
        name: "transition", option: "transition", type: .transition, count: .list("transitions"),
        title: "Transition", help: "Times during the change from another entry to this one",
        usual: "the entry at rest", naming: .rule { _, transition in transition?.namePart },
        print: { $0.namePart }, json: { JSONValue(encoding: $0) }, options: transitionOptions,
        words: transitionWords, problem: { $0.validate() })),
    RequestAxis(
      \.locale, .process,
      AxisColumns(
        name: "locale", option: "locale", type: .locale("LOCALE"), count: .list("locales"),
        title: "Language", help: "Language and region of strings, numbers and direction",
        usual: LocaleIdentifier.standard.text, synonyms: ["language", "lang"], print: { $0.text })),
    RequestAxis(
      \.timeZone, .process,
      AxisColumns(
        name: "timeZone", option: "time-zone", type: .timeZone("ZONE"), count: .one("timeZone"),
        title: "Time zone", help: "Time zone of dates", usual: TimeZoneIdentifier.standard.text,
        print: { $0.text })),
    RequestAxis(
      \.date, .process,
      AxisColumns(
        name: "date", option: "date", type: .date("DATE"), count: .one("date"), title: "Date",
        help:
          "Date of the picture, in ISO 8601, which selects the current entry and is the reference "
          + "for relative dates",
        usual: "the entry's", print: { $0.text }, unset: "entry")),
    RequestAxis(
      \.interaction, .archived,
      AxisColumns(
        name: "interaction", option: "interaction", type: .interaction,
        count: .list("interactions"), title: "Interaction",
        help: "Actions of the person just before", usual: "nothing",
        naming: .rule { _, interaction in
          interaction?.nameParts.map { FileName.safe($0) }.joined(separator: "-")
        },
        print: { FileName.safe($0.nameParts.joined(separator: "-"), fallback: "none") },
        options: interactionOptions, words: words)),
    RequestAxis(
      \.invalidatedOpacity, .drawing,
      .number(
        "invalidatedOpacity", option: "invalidated-opacity", 0...1, .one("invalidatedOpacity"),
        title: "Opacity of invalidated content",
        help: "Opacity of invalidatable content with --await-reload",
        usual: SurfaceDefaults.invalidatedOpacity.dumpText,
        naming: .unlessUsual(before: "invalidated"))),
  ]
}
