@testable import VitrineCoding
@testable import VitrineDevices
@testable import VitrineGeometry
@testable import VitrineArchive
@testable import VitrineModel

extension RandomSource {
  mutating func archive() -> WidgetArchive {
    with(WidgetArchive()) {
      $0.kind = $1.text()
      $0.displayName = $1.maybe { $0.text() }
      $0.description = $1.maybe { $0.text() }
      $0.supportedFamilies = $1.list(3) { $0.any(WidgetFamily.self) }
      $0.contentMarginsDisabled = $1.flip()
      $0.configuration = $1.maybe { $0.text() }
      $0.disfavoredLocations = $1.list(2) { source in
        DisfavoredLocation(
          source.any(WidgetLocation.self), for: source.list(2) { $0.any(WidgetFamily.self) })
      }
      $0.placeholder = $1.maybe { $0.entryViews() }
      $0.preview = $1.maybe { $0.entryViews() }
      $0.entries = $1.list(2) { $0.entry() }
      $0.resources.assets = Dictionary($1.list(3) { ($0.name(), $0.asset()) }) { first, _ in first }
      $0.resources.colors = Dictionary($1.list(3) { ($0.name(), $0.colorAsset()) }) { first, _ in
        first
      }
      $0.resources.assetCatalogs = $1.list(2) { $0.name() }
      $0.resources.strings = $1.flip() ? $1.strings() : [:]
      $0.resources.developmentLanguage = $1.flip() ? "en" : "pt-BR"
      $0.resources.schema = $1.maybe { $0.text() }
    }
  }

  private mutating func entryViews() -> EntryViews {
    with(EntryViews()) { $0.views = $1.familyViews() }
  }

  private mutating func entry() -> Entry {
    with(Entry()) {
      let microseconds = Int.random(
        in: -60_000_000_000_000_000...250_000_000_000_000_000, using: &$1)
      $0.date = ArchiveDate(secondsSince1970: Double(microseconds) / 1_000_000)
      $0.relevance = $1.maybe { source in
        source.with(Entry.Relevance()) {
          $0.score = $1.number()
          $0.duration = $1.length()
        }
      }
      $0.views = $1.familyViews()
    }
  }

  private mutating func familyViews() -> FamilyViews {
    with(FamilyViews()) {
      $0.fallback = $1.maybe { $0.variantView() }
      for family in $1.list(2, { $0.any(WidgetFamily.self) }) {
        $0.byFamily[family] = $1.variantView()
      }
      if $0.byFamily.isEmpty, $0.fallback == nil { $0.fallback = $1.variantView() }
    }
  }

  mutating func variantView() -> VariantView {
    var view = VariantView(node())
    guard flip() else { return view }
    view.variants = [variant()] + list(2) { $0.variant() }
    return view
  }

  private mutating func variant() -> VariantView.Variant {
    with(VariantView.Variant()) {
      $0.colorScheme = $1.maybe { $0.any(ColorScheme.self) }
      $0.state = $1.maybe { $0.any(RenderState.self) }
      $0.renderingMode = $1.maybe { $0.any(WidgetRenderingMode.self) }
      $0.isLuminanceReduced = $1.maybe { $0.flip() }
      $0.showsWidgetContainerBackground = $1.maybe { $0.flip() }
      $0.isStale = $1.maybe { $0.flip() }
      $0.isActivityFullscreen = $1.maybe { $0.flip() }
      $0.isDynamicIslandLimitedInWidth = $1.maybe { $0.flip() }
      $0.levelOfDetail = $1.maybe { $0.any(LevelOfDetail.self) }
      $0.dynamicTypeSize = $1.maybe { $0.any(DynamicTypeSize.self) }
      $0.view = $1.node()
    }
  }

  private mutating func asset() -> Asset {
    Asset(representations: [representation()] + list(2) { $0.representation() })
  }

  private mutating func representation() -> Asset.Representation {
    with(Asset.Representation()) {
      if $1.flip() { $0.file = $1.name() } else { $0.data = $1.name() }
      $0.scale = $1.positive()
      $0.colorScheme = $1.maybe { $0.any(ColorScheme.self) }
      $0.contrast = $1.maybe { $0.any(ColorSchemeContrast.self) }
      $0.isTinted = $1.maybe { $0.flip() }
      $0.idiom = $1.maybe { $0.any(Device.Platform.self) }
      $0.renderingMode = $1.maybe { $0.any(Image.RenderingMode.self) }
      $0.capInsets = $1.maybe { EdgeInsets($0.length()) }
      $0.resizingMode = $1.maybe { $0.any(Image.ResizingMode.self) }
      $0.preservesVector = $1.flip()
    }
  }

  private mutating func colorAsset() -> ColorAsset {
    ColorAsset(variants: [colorVariant()] + list(2) { $0.colorVariant() })
  }

  private mutating func colorVariant() -> ColorAsset.Variant {
    with(ColorAsset.Variant()) {
      $0.color = $1.color()
      $0.colorScheme = $1.maybe { $0.any(ColorScheme.self) }
      $0.contrast = $1.maybe { $0.any(ColorSchemeContrast.self) }
      $0.isTinted = $1.maybe { $0.flip() }
      $0.idiom = $1.maybe { $0.any(Device.Platform.self) }
    }
  }
}
