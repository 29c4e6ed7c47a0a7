import VitrineCoding
import VitrineDevices

extension RenderRequest {
  /// The name of the picture as part of a file name: `systemSmall-entry-light@2x`.
  ///
  /// Family, state and scheme are always spelled, the other axes where they are not the usual ones,
  /// so that two requests of one archive never share a name.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture.
  ///   - axes: the axes that are spelled.
  ///   - usual: the version of the system that is not spelled.
  package func name(
    scale: Double, axes: [RequestAxis] = RequestAxis.all,
    usual: DesignGeneration = .standard
  ) -> String {
    let parts = axes.compactMap { axis in
      axis.name == "design"
        ? self.design == usual ? nil : self.design.rawValue : axis.namePart(self)
    }.filter { !$0.isEmpty }
    return parts.joined(separator: "-") + "@\(scale.dumpText)x"
  }
}

extension ResolvedSurface {
  /// The name of the picture as part of a file name: `systemSmall-entry-light@2x`.
  ///
  /// The version of the system is spelled unless it is `DesignGeneration/current`; names of goldens
  /// spell it unless it is `DesignGeneration/standard`.
  public var name: String { request.name(scale: scale, usual: .current) }

  /// The axes that are not as usual, by their keys, for reports.
  package var reported: [String: JSONValue] {
    let fields = RequestAxis.all.compactMap { axis in
      axis.reported(self).map { (axis.key, $0) }
    }
    return Dictionary(fields) { first, _ in first }
  }

  /// The words of a command line that ask for what is not as usual.
  package var arguments: [String] {
    // Without a word programs draw the system of today.
    RequestAxis.all.flatMap { $0.words(request) }
      + (request.design == .standard ? ["--design", request.design.rawValue] : [])
  }
}
