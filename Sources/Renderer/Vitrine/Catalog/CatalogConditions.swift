import VitrineCoding
import VitrineDevices

/// A colour scheme or contrast for which a file or colour of an asset catalogue is used.
struct CatalogAppearance: ArchiveRecord {
  /// `luminosity` or `contrast`.
  var appearance = ""
  /// `light`, `dark`, `tinted` or `high`.
  var value = ""

  /// Kind and value.
  static let fields: [Field<CatalogAppearance>] = [
    Field("appearance", \.appearance, required: true, "What differs."),
    Field("value", \.value, required: true, "How it is."),
  ]
}

/// The conditions of an entry of an asset catalogue, as those of archives.
struct CatalogConditions {
  var colorScheme: ColorScheme?
  var contrast: ColorSchemeContrast?
  var isTinted: Bool?
  var idiom: Device.Platform?

  /// Converts an idiom and appearances; `nil` for devices that Vitrine doesn't support.
  init?(_ idiom: String?, _ appearances: [CatalogAppearance]) {
    switch idiom {
    case nil, "universal": break
    case "iphone": self.idiom = .iPhone
    case "ipad": self.idiom = .iPad
    case "watch": self.idiom = .watch
    case "vision": self.idiom = .vision
    case "mac": self.idiom = .mac
    default: return nil
    }
    for entry in appearances {
      switch (entry.appearance, entry.value) {
      case ("luminosity", "light"): colorScheme = .light
      case ("luminosity", "dark"): colorScheme = .dark
      case ("luminosity", "tinted"): isTinted = true
      case ("contrast", "high"): contrast = .increased
      default: break
      }
    }
  }
}
