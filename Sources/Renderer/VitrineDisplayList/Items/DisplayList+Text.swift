extension DisplayList {
  /// The list as text, with one line for each item and members of groups indented; numbers are
  /// points with at most three decimals.
  package var text: String {
    let head = "DisplayList \(size.width.dumpText)×\(size.height.dumpText)"
    let lines = [head] + items.flatMap { $0.lines(indent: 1) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayList.Item {
  fileprivate func lines(indent: Int) -> [String] {
    let line = String(repeating: "  ", count: indent) + dumpText
    guard case .group(let group) = self else { return [line] }
    let members = group.items.flatMap { $0.lines(indent: indent + 1) }
    guard case .mask(let mask) = group.effect else { return [line] + members }
    let by = String(repeating: "  ", count: indent) + "by"
    return [line] + members + [by] + mask.flatMap { $0.lines(indent: indent + 1) }
  }

  private var dumpText: String {
    switch self {
    case .fill(let fill): "fill \(fill.paint.dumpText)\(fill.style.dumpText) \(fill.path.dumpText)"
    case .stroke(let stroke):
      "stroke \(stroke.paint.dumpText) \(stroke.style.dumpText)"
        + "\(stroke.isAntialiased ? "" : " hard") \(stroke.path.dumpText)"
    case .glyphs(let run):
      "glyphs \(run.paint.dumpText) \(run.font.dumpText) \(run.glyphs.map(\.dumpText).joined(separator: " "))"
    case .image(let image): image.dumpText
    case .group(let group): "group \(group.effect.dumpText)"
    case .hit(let region): region.dumpText
    }
  }
}

extension DisplayList.Effect {
  fileprivate var dumpText: String {
    switch self {
    case .opacity(let factor): "opacity \(factor.dumpText)"
    case .clip(let path, let style): "clip\(style.dumpText) \(path.dumpText)"
    case .transform(let map):
      "transform "
        + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(\.dumpText).joined(separator: ",")
    case .shadow(let color, let radius, let x, let y):
      "shadow \(color.dumpText) radius=\(radius.dumpText) by \(x.dumpText),\(y.dumpText)"
    case .innerShadow(let color, let radius, let x, let y):
      "innerShadow \(color.dumpText) radius=\(radius.dumpText) by \(x.dumpText),\(y.dumpText)"
    case .blend(let mode): "blend \(mode.rawValue)"
    case .blur(let radius, let box):
      "blur radius=\(radius.dumpText)" + (box.map { " in \($0.dumpText)" } ?? "")
    case .mask: "mask"
    case .accent(let group): "accent \(group.dumpText)"
    case .colors(let matrix): "colors " + matrix.factors.map(\.dumpText).joined(separator: ",")
    case .projection(let map):
      "projection "
        + [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
        .map(\.dumpText).joined(separator: ",")
    }
  }
}

extension GlyphRun.Glyph {
  fileprivate var dumpText: String { "\(id)@\(x.dumpText),\(y.dumpText)" }
}

extension FontInstance {
  fileprivate var dumpText: String {
    "'\(face)' \(size.dumpText) wght=\(weight.dumpText)"
      + (opticalSize == 0 ? "" : " opsz=\(opticalSize.dumpText)") + (italic ? " italic" : "")
      + (horizontalScale == 1 ? "" : " wdth=\((100 * horizontalScale).dumpText)")
      + (emboldening == .zero
        ? "" : " grow=\(emboldening.width.dumpText),\(emboldening.height.dumpText)")
  }
}

extension ImageItem {
  fileprivate var dumpText: String {
    let tiles = tile.map { " tile \($0.width.dumpText)×\($0.height.dumpText)" } ?? ""
    let ink = template.map { " template \($0.dumpText)" } ?? ""
    let kind = bitmap.origin == .asset ? "image" : "picture"
    let edges = isAntialiased ? "" : " hard"
    return "\(kind) '\(bitmap.asset)'#\(bitmap.variant) from \(source.dumpText)"
      + " to \(destination.dumpText) \(interpolation.rawValue)\(ink)\(tiles)\(edges)"
  }
}

extension HitRegion {
  fileprivate var dumpText: String {
    let state = isOn.map { $0 ? " on" : " off" } ?? ""
    return "hit \(role.rawValue) '\(id)'\(state)\(isEnabled ? "" : " disabled") \(shape.dumpText)"
  }
}
