extension Modifier {
  /// The codecs of the modifiers that lay views out.
  static let layoutCodecs: [CaseCodec<Modifier>] = [
    CaseCodec(
      "frame", Modifier.frame, { if case .frame(let payload) = $0 { payload } else { nil } },
      "A box of fixed or bounded size around the view.",
      #"{"maxWidth": "infinity", "alignment": "leading"}"#),
    CaseCodec(
      "padding", Modifier.padding, { if case .padding(let payload) = $0 { payload } else { nil } },
      "Space around the view; a number is the same on all edges.",
      #"{"edges": "horizontal", "length": 8}"#),
    CaseCodec(
      "fixedSize", Modifier.fixedSize,
      { if case .fixedSize(let payload) = $0 { payload } else { nil } },
      "Proposes the ideal size on the chosen axes.", #"{"horizontal": false}"#),
    CaseCodec(
      "layoutPriority", Modifier.layoutPriority,
      { if case .layoutPriority(let payload) = $0 { payload } else { nil } },
      "The order in which a stack offers space; higher numbers come first.", #"1"#),
    CaseCodec(
      "offset", Modifier.offset, { if case .offset(let payload) = $0 { payload } else { nil } },
      "Moves the view without a change of layout.", #"{"x": 4, "y": -2}"#),
    CaseCodec(
      "position", Modifier.position,
      { if case .position(let payload) = $0 { payload } else { nil } },
      "Puts the view's centre on a point of the space that it is offered.", #"{"x": 40, "y": 20}"#),
    CaseCodec(
      "zIndex", Modifier.zIndex, { if case .zIndex(let payload) = $0 { payload } else { nil } },
      "The order of drawing among the views of a container; higher is nearer.", #"1"#),
    CaseCodec(
      "gridCellColumns", Modifier.gridCellColumns,
      { if case .gridCellColumns(let payload) = $0 { payload } else { nil } },
      rule: .columns, "How many columns of its grid the view covers.", #"2"#),
    CaseCodec(
      "gridCellAnchor", Modifier.gridCellAnchor,
      { if case .gridCellAnchor(let payload) = $0 { payload } else { nil } },
      "The point of the view and of its cell that coincide.", #""topLeading""#),
    CaseCodec(
      "gridColumnAlignment", Modifier.gridColumnAlignment,
      { if case .gridColumnAlignment(let payload) = $0 { payload } else { nil } },
      "How the view's whole column is aligned.", #""trailing""#),
    CaseCodec(
      "gridCellUnsizedAxes", Modifier.gridCellUnsizedAxes,
      { if case .gridCellUnsizedAxes(let payload) = $0 { payload } else { nil } },
      "The axes on which the view takes what other cells give.", #"["horizontal"]"#),
    CaseCodec(
      "aspectRatio", Modifier.aspectRatio,
      { if case .aspectRatio(let payload) = $0 { payload } else { nil } },
      "A box of a fixed ratio of sides.", #"{"ratio": 1.5, "contentMode": "fill"}"#),
    CaseCodec(
      "scaledToFit", { _ in .aspectRatio(AspectRatio(contentMode: .fit)) }, { _ in nil },
      rule: .on, "Short for an `aspectRatio` of the view's own ratio that fits.", #"true"#),
    CaseCodec(
      "scaledToFill", { _ in .aspectRatio(AspectRatio(contentMode: .fill)) }, { _ in nil },
      rule: .on, "Short for an `aspectRatio` of the view's own ratio that fills.", #"true"#),
    CaseCodec(
      "alignmentGuide", Modifier.alignmentGuide,
      { if case .alignmentGuide(let payload) = $0 { payload } else { nil } },
      "Moves one of the view's guides: to another guide plus a distance, in the view's box.",
      #"{"vertical": "top", "relativeTo": "bottom", "offset": -4}"#),
    CaseCodec(
      "containerRelativeFrame", Modifier.containerRelativeFrame,
      { if case .containerRelativeFrame(let payload) = $0 { payload } else { nil } },
      "A box that covers `span` of `count` parts of the widget's content area.",
      #"{"axes": ["horizontal"], "count": 3, "span": 2, "spacing": 8}"#),
    CaseCodec(
      "ignoresSafeArea", Modifier.ignoresSafeArea,
      { if case .ignoresSafeArea(let payload) = $0 { payload } else { nil } },
      "Lets a view that touches the widget's content margins extend to the surface's edges.",
      #"{"edges": ["top", "horizontal"]}"#),
    CaseCodec(
      "safeAreaPadding", Modifier.safeAreaPadding,
      { if case .safeAreaPadding(let payload) = $0 { payload } else { nil } },
      "Space around the view that `ignoresSafeArea` inside of it extends into.",
      #"{"edges": "bottom", "length": 8}"#),
    CaseCodec(
      "safeAreaInset", Modifier.safeAreaInset,
      { if case .safeAreaInset(let payload) = $0 { payload } else { nil } },
      "Another view at an edge, for which this one makes space.",
      #"{"edge": "bottom", "spacing": 4, "content": "3 more"}"#),
    CaseCodec(
      "background", Modifier.background,
      { if case .background(let payload) = $0 { payload } else { nil } },
      "Something behind the view: a style, or another view.", #"{"style": "blue", "in": "capsule"}"#
    ),
    CaseCodec(
      "overlay", Modifier.overlay, { if case .overlay(let payload) = $0 { payload } else { nil } },
      "Something in front of the view: a style, or another view.",
      #"{"content": "new", "alignment": "topTrailing"}"#),
    CaseCodec(
      "hidden", Modifier.hidden, { if case .hidden(let payload) = $0 { payload } else { nil } },
      "Keeps the view's space but draws nothing.", #"true"#),
  ]
}
