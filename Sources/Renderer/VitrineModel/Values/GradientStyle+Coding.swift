import VitrineCoding
import VitrineGeometry

extension GradientStyle: ArchiveUnion {
  package static let nameKind = ArchiveError.NameKind.style

  /// One row for each case: its name, payload and description.
  struct Cases: Sendable {
    let linear = UnionCase(
      "linearGradient", GradientStyle.linear,
      "Colours along a straight line.",
      #"{"stops": ["red", {"color": "blue", "location": 0.8}], "startPoint": "leading"}"#)
    let radial = UnionCase(
      "radialGradient", GradientStyle.radial,
      "Colours in circles around a point.",
      #"{"stops": ["white", "blue"], "center": "topLeading", "endRadius": 80}"#)
    let angular = UnionCase(
      "angularGradient", GradientStyle.angular,
      "Colours around a point, clockwise from the right.",
      #"{"stops": ["red", "yellow", "red"], "startAngle": -90, "endAngle": 270}"#)
    let elliptical = UnionCase(
      "ellipticalGradient", GradientStyle.elliptical,
      "Colours in ellipses of the box's proportions.",
      #"{"stops": ["white", "blue"], "endRadiusFraction": 0.7}"#)
    let mesh = UnionCase(
      "meshGradient", GradientStyle.mesh,
      "Colours at the points of a mesh over the box.",
      #"""
      {"width": 2, "height": 2, "colors": ["red", "orange", "purple", "blue"],
      "points": [{"x": 0, "y": 0}, {"x": 1, "y": 0}, {"x": 0, "y": 1}, {"x": 1, "y": 1}],
      "controlPoints": [
      {"leading": "topLeading", "top": "topLeading", "trailing": "center", "bottom": "leading"},
      {"leading": "center", "top": "topTrailing", "trailing": "topTrailing", "bottom": "trailing"},
      {"leading": "bottomLeading", "top": "leading", "trailing": "bottom", "bottom": "bottomLeading"},
      {"leading": "bottom", "top": "trailing", "trailing": "bottomTrailing", "bottom": "bottomTrailing"}]}
      """#)
  }

  private static let cases = Cases()
  package static let codecs = CaseCodecs<GradientStyle>(cases)

  package func visit<Visitor: CaseVisitor<GradientStyle>>(_ visit: Visitor) -> Visitor.Result {
    switch self {
    case .linear(let payload): visit(Self.cases.linear, payload)
    case .radial(let payload): visit(Self.cases.radial, payload)
    case .angular(let payload): visit(Self.cases.angular, payload)
    case .elliptical(let payload): visit(Self.cases.elliptical, payload)
    case .mesh(let payload): visit(Self.cases.mesh, payload)
    }
  }

  /// Reads the gradient of a style's object; `nil` when it has none.
  ///
  /// - Throws: `ArchiveError` for a faulty gradient.
  init?(
    _ container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder
  ) throws {
    guard let name = GradientStyle.codecs.names.first(where: { container.contains(ArchiveKey($0)) })
    else { return nil }
    try self.init(case: name, in: container, decoder)
    decoder.reportUnknown(container, known: { $0 == name }) { [name] }
  }
}
