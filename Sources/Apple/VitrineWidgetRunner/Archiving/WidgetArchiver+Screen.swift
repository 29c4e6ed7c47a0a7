import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
internal import VitrineDevices
internal import VitrineGeometry
import WidgetKit

extension WidgetArchiver {
  /// Archives a view of an app in both orientations of a screen, or in the size that its preview
  /// sets.
  func archive(
    screen view: AnyView, named name: String, _ settings: PreviewSettings
  ) async throws -> WidgetArchive {
    (evaluator.drawsAppViews, evaluator.runsAppearActions) = (true, true)
    evaluator.note(settings)
    evaluator.period = (Date(), nil)
    var screen = ScreenArchive()
    switch settings.layout {
    case .fixed(let width, let height):
      (screen.width, screen.height) = (max(1, width), max(1, height))
    case .sizeThatFits: screen.sizeThatFits = true
    case .device: break
    // A window of a Mac has the size of its content.
    case nil: screen.sizeThatFits = evaluator.surface.device?.platform == .mac
    }
    if turns, settings.orientation?.isLandscape == true { screen.orientation = .screenLandscape }
    // A view does not appear again when the device is turned.
    let appeared = AppearedViews()
    screen.view = try await variants(of: view, screen, in: .screen, appeared)
    if screen.width == nil, turns, evaluator.dependsOnSize {
      let landscape = try await variants(of: view, screen, in: .screenLandscape, appeared)
      if landscape != screen.view { screen.landscape = landscape }
    }
    var widget = WidgetDescription(typeName: name)
    widget.kind = name
    var archive = header(widget)
    archive.archived = ArchiveDate(Date())
    archive.screen = screen
    archive.evaluatedFor = evaluator.evaluated(for: .screen(screen.orientation), widget)
    // A size of its own is the same on every device.
    if screen.width != nil {
      archive.evaluatedFor?.design = nil
      archive.evaluatedFor?.device = nil
    }
    evaluator.applyRules(to: &archive)
    return archive
  }

  /// Whether the device can be on its side.
  private var turns: Bool {
    evaluator.surface.device.map { $0.size(of: .screen(.screenLandscape)) != nil } ?? true
  }

  private func variants(
    of view: AnyView, _ screen: ScreenArchive, in presentation: ScreenPresentation,
    _ appeared: AppearedViews
  ) async throws -> VariantView {
    let target = RenderTarget.screen(presentation)
    evaluator.ownSize = screen.width.flatMap { width in
      screen.height.map { VitrineGeometry.Size(width: width, height: $0) }
    }
    let hasSafeArea = evaluator.ownSize == nil && !screen.sizeThatFits
    let margins =
      hasSafeArea ? evaluator.surface.safeArea(of: presentation) : VitrineGeometry.EdgeInsets.zero
    return try await evaluator.variants(
      [.colorScheme], target, margins: margins, appeared: appeared
    ) { _ in view }
  }
}
