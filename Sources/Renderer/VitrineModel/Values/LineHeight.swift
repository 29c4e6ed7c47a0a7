import VitrineCoding

/// The height of the lines of a text, whatever the ascent and descent of its fonts.
package struct LineHeight: ArchiveRecord {
  /// A height that the system chooses by the size of the font.
  package enum Named: String, ArchiveEnum {
    /// That of the font's own metrics.
    case variable
    /// One that is perceived as normal.
    case normal
    /// A smaller one.
    case tight
    /// A larger one.
    case loose
  }

  /// What the number is.
  private enum Rule: Hashable, Sendable { case none, exact, multiple, leading }

  // One number for all alternatives: each level of a deep archive keeps stack space for it.
  private var rule = Rule.none
  private var number = 0.0
  package var named: Named?

  package var exact: Double? {
    get { self[.exact] }
    set { self[.exact] = newValue }
  }
  package var multiple: Double? {
    get { self[.multiple] }
    set { self[.multiple] = newValue }
  }
  package var leading: Double? {
    get { self[.leading] }
    set { self[.leading] = newValue }
  }

  private subscript(rule: Rule) -> Double? {
    get { self.rule == rule ? number : nil }
    set {
      if let newValue { (self.rule, number) = (rule, newValue) }
      if newValue == nil, self.rule == rule { (self.rule, number) = (.none, 0) }
    }
  }

  /// Creates a line height; one of its values has to be set.
  package init() {}

  /// The alternatives.
  package static let fields: [Field<LineHeight>] = [
    Field("named", \.named, "A height that the system chooses."),
    Field("exact", \.exact, rule: .nonNegative, "A height in points."),
    Field("multiple", \.multiple, rule: .nonNegative, "A multiple of the font's size."),
    Field("leading", \.leading, "Points that are added to the font's size."),
  ]

  /// Exactly one alternative is given.
  package static let rules: [FieldRule] = [
    .exactlyOne(
      fields.map(\.name), "a line height is a name, 'exact', a 'multiple' or a 'leading'")
  ]

  /// A name alone.
  package static let shorthands: [Shorthand<LineHeight>] = [
    Shorthand(String.self, schema: { Named.schema(in: &$0) }) { name in
      Named(rawValue: name).map { LineHeight($0) }
    } write: {
      ($0.named?.rawValue).map(JSONValue.string)
    }
  ]

  /// Creates a height that the system chooses.
  package init(_ named: Named) { self.named = named }

  /// The height for a font's size, in points; `nil` for that of the font.
  ///
  /// Source: Apple's documentation of `AttributedString.LineHeight`. Assumed: the multiples that Apple
  /// calls normal, tight and loose.
  package func points(fontSize: Double) -> Double? {
    if let exact { return exact }
    if let leading { return max(fontSize + leading, 0) }
    return (multiple ?? named?.multiple).map { $0 * fontSize }
  }
}

extension LineHeight.Named {
  fileprivate var multiple: Double? {
    switch self {
    case .variable: nil
    case .normal: 1.2
    case .tight: 1
    case .loose: 1.5
    }
  }
}

/// The size of texts relative to that of their surroundings.
package enum TextScale: String, ArchiveEnum {
  /// The size of the font.
  case `default`
  /// A smaller size, for a unit beside a text of the first scale.
  case secondary

  /// By which the size of fonts is multiplied; the secondary factor is assumed.
  var factor: Double { self == .secondary ? 0.8 : 1 }
}
