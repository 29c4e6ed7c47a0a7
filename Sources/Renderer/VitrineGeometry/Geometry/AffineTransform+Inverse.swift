extension AffineTransform {
  /// Whether the transform leaves areas that can be seen; painters refuse any other.
  package var isDrawable: Bool {
    let area = abs(determinant)
    return area > 1e-12 && area.isFinite
  }

  /// The inverse; `nil` when the plane is flattened.
  package var inverted: AffineTransform? {
    guard isDrawable else { return nil }
    let factor = 1 / determinant
    return AffineTransform(
      a: d * factor, b: -b * factor, c: -c * factor, d: a * factor,
      tx: (c * ty - d * tx) * factor, ty: (b * tx - a * ty) * factor)
  }

  /// The largest factor by which any length grows, or slightly more.
  package var largestScale: Double { (a * a + b * b + c * c + d * d).squareRoot() }

  private var determinant: Double { a * d - b * c }
}
