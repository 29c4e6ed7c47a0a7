import VitrineArchive
import VitrineCoding
import VitrineDisplayList
import VitrineModel
import VitrineSymbols

extension AssetStore {
  /// The custom symbol with a name, from a symbol set or an SVG asset based on Apple's template;
  /// `nil` if the name does not refer to one.
  ///
  /// - Throws: `ArchiveError` if a symbol can't be read, or a symbol set contains none.
  func customSymbol(
    _ name: String, for traits: AssetTraits
  ) throws(ArchiveError) -> (any CustomSymbol)? {
    guard let asset = symbols[name] ?? assets[name], let index = asset.bestMatch(for: traits)
    else { return nil }
    let representation = asset.representations[index]
    guard symbols[name] != nil || representation.isSVG else { return nil }
    let id = BitmapID(asset: name, variant: index)
    if let known = templates.withLock({ $0[id] }) { return known }
    let template = try template(of: name, representation)
    templates.withLock { $0[id] = template }
    return template
  }

  private func template(
    of name: String, _ representation: Asset.Representation
  ) throws(ArchiveError) -> SymbolTemplate? {
    let bytes = try bytes(name, representation)
    // Other SVG images are decoded by the image decoder, which reports its own errors.
    guard symbols[name] != nil || SymbolTemplate.isLikely(bytes) else { return nil }
    do throws(SVGFault) {
      let template = try SymbolTemplate(bytes)
      if template == nil, symbols[name] != nil {
        throw SVGFault("a symbol needs a group of Apple's template, for example 'Regular-M'")
      }
      return template
    } catch {
      throw ArchiveError(.asset(name: name, error.description), path: AssetStore.path(name))
    }
  }
}

extension Asset.Representation {
  /// Whether it is SVG, by its file extension, or by Base64 that decodes to `<` first.
  fileprivate var isSVG: Bool {
    if let data { return data.hasPrefix("P") || data.hasPrefix("77u/P") }
    return file?.lowercased().hasSuffix(".svg") ?? false
  }
}
