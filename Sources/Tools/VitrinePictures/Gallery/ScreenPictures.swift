import Vitrine

/// Pictures for which the code of previews runs once.
package struct ScreenPictures: Sendable {
  /// The axes of the pictures.
  package let axes: RequestAxes
  /// The conditions that the code sees.
  private let evaluation: Evaluation

  /// The arguments for the program of the previews.
  package var words: [String] { evaluation.words }

  /// Returns the pictures of some axes, by the conditions that code sees: the appearance and the text
  /// size of an archive vary, its device and language do not.
  package static func all(_ axes: RequestAxes) -> [ScreenPictures] {
    var usual = RequestAxes()
    usual.includesAllTargets = true
    usual.colorScheme = ColorScheme.allCases
    let axes = axes.completed(by: usual)
    var known: [Evaluation] = []
    return axes.requests.compactMap { request -> ScreenPictures? in
      var own = request
      if axes.target == nil { own.target = .screen(.screen) }
      let evaluation = Evaluation(of: own, date: request.date)
      guard !known.contains(evaluation) else { return nil }
      known.append(evaluation)
      return ScreenPictures(
        axes: axes.limited(toConditionsOf: request), evaluation: evaluation)
    }
  }
}

extension RequestAxes {
  /// The arguments for a program of widgets: those of the conditions that are not the usual ones.
  package var programWords: [String] { Evaluation().asked(by: self).words(unlike: Evaluation()) }

  /// The axes with one value for each condition that code sees.
  fileprivate func limited(toConditionsOf request: RenderRequest) -> RequestAxes {
    var axes = self
    (axes.device, axes.scale) = ([request.device], [request.scale])
    (axes.design, axes.locale) = ([request.design], [request.locale])
    (axes.timeZone, axes.date) = ([request.timeZone], [request.date])
    return axes
  }
}
