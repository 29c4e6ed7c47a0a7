import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
package import VitrineDevices
import VitrineFormat
internal import VitrineGeometry
internal import VitrineModel
internal import VitrineUIKit
import WidgetKit

/// Evaluates views of widgets for a device, and records the APIs and resources that they use.
@MainActor
package final class ViewEvaluator {
  /// The settings of the surface that a program's options can change.
  package struct Surface: Sendable {
    /// The device; `nil` for the default device of each target.
    package var device: Device?
    /// The version of the system, which determines sizes and margins.
    package var version: DesignGeneration
    /// The locale.
    package var locale: Locale
    /// The time zone.
    package var timeZone: TimeZone
    /// The number of pixels per point; `nil` for that of the device.
    var scale: Double?
    /// The margins around the content, in points; `nil` for those of the family.
    var margins: VitrineGeometry.EdgeInsets?
    /// The corner radius of widgets, in points; `nil` for that of the device.
    var radius: Double?

    package init(
      device: Device?, version: DesignGeneration = .standard, locale: Locale, timeZone: TimeZone
    ) {
      (self.device, self.version) = (device, version)
      self.locale = locale
      self.timeZone = timeZone
    }

    func device(for target: RenderTarget) -> Device? { device ?? standard(for: target) }

    func size(of target: RenderTarget) -> VitrineGeometry.Size {
      device(for: target)?.size(of: target, on: version)
        ?? standard(for: target)?.size(of: target, on: version)
        ?? VitrineGeometry.Size(width: 364, height: 170)
    }

    /// The space at the edges of a screen that the system's bars take.
    func safeArea(of presentation: ScreenPresentation) -> VitrineGeometry.EdgeInsets {
      margins ?? device(for: .screen(presentation))?.safeArea(of: presentation) ?? .zero
    }

    /// The number of pixels per point of a target.
    func displayScale(of target: RenderTarget) -> Double {
      scale ?? device(for: target)?.scale ?? 3
    }

    /// The space between the edges of a family and its content, even if its widget disables it.
    ///
    /// Source: Apple's documentation of `widgetContentMargins`.
    func contentMargins(of family: VitrineDevices.WidgetFamily) -> VitrineGeometry.EdgeInsets {
      margins ?? device(for: .family(family))?.contentMargins(of: family, on: version)
        ?? .zero
    }

    /// The corner radius of a widget in points; `nil` if the surface does not define one.
    func cornerRadius(of target: RenderTarget) -> Double? {
      guard target.family?.isSystem == true else { return nil }
      return radius ?? device(for: target)?.cornerRadius(on: version)
    }

    private func standard(for target: RenderTarget) -> Device? {
      Device.standard(for: target, on: version)
    }

    /// The space between the edges of a target and its views.
    func room(
      around target: RenderTarget, _ margins: VitrineGeometry.EdgeInsets
    ) -> VitrineGeometry.EdgeInsets {
      guard let family = target.family, let device = device(for: target) else { return margins }
      let inset = device.accessoryInset(of: family, on: version)
      return VitrineGeometry.EdgeInsets(
        top: margins.top + inset.top, leading: margins.leading + inset.leading,
        bottom: margins.bottom + inset.bottom, trailing: margins.trailing + inset.trailing)
    }
  }

  let surface: Surface
  private let layout: (any LayoutQuerying)?
  /// Whether the package defines a string for a key of a table.
  let hasString: (String, String?) -> Bool
  /// Whether the package has a table in several languages.
  var isTranslated: (String?) -> Bool = { _ in false }
  /// Whether the actions of appearing views are performed, and views evaluated again.
  var runsAppearActions: Bool
  /// Performs the actions of views that appear; `nil` where they ended the process before.
  var performing: @MainActor (@MainActor () async -> [String]) async -> [String]? = { await $0() }
  /// Whether views have their locations in Swift source.
  private let keepsLocations: Bool
  /// The maximum number of evaluations while the parts of a view appear one after another.
  private static let appearLimit = 8
  /// Whether views are drawn that WidgetKit does not draw, as in a preview of a single view.
  var drawsAppViews = false
  /// The size that a preview sets, in place of the surface's.
  var ownSize: VitrineGeometry.Size?
  /// The dates from and until which the views are shown; `nil` for the last entry.
  var period: (start: Date, end: Date?) = (Date(timeIntervalSinceReferenceDate: 0), nil)
  /// The corner radius that container-relative shapes adapt to, in points; `nil` if there is none.
  private var cornerRadius: Double?
  /// APIs whose calls have no effect.
  private(set) var records: Set<IgnoredAPI> = []
  /// Whether the last evaluated views set a container background.
  private(set) var hasContainerBackground = false
  /// Whether views, or the entries of providers, contain sizes that are specific to this surface.
  private(set) var dependsOnSize = false
  /// The keys of the environment that views have read.
  private var reads: Set<ObjectIdentifier> = []
  /// Messages for the user, one line each.
  private(set) var warnings: [String] = []
  /// Whether a provider was waited for in vain.
  private(set) var hasWaitedInVain = false
  /// States that are replaced by others.
  private(set) var replaced: [ReplacedState] = []
  /// Images that views contain, by their names in the archive.
  private(set) var assets: [String: [UInt8]] = [:]

  package init(
    surface: Surface, layout: (any LayoutQuerying)?, runsAppearActions: Bool = false,
    keepsLocations: Bool = false, hasString: @escaping (String, String?) -> Bool
  ) {
    self.runsAppearActions = runsAppearActions
    self.keepsLocations = keepsLocations
    self.surface = surface
    self.layout = layout
    self.hasString = hasString
  }

  /// Records whether a provider has read a size.
  func note(_ told: ToldSize) { dependsOnSize = dependsOnSize || told.wasAsked }

  /// Lets UIKit describe the device of a target to the code that follows, and `#available` its system.
  func use(deviceOf target: RenderTarget) {
    SystemVersion.set(surface.version.systemVersion)
    CurrentDevice.use(surface, target)
  }

  /// The conditions for which the code was evaluated, as far as it read them; `nil` if it read none.
  func evaluated(
    for target: RenderTarget, _ widget: WidgetDescription
  ) -> EvaluatedSurface? {
    var evaluated = EvaluatedSurface()
    evaluated.parameters = widget.offered.parameters
    evaluated.configurations = widget.offered.configurations
    evaluated.configuration.name = widget.chosen.configuration
    evaluated.configuration.parameters = widget.chosen.parameters.compactMapValues {
      ParameterText($0)
    }
    evaluated.readsScreen = CurrentDevice.takeRead()
    dependsOnSize = dependsOnSize || evaluated.readsScreen
    SystemVersion.takeNewer().forEach(warn)
    if SystemVersion.takeRead() || SystemVersion.isAskedByBundle {
      evaluated.system = surface.version
    }
    if dependsOnSize {
      (evaluated.design, evaluated.device) = (surface.version, surface.device?.name)
    }
    if !reads.isDisjoint(with: ViewEvaluator.scaleKeys) {
      evaluated.scale = surface.displayScale(of: target)
    }
    if LocaleReads.hasReadLocale || !reads.isDisjoint(with: ViewEvaluator.localeKeys) {
      evaluated.locale = LocaleIdentifier(surface.locale.identifier)
    }
    if LocaleReads.hasReadTimeZone || !reads.isDisjoint(with: ViewEvaluator.timeZoneKeys) {
      evaluated.timeZone = TimeZoneIdentifier(surface.timeZone.identifier)
    }
    return evaluated == EvaluatedSurface() ? nil : evaluated
  }

  func note(_ records: some Sequence<IgnoredAPI>) { self.records.formUnion(records) }

  /// Records that a provider has not answered in time.
  func noteSilence() { hasWaitedInVain = true }

  /// Records a replaced state, and warns about it.
  func note(_ state: ReplacedState) {
    replaced.append(state)
    warn("the \(state.state.rawValue) is not shown, but the \(state.by.rawValue): \(state.reason)")
  }

  /// Adds a warning, unless there is an equal one.
  func warn(_ text: String) { if !warnings.contains(text) { warnings.append(text) } }

  /// Gives an archive numbers and dates that can be written, not only in its views, and warns
  /// about those that are replaced.
  func applyRules(to archive: inout WidgetArchive) {
    let changes = RuleChanges()
    archive.applyRules(changes)
    changes.messages.forEach(warn)
  }

  /// Evaluates a view for each combination of conditions, and of those that it additionally depends
  /// on.
  ///
  /// - Parameters:
  ///   - margins: the space that is left around the views; the environment has that of the family,
  ///     even if a widget disables it.
  ///   - appeared: the views that have appeared before, as on a screen that is turned.
  func variants(
    _ varied: [ViewCondition], _ target: RenderTarget, margins: VitrineGeometry.EdgeInsets,
    reasons: SwiftUI.RedactionReasons = [], appeared: AppearedViews? = nil,
    _ view: @MainActor (ViewConditions) -> some View
  ) async throws(ArchiveError) -> VariantView {
    var result = RenderedVariants()
    var asked: Set<ViewCondition> = []
    var all: [ViewConditions] = []
    hasContainerBackground = false
    let appeared = appeared ?? (runsAppearActions ? AppearedViews() : nil)
    var known = -1
    while asked.count > known {
      known = asked.count
      all = (varied + [ViewCondition].occasional.filter(asked.contains)).combinations
      for conditions in all where !result.covers(conditions) {
        let (node, keys) = try await evaluated(
          view(conditions), conditions, target, margins: margins, reasons: reasons, appeared)
        result.add(node, conditions, (varied + .occasional).read(keys))
        asked.formUnion([ViewCondition].occasional.read(keys))
        if keys.contains(ObjectIdentifier(ContainerBackgroundUse.self)) {
          hasContainerBackground = true
        }
      }
    }
    return result.view(of: all)
  }

  /// Evaluates a view for some conditions, once its parts have appeared, and returns the keys that
  /// it has read.
  private func evaluated(
    _ view: @autoclosure () -> some View, _ conditions: ViewConditions, _ target: RenderTarget,
    margins: VitrineGeometry.EdgeInsets, reasons: SwiftUI.RedactionReasons,
    _ appeared: AppearedViews?
  ) async throws(ArchiveError) -> (node: ViewNode, keys: Set<ObjectIdentifier>) {
    var environment = environment(target, conditions)
    environment.redactionReasons.formUnion(reasons)
    let reads = EnvironmentReads()
    environment.reads = reads
    use(deviceOf: target)
    let size = ownSize ?? surface.size(of: target)
    cornerRadius = surface.cornerRadius(of: target)
    let room = surface.room(around: target, margins)
    var node = try node(view(), environment, size: size, margins: room, appeared)
    var count = 0
    while let appeared, appeared.isWaiting, count < ViewEvaluator.appearLimit {
      guard let late = await performing({ await appeared.act() }) else { break }
      for name in late {
        warn("\(name) is not done after 2 seconds; what it would set later is not drawn")
      }
      node = try self.node(view(), environment, size: size, margins: room, appeared)
      count += 1
    }
    if !reads.keys.isDisjoint(with: ViewEvaluator.marginKeys) { dependsOnSize = true }
    if target.isScreen, !reads.keys.isDisjoint(with: ViewEvaluator.sizeClassKeys) {
      dependsOnSize = true
    }
    self.reads.formUnion(reads.keys)
    return (node, reads.keys)
  }

  /// The keys of the classes of a screen's size.
  private static let sizeClassKeys = EnvironmentReads.keys(of: \.horizontalSizeClass)
    .union(EnvironmentReads.keys(of: \.verticalSizeClass))
  /// The keys of margins, which depend on the device and the version of the system.
  private static let marginKeys = EnvironmentReads.keys(of: \.widgetContentMargins)
  /// The keys of the number of pixels per point.
  private static let scaleKeys = EnvironmentReads.keys(of: \.displayScale)
  /// The keys of values that depend on the language and region.
  private static let localeKeys = EnvironmentReads.keys(of: \.locale)
    .union(EnvironmentReads.keys(of: \.calendar))
  /// The keys of values that depend on the time zone.
  private static let timeZoneKeys = EnvironmentReads.keys(of: \.timeZone)
    .union(EnvironmentReads.keys(of: \.calendar))

  /// Evaluates a view in an environment.
  func node(
    _ view: some View, _ environment: SwiftUI.EnvironmentValues, size: VitrineGeometry.Size,
    margins: VitrineGeometry.EdgeInsets, _ appeared: AppearedViews? = nil
  ) throws(ArchiveError) -> ViewNode {
    var inputs = ArchiveInputs(environment: environment, size: size, margins: margins)
    inputs.appeared = appeared
    inputs.surface.cornerRadius = cornerRadius
    inputs.drawsAppViews = drawsAppViews
    inputs.keepsLocations = keepsLocations
    (inputs.hasString, inputs.isTranslated) = (hasString, isTranslated)
    let archived = try archive(view, in: inputs, layout: layout)
    note(archived.records)
    dependsOnSize = dependsOnSize || archived.dependsOnSize
    archived.warnings.forEach(warn)
    assets.merge(archived.assets) { first, _ in first }
    return archived.node
  }

  /// The environment of a target's views under the given conditions.
  func environment(
    _ target: RenderTarget, _ conditions: ViewConditions
  ) -> SwiftUI.EnvironmentValues {
    let device = surface.device(for: target)
    let margins = target.family.map(surface.contentMargins) ?? .zero
    var traits = SurfaceTraits(target, conditions, LocaleIdentifier(surface.locale.identifier))
    traits.timeZone = TimeZoneIdentifier(surface.timeZone.identifier)
    traits.platform = device?.platform ?? .iPhone
    traits.displayScale = surface.displayScale(of: target)
    var values = SwiftUI.EnvironmentValues(root: traits)
    (values.archiveDate, values.archiveEnd) = period
    var calendar = surface.locale.calendar
    calendar.timeZone = surface.timeZone
    calendar.locale = surface.locale
    values.calendar = calendar
    values.widgetRenderingMode = conditions.renderingMode
    values.isActivityFullscreen = conditions.isActivityFullscreen
    values.levelOfDetail = conditions.levelOfDetail
    values.showsWidgetContainerBackground = conditions.showsWidgetContainerBackground
    values.widgetContentMargins = SwiftUI.EdgeInsets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
    if let family = target.family { values.widgetFamily = family }
    if case .screen(let presentation) = target, let classes = device?.sizeClasses(in: presentation)
    {
      values.horizontalSizeClass = UserInterfaceSizeClass(classes.horizontal)
      values.verticalSizeClass = UserInterfaceSizeClass(classes.vertical)
    }
    if case .activity(let presentation) = target {
      values.isDynamicIslandLimitedInWidth =
        conditions.isDynamicIslandLimitedInWidth && presentation.isNarrowInLandscape
      values.activityFamily =
        presentation == .smartStack || presentation == .carPlay ? .small : .medium
    }
    return values
  }
}

extension UserInterfaceSizeClass {
  fileprivate init(_ size: ScreenSizeClass) {
    self = size == .compact ? .compact : .regular
  }
}
