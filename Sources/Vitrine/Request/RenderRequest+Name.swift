import VitrineModel

extension RenderRequest {
  /// What is rendered, as part of a file's name: `systemSmall-snapshot-light@2x`.
  ///
  /// Contrast, place, mode, text size, design, device, entry, locale, time zone, date and interaction
  /// stand in it where they are not the usual ones, so that two requests of one archive never share a
  /// name.
  ///
  /// - Parameter scale: pixels per point of the picture.
  package func name(scale: Double) -> String {
    nameParts.joined(separator: "-") + "@\(scale.dumpText)x"
  }

  private var nameParts: [String] {
    var parts = [target.name, state.rawValue, colorScheme.rawValue]
    if colorSchemeContrast != .standard {
      parts.append(colorSchemeContrast.rawValue + "Contrast")
    }
    if let location { parts.append(location.rawValue) }
    if appearance != .standard { parts.append(appearance.rawValue) }
    if let renderingMode, renderingMode != .fullColor { parts.append(renderingMode.rawValue) }
    parts += surfaceParts
    if dynamicTypeSize != .large { parts.append(dynamicTypeSize.rawValue) }
    if interfaceLook != .ios18 { parts.append(interfaceLook.rawValue) }
    if let device { parts.append(device.identifier) }
    if let entry, entry != 0 || date != nil { parts.append("entry\(entry)") }
    if locale != .standard { parts.append(locale.text) }
    if timeZone != .standard { parts.append(FileName.safe(timeZone.text)) }
    if let date { parts.append(FileName.safe(date.text)) }
    parts += interaction.nameParts.map { FileName.safe($0) }
    return parts
  }

  /// What is unusual about the surface.
  private var surfaceParts: [String] {
    [
      tint.map { "tint" + $0.nameText }, wallpaper.map { "wallpaper" + $0.nameText },
      isLuminanceReduced ? "alwaysOn" : nil,
      state == .locked && lock != .locked ? lock.rawValue : nil,
      showsSensitiveContent ? "showsSensitive" : nil,
    ].compactMap { $0 }
  }
}

extension Color {
  /// The colour as part of a file's name.
  fileprivate var nameText: String {
    let text = (try? ArchiveEncoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return FileName.safe(text.filter { $0.isLetter || $0.isNumber })
  }
}

extension ResolvedSurface {
  /// What is rendered, as part of a file's name: `systemSmall-snapshot-light@2x`.
  public var name: String { request.name(scale: scale) }
}
