import VitrineArchive
import VitrineCoding
import VitrineDevices

extension EvaluatedSurface {
  /// Checks that a picture has the conditions that the widget's code read.
  ///
  /// - Throws: `ArchiveError` for other sizes, another language or another time zone, with the
  ///   options that make the right archive.
  package func check(on surface: ResolvedSurface) throws(ArchiveError) {
    guard let difference = difference(from: surface) else { return }
    throw EvaluatedSurface.other(difference.own, difference.options)
  }

  /// The error of a picture for other conditions, with the options that archive it for them.
  fileprivate static func other(_ own: String, _ options: String) -> ArchiveError {
    ArchiveError(
      .notInArchive(
        "the widget's code was evaluated for \(own)",
        hint: "draw it from its package with --package, or run its program: 'archive \(options)'"),
      path: EvaluatedSurface.path)
  }

  fileprivate static let path = NodePath([.key("evaluatedFor")])

  /// The warning that code read another number of pixels per point, which moves what it aligned to
  /// pixels by less than one of them.
  package func warning(on surface: ResolvedSurface) -> Diagnostic? {
    guard let scale, scale != surface.scale else { return nil }
    return Diagnostic(
      .ineffective(
        "the widget's code was evaluated for \(scale.plainText) pixels per point; run its "
          + "program with 'archive --scale \(surface.scale.plainText)'"),
      path: NodePath([.key("evaluatedFor"), .key("scale")]))
  }

  /// The conditions that differ, and the options for those of a picture.
  private func difference(from surface: ResolvedSurface) -> (own: String, options: String)? {
    let request = surface.request
    if let device = otherDevice(than: surface), let design {
      return (
        "\(device.name) on \(design.rawValue), and views keep its sizes",
        "--device \(surface.device.identifier) --design \(request.design.rawValue)"
      )
    }
    if let system, system != request.design {
      return ("\(system.rawValue), and has asked for it", "--design \(request.design.rawValue)")
    }
    if let locale, locale.withRegion != request.locale.withRegion {
      return (
        "the locale \(locale.text), and has formatted values in it",
        "--locale \(request.locale.text)"
      )
    }
    if let timeZone, timeZone.isOther(than: request.timeZone) {
      return (
        "the time zone \(timeZone.text), and has used it", "--time-zone \(request.timeZone.text)"
      )
    }
    return nil
  }

  /// The device for which code was evaluated, if the target of a picture has another size there.
  private func otherDevice(than surface: ResolvedSurface) -> Device? {
    let (target, wanted) = (surface.request.target, surface.request.design)
    guard let design,
      let other = device.flatMap(Device.named) ?? Device.standard(for: target, on: design)
    else { return nil }
    let hasSizes =
      other.size(of: target, on: design) == surface.device.size(of: target, on: wanted)
      && target.family.map {
        other.contentMargins(of: $0, on: design)
          == surface.device.contentMargins(of: $0, on: wanted)
      } ?? (other.safeArea(in: target) == surface.device.safeArea(in: target))
    let hasScreen =
      !readsScreen
      || other.platform == surface.device.platform
        && other.screenSize(in: .screen) == surface.device.screenSize(in: .screen)
    return hasSizes && hasScreen ? nil : other
  }
}

extension WidgetArchive {
  /// Checks that the widget shows what a person has chosen.
  ///
  /// - Throws: `ArchiveError` that lists what it offers, or names the options that archive it.
  package func check(_ choice: EditedConfiguration) throws(ArchiveError) {
    guard !choice.isEmpty else { return }
    guard let evaluatedFor, !applicable(choice).isEmpty else {
      throw .configuring(
        choice, among: (evaluatedFor?.configurations ?? []) + (evaluatedFor?.parameters ?? []))
    }
    let own = evaluatedFor.configuration
    let hasName = choice.name == nil || choice.name == own.name || choice.name == configuration
    guard choice.parameters != own.parameters || !hasName else { return }
    let shown =
      own.isEmpty ? "its default configuration" : "the configuration '\(own.text.singleLine)'"
    throw EvaluatedSurface.other(shown, choice.words.joined(separator: " "))
  }
}

extension ArchiveError {
  /// A widget cannot be configured as a person has chosen.
  ///
  /// - Parameter names: the configurations and parameters that it has.
  package static func configuring(
    _ choice: EditedConfiguration, among names: [String] = []
  ) -> ArchiveError {
    ArchiveError(
      .notInArchive(
        "the widget cannot be configured as '\(choice.text.singleLine)'",
        hint: names.isEmpty
          ? "only code of widgets is configured, with --package"
          : "it has " + Suggestion.list(names)))
  }
}

extension TimeZoneIdentifier {
  /// Foundation's name for UTC is that of the zone of Greenwich.
  private static let universal: Set<String> = ["UTC", "GMT"]

  fileprivate func isOther(than zone: TimeZoneIdentifier) -> Bool {
    self != zone && !TimeZoneIdentifier.universal.isSuperset(of: [text, zone.text])
  }
}

extension ArchiveError {
  /// Whether a widget's code was evaluated for other conditions than those of the picture.
  package var isOtherEvaluation: Bool { path?.steps.last == EvaluatedSurface.path.steps.last }
}
