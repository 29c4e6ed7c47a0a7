/// The name of an assertion's goldens, without the name of the test.
package struct SnapshotName: Sendable {
  /// What the pictures show: an archive, a kind of widget or a preview; `nil` for a view.
  let subject: String?
  /// The name that the assertion gives.
  let given: String?
  /// The name of the same goldens in versions whose names did not contain the test.
  let former: String

  package init(subject: String?, given: String? = nil, former: String) {
    (self.subject, self.given, self.former) = (subject, given, former)
  }

  /// Returns the name of the goldens of an assertion; a later assertion on the same subject in the
  /// same test has a number.
  func text(for owner: GoldenClaims.Owner, in claims: GoldenClaims) -> String {
    let parts = [owner.test.text] + [given ?? subject].compactMap { $0.map(GoldenName.part) }
    guard given == nil else { return GoldenName.joined(parts) }
    let name = GoldenName.joined(parts)
    let number = claims.number(of: owner, named: "\(owner.file)/\(name)")
    return number == 1 ? name : GoldenName.joined(parts + ["\(number)"])
  }
}
