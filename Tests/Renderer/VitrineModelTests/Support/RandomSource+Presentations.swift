import VitrineDisplayList

@testable import VitrineCoding
@testable import VitrineDevices
@testable import VitrineGeometry
@testable import VitrineArchive
@testable import VitrineModel

extension RandomSource {
  /// A bundle of Live Activities, controls and files.
  mutating func bundle() -> WidgetBundleArchive {
    with(WidgetBundleArchive()) {
      $0.bundle = [$1.member()] + $1.list(3) { $0.member() }
      $0.resources.strings = $1.flip() ? $1.strings() : [:]
      $0.resources.schema = $1.maybe { $0.text() }
    }
  }

  private mutating func member() -> WidgetBundleArchive.Member {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .file(name())
    case 1: .archive(activityArchive())
    case 2: .archive(controlArchive())
    default: .archive(archive())
    }
  }

  private mutating func activityArchive() -> WidgetArchive {
    with(WidgetArchive()) {
      $0.kind = $1.name()
      $0.liveActivity = $1.activity()
    }
  }

  private mutating func activity() -> LiveActivity {
    with(LiveActivity()) {
      $0.attributesType = $1.maybe { $0.text() }
      $0.attributes = $1.object()
      $0.supplementalFamilies = $1.list(2) { $0.any(ActivityFamily.self) }
      $0.states = [$1.activityState()] + $1.list(2) { $0.activityState() }
    }
  }

  private mutating func activityState() -> ActivityState {
    with(ActivityState()) {
      $0.date = ArchiveDate(secondsSince1970: Double(Int.random(in: 0...2_000_000_000, using: &$1)))
      $0.staleDate = $1.maybe { _ in ArchiveDate(secondsSince1970: 2e9) }
      $0.relevanceScore = $1.number()
      $0.contentState = $1.object()
      $0.lockScreen = $1.maybe { $0.variantView() }
      $0.small = $1.maybe { $0.variantView() }
      $0.dynamicIsland = $1.maybe { $0.island() }
    }
  }

  private mutating func island() -> DynamicIsland {
    with(DynamicIsland()) {
      $0.expanded = $1.regions()
      $0.compactLeading = $1.maybe { $0.variantView() }
      $0.compactTrailing = $1.maybe { $0.variantView() }
      $0.minimal = $1.maybe { $0.variantView() }
      $0.keylineTint = $1.maybe { $0.color() }
      $0.contentMargins = $1.list(2) { source in
        source.with(DynamicIsland.Margins()) {
          $0.length = $1.length()
          $0.mode = $1.maybe { $0.any(DynamicIslandMode.self) }
        }
      }
      $0.widgetURL = $1.maybe { $0.name() }
    }
  }

  private mutating func regions() -> [DynamicIslandExpandedRegion] {
    let positions = DynamicIslandExpandedRegionPosition.allCases.filter { _ in flip() }
    return positions.map { position in
      with(DynamicIslandExpandedRegion()) {
        $0.position = position
        $0.priority = $1.number()
        $0.verticalPlacement = $1.any(DynamicIslandExpandedRegion.VerticalPlacement.self)
        $0.content = $1.variantView()
      }
    }
  }

  private mutating func controlArchive() -> WidgetArchive {
    with(WidgetArchive()) {
      $0.kind = $1.name()
      $0.control = $1.with(ControlWidget()) {
        $0.current = $1.template()
        $0.preview = $1.maybe { $0.template() }
        $0.promptsForUserConfiguration = $1.flip()
      }
    }
  }

  private mutating func template() -> ControlTemplate {
    with(ControlTemplate()) {
      if $1.flip() { $0.button = $1.controlButton() } else { $0.toggle = $1.controlToggle() }
      $0.tint = $1.maybe { $0.color() }
      $0.disabled = $1.flip()
      $0.privacySensitive = $1.flip()
    }
  }

  private mutating func controlButton() -> ControlButton {
    with(ControlButton()) {
      $0.label = $1.controlLabel()
      $0.activeLabel = $1.maybe { $0.controlLabel() }
      $0.inactiveLabel = $1.maybe { $0.controlLabel() }
      $0.intent = $1.maybe { Action.Intent(type: $0.name(), parameters: $0.object()) }
      $0.opensApp = $1.flip()
      $0.requiresAuthentication = $1.flip()
    }
  }

  private mutating func controlToggle() -> ControlToggle {
    with(ControlToggle()) {
      $0.label = $1.controlLabel()
      $0.isOn = $1.flip()
      $0.onLabel = $1.maybe { $0.controlLabel() }
      $0.offLabel = $1.maybe { $0.controlLabel() }
      $0.intent = $1.maybe { Action.Intent(type: $0.name(), parameters: $0.object()) }
      $0.requiresAuthentication = $1.flip()
    }
  }

  private mutating func controlLabel() -> ControlLabel {
    with(ControlLabel()) {
      $0.title = $1.maybe { Text($0.name()) }
      $0.subtitle = $1.maybe { $0.anyText(1) }
      $0.image = $1.maybe { source in
        source.with(Image()) { $0.systemName = $1.name() }
      }
      $0.status = $1.maybe { Text($0.name()) }
      $0.actionHint = $1.maybe { Text($0.name()) }
      $0.privacySensitive = $1.flip()
    }
  }
}
