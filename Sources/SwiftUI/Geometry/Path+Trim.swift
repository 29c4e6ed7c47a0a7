internal import VitrineModel

extension Path {
  /// The part of the outline between two shares of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(archived: archived.trimmed(from: from.archived, to: to.archived))
  }
}
