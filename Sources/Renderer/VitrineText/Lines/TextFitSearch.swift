/// Finds how to set a text that is too large.
///
/// Source: recorded on iOS 18.5, a text shrinks in steps to the largest share of its size at which
/// it fits, and where it fits at none it is cut at the smallest; a text that may be tightened is
/// cut in its tight form. That tightening comes before shrinking, and that kerning, spacing and
/// pictures shrink with the text, is assumed.
struct TextFitSearch {
  /// The smallest share of its size, from 0 to 1.
  let minimumScale: Double
  /// Whether letters can be closer.
  let allowsTightening: Bool

  /// The shares of the size that are tried, in steps down from the full one.
  ///
  /// Source: two texts of iOS 18.5 are at 0.70 of their size, measured to 0.002, where 0.71 would
  /// fit; of the steps that say so this is the finest round one.
  private static let step = 0.02
  /// The smallest share that counts: below it nothing can be read.
  private static let leastScale = 0.01

  /// The best fit, and the lines that `attempt` returned for it; `attempt` also returns whether the
  /// text fits.
  func best<Lines>(_ attempt: (TextFit) -> (Lines, Bool)) -> (TextFit, Lines) {
    let natural = attempt(TextFit())
    if natural.1 { return (TextFit(), natural.0) }
    var full = (TextFit(), natural.0)
    if allowsTightening {
      let tight = attempt(fit(0))
      full = (fit(0), tight.0)
      if tight.1 { return full }
    }
    return minimumScale < 1 ? smaller(attempt) : full
  }

  /// The first step down at which the text fits, or the last one; found by halving.
  private func smaller<Lines>(_ attempt: (TextFit) -> (Lines, Bool)) -> (TextFit, Lines) {
    var (failing, fitting) = (0, lastStep)
    let smallest = attempt(fit(fitting))
    var best = (fit(fitting), smallest.0)
    guard smallest.1 else { return best }
    while fitting - failing > 1 {
      let middle = (failing + fitting) / 2
      let (lines, fits) = attempt(fit(middle))
      if fits {
        best = (fit(middle), lines)
        fitting = middle
      } else {
        failing = middle
      }
    }
    return best
  }

  private var least: Double { max(min(minimumScale, 1), Self.leastScale) }

  /// The step that ends at the smallest size or beyond.
  private var lastStep: Int { Int(saturating: ((1 - least) / Self.step - 1e-9).rounded(.up)) }

  private func fit(_ step: Int) -> TextFit {
    let scale = max(1 - Self.step * Double(step), least)
    return TextFit(scale: scale, isTight: allowsTightening)
  }
}
