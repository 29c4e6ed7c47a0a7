import VitrineFoundation
internal import VitrineGeometry
internal import VitrineModel

extension UIImage {
  /// The size of a symbol or of an image of the asset catalogue, in points; zero for a program
  /// without a renderer.
  var measuredSize: CGSize {
    var images: [String: [UInt8]] = [:]
    guard let view = view(in: nil, adding: &images), let painter = linkedGraphicsPainter,
      let size = try? painter.size(of: view, in: nil)
    else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  /// The view that draws the image; `nil` for one without content.
  ///
  /// - Parameters:
  ///   - size: the size that the image fills, in points; `nil` for its own.
  ///   - images: receives the file of an image that is created from data.
  func view(in size: CGSize?, adding images: inout [String: [UInt8]]) -> ViewNode? {
    var image = VitrineModel.Image()
    switch source {
    case .empty: return nil
    case .named(let name): image.name = name
    case .symbol(let name): image.systemName = name
    case .data(let bytes):
      let name = "drawn-\(images.count)"
      images[name] = bytes
      (image.name, image.scale) = (name, Double(scale))
    }
    image.resizable = size != nil
    let isTemplate = appearance.tint != nil || appearance.renderingMode == .alwaysTemplate
    if image.name != nil { image.renderingMode = isTemplate ? .template : .original }
    return ViewNode(.image(image), modifiers: modifiers)
  }

  private var modifiers: [Modifier] {
    var font = VitrineGeometry.Font()
    font.size = Double(appearance.symbol.pointSize ?? UIFont.labelFontSize)
    font.weight = appearance.symbol.weight?.archived
    var modifiers: [Modifier] = [.font(font)]
    switch appearance.symbol.scale {
    case .small: modifiers.append(.imageScale(.small))
    case .large: modifiers.append(.imageScale(.large))
    case .medium, .default, .unspecified, nil: break
    }
    let colors = appearance.symbol.colors.prefix(3) + (appearance.tint.map { [$0] } ?? [])
    let styles = colors.map { VitrineModel.ShapeStyle.color($0.archived) }
    if let first = styles.first {
      modifiers.append(.foregroundStyle(first, Array(styles.dropFirst())))
    }
    if let mode = appearance.symbol.coloring?.archived {
      modifiers.append(.symbolRenderingMode(mode))
    }
    return modifiers
  }
}
