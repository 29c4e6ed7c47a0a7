import VitrineCoding

/// Counts the cost of drawing one picture, and stops it if that exceeds the limits.
///
/// Each picture has one, which its layers share; they are all drawn on one thread.
final class PaintBudget {
  private let limits: ArchiveLimits
  private let deadline: Deadline
  /// Bytes of pixels that are held now.
  private var bytes: Int
  private var effectPixels = 0
  private var outlineSteps = 0

  /// Creates the budget of a picture.
  ///
  /// - Parameter held: bytes of pixels that are held besides those of surfaces.
  init(_ limits: ArchiveLimits, deadline: Deadline, held: Int) {
    (self.limits, self.deadline, bytes) = (limits, deadline, held)
  }

  /// Ends the picture when its time is over or its outlines are too long.
  func check() throws(PaintError) {
    try refuse(.outlineSteps, outlineSteps, limits.outlineSteps)
    do throws(ArchiveError) {
      try deadline.check()
    } catch {
      throw .refused(error.reason)
    }
  }

  /// Reserves memory for pixels.
  func hold(_ count: Int) throws(PaintError) {
    try refuse(.memoryBytes, bytes + count, limits.memoryBytes)
    bytes += count
  }

  /// Gives memory back.
  func release(_ count: Int) { bytes -= count }

  /// Counts the pixels of an effect.
  ///
  /// - Parameter neighbours: how many pixels each is the average of.
  func spend(pixels: Int, neighbours: Int = 0) throws(PaintError) {
    let (cost, isTooMuch) = pixels.multipliedReportingOverflow(by: 1 + neighbours / 16)
    let (sum, isBeyond) = effectPixels.addingReportingOverflow(cost)
    effectPixels = isTooMuch || isBeyond ? .max : sum
    try refuse(.effectPixels, effectPixels, limits.effectPixels)
    try check()
  }

  /// Counts lines, curves and dashes; `check` reports whether there are too many.
  func count(outlineSteps count: Double) {
    outlineSteps = Int(saturating: Double(outlineSteps) + count)
  }

  private func refuse(_ limit: ArchiveError.Limit, _ found: Int, _ allowed: Int) throws(PaintError)
  {
    guard found > allowed else { return }
    throw .refused(.limitExceeded(limit, found: found, allowed: allowed))
  }
}
