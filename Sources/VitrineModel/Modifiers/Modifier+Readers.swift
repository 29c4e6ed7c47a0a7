extension Modifier {
  /// How the payload of one modifier is read and described.
  struct Reader: Sendable {
    let summary: String
    let example: JSONText
    let read: @Sendable (any Decoder) throws -> Modifier
    let schema: @Sendable (inout SchemaDefinitions) -> JSONValue

    /// - Parameters:
    ///   - summary: what it does, in one sentence.
    ///   - example: a payload as an author would write it.
    init<Payload: ArchiveValue>(
      _ make: @escaping @Sendable (Payload) -> Modifier, rule: ValueRule<Payload>? = nil,
      _ summary: String, _ example: JSONText
    ) {
      self.summary = summary
      self.example = example
      read = { decoder in
        let payload = try Payload(from: decoder)
        return make(try rule?.apply(payload, decoder) ?? payload)
      }
      schema = { definitions in
        let schema = Payload.schema(in: &definitions).described(summary)
        guard let rule, case .object(let members) = schema else { return schema }
        return .object(members.merging(rule.schema) { _, new in new })
      }
    }
  }

  /// The modifiers by their name in archives.
  static let readers: [String: Reader] = [
    "frame": Reader(
      Modifier.frame, "A box of fixed or bounded size around the view.",
      #"{"maxWidth": "infinity", "alignment": "leading"}"#),
    "padding": Reader(
      Modifier.padding, "Room around the view; a number is the same on all edges.",
      #"{"edges": "horizontal", "length": 8}"#),
    "fixedSize": Reader(
      Modifier.fixedSize, "Proposes the ideal size on the chosen axes.",
      #"{"horizontal": false}"#),
    "layoutPriority": Reader(
      Modifier.layoutPriority, "Order in which a stack gives out room; higher numbers come first.",
      #"1"#),
    "offset": Reader(
      Modifier.offset, "Moves the view without a change of layout.",
      #"{"x": 4, "y": -2}"#),
    "position": Reader(
      Modifier.position, "Puts the view's centre on a point of the room it is offered.",
      #"{"x": 40, "y": 20}"#),
    "zIndex": Reader(
      Modifier.zIndex, "Order of drawing among the views of a container; higher is nearer.",
      #"1"#),
    "gridCellColumns": Reader(
      Modifier.gridCellColumns, rule: .columns, "How many columns of its grid the view covers.",
      #"2"#),
    "gridCellAnchor": Reader(
      Modifier.gridCellAnchor, "The point of the view and of its cell that coincide.",
      #""topLeading""#),
    "gridColumnAlignment": Reader(
      Modifier.gridColumnAlignment, "How the view's whole column is aligned.",
      #""trailing""#),
    "gridCellUnsizedAxes": Reader(
      Modifier.gridCellUnsizedAxes, "The axes on which the view takes what other cells give.",
      #"["horizontal"]"#),
    "aspectRatio": Reader(
      Modifier.aspectRatio, "A box of a fixed ratio of sides.",
      #"{"ratio": 1.5, "contentMode": "fill"}"#),
    "scaledToFit": Reader(
      { _ in .aspectRatio(AspectRatio(contentMode: .fit)) }, rule: .on,
      "Short for an `aspectRatio` of the view's own ratio that fits.",
      #"true"#),
    "scaledToFill": Reader(
      { _ in .aspectRatio(AspectRatio(contentMode: .fill)) }, rule: .on,
      "Short for an `aspectRatio` of the view's own ratio that fills.",
      #"true"#),
    "alignmentGuide": Reader(
      Modifier.alignmentGuide,
      "Puts one of the view's guides on another place: a guide plus a distance, in the view's box.",
      #"{"vertical": "top", "relativeTo": "bottom", "offset": -4}"#),
    "containerRelativeFrame": Reader(
      Modifier.containerRelativeFrame,
      "A box that covers `span` of `count` parts of the widget's content area.",
      #"{"axes": ["horizontal"], "count": 3, "span": 2, "spacing": 8}"#),
    "ignoresSafeArea": Reader(
      Modifier.ignoresSafeArea,
      "Lets a view that touches the widget's content margins extend to the surface's edges.",
      #"{"edges": ["top", "horizontal"]}"#),
    "safeAreaPadding": Reader(
      Modifier.safeAreaPadding,
      "Room around the view that `ignoresSafeArea` inside of it extends into.",
      #"{"edges": "bottom", "length": 8}"#),
    "safeAreaInset": Reader(
      Modifier.safeAreaInset, "Another view at an edge, for which this one makes room.",
      #"{"edge": "bottom", "spacing": 4, "content": "3 more"}"#),
    "background": Reader(
      Modifier.background, "Something behind the view: a style, or a view of its own.",
      #"{"style": "blue", "in": "capsule"}"#),
    "overlay": Reader(
      Modifier.overlay, "Something in front of the view: a style, or a view of its own.",
      #"{"content": "new", "alignment": "topTrailing"}"#),
    "hidden": Reader(
      Modifier.hidden, "Keeps the view's room but draws nothing.",
      #"true"#),
    "foregroundStyle": Reader(
      { (styles: ForegroundStyles) in styles.modifier },
      "What text, shapes and symbols are filled with; a list gives a style to each level.",
      #"["blue", "teal"]"#),
    "foregroundColor": Reader(
      { (color: Color) in .foregroundStyle(.color(color)) },
      "Short for a `foregroundStyle` of one colour.",
      #""red""#),
    "backgroundStyle": Reader(
      Modifier.backgroundStyle, "What the style `background` stands for in the view.",
      #"{"gradient": "blue"}"#),
    "tint": Reader(
      Modifier.tint, "The colour of controls.",
      #""orange""#),
    "opacity": Reader(
      Modifier.opacity, rule: .fraction, "Fades the view: 0 is invisible, 1 opaque.",
      #"0.5"#),
    "cornerRadius": Reader(
      Modifier.cornerRadius, rule: .nonNegative,
      "Cuts the view to a rectangle with round corners, radius in points.",
      #"8"#),
    "clipShape": Reader(
      Modifier.clipShape, "Cuts the view to a shape.",
      #""circle""#),
    "contentShape": Reader(
      Modifier.contentShape, "The region of the view that takes taps.",
      #""circle""#),
    "containerShape": Reader(
      Modifier.containerShape, rule: .insettable,
      "The outline that `containerRelativeShape` in the view follows.",
      #"{"roundedRectangle": {"cornerRadius": 20}}"#),
    "layoutDirectionBehavior": Reader(
      Modifier.layoutDirectionBehavior,
      "Whether the view is drawn mirrored where leading is on the right.",
      #""mirrors""#),
    "clipped": Reader(
      Modifier.clipped, "Cuts the view to its box.",
      #"true"#),
    "border": Reader(
      Modifier.border, "A line inside the view's box, over the view.",
      #"{"style": "separator", "width": 2}"#),
    "rotationEffect": Reader(
      Modifier.rotationEffect, "Turns what the view draws, without a change of layout.",
      #"{"degrees": 45, "anchor": "topLeading"}"#),
    "scaleEffect": Reader(
      Modifier.scaleEffect,
      "Enlarges or shrinks what the view draws, without a change of layout.",
      #"{"x": 1.5, "anchor": "bottom"}"#),
    "shadow": Reader(
      Modifier.shadow, "A soft copy under each thing that the view draws.",
      #"{"radius": 4, "y": 2}"#),
    "imageScale": Reader(
      Modifier.imageScale, "Size of symbols relative to their font.",
      #""large""#),
    "symbolRenderingMode": Reader(
      Modifier.symbolRenderingMode, "How the layers of symbols are coloured.",
      #""hierarchical""#),
    "symbolVariant": Reader(
      Modifier.symbolVariant, "A variant of symbols, added to those around it.",
      #""circle.fill""#),
    "symbolEffect": Reader(
      Modifier.symbolEffect, "A movement of symbols; it leaves no trace in a picture.",
      #""bounce""#),
    "contentTransition": Reader(
      Modifier.contentTransition,
      "How a change of content moves; it leaves no trace in a picture.",
      #""numericText""#),
    "mask": Reader(
      Modifier.mask,
      "Shows the view only where another one is opaque.",
      #"{"content": {"circle": {}}, "alignment": "top"}"#),
    "blur": Reader(
      Modifier.blur,
      "Makes what the view draws soft, radius in points.",
      #"4"#),
    "blendMode": Reader(
      Modifier.blendMode,
      "How the view's colours meet those behind it.",
      #""multiply""#),
    "compositingGroup": Reader(
      Modifier.compositingGroup,
      "Draws the view as one picture before effects around it see it.",
      #"true"#),
    "drawingGroup": Reader(
      Modifier.drawingGroup,
      "Draws the view as one picture of pixels.",
      #"true"#),
    "brightness": Reader(
      Modifier.brightness,
      "Adds to every component; 0 changes nothing.",
      #"0.2"#),
    "contrast": Reader(
      Modifier.contrast,
      "Spreads colours around the middle grey; 1 changes nothing.",
      #"1.5"#),
    "saturation": Reader(
      Modifier.saturation, rule: .nonNegative,
      "Strengthens colours; 0 leaves greys, 1 changes nothing.",
      #"0.5"#),
    "grayscale": Reader(
      Modifier.grayscale, rule: .fraction,
      "Takes the colour out of colours; 1 leaves greys.",
      #"1"#),
    "hueRotation": Reader(
      Modifier.hueRotation,
      "Turns colours around the colour wheel, in degrees.",
      #"90"#),
    "colorInvert": Reader(
      Modifier.colorInvert,
      "Inverts colours.",
      #"true"#),
    "colorMultiply": Reader(
      Modifier.colorMultiply,
      "Multiplies colours by one.",
      #""orange""#),
    "luminanceToAlpha": Reader(
      Modifier.luminanceToAlpha,
      "Turns brightness into the opacity of black.",
      #"true"#),
    "rotation3DEffect": Reader(
      Modifier.rotation3DEffect,
      "Turns what the view draws in space, without a change of layout.",
      #"{"degrees": 30, "axis": {"y": 1}, "perspective": 0.5}"#),
    "projectionEffect": Reader(
      Modifier.projectionEffect,
      "Draws the view through a map of its box that may foreshorten.",
      #"{"m13": 0.002}"#),
    "transformEffect": Reader(
      Modifier.transformEffect,
      "Draws the view through a map of its box.",
      #"{"c": 0.3, "tx": -4}"#),
    "font": Reader(
      Modifier.font, "The font of texts and symbols.",
      #"{"size": 24, "weight": "bold", "design": "rounded"}"#),
    "fontWeight": Reader(
      Modifier.fontWeight, "The stroke weight of texts and symbols.",
      #""semibold""#),
    "bold": Reader(
      Modifier.bold, "Bold stroke weight.",
      #"true"#),
    "italic": Reader(
      Modifier.italic, "Slanted letters.",
      #"true"#),
    "fontDesign": Reader(
      Modifier.fontDesign, "The design of the system face.",
      #""rounded""#),
    "fontWidth": Reader(
      Modifier.fontWidth, "The width of letters.",
      #""condensed""#),
    "monospaced": Reader(
      Modifier.monospaced, "Letters that are equally wide.",
      #"true"#),
    "monospacedDigit": Reader(
      Modifier.monospacedDigit, "Digits that are equally wide.",
      #"true"#),
    "strikethrough": Reader(
      Modifier.strikethrough, "A line through texts.",
      #"true"#),
    "underline": Reader(
      Modifier.underline, "A line under texts.",
      #"{"color": "red"}"#),
    "lineLimit": Reader(
      Modifier.lineLimit, rule: .atLeastOneLine,
      "Most lines of texts, or a range; less than 1 counts as 1.",
      #"{"limit": 2, "reservesSpace": true}"#),
    "lineSpacing": Reader(
      Modifier.lineSpacing, rule: .nonNegative, "Room between the lines of a text, in points.",
      #"4"#),
    "truncationMode": Reader(
      Modifier.truncationMode, "Where a line that is too long is cut.",
      #""middle""#),
    "minimumScaleFactor": Reader(
      Modifier.minimumScaleFactor, rule: .fraction,
      "How far texts may shrink to fit, as a share of their size.",
      #"0.5"#),
    "allowsTightening": Reader(
      Modifier.allowsTightening, "Lets the letters of a text stand closer when it does not fit.",
      #"true"#),
    "kerning": Reader(
      Modifier.kerning, "Room after each character, in points.",
      #"1.5"#),
    "tracking": Reader(
      Modifier.tracking, "Room after each character, in points; `kerning` beside it is ignored.",
      #"-0.5"#),
    "baselineOffset": Reader(
      Modifier.baselineOffset, "How far texts stand above the baseline, in points.",
      #"4"#),
    "textCase": Reader(
      Modifier.textCase, "Capital or small letters.",
      #""uppercase""#),
    "dynamicTypeSize": Reader(
      Modifier.dynamicTypeSize, "The text size, or the range that it keeps to.",
      #"{"max": "xxLarge"}"#),
    "multilineTextAlignment": Reader(
      Modifier.multilineTextAlignment, "Where lines shorter than the widest one stand.",
      #""center""#),
    "disabled": Reader(
      Modifier.disabled, "Makes controls inactive.",
      #"true"#),
    "buttonStyle": Reader(
      Modifier.buttonStyle, "The look of buttons.",
      #""borderedProminent""#),
    "toggleStyle": Reader(
      Modifier.toggleStyle, "The look of toggles.",
      #""button""#),
    "labelStyle": Reader(
      Modifier.labelStyle, "The look of labels.",
      #""iconOnly""#),
    "labelsHidden": Reader(
      Modifier.labelsHidden, "Hides the labels of controls.",
      #"true"#),
    "gaugeStyle": Reader(
      Modifier.gaugeStyle, "The look of gauges.",
      #""accessoryCircular""#),
    "progressViewStyle": Reader(
      Modifier.progressViewStyle, "The look of progress views.",
      #""circular""#),
    "controlSize": Reader(
      Modifier.controlSize, "The size of controls.",
      #""small""#),
    "buttonBorderShape": Reader(
      Modifier.buttonBorderShape, "The outline of buttons with a border.",
      #"{"shape": "roundedRectangle", "radius": 12}"#),
    "redacted": Reader(
      Modifier.redacted, "Adds a reason to redact content.",
      #""placeholder""#),
    "unredacted": Reader(
      Modifier.unredacted, "Removes all reasons to redact content.",
      #"true"#),
    "privacySensitive": Reader(
      Modifier.privacySensitive, "Marks content as private.",
      #"true"#),
    "invalidatableContent": Reader(
      Modifier.invalidatableContent, "Marks content that waits for an update after an interaction.",
      #"true"#),
    "containerBackground": Reader(
      Modifier.containerBackground, "What lies behind the whole widget, ignoring its margins.",
      #""systemBackground""#),
    "widgetURL": Reader(
      Modifier.widgetURL, rule: .notEmpty, "The URL that a tap outside of controls opens.",
      #""tasks://today""#),
    "widgetAccentable": Reader(
      Modifier.widgetAccentable,
      "Puts the view into the group that takes the accent colour of a tinted surface; `false` does "
        + "not take it out of one.",
      #"true"#),
    "widgetLabel": Reader(
      Modifier.widgetLabel,
      "What a watch face writes along the edge of a corner or the bezel; the face draws it, not the "
        + "widget.",
      #""Tasks""#),
    "widgetCurvesContent": Reader(
      Modifier.widgetCurvesContent,
      "Lets the content of a corner follow the edge of the display; the face bends it.",
      #"true"#),
    "activityBackgroundTint": Reader(
      Modifier.activityBackgroundTint, "The colour behind a Live Activity on the Lock Screen.",
      #"{"color": "indigo", "opacity": 0.5}"#),
    "activitySystemActionForegroundColor": Reader(
      Modifier.activitySystemActionForegroundColor,
      "The colour of texts on the buttons that the system shows beside a Live Activity.",
      #""white""#),
    "colorScheme": Reader(
      Modifier.colorScheme, "Light or dark for the view and what it holds.",
      #""dark""#),
    "environment": Reader(
      Modifier.environment, "Values of the environment for the view and what it holds.",
      #"{"layoutDirection": "rightToLeft"}"#),
  ].merging(AccessibilityModifier.readers) { own, _ in own }
}
