internal import VitrineArguments
import VitrineFiles
import VitrineFormat
import VitrineCoding
import VitrineDevices
import VitrineGeometry

extension AxisColumns
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// The columns of an enumeration.
  static func named(
    _ name: String, option: String, _ valueName: String, _ count: Count, title: String,
    help: String, usual: String? = nil, synonyms: [String] = [], naming: Naming = .unlessUsual(),
    resolved: (@Sendable (ResolvedSurface) -> String)? = nil, plain: Value? = nil
  ) -> AxisColumns {
    AxisColumns(
      name: name, option: option, type: .choice(valueName), all: Array(Value.allCases),
      count: count, title: title, help: help,
      usual: usual, synonyms: synonyms, naming: naming, print: { $0.rawValue }, resolved: resolved,
      plain: plain)
  }
}

extension AxisColumns<Double> {
  /// The columns of a number.
  static func number(
    _ name: String, option: String, _ range: ClosedRange<Double>, _ count: Count, title: String,
    help: String, usual: String, naming: Naming,
    resolved: (@Sendable (ResolvedSurface) -> String)? = nil
  ) -> AxisColumns {
    AxisColumns(
      name: name, option: option, type: .number("N", range), count: count, title: title,
      help: help, usual: usual, naming: naming, print: { $0.dumpText }, json: { .number($0) },
      resolved: resolved,
      problem: { number in
        let bounds = [range.lowerBound, range.upperBound].map(\.dumpText)
        return range.contains(number)
          ? nil : "\(name) \(number.dumpText) is not between \(bounds[0]) and \(bounds[1])"
      })
  }
}

extension AxisColumns<Color> {
  /// The columns of a colour.
  static func color(
    _ name: String, option: String, title: String, help: String, usual: String? = nil
  ) -> AxisColumns {
    AxisColumns(
      name: name, option: option, type: .color("COLOR"), count: .one(name), title: title,
      help: help, usual: usual,
      naming: .rule { _, color in
        (color?.archiveText.filter { $0.isLetter || $0.isNumber }).map { name + FileName.safe($0) }
      },
      print: { $0.archiveText })
  }
}

extension AxisColumns<Bool> {
  /// The columns of a flag.
  static func flag(
    _ name: String, option: String, _ count: Count, title: String, help: String, part: String
  ) -> AxisColumns {
    AxisColumns(
      name: name, option: option, type: .oneOf("BOOL", [true, false]) { String($0) },
      all: [false, true], count: count, title: title, help: help,
      naming: .rule { _, isSet in isSet == true ? part : nil }, print: { String($0) },
      json: { .bool($0) },
      options: [.flag(option, help) { axes in axes[AxisKey<Bool>(name)] = [true] }],
      words: { $0 ? ["--" + option] : [] })
  }
}

extension ArgumentType where Value == LocaleIdentifier {
  /// A language and region that the renderer knows.
  static func locale(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      let locale = LocaleIdentifier(text)
      try checking(option) { () throws(ArchiveError) in try TextFormatter.check(locale) }
      return locale
    }
  }
}

extension ArgumentType where Value == TimeZoneIdentifier {
  /// A time zone that the renderer knows.
  static func timeZone(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      let zone = TimeZoneIdentifier(text)
      try checking(option) { () throws(ArchiveError) in try TextFormatter.check(zone) }
      return zone
    }
  }
}

extension ArgumentType where Value == Color {
  /// A colour by name or in hexadecimal digits.
  static func color(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      do {
        return try Color(name: text)
      } catch let error as ArchiveError {
        throw ValidationError("\(error.message.singleLine) for \(option)", hint: error.hint)
      } catch {
        throw ValidationError("\(option) takes a colour, not '\(text.singleLine)'")
      }
    }
  }
}

extension ArgumentType where Value == Interaction {
  /// Interactions have dedicated options.
  static var interaction: ArgumentType {
    ArgumentType("ID") { (text, _) throws(ValidationError) in
      var interaction = Interaction()
      interaction.pressed = text
      return interaction
    }
  }
}

extension ArgumentType where Value == [Double] {
  /// The times of key frames, in seconds.
  fileprivate static var times: ArgumentType {
    let list = ArgumentType<Double>.number("S", 0...60).list()
    return ArgumentType(list.valueName) { (text, option) throws(ValidationError) in
      let times = try list.parse(text, option)
      guard times.count <= EntryTransition.limit else {
        throw ValidationError("\(option) takes at most \(EntryTransition.limit) times")
      }
      return times
    }
  }
}

extension ArgumentType where Value == EntryTransition {
  /// A transition has options of its own.
  static var transition: ArgumentType {
    ArgumentType("N") { (text, option) throws(ValidationError) in
      var transition = EntryTransition()
      transition.from = try ArgumentType<Int>.integer("N", 0...Int.max).parse(text, option)
      return transition
    }
  }
}

/// Checks that the renderer knows a name.
private func checking(
  _ option: String, _ check: () throws(ArchiveError) -> Void
) throws(ValidationError) {
  do throws(ArchiveError) {
    try check()
  } catch {
    throw ValidationError("\(error.message.singleLine) for \(option)", hint: error.hint)
  }
}

extension RequestAxis {
  /// `all` includes the families that an archive has and a device shows.
  static let targetOption = ArgumentDefinition<RequestAxes>.option(
    "family",
    ArgumentType.oneOf("FAMILY", RenderTarget.allCases) { $0.name }.listOrAll,
    "Size class, or presentation of a Live Activity or a control; default: the first one that "
      + "the widget supports", isRepeatable: true
  ) { axes, targets in
    guard let targets else {
      (axes.target, axes.includesAllTargets) = (nil, true)
      return
    }
    if !axes.includesAllTargets { axes.target = ((axes.target ?? []) + targets).withoutRepeats }
  }.suggested(for: ["size", "sizes", "widget-family"])

  /// A press, taps on toggles and waiting for a reload are combined to one interaction.
  static let interactionOptions: [ArgumentDefinition<RequestAxes>] = [
    .option("press", .text("ID"), "Draw a button or toggle in its pressed state") {
      axes, id in axes.changeInteraction { $0.pressed = id }
    },
    .option(
      "toggle", ArgumentType.text("ID").list(),
      "Draw toggles in their other state, as shown immediately after a tap",
      isRepeatable: true
    ) { axes, ids in axes.changeInteraction { $0.toggled += ids } },
    .flag(
      "await-reload",
      "Draw invalidatable content as shown until the next timeline arrives"
    ) { axes in axes.changeInteraction { $0.awaitsReload = true } },
  ]

  /// The options that describe an interaction.
  @Sendable static func words(_ interaction: Interaction) -> [String] {
    (interaction.pressed.map { ["--press", $0] } ?? [])
      + (interaction.toggled.isEmpty
        ? [] : ["--toggle", interaction.toggled.joined(separator: ",")])
      + (interaction.awaitsReload ? ["--await-reload"] : [])
  }
}

extension RequestAxis {
  /// The previous entry, times and Reduce Motion are combined to one transition.
  static let transitionOptions: [ArgumentDefinition<RequestAxes>] = [
    .option(
      "from-entry", .integer("N", 0...Int.max),
      "Draw the change from entry N to the entry, at the times of --at"
    ) { axes, entry in axes.changeTransition { $0.from = entry } },
    .option(
      "at", .times,
      "Seconds since the change from --from-entry; several make a sheet of key frames; default: 0"
    ) { axes, times in axes.changeTransition { $0.times = times } },
    .flag("reduce-motion", "Draw changes for a person who prefers reduced motion") {
      axes in axes.changeTransition { $0.reducesMotion = true }
    },
  ]

  /// The options that describe a transition.
  @Sendable static func transitionWords(_ transition: EntryTransition) -> [String] {
    ["--from-entry", "\(transition.from)", "--at"]
      + [transition.times.map(\.dumpText).joined(separator: ",")]
      + (transition.reducesMotion ? ["--reduce-motion"] : [])
  }
}

extension RequestAxes {
  /// Changes the single transition.
  fileprivate mutating func changeTransition(_ change: (inout EntryTransition) -> Void) {
    var transition = (self.transition?.first ?? nil) ?? EntryTransition()
    change(&transition)
    self.transition = [transition]
  }
}

extension ArgumentType where Value: Hashable {
  /// Values separated by commas, or `nil` for `all`.
  fileprivate var listOrAll: ArgumentType<[Value]?> {
    let list = list()
    return ArgumentType<[Value]?>(
      valueName, allValueStrings: allValueStrings + [ArgumentType.everything], completion: .list
    ) { (text, option) throws(ValidationError) in
      let names = text.split(separator: ",").map { $0.lowercased() }
      return names.contains(ArgumentType.everything) ? nil : try list.parse(text, option)
    }
  }
}

extension RequestAxes {
  /// Changes the single interaction.
  fileprivate mutating func changeInteraction(_ change: (inout Interaction) -> Void) {
    var interaction = self.interaction?.first ?? Interaction()
    change(&interaction)
    self.interaction = [interaction]
  }
}

extension Color {
  /// The colour as written in archives and on command lines.
  fileprivate var archiveText: String {
    let value = JSONValue(encoding: self)
    if case .string(let text) = value { return text }
    return value.summary(hiding: [])
  }
}
