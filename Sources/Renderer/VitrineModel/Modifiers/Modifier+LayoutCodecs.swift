import VitrineCoding

/// The modifiers that lay views out, in documentation order.
struct LayoutModifierCases: Sendable {
  let frame = UnionCase(
    "frame", Modifier.frame, .layout(LayoutModifier.frame),
    "A box of fixed or bounded size around the view.",
    #"{"maxWidth": "infinity", "alignment": "leading"}"#)
  let padding = UnionCase(
    "padding", Modifier.padding, .layout(LayoutModifier.padding),
    "Space around the view; a number is the same on all edges.",
    #"{"edges": "horizontal", "length": 8}"#)
  let fixedSize = UnionCase(
    "fixedSize", Modifier.fixedSize, .layout(LayoutModifier.fixedSize),
    "Proposes the ideal size on the chosen axes.", #"{"horizontal": false}"#)
  let layoutPriority = UnionCase(
    "layoutPriority", Modifier.layoutPriority, .layout(LayoutModifier.layoutPriority),
    rule: .order, "The order in which a stack offers space; higher numbers come first.", #"1"#)
  let offset = UnionCase(
    "offset", Modifier.offset, .layout(LayoutModifier.offset),
    "Moves the view without a change of layout.", #"{"x": 4, "y": -2}"#)
  let position = UnionCase(
    "position", Modifier.position, .layout(LayoutModifier.position),
    "Puts the view's centre at a point of the proposed space.", #"{"x": 40, "y": 20}"#)
  let zIndex = UnionCase(
    "zIndex", Modifier.zIndex, .layout(LayoutModifier.zIndex),
    rule: .order, "The order of drawing among the views of a container; higher is nearer.", #"1"#)
  let gridCellColumns = UnionCase(
    "gridCellColumns", Modifier.gridCellColumns, .layout(LayoutModifier.gridCellColumns),
    rule: .columns, "How many columns of its grid the view covers.", #"2"#)
  let gridCellAnchor = UnionCase(
    "gridCellAnchor", Modifier.gridCellAnchor, .layout(LayoutModifier.gridCellAnchor),
    "The point of the view and of its cell that coincide.", #""topLeading""#)
  let gridColumnAlignment = UnionCase(
    "gridColumnAlignment", Modifier.gridColumnAlignment,
    .layout(LayoutModifier.gridColumnAlignment),
    "How the view's whole column is aligned.", #""trailing""#)
  let gridCellUnsizedAxes = UnionCase(
    "gridCellUnsizedAxes", Modifier.gridCellUnsizedAxes,
    .layout(LayoutModifier.gridCellUnsizedAxes),
    "The axes on which the view takes the size of the other cells.", #"["horizontal"]"#)
  let aspectRatio = UnionCase(
    "aspectRatio", Modifier.aspectRatio, .layout(LayoutModifier.aspectRatio),
    "A box of a fixed ratio of sides.", #"{"ratio": 1.5, "contentMode": "fill"}"#)
  let scaledToFit = CaseCodec<Modifier>(
    "scaledToFit", { _ in .aspectRatio(AspectRatio(contentMode: .fit)) },
    rule: .on, "Short for `aspectRatio` with the view's own ratio, fitted.", #"true"#)
  let scaledToFill = CaseCodec<Modifier>(
    "scaledToFill", { _ in .aspectRatio(AspectRatio(contentMode: .fill)) },
    rule: .on, "Short for `aspectRatio` with the view's own ratio, filled.", #"true"#)
  let alignmentGuide = UnionCase(
    "alignmentGuide", Modifier.alignmentGuide, .layout(LayoutModifier.alignmentGuide),
    "Moves one of the view's guides: to another guide plus a distance, in the view's box.",
    #"{"vertical": "top", "relativeTo": "bottom", "offset": -4}"#)
  let containerRelativeFrame = UnionCase(
    "containerRelativeFrame", Modifier.containerRelativeFrame,
    .layout(LayoutModifier.containerRelativeFrame),
    "A box that covers `span` of `count` parts of the widget's content area.",
    #"{"axes": ["horizontal"], "count": 3, "span": 2, "spacing": 8}"#)
  let ignoresSafeArea = UnionCase(
    "ignoresSafeArea", Modifier.ignoresSafeArea, .layout(LayoutModifier.ignoresSafeArea),
    "Lets a view that touches the widget's content margins extend to the surface's edges.",
    #"{"edges": ["top", "horizontal"]}"#)
  let safeAreaPadding = UnionCase(
    "safeAreaPadding", Modifier.safeAreaPadding, .layout(LayoutModifier.safeAreaPadding),
    "Space around the view that `ignoresSafeArea` inside it extends into.",
    #"{"edges": "bottom", "length": 8}"#)
  let safeAreaInset = UnionCase(
    "safeAreaInset", Modifier.safeAreaInset, .inset,
    "Another view at an edge, for which this one makes space.",
    #"{"edge": "bottom", "spacing": 4, "content": "3 more"}"#)
  let background = UnionCase(
    "background", Modifier.background, .layer,
    "Something behind the view: a style, or another view.", #"{"style": "blue", "in": "capsule"}"#)
  let overlay = UnionCase(
    "overlay", Modifier.overlay, .layer,
    "Something in front of the view: a style, or another view.",
    #"{"content": "new", "alignment": "topTrailing"}"#)
  let hidden = UnionCase(
    "hidden", Modifier.hidden, .drawing(DrawingModifier.hidden),
    "Keeps the view's space but draws nothing.", #"true"#)
}
