import VitrineModel

extension RenderRequest {
  /// Pixels a point has: the request's own, or the device's.
  public var resolvedScale: Double {
    scale ?? (device ?? Device.standard(for: family))?.scale ?? 1
  }

  /// What is rendered, as part of a file's name: `systemSmall-snapshot-light@2x`.
  ///
  /// Mode, text size, device and entry stand in it where they are not the usual ones, so that two
  /// requests of one archive never share a name.
  public var name: String {
    nameParts.joined(separator: "-") + "@\(resolvedScale.dumpText)x"
  }

  private var nameParts: [String] {
    var parts = [family.rawValue, state.rawValue, colorScheme.rawValue]
    if renderingMode != .fullColor { parts.append(renderingMode.rawValue) }
    if dynamicTypeSize != .large { parts.append(dynamicTypeSize.rawValue) }
    if let device { parts.append(device.identifier) }
    if entry != 0 { parts.append("entry\(entry)") }
    return parts
  }
}
