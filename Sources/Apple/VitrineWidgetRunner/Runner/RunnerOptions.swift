import SwiftUI
internal import VitrineArchive
internal import VitrineArguments
internal import VitrineCoding
internal import VitrineDevices
internal import VitrineFiles
import VitrineFormat
internal import VitrineGeometry
import WidgetKit

/// The options of the command line.
struct RunnerOptions: Codable, Sendable {
  /// The subcommand to run.
  enum Command: String, CaseIterable, Codable, Sendable {
    /// Lists what the program declares.
    case list
    /// Archives the widgets.
    case archive
    /// Archives the previews.
    case previews
    /// Runs an intent and archives widgets again.
    case perform
    /// Decodes a push notification and archives the Live Activity that it changes.
    case push
  }

  var command = Command.list
  var operands: [String] = []
  var output = "archives"
  var intent: String?
  /// The file of the notification that `push` decodes.
  var payload: String?
  /// Values of the parameters of the intent that runs.
  var parameters: [String: JSONValue] = [:]
  /// Values of the parameters of widgets' configurations.
  var configured: [String: JSONValue] = [:]
  /// The recommended configuration that widgets show; `nil` for each of them.
  var configuration: String?
  var kinds: [String] = []
  /// The modules whose previews are archived; if it is empty, all.
  var modules: [String] = []
  /// The names and the files of the previews that are archived; if they are empty, all.
  var previewNames: [String] = []
  var previewFiles: [String] = []
  /// The types of the providers whose previews are archived, in addition to those of the files.
  var previewProviders: [String] = []
  var families: [VitrineDevices.WidgetFamily] = []
  /// The value of `Date()`.
  var date = ArchiveDate(secondsSince1970: 0)
  var locale = "en_US"
  var timeZone = "UTC"
  /// Name of the device that determines the sizes of views; `nil` for the default device of each
  /// family.
  var device: String?
  /// The version of the system that determines the sizes of views.
  var design = DesignGeneration.current
  /// The number of pixels per point; `nil` for that of the device.
  var scale: Double?
  /// The margins around the content, in points; `nil` for those of the family.
  var contentMargins: VitrineGeometry.EdgeInsets?
  /// The corner radius of widgets, in points; `nil` for that of the device.
  var cornerRadius: Double?
  var resources: [String] = []
  /// The folder of the widgets' samples; `nil` for none.
  var samples: String?
  /// The file with the words of messages about omitted code; `nil` if there is none.
  var leftOut: String?
  var data = ".vitrine/widgets"
  var isFresh = false
  /// The oldest version of the system on which the app runs.
  var deploymentTarget: Double?
  /// When the widgets' files can be read; `nil` for the setting in the entitlements.
  var dataProtection: DataProtection?
  /// The file with the extension's entitlements.
  var entitlements: String?
  /// Whether widgets without a background are replaced by the notice of iOS 17 and later.
  var showsBackgroundNotice = false
  /// Whether the actions of appearing views are performed.
  var runsAppearActions = false
  /// Whether archives omit the locations of views in Swift source.
  var omitsLocations = false
  var timeout = 10.0
  var isJSON = false
  /// Whether previews are archived in addition to widgets.
  var includesPreviews = false
  /// The states for which the providers of units are not asked again because they ended their
  /// process, with the reason.
  var avoided: [Int: [ReachedPlace.State: String]] = [:]
  /// Steps that a worker omits, because they failed.
  var failedSteps: [StepFailure] = []
  /// Units that a worker skips, because they are done or have failed.
  var skip: Set<Int> = []

  /// Reads a command line without the program's name.
  ///
  /// - Parameters:
  ///   - now: the default date.
  ///   - pointer: a sentence about where to read more.
  /// - Returns: the options, or `nil` if help is requested.
  /// - Throws: `ValidationError` for invalid arguments.
  static func parse(
    _ arguments: [String], now: ArchiveDate, pointer: String
  ) throws(ValidationError) -> RunnerOptions? {
    var options = try parse(arguments, pointer: pointer)
    if options?.date == RunnerOptions().date { options?.date = now }
    return options
  }
}

extension RunnerOptions: ParsableArguments {
  static let arguments: [ArgumentDefinition<RunnerOptions>] = [
    .option(
      "output", short: "o", .file("DIR"), \.output,
      "Folder for the archives; default: archives"),
    .option(
      "configuration", .text("NAME"), \.configuration,
      "The recommended configuration that widgets and previews of a provider show, by name; "
        + "default: each"),
    .option(
      "parameters", .object, \.parameters,
      "Values of parameters as an object: those of the intent of 'perform', otherwise those that people "
        + "configure in widgets and controls"),
    .option(
      "parameter", .parameters,
      "Value of a parameter that people configure in widgets and controls: an entity by name or "
        + "identifier, an enumeration by its word", isRepeatable: true
    ) { $0.configured.merge($1) { _, new in new } },
    .option("widget", .text("KIND"), appending: \.kinds, "Only this widget, by kind or type"),
    .option(
      "family", .choice("FAMILY"), appending: \.families, "Only this family"),
    .option(
      "name", .text("NAME"), appending: \.previewNames, "With 'previews': only those of this name"),
    .option(
      "file", .text("FILE"), appending: \.previewFiles,
      "With 'previews': only those in this file, by its name or its path"),
    .option(
      "provider", .text("TYPE"), appending: \.previewProviders,
      "With 'previews': only those of this provider, and of the files of --file"),
    .option("date", .date("DATE"), \.date, "The value of Date(), in ISO 8601; default: now"),
    .option("locale", .text("LOCALE"), \.locale, "Language and region; default: en_US"),
    .option("time-zone", .text("ZONE"), \.timeZone, "Time zone of dates; default: UTC"),
    .option(
      "device", .oneOf("DEVICE", Device.all.map(\.name)) { $0 }, \.device,
      "Device whose sizes views see, and whose families widgets support; default: iPhone 17, or "
        + "iPhone 16 before iOS 26"),
    .option(
      "design", .choice("VERSION"), \.design,
      "Version of the system whose sizes and margins views see; default: "
        + DesignGeneration.current.rawValue),
    .option(
      "scale", .number("N", 0.1...8), \.scale,
      "Pixels per point that views see; default: the device's"),
    .option(
      "margins", .margins, \.contentMargins,
      "Margins around the content that views see, in points: one for all edges, or top, leading, "
        + "bottom and trailing; default: the family's"),
    .option(
      "corner-radius", .number("N", 0...1000), \.cornerRadius,
      "Radius of the corners that views see, in points; default: the device's"),
    .option(
      "resources", .file("DIR"), appending: \.resources, "A folder with catalogues and strings"),
    .option(
      "samples", .file("DIR"), \.samples,
      "Folder with named data of widgets, as KIND/NAME.json; default: \(SampleFolder.name)"),
    .option(
      "left-out", .file("FILE"), \.leftOut,
      "Where code is left out of the program, and why, as 'vitrine xcode' writes it"),
    .option(
      "data", .file("DIR"), \.data,
      "Folder where widgets keep data between runs; default: .vitrine/widgets"),
    .flag("fresh", \.isFresh, "Start without data from earlier runs"),
    .option(
      "deployment-target", .number("VERSION", 1...1000), \.deploymentTarget,
      "Oldest version of iOS that the app runs on, such as 16.4"),
    .option(
      "data-protection", .choice("LEVEL"), \.dataProtection,
      "When the widgets' files can be read, which decides what a locked device shows; default: the "
        + "entitlements' value"),
    .option(
      "entitlements", .file("FILE"), \.entitlements,
      "The extension's entitlements; their default data protection is that of the widgets"),
    .flag(
      "background-notice", \.showsBackgroundNotice,
      "Draw the notice of iOS 17 and later in place of widgets without containerBackground"),
    .flag(
      "run-appear", \.runsAppearActions,
      "Run each view's onAppear and task once; WidgetKit does not wait for them"),
    .flag(
      "no-locations", \.omitsLocations,
      "Omit the locations of views in Swift source, so that archives change only with the content"),
    .option(
      "timeout", .number("SECONDS", 0.001...86_400), \.timeout,
      "Time limit for each widget and family, in seconds; default: 10"),
    .flag(
      "with-previews", \.includesPreviews,
      "With 'archive': archive previews, too, and a widget's snapshot or placeholder where its timeline "
        + "fails"),
    .flag("json", \.isJSON, "Print the report as JSON on standard output"),
  ]

  /// The first operand is the command; that of `perform` is followed by an intent.
  mutating func validate() throws(ValidationError) {
    try checkNames()
    guard let name = operands.first else { throw ValidationError("no command is given") }
    guard let command = Command(rawValue: name) else {
      let names = Command.allCases.map(\.rawValue)
      throw ValidationError(
        "unknown command '\(name)'", hint: Suggestion.hint(for: name, among: names))
    }
    self.command = command
    if command != .perform {
      configured.merge(parameters) { own, _ in own }
      parameters = [:]
    }
    var rest = operands.dropFirst()
    if command == .perform {
      guard let intent = rest.popFirst() else {
        throw ValidationError("'perform' needs an intent")
      }
      self.intent = intent
    }
    if command == .push {
      guard let payload = rest.popFirst() else {
        throw ValidationError("'push' needs the file of a notification")
      }
      self.payload = payload
    }
    if let word = rest.first { throw ValidationError("unexpected argument '\(word)'") }
  }

  /// Checks the locale and the time zone, as the renderer does: the system's own types accept any text.
  private func checkNames() throws(ValidationError) {
    do throws(ArchiveError) {
      try TextFormatter.check(LocaleIdentifier(locale))
      try TextFormatter.check(TimeZoneIdentifier(timeZone))
    } catch {
      throw ValidationError(error.message, hint: error.hint)
    }
  }
}

extension ArgumentType where Value == VitrineGeometry.EdgeInsets {
  /// Margins in points: one for all edges, or four.
  fileprivate static var margins: ArgumentType {
    let number = ArgumentType<Double>.number("N", 0...1000)
    return ArgumentType("N,…") { (text, option) throws(ValidationError) in
      var numbers: [Double] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        numbers.append(try number.parse(String(part), option))
      }
      if numbers.count == 1 { return VitrineGeometry.EdgeInsets(numbers[0]) }
      guard numbers.count == 4 else {
        throw ValidationError(
          "\(option) takes one number or four, not \(numbers.count)",
          hint: "four are those of top, leading, bottom and trailing")
      }
      return VitrineGeometry.EdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
  }
}
