"""Types of the values in archives. Made by Scripts/make-bindings.py from the JSON Schema of archives; do not edit."""

from __future__ import annotations

from typing import (
    Any, Literal, Mapping, Required, Sequence, TypeAlias, TypedDict, Union,
)

from ._view import View

ViewLike: TypeAlias = "Union[View, str]"

AccessibilityChildBehavior: TypeAlias = 'Literal["ignore", "combine", "contain"]'

AccessibilityHeadingLevel: TypeAlias = 'Literal["unspecified", "h1", "h2", "h3", "h4", "h5", "h6"]'

AccessibilityTextContentType: TypeAlias = 'Literal["plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet", "wordProcessing"]'

AccessibilityTrait: TypeAlias = 'Literal["isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle", "isTabBar"]'

AccessoryWidgetBackground = TypedDict('AccessoryWidgetBackground', {
}, total=False)

ActionIntent: TypeAlias = 'Union[ActionIntentWithType, str]'

ActionIntentProcess: TypeAlias = 'Literal["widgetExtension", "app"]'

ActivityFamily: TypeAlias = 'Literal["small", "medium"]'

ActivityState = TypedDict('ActivityState', {
    'date': 'Required[str]',  # When it becomes current, in ISO 8601.
    'contentState': 'Mapping[str, Any]',  # The values of the content state, by name.
    'dynamicIsland': 'DynamicIsland',  # The views of the Dynamic Island.
    'lockScreen': 'VariantView',  # The view on the Lock Screen and of banners.
    'relevanceScore': 'float',  # How important it is among several activities.
    'small': 'VariantView',  # The view of the small size: the Smart Stack and CarPlay.
    'staleDate': 'str',  # From when on its content is out of date.
}, total=False)

AffineTransform = TypedDict('AffineTransform', {
    'a': 'float',  # First column; default 1.
    'b': 'float',  # First column, second row.
    'c': 'float',  # Second column.
    'd': 'float',  # Second column, second row; default 1.
    'tx': 'float',  # Way to the right in points.
    'ty': 'float',  # Way downwards in points.
}, total=False)

Alignment: TypeAlias = 'Union[AlignmentWithHorizontal, Literal["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing", "leadingFirstTextBaseline", "centerFirstTextBaseline", "trailingFirstTextBaseline", "leadingLastTextBaseline", "centerLastTextBaseline", "trailingLastTextBaseline"]]'

AlignmentGuide = TypedDict('AlignmentGuide', {
    'heightFraction': 'float',  # The part of the view's height that is added.
    'horizontal': 'HorizontalAlignment',  # The guide, of the horizontal axis.
    'offset': 'float',  # Distance from there in points.
    'relativeTo': 'AlignmentGuideBase',  # The guide of the same view that the place is counted from; default: the near edge.
    'vertical': 'VerticalAlignment',  # The guide, of the vertical axis.
    'widthFraction': 'float',  # The part of the view's width that is added.
}, total=False)

AlignmentGuideBase: TypeAlias = 'Literal["leading", "trailing", "center", "top", "bottom", "firstTextBaseline", "lastTextBaseline"]'

AngularGradient = TypedDict('AngularGradient', {
    'stops': 'Required[Sequence[GradientStop]]',  # Colours, or objects with colour and location.
    'center': 'UnitPoint',  # The point that the colours go around; default: center.
    'colorSpace': 'GradientColorSpace',  # How colours are mixed; default: perceptual.
    'endAngle': 'float',  # Direction of the last colour in degrees, clockwise from the right; default 360.
    'startAngle': 'float',  # Direction of the first colour in degrees, clockwise from the right.
}, total=False)

AnimatedTransition = TypedDict('AnimatedTransition', {
    'transition': 'Required[Transition]',  # How the view comes and goes.
    'animation': 'Animation',  # How that passes; without one it passes at once.
}, total=False)

Animation: TypeAlias = 'Union[AnimationWithAutoreverses, AnimationCurve]'

AnimationCurve: TypeAlias = 'Literal["default", "linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "spring", "smooth", "snappy", "bouncy", "interactiveSpring", "interpolatingSpring"]'

AnimationModifier = TypedDict('AnimationModifier', {
    'animation': 'Animation',  # How changes pass; without one they pass at once.
    'value': 'str',  # The value as a text: changes are animated where it is another one than before; without one all are.
}, total=False)

AspectRatio = TypedDict('AspectRatio', {
    'contentMode': 'AspectRatioContentMode',  # Whether the view fits into the proposal or fills it.
    'ratio': 'float',  # Width divided by height; default: the view's.
}, total=False)

AspectRatioContentMode: TypeAlias = 'Literal["fit", "fill"]'

AssetRepresentation: TypeAlias = 'Union[AssetRepresentationWithCapInsets, str]'

AsymmetricTransition = TypedDict('AsymmetricTransition', {
    'insertion': 'Required[Transition]',  # How the view comes.
    'removal': 'Required[Transition]',  # How the view goes.
}, total=False)

Axis: TypeAlias = 'Literal["horizontal", "vertical"]'

BlendMode: TypeAlias = 'Literal["normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker", "plusLighter"]'

Blur: TypeAlias = 'Union[BlurWithRadius, float]'

BlurReplace: TypeAlias = 'Literal["downUp", "upUp"]'

Border: TypeAlias = 'Union[BorderWithStyle, Union[Literal["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "background", "background.secondary", "background.tertiary", "background.quaternary", "fill", "fill.secondary", "fill.tertiary", "fill.quaternary", "separator", "selection", "link", "placeholder", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"], Union[SystemColor, str]]]'

Button = TypedDict('Button', {
    'label': 'Required[ViewLike]',  # What the button shows.
    'bodies': 'ButtonStateVariants',  # What a custom style draws in place of the label and the border.
    'intent': 'ActionIntent',  # The intent that a tap runs.
    'role': 'ButtonRole',  # The role of the button.
}, total=False)

ButtonRole: TypeAlias = 'Literal["destructive", "cancel"]'

ButtonStateVariants = TypedDict('ButtonStateVariants', {
    'released': 'Required[ViewLike]',  # What it draws.
    'pressed': 'ViewLike',  # What it draws while it is pressed; default: the same.
}, total=False)

ButtonBorderShape: TypeAlias = 'Union[ButtonBorderShapeWithShape, ButtonBorderShapeForm]'

ButtonBorderShapeForm: TypeAlias = 'Literal["automatic", "capsule", "roundedRectangle", "circle"]'

ButtonStyle: TypeAlias = 'Literal["automatic", "plain", "borderless", "bordered", "borderedProminent"]'

ByteCountFormat = TypedDict('ByteCountFormat', {
    'value': 'Required[int]',  # The number of bytes.
    'spellsOutZero': 'bool',  # Whether zero is a word.
    'style': 'ByteCountFormatStyle',  # Whether a kilobyte has 1000 bytes (default: `file`) or 1024.
}, total=False)

ByteCountFormatStyle: TypeAlias = 'Literal["file", "memory", "decimal", "binary"]'

CalendarIdentifier: TypeAlias = 'Literal["gregorian", "buddhist", "chinese", "coptic", "ethiopicAmeteAlem", "ethiopicAmeteMihret", "hebrew", "iso8601", "indian", "islamic", "islamicCivil", "islamicTabular", "islamicUmmAlQura", "japanese", "persian", "republicOfChina"]'

Capsule = TypedDict('Capsule', {
    'fill': 'ShapeStyle',  # What the inside is filled with.
    'fillStyle': 'FillStyle',  # The winding rule and the antialiasing of the inside.
    'modifiers': 'Sequence[ShapeModifier]',  # Changes of the outline in the order of SwiftUI's source, the innermost first.
    'stroke': 'Stroke',  # The line along the outline.
    'strokeBorder': 'Stroke',  # The line inside the outline.
    'style': 'RoundedCornerStyle',  # How the corners bend.
}, total=False)

Chart = TypedDict('Chart', {
    'marks': 'Required[Sequence[ChartMark]]',  # The marks, the first behind all others.
    'background': 'Layer',  # A view behind the chart.
    'foregroundStyleScale': 'ChartStyleScale',  # Which style each value has.
    'legend': 'ChartLegend',  # What the styles and symbols mean.
    'lineStyleScale': 'ChartLineScale',  # Which line each value has.
    'names': 'ChartNames',  # What the values of the marks are called.
    'overlay': 'Layer',  # A view in front of the chart.
    'plotStyle': 'Sequence[Modifier]',  # Modifiers of the plot area, the innermost first.
    'symbolScale': 'ChartSymbolScale',  # Which symbol each value has.
    'symbolSizeScale': 'ChartSizeScale',  # Which area the symbol of each value has.
    'xAxis': 'ChartAxis',  # The horizontal axis.
    'xScale': 'ChartScale',  # How values become places from left to right.
    'yAxis': 'ChartAxis',  # The vertical axis.
    'yScale': 'ChartScale',  # How values become places from bottom to top.
}, total=False)

ChartAnnotation = TypedDict('ChartAnnotation', {
    'content': 'Required[ViewLike]',  # The view.
    'alignment': 'Alignment',  # How it is aligned with the mark's side; default: center.
    'overflowX': 'ChartAnnotationOverflow',  # What becomes of it beside the chart; default: `chart`.
    'overflowY': 'ChartAnnotationOverflow',  # What becomes of it above and below; default: `chart`.
    'position': 'ChartAnnotationPosition',  # Its position.
    'spacing': 'float',  # Points between it and the mark.
}, total=False)

ChartAnnotationOverflow: TypeAlias = 'Literal["automatic", "chart", "plot", "disabled"]'

ChartAnnotationPosition: TypeAlias = 'Literal["automatic", "top", "bottom", "leading", "trailing", "overlay", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]'

ChartAxis: TypeAlias = 'Union[ChartAxisWithMarks, ChartAxisVisibility]'

ChartAxisVisibility: TypeAlias = 'Literal["automatic", "visible", "hidden"]'

ChartAxisItem = TypedDict('ChartAxisItem', {
    'gridLine': 'ChartAxisLine',  # A line across the plot.
    'label': 'ChartAxisLabel',  # A label.
    'tick': 'ChartAxisLine',  # A short line outside of the plot.
    'value': 'ChartValue',  # The value.
}, total=False)

ChartAxisLabel = TypedDict('ChartAxisLabel', {
    'anchor': 'UnitPoint',  # The point of the label that is aligned with the value.
    'centered': 'bool',  # Whether it is centred between two values.
    'collisionPriority': 'float',  # Which of two that meet stays: the higher.
    'collisionResolution': 'ChartAxisLabelCollisionResolution',  # What happens to labels that meet.
    'content': 'ViewLike',  # The label; default: the value in words.
    'font': 'Font',  # Font of the label.
    'format': 'ChartLabelFormat',  # The format of the value in words.
    'horizontalSpacing': 'float',  # Points from the value, left to right.
    'minimumSpacing': 'float',  # Points from the next label.
    'offsetX': 'float',  # How far it is moved to the right, in points.
    'offsetY': 'float',  # How far it is moved downwards, in points.
    'orientation': 'ChartAxisLabelOrientation',  # How the label runs.
    'style': 'ShapeStyle',  # What the label is drawn with.
    'verticalSpacing': 'float',  # Points from the value, top to bottom.
}, total=False)

ChartAxisLabelCollisionResolution: TypeAlias = 'Literal["automatic", "greedy", "truncate", "disabled"]'

ChartAxisLabelOrientation: TypeAlias = 'Literal["horizontal", "vertical", "verticalReversed"]'

ChartAxisLine = TypedDict('ChartAxisLine', {
    'centered': 'bool',  # Whether it is centred between two values.
    'length': 'float',  # Length of a tick in points.
    'lineStyle': 'ChartLineStyle',  # Its geometry.
    'offsetX': 'float',  # How far it is moved to the right, in points.
    'offsetY': 'float',  # How far it is moved downwards, in points.
    'style': 'ShapeStyle',  # What it is drawn with.
}, total=False)

ChartAxisMarks = TypedDict('ChartAxisMarks', {
    'content': 'ChartAxisItem',  # The marks at each value.
    'items': 'Sequence[ChartAxisItem]',  # Values with lines and labels of their own; `values` round the axis.
    'position': 'ChartAxisMarksPosition',  # The side of the plot.
    'preset': 'ChartAxisMarksPreset',  # How labels and lines share the room.
    'values': 'ChartAxisValues',  # The values; default: a few round ones.
}, total=False)

ChartAxisMarksPosition: TypeAlias = 'Literal["automatic", "top", "bottom", "leading", "trailing"]'

ChartAxisMarksPreset: TypeAlias = 'Literal["automatic", "aligned", "extended", "inset"]'

ChartAxisTitle = TypedDict('ChartAxisTitle', {
    'content': 'Required[ViewLike]',  # The title.
    'alignment': 'Alignment',  # Its position along that side.
    'position': 'ChartAnnotationPosition',  # The side of the plot.
    'spacing': 'float',  # Points between it and the axis.
}, total=False)

ChartAxisValues = TypedDict('ChartAxisValues', {
    'count': 'int',  # Units from one to the next; default 1.
    'desiredCount': 'int',  # How many there should be.
    'given': 'Sequence[ChartValue]',  # The values themselves.
    'minimumStride': 'float',  # Their least distance.
    'roundLowerBound': 'bool',  # Whether the axis starts at one of them.
    'roundUpperBound': 'bool',  # Whether the axis ends at one of them.
    'stride': 'float',  # Their distance.
    'unit': 'TimeField',  # Unit of the calendar from one to the next.
}, total=False)

ChartDimension: TypeAlias = 'Union[ChartDimensionWithFixed, float]'

ChartLabelFormat = TypedDict('ChartLabelFormat', {
    'code': 'str',  # The three letters of a currency.
    'fractionLength': 'DigitRange',  # Digits after the point.
    'notation': 'NumberFormatNotation',  # How large numbers are written.
    'style': 'NumberFormatStyle',  # What numbers are.
    'template': 'str',  # The fields of a date, such as `MMMd`.
}, total=False)

ChartLegend: TypeAlias = 'Union[ChartLegendWithAlignment, ChartAxisVisibility]'

ChartLineScale = TypedDict('ChartLineScale', {
    'domain': 'Sequence[ChartValue]',  # The values in the order of their lines.
    'range': 'Sequence[ChartLineStyle]',  # The lines; default: the chart's choice.
}, total=False)

ChartLineStyle = TypedDict('ChartLineStyle', {
    'dash': 'Any',  # Lengths of dashes and gaps in points.
    'dashPhase': 'float',  # How far into the dashes the line starts, in points.
    'lineCap': 'StrokeStyleLineCap',  # The shape of open ends.
    'lineJoin': 'StrokeStyleLineJoin',  # The shape of corners.
    'lineWidth': 'float',  # Thickness in points.
}, total=False)

ChartMark = TypedDict('ChartMark', {
    'mark': 'Required[ChartMarkKind]',  # What is drawn.
    'accessibilityHidden': 'bool',  # Whether nothing is read of it.
    'accessibilityLabel': 'str',  # What is read in place of its place.
    'accessibilityValue': 'str',  # What is read of its value.
    'alignsStylesWithPlotArea': 'bool',  # Whether gradients follow the plot instead of the mark.
    'angle': 'ChartValue',  # The value that a sector's angle shows.
    'angularInset': 'float',  # Points between neighbouring sectors.
    'annotations': 'Sequence[ChartAnnotation]',  # Views beside it.
    'cornerRadius': 'float',  # Radius of the corners in points.
    'cornerStyle': 'RoundedCornerStyle',  # How the corners bend.
    'foregroundStyle': 'ShapeStyle',  # What it is filled or stroked with.
    'foregroundStyleBy': 'ChartValue',  # What its style is chosen by.
    'height': 'ChartDimension',  # Extent along the vertical axis.
    'innerRadius': 'ChartDimension',  # Inner radius of a sector; default: 0.
    'interpolation': 'ChartMarkInterpolation',  # How a line runs between values.
    'lineStyle': 'ChartLineStyle',  # The geometry of a line.
    'lineStyleBy': 'ChartValue',  # What the dashes of a line are chosen by.
    'mask': 'Sequence[ChartMark]',  # Marks that it is drawn inside of.
    'offsetX': 'float',  # How far it is moved to the right, in points.
    'offsetY': 'float',  # How far it is moved downwards, in points.
    'opacity': 'float',  # Opacity from 0 to 1; default 1.
    'outerRadius': 'ChartDimension',  # Outer radius of a sector; default: all the room.
    'positionAxis': 'Axis',  # The axis along which groups are put side by side.
    'positionBy': 'ChartValue',  # What groups at one place are put beside each other by.
    'positionSpan': 'ChartDimension',  # The room of all groups at one place.
    'series': 'ChartValue',  # The line or area that the value belongs to.
    'stacking': 'ChartMarkStacking',  # How marks at one place are put on top of each other.
    'symbol': 'ChartSymbol',  # Symbol of a point, or of the values of a line.
    'symbolBy': 'ChartValue',  # What its symbol is chosen by.
    'symbolSize': 'float',  # Area of a symbol in square points.
    'symbolSizeBy': 'ChartValue',  # What the area of its symbol follows.
    'tension': 'float',  # Tension of a cardinal spline, or alpha of a Catmull-Rom spline.
    'width': 'ChartDimension',  # Extent along the horizontal axis.
    'x': 'ChartValue',  # Place along the horizontal axis.
    'xEnd': 'ChartValue',  # Where it ends along the horizontal axis.
    'xStart': 'ChartValue',  # Where it starts along the horizontal axis.
    'y': 'ChartValue',  # Place along the vertical axis.
    'yEnd': 'ChartValue',  # Where it ends along the vertical axis.
    'yStart': 'ChartValue',  # Where it starts along the vertical axis.
    'zIndex': 'float',  # The order of drawing; higher comes later.
}, total=False)

ChartMarkInterpolation: TypeAlias = 'Literal["linear", "monotone", "catmullRom", "cardinal", "stepStart", "stepCenter", "stepEnd"]'

ChartMarkKind: TypeAlias = 'Literal["bar", "line", "area", "point", "rule", "rectangle", "sector"]'

ChartMarkStacking: TypeAlias = 'Literal["standard", "normalized", "center", "unstacked"]'

ChartMarkSymbol: TypeAlias = 'Literal["circle", "square", "triangle", "diamond", "pentagon", "plus", "cross", "asterisk"]'

ChartNames = TypedDict('ChartNames', {
    'angle': 'str',  # What sectors show.
    'foregroundStyle': 'str',  # The values that styles encode.
    'x': 'str',  # What the horizontal axis shows.
    'y': 'str',  # What the vertical axis shows.
}, total=False)

ChartScale = TypedDict('ChartScale', {
    'domain': 'Sequence[ChartValue]',  # Both ends of the axis, or its categories in their order.
    'endPadding': 'float',  # Points left free after the last place.
    'exponent': 'float',  # The exponent of a power; default 1.
    'includesZero': 'bool',  # Whether the axis includes zero; default: true.
    'reversed': 'bool',  # Whether the axis runs backwards.
    'slopeAtZero': 'float',  # How fast a symmetric logarithm starts.
    'startPadding': 'float',  # Points left free before the first place.
    'type': 'ChartScaleKind',  # How distances between values become distances between places.
    'wholeNumbers': 'bool',  # Whether no value between whole numbers is marked.
}, total=False)

ChartScaleKind: TypeAlias = 'Literal["linear", "log", "symmetricLog", "squareRoot", "power", "date", "category"]'

ChartSizeScale = TypedDict('ChartSizeScale', {
    'domain': 'Sequence[ChartValue]',  # The ends of the numbers, or the categories in their order.
    'range': 'Sequence[float]',  # Areas in square points: of the least and the greatest number, or of the categories.
}, total=False)

ChartStyleScale = TypedDict('ChartStyleScale', {
    'domain': 'Sequence[ChartValue]',  # The values in the order of their styles.
    'gradient': 'LinearGradient',  # The colours between the first and the last value.
    'range': 'Sequence[ShapeStyle]',  # The styles; default: the chart's palette.
    'type': 'ChartStyleScaleKind',  # How values and styles go together; default: by the data.
}, total=False)

ChartStyleScaleKind: TypeAlias = 'Literal["category", "continuous"]'

ChartSymbol: TypeAlias = 'Union[ChartSymbolWithD, ChartMarkSymbol]'

ChartSymbolScale = TypedDict('ChartSymbolScale', {
    'domain': 'Sequence[ChartValue]',  # The values in the order of their symbols.
    'range': 'Sequence[ChartSymbol]',  # The symbols; default: the chart's choice.
}, total=False)

ChartValue: TypeAlias = 'Union[ChartValueWithBinWidth, float, str]'

Circle = TypedDict('Circle', {
    'fill': 'ShapeStyle',  # What the inside is filled with.
    'fillStyle': 'FillStyle',  # The winding rule and the antialiasing of the inside.
    'modifiers': 'Sequence[ShapeModifier]',  # Changes of the outline in the order of SwiftUI's source, the innermost first.
    'stroke': 'Stroke',  # The line along the outline.
    'strokeBorder': 'Stroke',  # The line inside the outline.
}, total=False)

Color: TypeAlias = 'Union[Union[SystemColor, str], ColorWithColor, ColorWithNamed, ColorWithDark, ColorWithBlue]'

ColorAssetVariant = TypedDict('ColorAssetVariant', {
    'color': 'Required[Color]',  # The colour.
    'colorScheme': 'ColorScheme',  # Colour scheme it is for; default: any.
    'contrast': 'ColorSchemeContrast',  # Contrast it is for; default: any.
    'idiom': 'DevicePlatform',  # Kind of device it is for; default: any.
    'tinted': 'bool',  # Whether it is for surfaces that replace colours by one tint; default: any.
}, total=False)

ColorScheme: TypeAlias = 'Literal["light", "dark"]'

ColorSchemeContrast: TypeAlias = 'Literal["standard", "increased"]'

ContainerRelativeFrame = TypedDict('ContainerRelativeFrame', {
    'alignment': 'Alignment',  # The position of the view in the box.
    'axes': 'Sequence[Axis]',  # The axes on which the box has that extent; default: both.
    'count': 'int',  # Into how many parts the area is divided.
    'spacing': 'float',  # Gap between the parts in points.
    'span': 'int',  # How many of them the box covers.
}, total=False)

ContainerRelativeShape = TypedDict('ContainerRelativeShape', {
    'fill': 'ShapeStyle',  # What the inside is filled with.
    'fillStyle': 'FillStyle',  # The winding rule and the antialiasing of the inside.
    'modifiers': 'Sequence[ShapeModifier]',  # Changes of the outline in the order of SwiftUI's source, the innermost first.
    'stroke': 'Stroke',  # The line along the outline.
    'strokeBorder': 'Stroke',  # The line inside the outline.
}, total=False)

ContentTransition: TypeAlias = 'Union[ContentTransitionWithKind, ContentTransitionKind]'

ContentTransitionKind: TypeAlias = 'Literal["identity", "interpolate", "numericText", "opacity", "symbolEffect"]'

ControlButton = TypedDict('ControlButton', {
    'label': 'Required[ControlLabel]',  # Symbol and title.
    'activeLabel': 'ControlLabel',  # What it shows beside its label while its intent runs.
    'inactiveLabel': 'ControlLabel',  # What it shows beside its label otherwise.
    'intent': 'ActionIntent',  # The intent that a press runs, with the value to set.
    'opensApp': 'bool',  # Whether the intent opens the app; an intent says so itself, too.
    'requiresAuthentication': 'bool',  # Whether the intent runs only on an unlocked device.
}, total=False)

ControlLabel: TypeAlias = 'Union[ControlLabelWithActionHint, str]'

ControlSize: TypeAlias = 'Literal["mini", "small", "regular", "large", "extraLarge"]'

ControlTemplate = TypedDict('ControlTemplate', {
    'button': 'ControlButton',  # A control that runs an intent.
    'disabled': 'bool',  # Whether the control is inactive.
    'privacySensitive': 'bool',  # Whether a locked device hides title, value and state.
    'tint': 'Color',  # Colour of the symbol while the control is on or active.
    'toggle': 'ControlToggle',  # A control with two states.
}, total=False)

ControlToggle = TypedDict('ControlToggle', {
    'isOn': 'Required[bool]',  # The state it is in.
    'label': 'Required[ControlLabel]',  # What it is called.
    'intent': 'ActionIntent',  # The intent that a press runs, with the value to set.
    'offLabel': 'ControlLabel',  # Symbol and value while it is off.
    'onLabel': 'ControlLabel',  # Symbol and value while it is on.
    'requiresAuthentication': 'bool',  # Whether the intent runs only on an unlocked device.
}, total=False)

ControlWidget = TypedDict('ControlWidget', {
    'current': 'Required[ControlTemplate]',  # The control with its current value.
    'preview': 'ControlTemplate',  # The control with its preview value, for the gallery of controls; default: `current`.
    'promptsForUserConfiguration': 'bool',  # Whether the system asks for values when the control is added.
}, total=False)

DataProtection: TypeAlias = 'Literal["complete", "completeUnlessOpen", "completeUntilFirstUserAuthentication", "none"]'

DateIntervalFormat = TypedDict('DateIntervalFormat', {
    'end': 'Required[str]',  # The last date.
    'start': 'Required[str]',  # The first date.
    'date': 'DateTimeFormatDateStyle',  # How much of the dates is written.
    'template': 'str',  # The fields to write as a Unicode date skeleton, such as `MMMd`.
    'time': 'DateTimeFormatTimeStyle',  # How much of the times is written.
}, total=False)

DateIntervalText = TypedDict('DateIntervalText', {
    'end': 'Required[str]',  # The last date.
    'start': 'Required[str]',  # The first date.
}, total=False)

DateOffsetFormat = TypedDict('DateOffsetFormat', {
    'anchor': 'Required[str]',  # The date that the distance is measured to.
    'allowedFields': 'Sequence[TimeField]',  # The units that may be named; default: all.
    'maxFieldCount': 'int',  # Most units that are named.
    'sign': 'NumberFormatSign',  # When a sign is written; a date before the anchor has a minus.
    'value': 'str',  # The date; default: the date of the render.
}, total=False)

DateReferenceFormat = TypedDict('DateReferenceFormat', {
    'date': 'Required[str]',  # The date.
    'allowedFields': 'Sequence[TimeField]',  # The units that may be named; default: all but weeks and seconds.
    'maxFieldCount': 'int',  # Most fields of a date that is written out.
    'thresholdField': 'TimeField',  # The largest unit of a date that is not written out; default: day.
    'value': 'str',  # The date it is read at; default: the date of the render.
}, total=False)

DateText = TypedDict('DateText', {
    'date': 'Required[str]',  # The date.
    'style': 'Required[DateTextStyle]',  # How it is written.
}, total=False)

DateTextStyle: TypeAlias = 'Literal["time", "date", "relative", "offset", "timer"]'

DateTimeFormat = TypedDict('DateTimeFormat', {
    'date': 'DateTimeFormatDateStyle',  # How much of the date is written; default: `numeric`, or nothing beside `time`.
    'pattern': 'str',  # A fixed Unicode pattern, such as `yyyy-MM-dd`.
    'template': 'str',  # The fields to write as a Unicode date skeleton, such as `EEEMMMd`; the language orders them.
    'time': 'DateTimeFormatTimeStyle',  # How much of the time is written; default: `shortened`, or nothing beside `date`.
    'value': 'str',  # The date; default: the date of the render.
}, total=False)

DateTimeFormatDateStyle: TypeAlias = 'Literal["omitted", "numeric", "abbreviated", "long", "complete"]'

DateTimeFormatTimeStyle: TypeAlias = 'Literal["omitted", "shortened", "standard", "complete"]'

DesignGeneration: TypeAlias = 'Literal["ios17", "ios18", "ios26", "ios27"]'

DevicePlatform: TypeAlias = 'Literal["iPhone", "iPad", "watch", "vision", "mac"]'

DigitRange: TypeAlias = 'Union[DigitRangeWithLeast, int]'

DisfavoredLocation: TypeAlias = 'Union[DisfavoredLocationWithLocation, WidgetLocation]'

Divider = TypedDict('Divider', {
}, total=False)

DurationTimeFormat = TypedDict('DurationTimeFormat', {
    'seconds': 'Required[float]',  # The length, in seconds.
    'fractionLength': 'int',  # Digits of the seconds after the decimal point.
    'padding': 'int',  # Fewest digits of the first field.
    'pattern': 'DurationTimeFormatPattern',  # The fields; default: hours, minutes and seconds.
}, total=False)

DurationTimeFormatPattern: TypeAlias = 'Literal["hourMinute", "hourMinuteSecond", "minuteSecond"]'

DurationUnitsFormat = TypedDict('DurationUnitsFormat', {
    'seconds': 'Required[float]',  # The length, in seconds.
    'allowedUnits': 'Sequence[Literal["week", "day", "hour", "minute", "second"]]',  # The units that may be named, of weeks to seconds; default: hours, minutes and seconds.
    'fractionLength': 'DigitRange',  # Digits after the decimal point of the smallest unit.
    'maximumUnitCount': 'int',  # Most units that are named; default: no limit.
    'showsZeroUnits': 'bool',  # Whether units of which there are none are named.
    'width': 'UnitWidth',  # How long names of units are; default: abbreviated.
}, total=False)

DynamicIsland = TypedDict('DynamicIsland', {
    'compactLeading': 'VariantView',  # The view left of the camera.
    'compactTrailing': 'VariantView',  # The view right of the camera.
    'contentMargins': 'Sequence[DynamicIslandMargins]',  # Space between the island's edges and its content; later ones win.
    'expanded': 'Sequence[DynamicIslandExpandedRegion]',  # The regions of the expanded presentation.
    'keylineTint': 'Color',  # Colour of the line around the island.
    'minimal': 'VariantView',  # The view when several activities share the island.
    'widgetURL': 'str',  # The URL that a tap opens.
}, total=False)

DynamicIslandMargins = TypedDict('DynamicIslandMargins', {
    'length': 'Required[float]',  # Its width, in points.
    'edges': 'EdgeSet',  # The edges it is for; default: all.
    'mode': 'DynamicIslandMode',  # The presentation it is for; default: every one.
}, total=False)

DynamicIslandExpandedRegion = TypedDict('DynamicIslandExpandedRegion', {
    'content': 'Required[VariantView]',  # Its view.
    'position': 'Required[DynamicIslandExpandedRegionPosition]',  # Where it is placed.
    'priority': 'float',  # Which of leading and trailing gets its width first; higher comes first.
    'verticalPlacement': 'DynamicIslandExpandedRegionVerticalPlacement',  # What happens when it is wider than the space beside the camera.
}, total=False)

DynamicIslandExpandedRegionVerticalPlacement: TypeAlias = 'Literal["default", "belowIfTooWide"]'

DynamicIslandExpandedRegionPosition: TypeAlias = 'Literal["leading", "trailing", "center", "bottom"]'

DynamicIslandMode: TypeAlias = 'Literal["expanded", "compactLeading", "compactTrailing", "minimal"]'

DynamicTypeLimits: TypeAlias = 'Union[DynamicTypeLimitsWithMax, DynamicTypeSize]'

DynamicTypeSize: TypeAlias = 'Literal["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"]'

EdgeInsets = TypedDict('EdgeInsets', {
    'bottom': 'float',  # Distance from the bottom edge in points.
    'leading': 'float',  # Distance from the leading edge in points.
    'top': 'float',  # Distance from the top edge in points.
    'trailing': 'float',  # Distance from the trailing edge in points.
}, total=False)

EdgeSet: TypeAlias = 'Union[Literal["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"], Sequence[Literal["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]]]'

Ellipse = TypedDict('Ellipse', {
    'fill': 'ShapeStyle',  # What the inside is filled with.
    'fillStyle': 'FillStyle',  # The winding rule and the antialiasing of the inside.
    'modifiers': 'Sequence[ShapeModifier]',  # Changes of the outline in the order of SwiftUI's source, the innermost first.
    'stroke': 'Stroke',  # The line along the outline.
    'strokeBorder': 'Stroke',  # The line inside the outline.
}, total=False)

EllipticalGradient = TypedDict('EllipticalGradient', {
    'stops': 'Required[Sequence[GradientStop]]',  # Colours, or objects with colour and location.
    'center': 'UnitPoint',  # The centre of the ellipses; default: center.
    'colorSpace': 'GradientColorSpace',  # How colours are mixed; default: perceptual.
    'endRadiusFraction': 'float',  # Radii of the last colour as fractions of the box's sides; default 0.5.
    'startRadiusFraction': 'float',  # Radii of the first colour as fractions of the box's sides.
}, total=False)

EmptyView = TypedDict('EmptyView', {
}, total=False)

Entry = TypedDict('Entry', {
    'date': 'Required[str]',  # When it becomes current, in ISO 8601.
    'views': 'Required[FamilyViews]',  # A view for each family, or a default.
    'relevance': 'EntryRelevance',  # How important it is in a Smart Stack.
}, total=False)

EntryRelevance = TypedDict('EntryRelevance', {
    'score': 'Required[float]',  # Importance relative to the widget's other entries.
    'duration': 'float',  # How long the score holds, in seconds.
}, total=False)

EntryViews = TypedDict('EntryViews', {
    'views': 'Required[FamilyViews]',  # A view for each family, or a default.
}, total=False)

EnvironmentOverrides = TypedDict('EnvironmentOverrides', {
    'calendar': 'CalendarIdentifier',  # Calendar of dates.
    'colorScheme': 'ColorScheme',  # Light or dark.
    'dynamicTypeSize': 'DynamicTypeSize',  # Text size.
    'font': 'Font',  # Font of texts.
    'isEnabled': 'bool',  # Whether controls are active.
    'layoutDirection': 'LayoutDirection',  # Reading direction.
    'lineLimit': 'int',  # Most lines of texts.
    'locale': 'str',  # Language and region of texts; the reading direction stays.
    'multilineTextAlignment': 'TextAlignment',  # Where lines shorter than the widest one are aligned.
    'timeZone': 'str',  # Zone of dates.
}, total=False)

EvaluatedSurface = TypedDict('EvaluatedSurface', {
    'design': 'Required[DesignGeneration]',  # Version of the system whose sizes it was told.
    'device': 'str',  # Name of the device; the usual one of each family by default.
}, total=False)

Extent: TypeAlias = 'Union[float, Literal["infinity"]]'

FamilyViews = TypedDict('FamilyViews', {
    'accessoryCircular': 'VariantView',
    'accessoryCorner': 'VariantView',
    'accessoryInline': 'VariantView',
    'accessoryRectangular': 'VariantView',
    'default': 'VariantView',
    'systemExtraLarge': 'VariantView',
    'systemExtraLargePortrait': 'VariantView',
    'systemLarge': 'VariantView',
    'systemMedium': 'VariantView',
    'systemSmall': 'VariantView',
}, total=False)

FillStyle = TypedDict('FillStyle', {
    'antialiased': 'bool',  # Whether edges are antialiased; default true.
    'eoFill': 'bool',  # Whether the even-odd rule, instead of the winding rule, says what is inside.
}, total=False)

FixedSize: TypeAlias = 'Union[FixedSizeWithHorizontal, bool]'

Flag: TypeAlias = 'Union[bool, Mapping[str, Any]]'

Font: TypeAlias = 'Union[FontWithDesign, FontTextStyle]'

FontLeading: TypeAlias = 'Literal["standard", "tight", "loose"]'

FontSmallCaps: TypeAlias = 'Literal["lowercase", "uppercase", "all"]'

FontTextStyle: TypeAlias = 'Literal["largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption", "caption2"]'

FontWeight: TypeAlias = 'Literal["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]'

FontDesign: TypeAlias = 'Literal["default", "serif", "rounded", "monospaced"]'

FontWidth: TypeAlias = 'Union[Literal["compressed", "condensed", "standard", "expanded"], float]'

FormattedText = TypedDict('FormattedText', {
    'byteCount': 'ByteCountFormat',  # A number of bytes.
    'dateInterval': 'DateIntervalFormat',  # Two dates.
    'dateOffset': 'DateOffsetFormat',  # The distance of a date from another one.
    'dateReference': 'DateReferenceFormat',  # A date as one speaks of it now.
    'dateTime': 'DateTimeFormat',  # A date.
    'durationTime': 'DurationTimeFormat',  # A length of time as a clock.
    'durationUnits': 'DurationUnitsFormat',  # A length of time in words.
    'list': 'ListFormat',  # Several texts.
    'measurement': 'MeasurementFormat',  # A quantity in a unit.
    'number': 'NumberFormat',  # A number, a part of a hundred or an amount of money.
    'relative': 'RelativeFormat',  # A date's distance from now.
    'stopwatch': 'StopwatchFormat',  # A clock that counts up.
    'timer': 'TimerFormat',  # A clock in an interval.
}, total=False)

Frame = TypedDict('Frame', {
    'alignment': 'Alignment',  # Where the view is placed in the box.
    'height': 'float',  # Fixed height in points; negative counts as 0.
    'idealHeight': 'Extent',  # Height in points when the container asks for the ideal.
    'idealWidth': 'Extent',  # Width in points when the container asks for the ideal.
    'maxHeight': 'Extent',  # Greatest height in points, or "infinity".
    'maxWidth': 'Extent',  # Greatest width in points, or "infinity".
    'minHeight': 'Extent',  # Least height in points.
    'minWidth': 'Extent',  # Least width in points.
    'width': 'float',  # Fixed width in points; negative counts as 0.
}, total=False)

Gauge = TypedDict('Gauge', {
    'value': 'Required[float]',  # The value that is shown.
    'currentValueLabel': 'ViewLike',  # The value in words.
    'in': 'GaugeBounds',  # The range of the value; default: 0 to 1.
    'label': 'ViewLike',  # What the gauge shows.
    'maximumValueLabel': 'ViewLike',  # The greatest value in words.
    'minimumValueLabel': 'ViewLike',  # The least value in words.
}, total=False)

GaugeBounds = TypedDict('GaugeBounds', {
    'lowerBound': 'Required[float]',  # The value of an empty gauge.
    'upperBound': 'Required[float]',  # The value of a full gauge.
}, total=False)

GaugeStyle: TypeAlias = 'Literal["automatic", "linearCapacity", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity"]'

GradientColorSpace: TypeAlias = 'Literal["device", "perceptual"]'

GradientStop: TypeAlias = 'Union[GradientStopWithColor, Union[SystemColor, str]]'

Grid = TypedDict('Grid', {
    'alignment': 'Alignment',  # The alignment of cells in their slots.
    'children': 'Sequence[ViewLike]',  # Rows, and views that cover all columns.
    'horizontalSpacing': 'float',  # Gap between columns in points; default: by neighbours.
    'verticalSpacing': 'float',  # Gap between rows in points; default: by neighbours.
}, total=False)

GridItem = TypedDict('GridItem', {
    'adaptive': 'bool',  # Whether the item creates as many columns as fit.
    'alignment': 'Alignment',  # How cells are aligned in the item; default: center.
    'fixed': 'float',  # Fixed extent in points.
    'maximum': 'Extent',  # Greatest extent in points of an item that adapts or flexes; default "infinity".
    'minimum': 'float',  # Least extent in points of an item that adapts or flexes; default 10.
    'spacing': 'float',  # Gap to the next item in points; default 8.
}, total=False)

GridRow = TypedDict('GridRow', {
    'alignment': 'VerticalAlignment',  # How the row's cells are aligned vertically; default: as the grid says.
    'children': 'Sequence[ViewLike]',  # The cells from leading to trailing.
}, total=False)

Group = TypedDict('Group', {
    'children': 'Sequence[ViewLike]',  # The views.
}, total=False)

HStack = TypedDict('HStack', {
    'alignment': 'VerticalAlignment',  # How views of different height are aligned.
    'children': 'Sequence[ViewLike]',  # The views from leading to trailing.
    'spacing': 'float',  # Gap between views in points; default: by neighbours.
}, total=False)

HorizontalAlignment: TypeAlias = 'Union[Literal["leading", "center", "trailing"], HorizontalAlignmentWithCustom]'

Image = TypedDict('Image', {
    'antialiased': 'bool',  # Whether edges between pixels are softened.
    'capInsets': 'EdgeInsets',  # Parts along the edges that keep their size, in points; default: the asset's.
    'decorative': 'bool',  # Whether it only decorates; no effect on the picture.
    'interpolation': 'ImageInterpolation',  # How pixels are interpolated when it is scaled.
    'name': 'str',  # Name of an asset of this archive.
    'renderingMode': 'ImageRenderingMode',  # Own colours or the foreground style; default: own colours for assets.
    'resizable': 'bool',  # Whether it fills the proposed size instead of keeping its own.
    'resizingMode': 'ImageResizingMode',  # How the part between them is enlarged; default: the asset's.
    'scale': 'float',  # Pixels per point of the image; default: the asset's.
    'symbolRenderingMode': 'SymbolRenderingMode',  # How the layers of a symbol are coloured; default: the environment's choice.
    'systemName': 'str',  # Name of a system symbol.
    'variableValue': 'float',  # How much of a symbol with steps is lit, from 0 to 1; default: all.
    'widgetAccentedRenderingMode': 'WidgetAccentedRenderingMode',  # How it is drawn where a surface replaces colours; default: like its surroundings.
}, total=False)

ImageRenderingMode: TypeAlias = 'Literal["original", "template"]'

ImageResizingMode: TypeAlias = 'Literal["stretch", "tile"]'

ImageInterpolation: TypeAlias = 'Literal["none", "low", "medium", "high"]'

ImagePaint = TypedDict('ImagePaint', {
    'name': 'Required[str]',  # Name of an asset of this archive.
    'scale': 'float',  # Size relative to the image's own; default 1.
    'sourceRect': 'ImagePaintRegion',  # The region of the image, as fractions of its sides; default: all of it.
}, total=False)

ImagePaintRegion = TypedDict('ImagePaintRegion', {
    'height': 'float',  # Fraction of the height; default 1.
    'width': 'float',  # Fraction of the width; default 1.
    'x': 'float',  # Left edge as a fraction of the width.
    'y': 'float',  # Top edge as a fraction of the height.
}, total=False)

ImageScale: TypeAlias = 'Literal["small", "medium", "large"]'

InnerShadow = TypedDict('InnerShadow', {
    'radius': 'Required[float]',  # How soft the edge is, in points.
    'color': 'Color',  # Its colour; default: black at 0.55.
    'x': 'float',  # Way to the right in points.
    'y': 'float',  # Way downwards in points.
}, total=False)

Label = TypedDict('Label', {
    'title': 'Required[ViewLike]',  # The title.
    'icon': 'ViewLike',  # The icon.
    'systemImage': 'str',  # Name of a system symbol for the icon.
}, total=False)

LabelStyle: TypeAlias = 'Literal["automatic", "titleOnly", "iconOnly", "titleAndIcon"]'

Layer: TypeAlias = 'Union[LayerWithAlignment, Union[Literal["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "background", "background.secondary", "background.tertiary", "background.quaternary", "fill", "fill.secondary", "fill.tertiary", "fill.quaternary", "separator", "selection", "link", "placeholder", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"], Union[SystemColor, str]]]'

LayoutDirection: TypeAlias = 'Literal["leftToRight", "rightToLeft"]'

LayoutDirectionBehavior: TypeAlias = 'Literal["fixed", "mirrors"]'

LazyHGrid = TypedDict('LazyHGrid', {
    'rows': 'Required[Sequence[GridItem]]',  # The rows from top to bottom.
    'alignment': 'VerticalAlignment',  # The alignment of the rows in a higher box.
    'children': 'Sequence[ViewLike]',  # The cells, column by column.
    'spacing': 'float',  # Gap between columns in points; default 8.
}, total=False)

LazyVGrid = TypedDict('LazyVGrid', {
    'columns': 'Required[Sequence[GridItem]]',  # The columns from leading to trailing.
    'alignment': 'HorizontalAlignment',  # The alignment of the columns in a wider box.
    'children': 'Sequence[ViewLike]',  # The cells in reading order.
    'spacing': 'float',  # Gap between rows in points; default 8.
}, total=False)

LevelOfDetail: TypeAlias = 'Literal["default", "simplified"]'

LineLimit: TypeAlias = 'Union[LineLimitWithLimit, int]'

LinearGradient = TypedDict('LinearGradient', {
    'stops': 'Required[Sequence[GradientStop]]',  # Colours, or objects with colour and location.
    'colorSpace': 'GradientColorSpace',  # How colours are mixed; default: perceptual.
    'endPoint': 'UnitPoint',  # Where the last colour is; default: bottom.
    'startPoint': 'UnitPoint',  # Where the first colour is; default: top.
}, total=False)

Link = TypedDict('Link', {
    'destination': 'Required[str]',  # The URL to open.
    'label': 'Required[ViewLike]',  # What the link shows.
}, total=False)

ListFormat = TypedDict('ListFormat', {
    'items': 'Required[Sequence[str]]',  # The texts.
    'type': 'ListFormatListType',  # What joins the last two.
    'width': 'ListFormatWidth',  # How long the joint is.
}, total=False)

ListFormatListType: TypeAlias = 'Literal["and", "or"]'

ListFormatWidth: TypeAlias = 'Literal["standard", "short", "narrow"]'

LiveActivity = TypedDict('LiveActivity', {
    'states': 'Required[Sequence[ActivityState]]',  # Its content states in the order of time.
    'attributes': 'Mapping[str, Any]',  # What does not change while it runs, by name.
    'attributesType': 'str',  # Name of the type of its attributes.
    'supplementalFamilies': 'Sequence[ActivityFamily]',  # Sizes beside those of iPhone that it has a layout of its own for.
}, total=False)

LocalizedArgument: TypeAlias = 'Union[LocalizedArgumentWithDate, str, float]'

LocalizedString: TypeAlias = 'Union[LocalizedStringWithPlural, str]'

LocalizedText: TypeAlias = 'Union[LocalizedTextWithKey, str]'

MatchedGeometryEffect = TypedDict('MatchedGeometryEffect', {
    'id': 'Required[str]',  # What both views are called, as a text.
    'namespace': 'str',  # Where the id is unique.
    'properties': 'MatchedGeometryEffectProperties',  # What passes from one view to the other.
}, total=False)

MatchedGeometryEffectProperties: TypeAlias = 'Literal["frame", "position", "size"]'

MeasurementFormat = TypedDict('MeasurementFormat', {
    'unit': 'Required[str]',  # The unit's identifier in Unicode's CLDR, such as `meter`, `celsius`, `kilometer-per-hour`.
    'value': 'Required[float]',  # The number of units.
    'fractionLength': 'DigitRange',  # Digits after the decimal point; default: by region and usage.
    'hidesScaleName': 'bool',  # Whether a temperature names no scale.
    'usage': 'MeasurementFormatUsage',  # What is measured; the region's unit is taken unless it is `asProvided`.
    'width': 'UnitWidth',  # How long the unit's name is; default: abbreviated.
}, total=False)

MeasurementFormatUsage: TypeAlias = 'Literal["general", "asProvided", "person", "personHeight", "road", "food", "weather", "rainfall", "snowfall"]'

MeshGradient = TypedDict('MeshGradient', {
    'colors': 'Required[Sequence[Color]]',  # The colour of each point.
    'height': 'Required[int]',  # Rows of the mesh.
    'points': 'Required[Sequence[UnitPoint]]',  # The points row by row, 0 and 1 being the box's edges.
    'width': 'Required[int]',  # Columns of the mesh.
    'background': 'Color',  # The colour outside of the mesh; default: clear.
    'colorSpace': 'GradientColorSpace',  # How colours are mixed; default: device.
    'smoothsColors': 'bool',  # Whether colours are interpolated with curves instead of straight lines; default true.
}, total=False)

NumberFormat = TypedDict('NumberFormat', {
    'value': 'Required[float]',  # The number.
    'alwaysShowsDecimalSeparator': 'bool',  # Whether the point is always written.
    'code': 'str',  # The currency's three letters.
    'fractionLength': 'DigitRange',  # Digits after the decimal point: a number, or least and most; default: the style's.
    'grouping': 'NumberFormatGrouping',  # Whether digits are grouped.
    'increment': 'float',  # What the shown number is rounded to a multiple of.
    'integerLength': 'int',  # Fewest digits before the point.
    'notation': 'NumberFormatNotation',  # How large numbers are written.
    'presentation': 'NumberFormatPresentation',  # How a currency is named.
    'rounded': 'NumberFormatRoundingRule',  # What happens to digits that are not shown.
    'scale': 'float',  # What it is multiplied by; default: 100 for percent, otherwise 1.
    'sign': 'NumberFormatSign',  # When a sign is written.
    'significantDigits': 'DigitRange',  # Significant digits; default: all that the fraction allows.
    'style': 'NumberFormatStyle',  # What it is; default: `number`.
}, total=False)

NumberFormatGrouping: TypeAlias = 'Literal["automatic", "never"]'

NumberFormatNotation: TypeAlias = 'Literal["automatic", "compactName", "scientific"]'

NumberFormatPresentation: TypeAlias = 'Literal["standard", "narrow", "isoCode", "fullName"]'

NumberFormatRoundingRule: TypeAlias = 'Literal["toNearestOrEven", "toNearestOrAwayFromZero", "up", "down", "towardZero", "awayFromZero"]'

NumberFormatSign: TypeAlias = 'Literal["automatic", "never", "always", "exceptZero", "accounting"]'

NumberFormatStyle: TypeAlias = 'Literal["number", "percent", "currency"]'

Offset = TypedDict('Offset', {
    'x': 'float',  # Distance to the right in points.
    'y': 'float',  # Distance downwards in points.
}, total=False)

Padding: TypeAlias = 'Union[PaddingWithEdges, float]'

PathShape = TypedDict('PathShape', {
    'd': 'Required[str]',  # Steps in points: M x y, L x y, Q cx cy x y, C …, Z, arc cx cy r start end and more.
    'fill': 'ShapeStyle',  # What the inside is filled with.
    'fillStyle': 'FillStyle',  # The winding rule and the antialiasing of the inside.
    'layoutDirectionBehavior': 'LayoutDirectionBehavior',  # Whether the outline is mirrored where leading is on the right; default `mirrors`.
    'modifiers': 'Sequence[ShapeModifier]',  # Changes of the outline in the order of SwiftUI's source, the innermost first.
    'stroke': 'Stroke',  # The line along the outline.
    'strokeBorder': 'Stroke',  # The line inside the outline.
}, total=False)

PluralString = TypedDict('PluralString', {
    'other': 'Required[str]',  # For every other number.
    'argument': 'int',  # Which argument is counted, from 1.
    'few': 'str',  # For a few.
    'formatSpecifier': 'str',  # How the number is written in the place of `%arg`.
    'many': 'str',  # For many.
    'one': 'str',  # For one.
    'two': 'str',  # For two.
    'zero': 'str',  # For nothing.
}, total=False)

Position = TypedDict('Position', {
    'x': 'float',  # Distance of the centre from the left edge in points.
    'y': 'float',  # Distance of the centre from the top edge in points.
}, total=False)

ProgressView = TypedDict('ProgressView', {
    'countsDown': 'bool',  # Whether the span is shown emptying instead of filling.
    'currentValueLabel': 'ViewLike',  # How far it has come, in words.
    'label': 'ViewLike',  # What is under way.
    'timerInterval': 'DateIntervalText',  # A span of time in place of a value.
    'total': 'float',  # What there is to do; default 1.
    'value': 'float',  # What is done; default: unknown.
}, total=False)

ProgressViewStyle: TypeAlias = 'Literal["automatic", "linear", "circular"]'

ProjectionTransform = TypedDict('ProjectionTransform', {
    'm11': 'float',  # First row; default 1.
    'm12': 'float',  # First row.
    'm13': 'float',  # First row; foreshortens along x.
    'm21': 'float',  # Second row.
    'm22': 'float',  # Second row; default 1.
    'm23': 'float',  # Second row; foreshortens along y.
    'm31': 'float',  # Third row; way to the right in points.
    'm32': 'float',  # Third row; way downwards in points.
    'm33': 'float',  # Third row; default 1.
}, total=False)

RadialGradient = TypedDict('RadialGradient', {
    'endRadius': 'Required[float]',  # Radius of the last colour in points.
    'stops': 'Required[Sequence[GradientStop]]',  # Colours, or objects with colour and location.
    'center': 'UnitPoint',  # The centre of the circles; default: center.
    'colorSpace': 'GradientColorSpace',  # How colours are mixed; default: perceptual.
    'startRadius': 'float',  # Radius of the first colour in points.
}, total=False)

Rectangle = TypedDict('Rectangle', {
    'fill': 'ShapeStyle',  # What the inside is filled with.
    'fillStyle': 'FillStyle',  # The winding rule and the antialiasing of the inside.
    'modifiers': 'Sequence[ShapeModifier]',  # Changes of the outline in the order of SwiftUI's source, the innermost first.
    'stroke': 'Stroke',  # The line along the outline.
    'strokeBorder': 'Stroke',  # The line inside the outline.
}, total=False)

RedactionReason: TypeAlias = 'Literal["placeholder", "privacy", "invalidated"]'

RelativeFormat = TypedDict('RelativeFormat', {
    'date': 'Required[str]',  # The date.
    'allowedFields': 'Sequence[TimeField]',  # The units that may be named; default: all.
    'presentation': 'RelativeFormatPresentation',  # Whether near dates have names.
    'unitsStyle': 'UnitWidth',  # How long names of units are.
}, total=False)

RelativeFormatPresentation: TypeAlias = 'Literal["numeric", "named"]'

RenderState: TypeAlias = 'Literal["entry", "placeholder", "preview", "locked"]'

Rotation3DEffect = TypedDict('Rotation3DEffect', {
    'axis': 'Required[Rotation3DEffectAxis3D]',  # The axis of rotation, as x, y and z.
    'degrees': 'Required[float]',  # The angle in degrees.
    'anchor': 'UnitPoint',  # The point of the view's box that the axis goes through; default: center.
    'anchorZ': 'float',  # The distance of the axis in front of the view, in points.
    'perspective': 'float',  # How strongly what is farther away shrinks; 0 is not at all; default 1.
}, total=False)

Rotation3DEffectAxis3D = TypedDict('Rotation3DEffectAxis3D', {
    'x': 'float',  # Share to the right.
    'y': 'float',  # Share downwards.
    'z': 'float',  # Share towards the eye.
}, total=False)

RotationEffect: TypeAlias = 'Union[RotationEffectWithDegrees, float]'

RoundedCornerStyle: TypeAlias = 'Literal["circular", "continuous"]'

RoundedRectangle = TypedDict('RoundedRectangle', {
    'cornerRadius': 'Required[float]',  # Radius of the corners in points, at most half the shorter side.
    'fill': 'ShapeStyle',  # What the inside is filled with.
    'fillStyle': 'FillStyle',  # The winding rule and the antialiasing of the inside.
    'modifiers': 'Sequence[ShapeModifier]',  # Changes of the outline in the order of SwiftUI's source, the innermost first.
    'stroke': 'Stroke',  # The line along the outline.
    'strokeBorder': 'Stroke',  # The line inside the outline.
    'style': 'RoundedCornerStyle',  # How the corners bend.
}, total=False)

SafeAreaExtension: TypeAlias = 'Union[SafeAreaExtensionWithEdges, bool]'

SafeAreaInset = TypedDict('SafeAreaInset', {
    'content': 'Required[ViewLike]',  # The view at the edge.
    'edge': 'Required[SafeAreaInsetEdge]',  # The edge at which the view is placed.
    'alignment': 'Alignment',  # Where the view is placed along its edge; the guide of the other axis has no effect.
    'spacing': 'float',  # Gap between the views in points; default: by neighbours.
}, total=False)

SafeAreaInsetEdge: TypeAlias = 'Literal["top", "leading", "bottom", "trailing"]'

ScaleEffect: TypeAlias = 'Union[ScaleEffectWithAnchor, float]'

ScaleTransition = TypedDict('ScaleTransition', {
    'anchor': 'UnitPoint',  # The point of the view's box that stays; default: its centre.
    'scale': 'float',  # The size before and after; default 0.
}, total=False)

Shadow = TypedDict('Shadow', {
    'radius': 'Required[float]',  # How soft the edge is, in points.
    'color': 'Color',  # Its colour; default: black at 0.33.
    'x': 'float',  # Way to the right in points.
    'y': 'float',  # Way downwards in points.
}, total=False)

ShadowStyle: TypeAlias = 'Union[ShadowStyleWithDrop, ShadowStyleWithInner]'

Shape: TypeAlias = 'Union[Literal["rectangle", "circle", "capsule", "ellipse", "containerRelativeShape"], ShapeWithRectangle, ShapeWithRoundedRectangle, ShapeWithUnevenRoundedRectangle, ShapeWithCircle, ShapeWithCapsule, ShapeWithEllipse, ShapeWithContainerRelativeShape, ShapeWithPath]'

ShapeModifier: TypeAlias = 'Union[ShapeModifierWithTrim, ShapeModifierWithInset, ShapeModifierWithOffset, ShapeModifierWithScale, ShapeModifierWithRotation, ShapeModifierWithTransform, ShapeModifierWithSize]'

ShapeSize = TypedDict('ShapeSize', {
    'height': 'Required[float]',  # Height in points.
    'width': 'Required[float]',  # Width in points.
    'anchor': 'UnitPoint',  # The point that both boxes share; default: the top left corner.
}, total=False)

ShapeStyle: TypeAlias = 'Union[Literal["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "background", "background.secondary", "background.tertiary", "background.quaternary", "fill", "fill.secondary", "fill.tertiary", "fill.quaternary", "separator", "selection", "link", "placeholder", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"], Color, ShapeStyleWithLinearGradient, ShapeStyleWithRadialGradient, ShapeStyleWithAngularGradient, ShapeStyleWithEllipticalGradient, ShapeStyleWithMeshGradient, ShapeStyleWithGradient, ShapeStyleWithImagePaint, ShapeStyleWithLevel, ShapeStyleWithOpacity, ShapeStyleWithBlendMode, ShapeStyleWithShadow]'

ShapeStyleLevel: TypeAlias = 'Literal["primary", "secondary", "tertiary", "quaternary", "quinary"]'

Spacer = TypedDict('Spacer', {
    'minLength': 'float',  # Least length in points; default 8.
}, total=False)

StopwatchFormat = TypedDict('StopwatchFormat', {
    'start': 'Required[str]',  # When it starts.
    'maxFieldCount': 'int',  # Most fields that are shown.
    'maxPrecision': 'float',  # The smallest step, in seconds.
    'showsHours': 'bool',  # Whether hours are separate; otherwise minutes exceed 59.
    'value': 'str',  # The date; default: the date of the render.
}, total=False)

Stroke = TypedDict('Stroke', {
    'antialiased': 'bool',  # Whether edges are antialiased; default true.
    'dash': 'Any',  # Lengths of dashes and gaps in points.
    'dashPhase': 'float',  # How far into the dashes the line starts, in points.
    'lineCap': 'StrokeStyleLineCap',  # The shape of open ends.
    'lineJoin': 'StrokeStyleLineJoin',  # The shape of corners.
    'lineWidth': 'float',  # Thickness in points; default 1.
    'miterLimit': 'float',  # The longest mitre in line widths; a longer one is cut; default 10.
    'style': 'ShapeStyle',  # What the line is drawn with.
}, total=False)

StrokeStyleLineCap: TypeAlias = 'Literal["butt", "round", "square"]'

StrokeStyleLineJoin: TypeAlias = 'Literal["miter", "round", "bevel"]'

SymbolEffect: TypeAlias = 'Literal["bounce", "pulse", "variableColor", "scale", "appear", "disappear", "replace", "rotate", "breathe", "wiggle"]'

SymbolEffectModifier: TypeAlias = 'Union[SymbolEffectModifierWithEffect, SymbolEffect]'

SymbolRenderingMode: TypeAlias = 'Literal["monochrome", "hierarchical", "palette", "multicolor"]'

SymbolVariant: TypeAlias = 'Literal["none", "fill", "circle", "circle.fill", "square", "square.fill", "rectangle", "rectangle.fill", "slash", "slash.fill"]'

SystemColor: TypeAlias = 'Literal["red", "orange", "yellow", "green", "teal", "mint", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray", "primary", "secondary", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "placeholderText", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "black", "white", "clear", "accentColor"]'

Text: TypeAlias = 'Union[TextWithContent, str]'

TextAlignment: TypeAlias = 'Literal["leading", "center", "trailing"]'

TextCase: TypeAlias = 'Literal["uppercase", "lowercase", "none"]'

TextLine: TypeAlias = 'Union[TextLineWithColor, bool]'

TextLinePattern: TypeAlias = 'Literal["solid", "dot", "dash", "dashDot", "dashDotDot"]'

TimeField: TypeAlias = 'Literal["year", "month", "week", "day", "hour", "minute", "second"]'

TimelineReloadPolicy: TypeAlias = 'Union[Literal["atEnd", "never"], TimelineReloadPolicyWithAfter]'

TimerFormat = TypedDict('TimerFormat', {
    'end': 'Required[str]',  # When it stops.
    'start': 'Required[str]',  # When it starts.
    'countsDown': 'bool',  # Whether it shows what is left instead of what is past.
    'maxFieldCount': 'int',  # Most fields that are shown.
    'maxPrecision': 'float',  # The smallest step, in seconds.
    'showsHours': 'bool',  # Whether hours are separate; otherwise minutes exceed 59.
    'value': 'str',  # The date; default: the date of the render.
}, total=False)

TimerText = TypedDict('TimerText', {
    'end': 'Required[str]',  # When it stops.
    'start': 'Required[str]',  # When it starts.
    'countsDown': 'bool',  # Whether it shows what is left instead of what is past.
    'pauseTime': 'str',  # When it is paused; default: never.
    'showsHours': 'bool',  # Whether hours are separate; otherwise minutes exceed 59.
}, total=False)

Toggle = TypedDict('Toggle', {
    'isOn': 'Required[bool]',  # The state it is drawn in.
    'label': 'Required[ViewLike]',  # What is beside the switch.
    'bodies': 'ToggleStateVariants',  # What a custom style draws in place of the label and the switch.
    'intent': 'ActionIntent',  # The intent that a tap runs.
}, total=False)

ToggleStateVariants = TypedDict('ToggleStateVariants', {
    'off': 'Required[ViewLike]',  # What it draws while the toggle is off.
    'on': 'Required[ViewLike]',  # What it draws while the toggle is on.
}, total=False)

ToggleStyle: TypeAlias = 'Literal["automatic", "switch", "button", "checkbox"]'

TransactionModifier = TypedDict('TransactionModifier', {
    'animation': 'Animation',  # How all changes pass; without one they pass at once.
    'disablesAnimations': 'bool',  # Whether `animation` modifiers inside have no effect.
}, total=False)

Transition: TypeAlias = 'Union[Literal["identity", "opacity", "scale", "slide", "blurReplace"], TransitionWithIdentity, TransitionWithOpacity, TransitionWithScale, TransitionWithSlide, TransitionWithMove, TransitionWithPush, TransitionWithOffset, TransitionWithBlurReplace, TransitionWithSymbolEffect, TransitionWithAsymmetric, TransitionWithCombined, TransitionWithAnimation]'

Trim = TypedDict('Trim', {
    'from': 'float',  # Where the part starts, as a fraction of the outline's length; default 0.
    'to': 'float',  # Where the part ends, as a fraction of the outline's length; default 1.
}, total=False)

TruncationMode: TypeAlias = 'Literal["head", "middle", "tail"]'

UnevenRoundedRectangle = TypedDict('UnevenRoundedRectangle', {
    'bottomLeading': 'float',  # Radius in points.
    'bottomTrailing': 'float',  # Radius in points.
    'fill': 'ShapeStyle',  # What the inside is filled with.
    'fillStyle': 'FillStyle',  # The winding rule and the antialiasing of the inside.
    'modifiers': 'Sequence[ShapeModifier]',  # Changes of the outline in the order of SwiftUI's source, the innermost first.
    'stroke': 'Stroke',  # The line along the outline.
    'strokeBorder': 'Stroke',  # The line inside the outline.
    'style': 'RoundedCornerStyle',  # How the corners bend.
    'topLeading': 'float',  # Radius in points.
    'topTrailing': 'float',  # Radius in points.
}, total=False)

UnitPoint: TypeAlias = 'Union[UnitPointWithX, UnitPointName]'

UnitPointName: TypeAlias = 'Literal["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing"]'

UnitWidth: TypeAlias = 'Literal["wide", "abbreviated", "condensedAbbreviated", "narrow"]'

UnsupportedView: TypeAlias = 'Union[UnsupportedViewWithView, str]'

VStack = TypedDict('VStack', {
    'alignment': 'HorizontalAlignment',  # How views of different width are aligned.
    'children': 'Sequence[ViewLike]',  # The views from top to bottom.
    'spacing': 'float',  # Gap between views in points; default: by neighbours.
}, total=False)

VariantView: TypeAlias = 'Union[ViewLike, VariantViewWithVariants]'

VariantViewVariant = TypedDict('VariantViewVariant', {
    'view': 'Required[ViewLike]',  # The view.
    'colorScheme': 'ColorScheme',  # Colour scheme it is for; default: any.
    'dynamicTypeSize': 'DynamicTypeSize',  # Text size it is for; default: any.
    'isActivityFullscreen': 'bool',  # Whether it is for a Live Activity on the full screen of StandBy; default: any.
    'isDynamicIslandLimitedInWidth': 'bool',  # Whether it is for a Dynamic Island that cannot grow; default: any.
    'isLuminanceReduced': 'bool',  # Whether it is for dimmed displays; default: any.
    'isStale': 'bool',  # Whether it is for a Live Activity whose content is out of date; default: any.
    'levelOfDetail': 'LevelOfDetail',  # Level of detail it is for; default: any.
    'renderingMode': 'WidgetRenderingMode',  # Rendering mode it is for; default: any.
    'showsWidgetContainerBackground': 'bool',  # Whether it is for surfaces that draw the container background; default: any.
    'state': 'RenderState',  # State it is for; default: any.
}, total=False)

VerticalAlignment: TypeAlias = 'Union[Literal["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"], VerticalAlignmentWithCustom]'

ViewPhase = TypedDict('ViewPhase', {
    'content': 'Required[ViewLike]',  # The view in this state.
    'animation': 'Animation',  # How the view comes to this state; without one it does at once.
}, total=False)

ViewPhases = TypedDict('ViewPhases', {
    'phases': 'Required[Sequence[ViewPhase]]',  # The states after the view's own, which is the first. The last one is that in which the view rests, and should look like the first.
    'trigger': 'str',  # A value as a text: the view passes through the states where it is another one than before; without one it always does.
}, total=False)

ViewThatFits = TypedDict('ViewThatFits', {
    'axes': 'Sequence[Axis]',  # The axes on which a view has to fit; default: both.
    'children': 'Sequence[ViewLike]',  # The views, the preferred one first; the last one is taken when none fits.
}, total=False)

WidgetAccentedRenderingMode: TypeAlias = 'Literal["accented", "accentedDesaturated", "desaturated", "fullColor"]'

WidgetArchive = TypedDict('WidgetArchive', {
    'kind': 'Required[str]',  # Identifier of the widget.
    'vitrine': 'Required[Union[str, Literal[1]]]',  # Version of the archive format, "1.0".
    '$schema': 'str',  # Address of a JSON Schema, for editors; it has no effect.
    'assetCatalogs': 'Sequence[str]',  # Folders of asset catalogues, relative to the archive; what the archive names itself wins.
    'assets': 'Mapping[str, Union[AssetRepresentation, Sequence[AssetRepresentation]]]',  # Images by name.
    'colors': 'Mapping[str, Union[Color, Sequence[ColorAssetVariant]]]',  # Colours by name.
    'configuration': 'str',  # Name of the recommended configuration that it shows, which tells archives of one kind apart.
    'containerBackgroundRemovable': 'bool',  # Whether surfaces that show no container backgrounds may show the widget without its own.
    'contentMarginsDisabled': 'bool',  # Whether content reaches the widget's edges.
    'control': 'ControlWidget',  # The control, in place of a timeline.
    'dataProtection': 'DataProtection',  # When the widget's files can be read; it decides what a locked device shows.
    'deploymentTarget': 'float',  # The oldest version of iOS that the widget runs on, which may lack newer symbols.
    'description': 'str',  # Description in the widget gallery.
    'developmentLanguage': 'str',  # The language of `strings` that serves all others; default: `en`.
    'disfavoredLocations': 'Sequence[DisfavoredLocation]',  # Places that the widget is not offered for although they have its families.
    'displayName': 'str',  # Name in the widget gallery.
    'entries': 'Sequence[Entry]',  # The timeline.
    'evaluatedFor': 'EvaluatedSurface',  # What the widget's code was evaluated for, where views have sizes that it was told.
    'liveActivity': 'LiveActivity',  # The Live Activity, in place of a timeline.
    'placeholder': 'EntryViews',  # The widget before its first entry.
    'preview': 'EntryViews',  # The widget in the gallery.
    'reloadPolicy': 'TimelineReloadPolicy',  # When the system asks for the next timeline.
    'strings': 'Mapping[str, Mapping[str, Mapping[str, LocalizedString]]]',  # Strings by language, table and key.
    'supportedFamilies': 'Sequence[WidgetFamily]',  # Families it is made for; default: all.
}, total=False)

WidgetBundleArchive = TypedDict('WidgetBundleArchive', {
    'bundle': 'Required[Sequence[WidgetBundleArchiveMember]]',  # The members, in order.
    'vitrine': 'Required[Union[str, Literal[1]]]',  # Version of the archive format, "1.0".
    '$schema': 'str',  # Address of a JSON Schema, for editors; it has no effect.
    'assetCatalogs': 'Sequence[str]',  # Folders of asset catalogues, relative to the archive; what the archive names itself wins.
    'assets': 'Mapping[str, Union[AssetRepresentation, Sequence[AssetRepresentation]]]',  # Images by name.
    'colors': 'Mapping[str, Union[Color, Sequence[ColorAssetVariant]]]',  # Colours by name.
    'developmentLanguage': 'str',  # The language of `strings` that serves all others; default: `en`.
    'strings': 'Mapping[str, Mapping[str, Mapping[str, LocalizedString]]]',  # Strings by language, table and key.
}, total=False)

WidgetBundleArchiveMember: TypeAlias = 'Union[WidgetArchive, str]'

WidgetFamily: TypeAlias = 'Literal["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait", "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner"]'

WidgetLocation: TypeAlias = 'Literal["homeScreen", "todayView", "lockScreen", "standBy", "carPlay", "desktop", "notificationCenter", "iPhoneWidgetsOnMac", "watchFace", "smartStack", "surface"]'

WidgetRenderingMode: TypeAlias = 'Literal["fullColor", "accented", "vibrant"]'

ZStack = TypedDict('ZStack', {
    'alignment': 'Alignment',  # The point in which all views are aligned.
    'children': 'Sequence[ViewLike]',  # The views from back to front.
}, total=False)

Modifier: TypeAlias = "Mapping[str, Any]"

ActionIntentWithType = TypedDict('ActionIntentWithType', {
    'type': 'Required[str]',  # Name of the intent's type.
    'opensApp': 'bool',  # Whether the app comes to the foreground when it runs.
    'parameters': 'Mapping[str, Any]',  # Values of the parameters by name.
    'process': 'ActionIntentProcess',  # The process that runs it.
    'unassigned': 'Sequence[str]',  # Names of parameters that need a value and have none, so that it cannot run.
}, total=False)

AlignmentWithHorizontal = TypedDict('AlignmentWithHorizontal', {
    'horizontal': 'HorizontalAlignment',  # The guide on the horizontal axis.
    'vertical': 'VerticalAlignment',  # The guide on the vertical axis.
}, total=False)

AnimationWithAutoreverses = TypedDict('AnimationWithAutoreverses', {
    'autoreverses': 'bool',  # Whether every second time goes back; default true.
    'bounce': 'float',  # How much a spring swings, from -1 to 1; default: the curve's.
    'controlPoints': 'Sequence[float]',  # The four numbers of a `timingCurve`: x1, y1, x2 and y2.
    'curve': 'AnimationCurve',  # The curve or spring, by SwiftUI's name.
    'damping': 'float',  # The damping of an `interpolatingSpring`.
    'delay': 'float',  # Seconds before it starts.
    'duration': 'float',  # Seconds of a curve, perceptual ones of a spring; default: the curve's.
    'initialVelocity': 'float',  # The speed of an `interpolatingSpring` at its start, in ways per second.
    'mass': 'float',  # The mass of an `interpolatingSpring`; default 1.
    'repeatCount': 'int',  # How often it is gone through.
    'repeatsForever': 'bool',  # Whether it is gone through without end.
    'speed': 'float',  # How many times faster it is; default 1.
    'stiffness': 'float',  # The stiffness of an `interpolatingSpring`.
}, total=False)

AssetRepresentationWithCapInsets = TypedDict('AssetRepresentationWithCapInsets', {
    'capInsets': 'EdgeInsets',  # Parts along the edges that keep their size where a view does not say, in points.
    'colorScheme': 'ColorScheme',  # Colour scheme it is for; default: any.
    'contrast': 'ColorSchemeContrast',  # Contrast it is for; default: any.
    'data': 'str',  # The bytes of such a file in Base64.
    'file': 'str',  # Path of a PNG, JPEG, WebP, SVG, PDF, TTF or OTF, relative to the archive's directory.
    'idiom': 'DevicePlatform',  # Kind of device it is for; default: any.
    'preservesVector': 'bool',  # Whether an SVG or PDF is drawn anew for each size instead of scaled from its natural one.
    'renderingMode': 'ImageRenderingMode',  # Own colours or the foreground style where a view does not say; default: own colours.
    'resizingMode': 'ImageResizingMode',  # How the part between them is enlarged where a view does not say.
    'scale': 'float',  # Pixels per point; default 1.
    'tinted': 'bool',  # Whether it is for surfaces that replace colours by one tint; default: any.
}, total=False)

BlurWithRadius = TypedDict('BlurWithRadius', {
    'radius': 'Required[float]',  # How soft, in points.
    'opaque': 'bool',  # Whether the edges of the view's box stay opaque.
}, total=False)

BorderWithStyle = TypedDict('BorderWithStyle', {
    'style': 'Required[ShapeStyle]',  # What the line is drawn with.
    'width': 'float',  # Thickness in points; default 1.
}, total=False)

ButtonBorderShapeWithShape = TypedDict('ButtonBorderShapeWithShape', {
    'shape': 'Required[ButtonBorderShapeForm]',  # The outline.
    'radius': 'float',  # Radius of the corners of a 'roundedRectangle' in points; default: the platform's choice.
}, total=False)

ChartAxisWithMarks = TypedDict('ChartAxisWithMarks', {
    'marks': 'Sequence[ChartAxisMarks]',  # Sets of grid lines, ticks and labels.
    'titles': 'Sequence[ChartAxisTitle]',  # Titles of the axis.
    'visibility': 'ChartAxisVisibility',  # Whether it is drawn.
}, total=False)

ChartDimensionWithFixed = TypedDict('ChartDimensionWithFixed', {
    'fixed': 'float',  # An extent in points.
    'inset': 'float',  # Points that are left free at both ends.
    'ratio': 'float',  # A share of the room.
}, total=False)

ChartLegendWithAlignment = TypedDict('ChartLegendWithAlignment', {
    'alignment': 'Alignment',  # Its position along that side.
    'content': 'ViewLike',  # A legend of the author's own.
    'position': 'ChartAnnotationPosition',  # The side of the chart; default: below.
    'spacing': 'float',  # Points between it and the chart.
    'visibility': 'ChartAxisVisibility',  # Whether it is drawn.
}, total=False)

ChartSymbolWithD = TypedDict('ChartSymbolWithD', {
    'd': 'str',  # An outline of its own, in a square from 0 to 1 that has the symbol's area.
    'lineWidth': 'float',  # Thickness of the line inside its edge.
    'shape': 'ChartMarkSymbol',  # A symbol that charts know.
}, total=False)

ChartValueWithBinWidth = TypedDict('ChartValueWithBinWidth', {
    'binWidth': 'float',  # How far the bin of the number reaches.
    'category': 'str',  # A name among others.
    'date': 'str',  # A date.
    'end': 'str',  # Where the time that starts at the date ends.
    'number': 'float',  # A number.
    'points': 'float',  # A place in points from the plot's left or top edge.
    'unit': 'TimeField',  # The calendar unit that the date represents.
}, total=False)

ColorWithBlue = TypedDict('ColorWithBlue', {
    'blue': 'Required[float]',
    'green': 'Required[float]',
    'red': 'Required[float]',
    'opacity': 'float',
}, total=False)

ColorWithColor = TypedDict('ColorWithColor', {
    'color': 'Required[Color]',
    'opacity': 'float',
}, total=False)

ColorWithDark = TypedDict('ColorWithDark', {
    'dark': 'Required[Color]',
    'light': 'Required[Color]',
    'opacity': 'float',
}, total=False)

ColorWithNamed = TypedDict('ColorWithNamed', {
    'named': 'Required[str]',
    'opacity': 'float',
}, total=False)

ContentTransitionWithKind = TypedDict('ContentTransitionWithKind', {
    'kind': 'Required[ContentTransitionKind]',  # The content transition, by SwiftUI's name.
    'countsDown': 'bool',  # Whether the digits of a `numericText` roll downwards.
    'value': 'float',  # The number of a `numericText`: digits roll up where it grows, down where it falls.
}, total=False)

ControlLabelWithActionHint = TypedDict('ControlLabelWithActionHint', {
    'actionHint': 'Text',  # The words that tell what holding the Action button does.
    'image': 'Image',  # The symbol.
    'privacySensitive': 'bool',  # Whether a locked device hides the texts.
    'status': 'Text',  # The text that Control Center shows for a moment after a press.
    'subtitle': 'Text',  # The second line.
    'title': 'Text',  # The first line.
}, total=False)

DigitRangeWithLeast = TypedDict('DigitRangeWithLeast', {
    'least': 'int',  # Fewest digits.
    'most': 'int',  # Most digits; default: no limit.
}, total=False)

DisfavoredLocationWithLocation = TypedDict('DisfavoredLocationWithLocation', {
    'location': 'Required[WidgetLocation]',  # The place.
    'families': 'Sequence[WidgetFamily]',  # The families that are not offered there; default: all.
}, total=False)

DynamicTypeLimitsWithMax = TypedDict('DynamicTypeLimitsWithMax', {
    'max': 'DynamicTypeSize',  # The largest size.
    'min': 'DynamicTypeSize',  # The smallest size.
    'size': 'DynamicTypeSize',  # The size, whatever the environment says.
}, total=False)

FixedSizeWithHorizontal = TypedDict('FixedSizeWithHorizontal', {
    'horizontal': 'bool',  # Whether the ideal width is proposed.
    'vertical': 'bool',  # Whether the ideal height is proposed.
}, total=False)

FontWithDesign = TypedDict('FontWithDesign', {
    'design': 'FontDesign',  # Design of the system face.
    'fixedSize': 'float',  # Size in points of a custom face that does not follow the text size.
    'italic': 'bool',  # Whether letters are slanted.
    'leading': 'FontLeading',  # Distance between lines.
    'monospacedDigit': 'bool',  # Whether digits are equally wide.
    'name': 'str',  # Name of a custom face: an asset of the archive, or the family of a face given to the tool.
    'relativeTo': 'FontTextStyle',  # Text style in whose proportion a custom face grows; default: body.
    'size': 'float',  # Size in points, instead of a text style; a custom face's follows the text size.
    'smallCaps': 'FontSmallCaps',  # Letters that become small capitals.
    'style': 'FontTextStyle',  # Text style, such as `headline`, whose size, weight and leading it takes.
    'weight': 'FontWeight',  # Stroke weight; default: the text style's.
    'width': 'FontWidth',  # Width of the letters; default: the face's.
}, total=False)

GradientStopWithColor = TypedDict('GradientStopWithColor', {
    'color': 'Required[Color]',  # The colour at this position.
    'location': 'float',  # Position from 0 (start) to 1 (end); default: spread evenly.
}, total=False)

HorizontalAlignmentWithCustom = TypedDict('HorizontalAlignmentWithCustom', {
    'custom': 'Required[str]',
    'default': 'Literal["leading", "center", "trailing"]',
}, total=False)

LayerWithAlignment = TypedDict('LayerWithAlignment', {
    'alignment': 'Alignment',  # Where the view is placed in the box.
    'content': 'ViewLike',  # A view instead of a style.
    'in': 'Shape',  # The shape that the style fills; default: the whole box.
    'style': 'ShapeStyle',  # A style that fills the view's box.
}, total=False)

LineLimitWithLimit = TypedDict('LineLimitWithLimit', {
    'limit': 'int',  # Most lines; default: no limit.
    'max': 'int',  # Most lines, where a range is meant.
    'min': 'int',  # Fewest lines, whose space a shorter text takes.
    'reservesSpace': 'bool',  # Whether a shorter text takes the space of `limit` lines.
}, total=False)

LocalizedArgumentWithDate = TypedDict('LocalizedArgumentWithDate', {
    'date': 'DateText',  # A date.
    'format': 'FormattedText',  # A value in a format.
    'interval': 'DateIntervalText',  # An interval of times.
    'localized': 'LocalizedText',  # Another localized text.
    'number': 'float',  # A number, written as its specifier says.
    'string': 'str',  # Characters.
    'timer': 'TimerText',  # A running clock.
}, total=False)

LocalizedStringWithPlural = TypedDict('LocalizedStringWithPlural', {
    'plural': 'PluralString',  # A text for each plural category of a number.
    'substitutions': 'Mapping[str, PluralString]',  # Plural texts for the places `%#@name@` in `value`.
    'value': 'str',  # The text, with format specifiers such as `%@`, `%lld` and `%1$@`.
}, total=False)

LocalizedTextWithKey = TypedDict('LocalizedTextWithKey', {
    'key': 'Required[str]',  # The key in the table, such as `%lld days`; a key that the table lacks is shown as it is.
    'arguments': 'Sequence[LocalizedArgument]',  # Values for `%@`, `%lld` and the like, in the key's order.
    'table': 'str',  # The table; default: `Localizable`.
}, total=False)

PaddingWithEdges = TypedDict('PaddingWithEdges', {
    'edges': 'EdgeSet',  # The edges that get space; default: all.
    'insets': 'EdgeInsets',  # Space at each edge in points, instead of edges and length.
    'length': 'float',  # Space in points; default 16.
}, total=False)

RotationEffectWithDegrees = TypedDict('RotationEffectWithDegrees', {
    'degrees': 'Required[float]',  # The angle in degrees, clockwise.
    'anchor': 'UnitPoint',  # The point of the view's box that stays; default: its centre.
}, total=False)

SafeAreaExtensionWithEdges = TypedDict('SafeAreaExtensionWithEdges', {
    'edges': 'EdgeSet',  # The edges at which a view that touches the margin extends; default: all.
}, total=False)

ScaleEffectWithAnchor = TypedDict('ScaleEffectWithAnchor', {
    'anchor': 'UnitPoint',  # The point of the view's box that stays; default: its centre.
    'x': 'float',  # Factor of the width; a negative one mirrors; default 1.
    'y': 'float',  # Factor of the height; a negative one mirrors; default 1.
}, total=False)

ShadowStyleWithDrop = TypedDict('ShadowStyleWithDrop', {
    'drop': 'Required[Shadow]',
}, total=False)

ShadowStyleWithInner = TypedDict('ShadowStyleWithInner', {
    'inner': 'Required[InnerShadow]',
}, total=False)

ShapeModifierWithInset = TypedDict('ShapeModifierWithInset', {
    'inset': 'Required[float]',  # Insets the outline by a length in points.
}, total=False)

ShapeModifierWithOffset = TypedDict('ShapeModifierWithOffset', {
    'offset': 'Required[Offset]',  # Moves the outline.
}, total=False)

ShapeModifierWithRotation = TypedDict('ShapeModifierWithRotation', {
    'rotation': 'Required[RotationEffect]',  # Rotates the outline.
}, total=False)

ShapeModifierWithScale = TypedDict('ShapeModifierWithScale', {
    'scale': 'Required[ScaleEffect]',  # Scales the outline.
}, total=False)

ShapeModifierWithSize = TypedDict('ShapeModifierWithSize', {
    'size': 'Required[ShapeSize]',  # Draws the outline as in a box of another size.
}, total=False)

ShapeModifierWithTransform = TypedDict('ShapeModifierWithTransform', {
    'transform': 'Required[AffineTransform]',  # Transforms the outline, with the box's top left corner as the origin.
}, total=False)

ShapeModifierWithTrim = TypedDict('ShapeModifierWithTrim', {
    'trim': 'Required[Trim]',  # Keeps a part of the outline.
}, total=False)

ShapeStyleWithAngularGradient = TypedDict('ShapeStyleWithAngularGradient', {
    'angularGradient': 'Required[AngularGradient]',  # Colours around a point, clockwise from the right.
}, total=False)

ShapeStyleWithBlendMode = TypedDict('ShapeStyleWithBlendMode', {
    'blendMode': 'Required[BlendMode]',
    'style': 'ShapeStyle',
}, total=False)

ShapeStyleWithEllipticalGradient = TypedDict('ShapeStyleWithEllipticalGradient', {
    'ellipticalGradient': 'Required[EllipticalGradient]',  # Colours in ellipses of the box's proportions.
}, total=False)

ShapeStyleWithGradient = TypedDict('ShapeStyleWithGradient', {
    'gradient': 'Required[Color]',
}, total=False)

ShapeStyleWithImagePaint = TypedDict('ShapeStyleWithImagePaint', {
    'imagePaint': 'Required[ImagePaint]',
}, total=False)

ShapeStyleWithLevel = TypedDict('ShapeStyleWithLevel', {
    'level': 'Required[ShapeStyleLevel]',
    'style': 'ShapeStyle',
}, total=False)

ShapeStyleWithLinearGradient = TypedDict('ShapeStyleWithLinearGradient', {
    'linearGradient': 'Required[LinearGradient]',  # Colours along a straight line.
}, total=False)

ShapeStyleWithMeshGradient = TypedDict('ShapeStyleWithMeshGradient', {
    'meshGradient': 'Required[MeshGradient]',  # Colours at the points of a mesh over the box.
}, total=False)

ShapeStyleWithOpacity = TypedDict('ShapeStyleWithOpacity', {
    'opacity': 'Required[float]',
    'style': 'ShapeStyle',
}, total=False)

ShapeStyleWithRadialGradient = TypedDict('ShapeStyleWithRadialGradient', {
    'radialGradient': 'Required[RadialGradient]',  # Colours in circles around a point.
}, total=False)

ShapeStyleWithShadow = TypedDict('ShapeStyleWithShadow', {
    'shadow': 'Required[ShadowStyle]',
    'style': 'ShapeStyle',
}, total=False)

ShapeWithCapsule = TypedDict('ShapeWithCapsule', {
    'capsule': 'Required[Capsule]',  # A rectangle whose shorter sides are half circles.
}, total=False)

ShapeWithCircle = TypedDict('ShapeWithCircle', {
    'circle': 'Required[Circle]',  # The largest circle in the middle of the box.
}, total=False)

ShapeWithContainerRelativeShape = TypedDict('ShapeWithContainerRelativeShape', {
    'containerRelativeShape': 'Required[ContainerRelativeShape]',  # The widget's own outline, inset as far as the shape's box is.
}, total=False)

ShapeWithEllipse = TypedDict('ShapeWithEllipse', {
    'ellipse': 'Required[Ellipse]',  # An ellipse that touches the box's sides.
}, total=False)

ShapeWithPath = TypedDict('ShapeWithPath', {
    'path': 'Required[PathShape]',  # An outline with fixed coordinates, measured from the box's top left corner.
}, total=False)

ShapeWithRectangle = TypedDict('ShapeWithRectangle', {
    'rectangle': 'Required[Rectangle]',  # A rectangle.
}, total=False)

ShapeWithRoundedRectangle = TypedDict('ShapeWithRoundedRectangle', {
    'roundedRectangle': 'Required[RoundedRectangle]',  # A rectangle with round corners.
}, total=False)

ShapeWithUnevenRoundedRectangle = TypedDict('ShapeWithUnevenRoundedRectangle', {
    'unevenRoundedRectangle': 'Required[UnevenRoundedRectangle]',  # A rectangle with a radius for each corner.
}, total=False)

SymbolEffectModifierWithEffect = TypedDict('SymbolEffectModifierWithEffect', {
    'effect': 'Required[SymbolEffect]',  # The movement, by SwiftUI's name.
    'value': 'str',  # The value as a text: the movement happens once where it is another one than before; without one it goes on.
}, total=False)

TextLineWithColor = TypedDict('TextLineWithColor', {
    'color': 'Color',  # Its colour; default: the text's.
    'isActive': 'bool',  # Whether the line is drawn.
    'pattern': 'TextLinePattern',  # How it is interrupted.
}, total=False)

TextWithContent = TypedDict('TextWithContent', {
    'content': 'str',  # The characters, drawn as they are.
    'date': 'DateText',  # A date in one of the styles of `Text(_:style:)`.
    'format': 'FormattedText',  # A value in a format, as `Text(_:format:)`.
    'interval': 'DateIntervalText',  # An interval of times.
    'localized': 'LocalizedText',  # A string of the archive's tables, by its key.
    'markdown': 'str',  # The characters as inline Markdown, as in a literal.
    'runs': 'Sequence[ViewLike]',  # Texts, images and links in one paragraph, each with its own text modifiers.
    'timer': 'TimerText',  # A clock that runs in an interval.
}, total=False)

TimelineReloadPolicyWithAfter = TypedDict('TimelineReloadPolicyWithAfter', {
    'after': 'Required[str]',
}, total=False)

TransitionWithAnimation = TypedDict('TransitionWithAnimation', {
    'animation': 'Required[AnimatedTransition]',  # A transition with an animation of its own.
}, total=False)

TransitionWithAsymmetric = TypedDict('TransitionWithAsymmetric', {
    'asymmetric': 'Required[AsymmetricTransition]',  # One way in, another way out.
}, total=False)

TransitionWithBlurReplace = TypedDict('TransitionWithBlurReplace', {
    'blurReplace': 'Required[BlurReplace]',  # The view is blurred, fades and changes its size a little.
}, total=False)

TransitionWithCombined = TypedDict('TransitionWithCombined', {
    'combined': 'Required[Sequence[Transition]]',  # Several at once.
}, total=False)

TransitionWithIdentity = TypedDict('TransitionWithIdentity', {
    'identity': 'Required[Flag]',  # The view comes and goes at once.
}, total=False)

TransitionWithMove = TypedDict('TransitionWithMove', {
    'move': 'Required[SafeAreaInsetEdge]',  # The view comes from an edge and goes over it.
}, total=False)

TransitionWithOffset = TypedDict('TransitionWithOffset', {
    'offset': 'Required[Offset]',  # The view comes from a distance and goes there.
}, total=False)

TransitionWithOpacity = TypedDict('TransitionWithOpacity', {
    'opacity': 'Required[Flag]',  # The view fades in and out.
}, total=False)

TransitionWithPush = TypedDict('TransitionWithPush', {
    'push': 'Required[SafeAreaInsetEdge]',  # The view comes from an edge and goes over the opposite one, fading.
}, total=False)

TransitionWithScale = TypedDict('TransitionWithScale', {
    'scale': 'Required[ScaleTransition]',  # The view grows and shrinks.
}, total=False)

TransitionWithSlide = TypedDict('TransitionWithSlide', {
    'slide': 'Required[Flag]',  # The view comes from the leading edge and goes over the trailing one.
}, total=False)

TransitionWithSymbolEffect = TypedDict('TransitionWithSymbolEffect', {
    'symbolEffect': 'Required[SymbolEffect]',  # A symbol appears and disappears.
}, total=False)

UnitPointWithX = TypedDict('UnitPointWithX', {
    'x': 'Required[float]',  # Fraction of the width, 0 at the leading edge.
    'y': 'Required[float]',  # Fraction of the height, 0 at the top.
}, total=False)

UnsupportedViewWithView = TypedDict('UnsupportedViewWithView', {
    'view': 'Required[str]',  # Name of the view's type.
}, total=False)

VariantViewWithVariants = TypedDict('VariantViewWithVariants', {
    'variants': 'Required[Sequence[VariantViewVariant]]',
}, total=False)

VerticalAlignmentWithCustom = TypedDict('VerticalAlignmentWithCustom', {
    'custom': 'Required[str]',
    'default': 'Literal["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]',
}, total=False)
