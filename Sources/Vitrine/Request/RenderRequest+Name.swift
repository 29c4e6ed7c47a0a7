import VitrineModel

extension RenderRequest {
  /// What is rendered, as part of a file's name: `systemSmall-entry-light@2x`.
  ///
  /// Family, state and scheme are always spelled, the other axes where they are not the usual ones,
  /// so that two requests of one archive never share a name.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture.
  ///   - axes: the axes that are spelled.
  package func name(scale: Double, axes: [RequestAxis] = RequestAxis.all) -> String {
    let parts = axes.compactMap { $0.namePart(self) }.filter { !$0.isEmpty }
    return parts.joined(separator: "-") + "@\(scale.dumpText)x"
  }
}

extension ResolvedSurface {
  /// What is rendered, as part of a file's name: `systemSmall-entry-light@2x`.
  public var name: String { request.name(scale: scale) }

  /// The axes that are not as usual, by their keys, for reports.
  package var reported: [String: JSONValue] {
    let fields = RequestAxis.all.compactMap { axis in
      axis.reported(self).map { (axis.key, $0) }
    }
    return Dictionary(fields) { first, _ in first }
  }

  /// The words of a command line that ask for what is not as usual.
  package var arguments: [String] { RequestAxis.all.flatMap { $0.words(request) } }
}
