import Vitrine
import VitrineCoding
import VitrineSnapshot

/// Verifies goldens that belong to one assertion each, under their names or those of earlier
/// versions.
struct OwnedGoldenVerifier {
  let record: RecordMode
  let pending: PendingStore
  let claims: GoldenClaims
  let owner: GoldenClaims.Owner

  /// Verifies a case, unless another assertion uses its golden.
  ///
  /// - Parameter former: the case under the name of earlier versions.
  func verify(_ golden: GoldenCase, former: GoldenCase) -> GoldenResult {
    switch claims.claim(golden.picture, for: owner) {
    case .taken(let other): return taken(golden, other)
    case .again: return repeated(golden)
    case .first:
      guard former.description != golden.description else { return verifier().verify(golden) }
      return claims.whileMoving { take(former, as: golden) } ?? verifier().verify(golden)
    }
  }

  /// Returns the message for a failed case.
  func message(for result: GoldenResult, project: String) -> String {
    verifier().message(for: result, command: "swift test", project: project)
  }

  private func verifier(_ record: RecordMode? = nil) -> GoldenVerifier {
    GoldenVerifier(record: record ?? self.record, store: pending)
  }

  // MARK: One golden for two pictures

  private func taken(_ golden: GoldenCase, _ other: GoldenClaims.Owner) -> GoldenResult {
    let tests = [other, owner].map { " in the test '\($0.test.title)'" }
    let isSame = other.test == owner.test
    return .broken(
      golden,
      "the assertion at \(place(other))\(isSame ? "" : tests[0]) uses this golden, too; this one is at "
        + place(owner) + (isSame ? "" : tests[1]),
      hint: place(other) == place(owner)
        ? "give each a name of its own, as in 'named: \"\\(item.title)\"'"
        : "give one of them another name: named: \"…\"")
  }

  private func place(_ owner: GoldenClaims.Owner) -> String {
    "\(ProjectPath.relative(owner.file)):\(owner.line)"
  }

  /// Compares a picture with a golden that the same assertion has compared or recorded in this run.
  private func repeated(_ golden: GoldenCase) -> GoldenResult {
    var result = verifier(.never).verify(golden)
    if result.isPending {
      result.hint =
        "the assertion at \(place(owner)) has used this golden before, in this run, and only this last "
        + "picture of it can be reviewed; in a loop, give each picture a name, as in "
        + "'named: \"\\(item.title)\"'"
    }
    return result
  }

  // MARK: Goldens of earlier versions

  /// Moves a golden of an earlier version, if there is one and none under the new name.
  ///
  /// - Returns: the result if it was not moved, because nothing may be recorded or the picture
  ///   differs; `nil` otherwise.
  private func take(_ former: GoldenCase, as golden: GoldenCase) -> GoldenResult? {
    guard !golden.exists, former.exists, !claims.isClaimed(former.picture) else { return nil }
    switch record {
    case .never:
      var result = verifier().verify(golden)
      result.hint = hint(former, golden)
      return result
    case .missing:
      let old = verifier(.never).verify(former)
      pending.discard(former.description)
      guard old.isFailure else { break }
      var result = verifier(.never).verify(golden)
      result.summary += "; that of an earlier version differs: \(old.summary)"
      result.hint =
        "move it and review the difference: \(command(former, golden)); or record a new picture: "
        + "\(RecordMode.variable)=failed swift test"
      return result
    case .failed, .all: break
    }
    do throws(FileError) {
      try former.move(to: golden)
      return nil
    } catch {
      return .broken(
        golden, "cannot move '\(former.picture)': \(error.text)", hint: error.hint)
    }
  }

  private func hint(_ former: GoldenCase, _ golden: GoldenCase) -> String {
    "an earlier version named it '\(former.description)': \(RecordMode.variable)=missing swift test "
      + "moves it, and so does: \(command(former, golden))"
  }

  private func command(_ former: GoldenCase, _ golden: GoldenCase) -> String {
    [(former.picture, golden.picture), (former.frames, golden.frames)].map { old, new in
      "git mv \(ShellWord.quoted(ProjectPath.relative(old))) "
        + ShellWord.quoted(ProjectPath.relative(new))
    }.joined(separator: " && ")
  }
}
