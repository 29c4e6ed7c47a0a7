extension Path {
  /// Returns the part of the outline between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(archived: archived.trimmed(from: from.archived, to: to.archived))
  }
}
