import SwiftUI
internal import VitrineCoding
package import VitrineDevices
import VitrineFormat
internal import VitrineGeometry
package import VitrineModel

/// Evaluates views of widgets on a device, and collects what they use.
@MainActor
package final class ViewEvaluator {
  /// The settings of the surface that a runner can choose.
  package struct Surface: Sendable {
    /// The device; `nil` takes the standard one of each target.
    package var device: Device?
    /// The version of the system, which decides sizes and margins.
    package var version: DesignGeneration
    /// The language and region.
    package var locale: Locale
    /// The zone of dates.
    package var timeZone: TimeZone

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

    /// The space between the edges of a family and its content, unless its widget disables it.
    func contentMargins(of family: VitrineDevices.WidgetFamily) -> VitrineGeometry.EdgeInsets {
      device(for: .family(family))?.contentMargins(of: family, on: version) ?? .zero
    }

    /// The corner radius of a widget in points; `nil` if the surface does not define one.
    func cornerRadius(of target: RenderTarget) -> Double? {
      guard target.family?.isSystem == true else { return nil }
      return device(for: target)?.cornerRadius(on: version)
    }

    private func standard(for target: RenderTarget) -> Device? {
      Device.standard(for: target, on: version)
    }

    /// The room between the edges of a target's size and its views.
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
  private let hasString: (String, String?) -> Bool
  /// Whether views do what they do when they appear, and are evaluated again.
  private let runsAppearActions: Bool
  /// Most evaluations of a view whose parts appear one after the other.
  private static let appearLimit = 8
  /// Whether views are drawn that WidgetKit does not draw, as in a preview of a view alone.
  var drawsAppViews = false
  /// Radius of the corners that views inside of the widget follow.
  private var cornerRadius: Double?
  /// APIs that were used without an effect.
  private(set) var records: Set<IgnoredAPI> = []
  /// Whether the views that were evaluated last put a background behind their widget.
  private(set) var hasContainerBackground = false
  /// Whether views, or what providers gave, have sizes that only this surface has.
  private(set) var dependsOnSize = false
  /// Messages for the user, one line each.
  private(set) var warnings: [String] = []
  /// States that another one is shown for.
  private(set) var replaced: [ReplacedState] = []
  /// Images that views hold themselves, by the name they get in the archive.
  private(set) var assets: [String: [UInt8]] = [:]

  package init(
    surface: Surface, layout: (any LayoutQuerying)?, runsAppearActions: Bool = false,
    hasString: @escaping (String, String?) -> Bool
  ) {
    self.runsAppearActions = runsAppearActions
    self.surface = surface
    self.layout = layout
    self.hasString = hasString
  }

  /// Notes whether a provider has asked for a size.
  func note(_ told: ToldSize) { dependsOnSize = dependsOnSize || told.wasAsked }

  /// The surface that the code was evaluated for; `nil` if the views do not depend on its size.
  var evaluatedSurface: EvaluatedSurface? {
    guard dependsOnSize else { return nil }
    var evaluated = EvaluatedSurface()
    (evaluated.design, evaluated.device) = (surface.version, surface.device?.name)
    return evaluated
  }

  func note(_ records: some Sequence<IgnoredAPI>) { self.records.formUnion(records) }

  /// Notes that a state is shown for another one, and warns of it.
  func note(_ state: ReplacedState) {
    replaced.append(state)
    warn("the \(state.state.rawValue) is not shown, but the \(state.by.rawValue): \(state.reason)")
  }

  /// Notes what the user should know; once.
  func warn(_ text: String) { if !warnings.contains(text) { warnings.append(text) } }

  /// A view of a widget under each combination of conditions, including those that it depends on
  /// additionally.
  func variants(
    _ varied: [ViewCondition], _ target: RenderTarget, margins: VitrineGeometry.EdgeInsets,
    reasons: SwiftUI.RedactionReasons = [],
    _ view: @MainActor (ViewConditions) -> some View
  ) async throws(ArchiveError) -> VariantView {
    var result = RenderedVariants()
    var asked: Set<ViewCondition> = []
    var all: [ViewConditions] = []
    hasContainerBackground = false
    let appeared = runsAppearActions ? AppearedViews() : nil
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

  /// A view under conditions, once its parts have appeared, and the keys that it has read.
  private func evaluated(
    _ view: @autoclosure () -> some View, _ conditions: ViewConditions, _ target: RenderTarget,
    margins: VitrineGeometry.EdgeInsets, reasons: SwiftUI.RedactionReasons,
    _ appeared: AppearedViews?
  ) async throws(ArchiveError) -> (node: ViewNode, keys: Set<ObjectIdentifier>) {
    var environment = environment(target, conditions, margins: margins)
    environment.redactionReasons.formUnion(reasons)
    let reads = EnvironmentReads()
    environment.reads = reads
    let size = surface.size(of: target)
    cornerRadius = surface.cornerRadius(of: target)
    let room = surface.room(around: target, margins)
    var node = try node(view(), environment, size: size, margins: room, appeared)
    var count = 0
    while let appeared, appeared.isWaiting, count < ViewEvaluator.appearLimit {
      await appeared.act()
      node = try self.node(view(), environment, size: size, margins: room, appeared)
      count += 1
    }
    if !reads.keys.isDisjoint(with: ViewEvaluator.marginKeys) { dependsOnSize = true }
    return (node, reads.keys)
  }

  /// The keys of margins, which follow from the device and the version of the system.
  private static let marginKeys = EnvironmentReads.keys(of: \.widgetContentMargins)

  /// A view in an environment.
  func node(
    _ view: some View, _ environment: SwiftUI.EnvironmentValues, size: VitrineGeometry.Size,
    margins: VitrineGeometry.EdgeInsets, _ appeared: AppearedViews? = nil
  ) throws(ArchiveError) -> ViewNode {
    var inputs = ArchiveInputs(environment: environment, size: size, margins: margins)
    inputs.appeared = appeared
    inputs.surface.cornerRadius = cornerRadius
    inputs.drawsAppViews = drawsAppViews
    inputs.hasString = hasString
    let archived = try archive(view, in: inputs, layout: layout)
    note(archived.records)
    dependsOnSize = dependsOnSize || archived.dependsOnSize
    archived.warnings.forEach(warn)
    assets.merge(archived.assets) { first, _ in first }
    return archived.node
  }

  /// The environment of a target's views under the given conditions.
  func environment(
    _ target: RenderTarget, _ conditions: ViewConditions, margins: VitrineGeometry.EdgeInsets
  ) -> SwiftUI.EnvironmentValues {
    let device = surface.device(for: target)
    var traits = SurfaceTraits(target, conditions, LocaleIdentifier(surface.locale.identifier))
    traits.timeZone = TimeZoneIdentifier(surface.timeZone.identifier)
    traits.platform = device?.platform ?? .iPhone
    traits.displayScale = device?.scale ?? 3
    var values = SwiftUI.EnvironmentValues(root: traits)
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
    if case .activity(let presentation) = target {
      values.isDynamicIslandLimitedInWidth =
        conditions.isDynamicIslandLimitedInWidth && presentation.isNarrowInLandscape
      values.activityFamily =
        presentation == .smartStack || presentation == .carPlay ? .small : .medium
    }
    return values
  }
}
