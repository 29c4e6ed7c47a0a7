import VitrineCoding
import VitrineModel

/// Images, colours and strings of an archive, or of a bundle for all its members.
package struct SharedResources: ArchiveRecord {
  package var assets: [String: Asset] = [:]
  package var colors: [String: ColorAsset] = [:]
  package var assetCatalogs: [String] = []
  package var strings: StringTables = [:]
  package var developmentLanguage: LocaleIdentifier = "en"
  package var schema: String?

  package init() {}

  package static let fields: [Field<SharedResources>] = [
    Field("assets", \.assets, "Images by name."),
    Field("colors", \.colors, "Colours by name."),
    Field(
      "assetCatalogs", \.assetCatalogs,
      "Folders of asset catalogues, relative to the archive; the archive's own assets take precedence."
    ),
    Field("strings", \.strings, "Strings by language, table and key."),
    Field(
      "developmentLanguage", \.developmentLanguage,
      "The language of `strings` that is the fallback for all others; default: `en`."),
    Field("$schema", \.schema, "Address of a JSON Schema, for editors; it has no effect."),
  ]
}
