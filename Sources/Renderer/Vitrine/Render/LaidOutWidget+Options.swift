import VitrineRequests

extension LaidOutWidget {
  /// Warnings about options of a program that were set for the picture and have no effect on it.
  package func ineffectiveOptions(of axes: RequestAxes) -> [String] {
    OptionNeed.unmet(by: axes, met: OptionNeed.met(by: request.surface)).map { option, need in
      "'\(option.replacing("--", with: ""))' has no effect without \(need.need)"
    }
  }
}
