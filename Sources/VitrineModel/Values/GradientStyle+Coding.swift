extension GradientStyle: ArchiveUnion {
  package static let nameKind = ArchiveError.NameKind.style

  package static let codecs = CaseCodecs<GradientStyle>([
    CaseCodec(
      "linearGradient", GradientStyle.linear,
      { if case .linear(let payload) = $0 { payload } else { nil } },
      "Colours along a straight line.",
      #"{"stops": ["red", {"color": "blue", "location": 0.8}], "startPoint": "leading"}"#),
    CaseCodec(
      "radialGradient", GradientStyle.radial,
      { if case .radial(let payload) = $0 { payload } else { nil } },
      "Colours in circles around a point.",
      #"{"stops": ["white", "blue"], "center": "topLeading", "endRadius": 80}"#),
    CaseCodec(
      "angularGradient", GradientStyle.angular,
      { if case .angular(let payload) = $0 { payload } else { nil } },
      "Colours around a point, clockwise from the right.",
      #"{"stops": ["red", "yellow", "red"], "startAngle": -90, "endAngle": 270}"#),
    CaseCodec(
      "ellipticalGradient", GradientStyle.elliptical,
      { if case .elliptical(let payload) = $0 { payload } else { nil } },
      "Colours in ellipses of the box's proportions.",
      #"{"stops": ["white", "blue"], "endRadiusFraction": 0.7}"#),
    CaseCodec(
      "meshGradient", GradientStyle.mesh,
      { if case .mesh(let payload) = $0 { payload } else { nil } },
      "Colours at the points of a mesh over the box.",
      #"""
      {"width": 2, "height": 2, "colors": ["red", "orange", "purple", "blue"],
      "points": [{"x": 0, "y": 0}, {"x": 1, "y": 0}, {"x": 0, "y": 1}, {"x": 1, "y": 1}]}
      """#),
  ])

  /// Reads the gradient of a style's object; `nil` when it holds none.
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
