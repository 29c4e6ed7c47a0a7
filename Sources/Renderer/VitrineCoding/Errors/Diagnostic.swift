/// A warning about something in an archive that does not prevent rendering but is probably a
/// mistake.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of problem.
  public enum Kind: Hashable, Sendable {
    /// An unknown name, which has no effect.
    case unknownName(kind: ArchiveError.NameKind, name: String, candidates: [String])
    /// A symbol of Apple's set that Vitrine cannot draw; a placeholder is shown instead.
    case undrawnSymbol(String)
    /// Characters for which no font has a glyph.
    case missingGlyphs([UInt32])
    /// An asset that is not in the archive or cannot be read; the text describes why.
    case asset(name: String, String)
    /// A setting that WidgetKit ignores in this place; the text describes it.
    case ineffective(String)
  }

  /// The kind of problem.
  public var kind: Kind
  /// The place in the archive.
  public var path: NodePath

  /// Creates a warning about a place in the archive.
  public init(_ kind: Kind, path: NodePath) {
    self.kind = kind
    self.path = path
  }

  /// One line in lower case, with names in quotes.
  public var message: String {
    switch kind {
    case .unknownName(let kind, let name, _):
      switch kind {
      case .view: "unknown view '\(name)'; nothing is drawn there"
      case .symbol: "unknown symbol '\(name)'; SF Symbols does not have it, devices show nothing"
      case .string: "unknown string '\(name)'; the key itself is shown"
      default: "unknown \(kind.rawValue) '\(name)'; it has no effect"
      }
    case .undrawnSymbol(let name): "symbol '\(name)' is not drawn; a plain mark is shown"
    case .missingGlyphs(let scalars):
      "no face has a glyph for " + scalars.map(Diagnostic.name).joined(separator: ", ")
    case .asset(let name, let detail): "asset '\(name)': \(detail)"
    case .ineffective(let detail): detail
    }
  }

  /// A suggestion to resolve the warning, if there is one.
  public var hint: String? {
    if case .undrawnSymbol = kind {
      return "export it from Apple's SF Symbols app and add the SVG to the archive's assets"
    }
    guard case .unknownName(_, let name, let candidates) = kind else { return nil }
    return Suggestion.hint(for: name, among: candidates)
  }

  /// The part of the source to mark: the value, or the unknown key.
  package var target: SourceText.Target {
    guard case .unknownName(_, let name, _) = kind else { return SourceText.Target(path) }
    return SourceText.Target(path, key: name)
  }

  private static func name(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
