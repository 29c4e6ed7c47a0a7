import VitrineCoding
import VitrineDevices

extension RenderRequest {
  /// The name of the picture as part of a file name: `systemSmall-entry-light@2x`.
  ///
  /// Family, state and scheme are always included, other axes unless they have their default value,
  /// so that two requests of one archive never have the same name.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture.
  ///   - axes: the axes to include.
  ///   - usual: the version of the system that isn't included.
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
  /// The version of the system is included unless it is `DesignGeneration/current`; names of
  /// goldens include it unless it is `DesignGeneration/standard`.
  public var name: String { request.name(scale: scale, usual: .current) }

  /// The axes without their default value, by their keys, for reports.
  package var reported: [String: JSONValue] {
    let fields = RequestAxis.all.compactMap { axis in
      axis.reported(self).map { (axis.key, $0) }
    }
    return Dictionary(fields) { first, _ in first }
  }

  /// The command-line words for axes without their default value.
  package var arguments: [String] {
    // Without an option, programs draw the current version of the system.
    RequestAxis.all.flatMap { $0.words(request) }
      + (request.design == .standard ? ["--design", request.design.rawValue] : [])
  }
}
