"""What views are made of. Made by Scripts/make-bindings.py from the JSON Schema of archives; do not edit."""

from __future__ import annotations

import json
import pathlib
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .types import *  # noqa: F403
    from .types import ViewLike


def payload(fields: Mapping[str, Any], value: Any = None) -> Any:
    """The short form, or the fields that were given."""
    given = {name: field for name, field in fields.items() if field is not None}
    if value is None:
        return given
    if given:
        raise TypeError(f"a value cannot be combined with {', '.join(given)}")
    return value


def plain(value: Any) -> Any:
    """A value as JSON holds it."""
    if isinstance(value, View):
        return value.node()
    if isinstance(value, Mapping):
        return {name: plain(inner) for name, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    return value


class View:
    """A view with its modifiers; each modifier gives a new view, as in SwiftUI."""

    def __init__(
        self, name: str, payload: Any,
        modifiers: Sequence[Mapping[str, Any]] = (), id: Optional[str] = None,
    ) -> None:
        self._name = name
        self._payload = payload
        self._modifiers: List[Mapping[str, Any]] = list(modifiers)
        self._id = id

    def node(self) -> Dict[str, Any]:
        """The view as archives hold it."""
        node: Dict[str, Any] = {self._name: plain(self._payload)}
        if self._modifiers:
            node["modifiers"] = plain(self._modifiers)
        if self._id is not None:
            node["id"] = self._id
        return node

    def named(self, id: str) -> View:
        """The view with a stable name for hit regions and reports."""
        return View(self._name, self._payload, self._modifiers, id)

    def modifier(self, name: str, payload: Any) -> View:
        """The view with one more modifier, the outermost so far."""
        return View(
            self._name, self._payload,
            [*self._modifiers, {name: payload}], self._id)

    def frame(
        self,
        *,
        alignment: Optional[Alignment] = None,
        height: Optional[float] = None,
        idealHeight: Optional[Extent] = None,
        idealWidth: Optional[Extent] = None,
        maxHeight: Optional[Extent] = None,
        maxWidth: Optional[Extent] = None,
        minHeight: Optional[Extent] = None,
        minWidth: Optional[Extent] = None,
        width: Optional[float] = None,
    ) -> View:
        """A box of fixed or bounded size around the view."""
        return self.modifier("frame", payload({"alignment": alignment, "height": height,
            "idealHeight": idealHeight, "idealWidth": idealWidth, "maxHeight": maxHeight,
            "maxWidth": maxWidth, "minHeight": minHeight, "minWidth": minWidth, "width":
            width}))

    def padding(
        self,
        value: Optional[float] = None,
        *,
        edges: Optional[EdgeSet] = None,
        insets: Optional[EdgeInsets] = None,
        length: Optional[float] = None,
    ) -> View:
        """Space around the view; a number is the same on all edges."""
        return self.modifier("padding", payload({"edges": edges, "insets": insets, "length":
            length}, value))

    def fixedSize(
        self,
        value: Optional[bool] = None,
        *,
        horizontal: Optional[bool] = None,
        vertical: Optional[bool] = None,
    ) -> View:
        """Proposes the ideal size on the chosen axes."""
        return self.modifier("fixedSize", payload({"horizontal": horizontal, "vertical":
            vertical}, value))

    def layoutPriority(
        self,
        value: float,
    ) -> View:
        """The order in which a stack offers space; higher numbers come first."""
        return self.modifier("layoutPriority", value)

    def offset(
        self,
        *,
        x: Optional[float] = None,
        y: Optional[float] = None,
    ) -> View:
        """Moves the view without a change of layout."""
        return self.modifier("offset", payload({"x": x, "y": y}))

    def position(
        self,
        *,
        x: Optional[float] = None,
        y: Optional[float] = None,
    ) -> View:
        """Puts the view's centre on a point of the space that it is offered."""
        return self.modifier("position", payload({"x": x, "y": y}))

    def zIndex(
        self,
        value: float,
    ) -> View:
        """The order of drawing among the views of a container; higher is nearer."""
        return self.modifier("zIndex", value)

    def gridCellColumns(
        self,
        value: int,
    ) -> View:
        """How many columns of its grid the view covers."""
        return self.modifier("gridCellColumns", value)

    def gridCellAnchor(
        self,
        value: Optional[UnitPointName] = None,
        *,
        x: Optional[float] = None,
        y: Optional[float] = None,
    ) -> View:
        """The point of the view and of its cell that coincide."""
        return self.modifier("gridCellAnchor", payload({"x": x, "y": y}, value))

    def gridColumnAlignment(
        self,
        value: Optional[Literal["leading", "center", "trailing"]] = None,
        *,
        custom: Optional[str] = None,
        default: Optional[Literal["leading", "center", "trailing"]] = None,
    ) -> View:
        """How the view's whole column is aligned."""
        return self.modifier("gridColumnAlignment", payload({"custom": custom, "default":
            default}, value))

    def gridCellUnsizedAxes(
        self,
        value: Sequence[Axis],
    ) -> View:
        """The axes on which the view takes what other cells give."""
        return self.modifier("gridCellUnsizedAxes", value)

    def aspectRatio(
        self,
        *,
        contentMode: Optional[AspectRatioContentMode] = None,
        ratio: Optional[float] = None,
    ) -> View:
        """A box of a fixed ratio of sides."""
        return self.modifier("aspectRatio", payload({"contentMode": contentMode, "ratio":
            ratio}))

    def scaledToFit(
        self,
        value: bool = True,
    ) -> View:
        """Short for an `aspectRatio` of the view's own ratio that fits."""
        return self.modifier("scaledToFit", value)

    def scaledToFill(
        self,
        value: bool = True,
    ) -> View:
        """Short for an `aspectRatio` of the view's own ratio that fills."""
        return self.modifier("scaledToFill", value)

    def alignmentGuide(
        self,
        *,
        heightFraction: Optional[float] = None,
        horizontal: Optional[HorizontalAlignment] = None,
        offset: Optional[float] = None,
        relativeTo: Optional[AlignmentGuideBase] = None,
        vertical: Optional[VerticalAlignment] = None,
        widthFraction: Optional[float] = None,
    ) -> View:
        """Moves one of the view's guides: to another guide plus a distance, in the view's
            box."""
        return self.modifier("alignmentGuide", payload({"heightFraction": heightFraction,
            "horizontal": horizontal, "offset": offset, "relativeTo": relativeTo, "vertical":
            vertical, "widthFraction": widthFraction}))

    def containerRelativeFrame(
        self,
        *,
        alignment: Optional[Alignment] = None,
        axes: Optional[Sequence[Axis]] = None,
        count: Optional[int] = None,
        spacing: Optional[float] = None,
        span: Optional[int] = None,
    ) -> View:
        """A box that covers `span` of `count` parts of the widget's content area."""
        return self.modifier("containerRelativeFrame", payload({"alignment": alignment, "axes":
            axes, "count": count, "spacing": spacing, "span": span}))

    def ignoresSafeArea(
        self,
        value: Optional[bool] = None,
        *,
        edges: Optional[EdgeSet] = None,
    ) -> View:
        """Lets a view that touches the widget's content margins extend to the surface's
            edges."""
        return self.modifier("ignoresSafeArea", payload({"edges": edges}, value))

    def safeAreaPadding(
        self,
        value: Optional[float] = None,
        *,
        edges: Optional[EdgeSet] = None,
        insets: Optional[EdgeInsets] = None,
        length: Optional[float] = None,
    ) -> View:
        """Space around the view that `ignoresSafeArea` inside of it extends into."""
        return self.modifier("safeAreaPadding", payload({"edges": edges, "insets": insets,
            "length": length}, value))

    def safeAreaInset(
        self,
        *,
        content: ViewLike,
        edge: SafeAreaInsetEdge,
        alignment: Optional[Alignment] = None,
        spacing: Optional[float] = None,
    ) -> View:
        """Another view at an edge, for which this one makes space."""
        return self.modifier("safeAreaInset", payload({"content": content, "edge": edge,
            "alignment": alignment, "spacing": spacing}))

    def background(
        self,
        value: Optional[Union[Literal["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "background", "background.secondary", "background.tertiary", "background.quaternary", "fill", "fill.secondary", "fill.tertiary", "fill.quaternary", "separator", "selection", "link", "placeholder", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"], Union[SystemColor, str]]] = None,
        *,
        alignment: Optional[Alignment] = None,
        content: Optional[ViewLike] = None,
        in_: Optional[Shape] = None,
        style: Optional[ShapeStyle] = None,
    ) -> View:
        """Something behind the view: a style, or another view."""
        return self.modifier("background", payload({"alignment": alignment, "content": content,
            "in": in_, "style": style}, value))

    def overlay(
        self,
        value: Optional[Union[Literal["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "background", "background.secondary", "background.tertiary", "background.quaternary", "fill", "fill.secondary", "fill.tertiary", "fill.quaternary", "separator", "selection", "link", "placeholder", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"], Union[SystemColor, str]]] = None,
        *,
        alignment: Optional[Alignment] = None,
        content: Optional[ViewLike] = None,
        in_: Optional[Shape] = None,
        style: Optional[ShapeStyle] = None,
    ) -> View:
        """Something in front of the view: a style, or another view."""
        return self.modifier("overlay", payload({"alignment": alignment, "content": content,
            "in": in_, "style": style}, value))

    def hidden(
        self,
        value: bool = True,
    ) -> View:
        """Keeps the view's space but draws nothing."""
        return self.modifier("hidden", value)

    def foregroundStyle(
        self,
        value: Union[ShapeStyle, Sequence[ShapeStyle]],
    ) -> View:
        """What text, shapes and symbols are filled with; a list gives a style to each level."""
        return self.modifier("foregroundStyle", value)

    def foregroundColor(
        self,
        value: Color,
    ) -> View:
        """Short for a `foregroundStyle` of one colour."""
        return self.modifier("foregroundColor", value)

    def backgroundStyle(
        self,
        value: ShapeStyle,
    ) -> View:
        """What the style `background` refers to in the view."""
        return self.modifier("backgroundStyle", value)

    def tint(
        self,
        value: ShapeStyle,
    ) -> View:
        """The colour of controls."""
        return self.modifier("tint", value)

    def opacity(
        self,
        value: float,
    ) -> View:
        """Fades the view: 0 is invisible, 1 opaque."""
        return self.modifier("opacity", value)

    def cornerRadius(
        self,
        value: float,
    ) -> View:
        """Clips the view to a rectangle with round corners; radius in points."""
        return self.modifier("cornerRadius", value)

    def clipShape(
        self,
        value: Shape,
    ) -> View:
        """Clips the view to a shape."""
        return self.modifier("clipShape", value)

    def contentShape(
        self,
        value: Shape,
    ) -> View:
        """The region of the view that takes taps."""
        return self.modifier("contentShape", value)

    def containerShape(
        self,
        value: Shape,
    ) -> View:
        """The outline that `containerRelativeShape` in the view follows."""
        return self.modifier("containerShape", value)

    def layoutDirectionBehavior(
        self,
        value: LayoutDirectionBehavior,
    ) -> View:
        """Whether the view is drawn mirrored where leading is on the right."""
        return self.modifier("layoutDirectionBehavior", value)

    def clipped(
        self,
        value: bool = True,
    ) -> View:
        """Clips the view to its box."""
        return self.modifier("clipped", value)

    def border(
        self,
        value: Optional[Union[Literal["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "background", "background.secondary", "background.tertiary", "background.quaternary", "fill", "fill.secondary", "fill.tertiary", "fill.quaternary", "separator", "selection", "link", "placeholder", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"], Union[SystemColor, str]]] = None,
        *,
        style: Optional[ShapeStyle] = None,
        width: Optional[float] = None,
    ) -> View:
        """A line inside the view's box, over the view."""
        return self.modifier("border", payload({"style": style, "width": width}, value))

    def rotationEffect(
        self,
        value: Optional[float] = None,
        *,
        degrees: Optional[float] = None,
        anchor: Optional[UnitPoint] = None,
    ) -> View:
        """Rotates what the view draws, without a change of layout."""
        return self.modifier("rotationEffect", payload({"degrees": degrees, "anchor": anchor},
            value))

    def scaleEffect(
        self,
        value: Optional[float] = None,
        *,
        anchor: Optional[UnitPoint] = None,
        x: Optional[float] = None,
        y: Optional[float] = None,
    ) -> View:
        """Enlarges or shrinks what the view draws, without a change of layout."""
        return self.modifier("scaleEffect", payload({"anchor": anchor, "x": x, "y": y}, value))

    def shadow(
        self,
        *,
        radius: float,
        color: Optional[Color] = None,
        x: Optional[float] = None,
        y: Optional[float] = None,
    ) -> View:
        """A blurred copy under each thing that the view draws."""
        return self.modifier("shadow", payload({"radius": radius, "color": color, "x": x, "y":
            y}))

    def imageScale(
        self,
        value: ImageScale,
    ) -> View:
        """Size of symbols relative to their font."""
        return self.modifier("imageScale", value)

    def symbolRenderingMode(
        self,
        value: SymbolRenderingMode,
    ) -> View:
        """How the layers of symbols are coloured."""
        return self.modifier("symbolRenderingMode", value)

    def symbolVariant(
        self,
        value: SymbolVariant,
    ) -> View:
        """A variant of symbols, added to those around it."""
        return self.modifier("symbolVariant", value)

    def mask(
        self,
        value: Optional[Union[Literal["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "background", "background.secondary", "background.tertiary", "background.quaternary", "fill", "fill.secondary", "fill.tertiary", "fill.quaternary", "separator", "selection", "link", "placeholder", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"], Union[SystemColor, str]]] = None,
        *,
        alignment: Optional[Alignment] = None,
        content: Optional[ViewLike] = None,
        in_: Optional[Shape] = None,
        style: Optional[ShapeStyle] = None,
    ) -> View:
        """Shows the view only where another one is opaque."""
        return self.modifier("mask", payload({"alignment": alignment, "content": content, "in":
            in_, "style": style}, value))

    def blur(
        self,
        value: Optional[float] = None,
        *,
        radius: Optional[float] = None,
        opaque: Optional[bool] = None,
    ) -> View:
        """Blurs what the view draws; radius in points."""
        return self.modifier("blur", payload({"radius": radius, "opaque": opaque}, value))

    def blendMode(
        self,
        value: BlendMode,
    ) -> View:
        """How the view's colours meet those behind it."""
        return self.modifier("blendMode", value)

    def compositingGroup(
        self,
        value: bool = True,
    ) -> View:
        """Draws the view as one picture before effects around it see it."""
        return self.modifier("compositingGroup", value)

    def drawingGroup(
        self,
        value: bool = True,
    ) -> View:
        """Draws the view as one bitmap."""
        return self.modifier("drawingGroup", value)

    def brightness(
        self,
        value: float,
    ) -> View:
        """Adds an amount to every component; 0 changes nothing."""
        return self.modifier("brightness", value)

    def contrast(
        self,
        value: float,
    ) -> View:
        """Spreads colours around middle grey; 1 changes nothing."""
        return self.modifier("contrast", value)

    def saturation(
        self,
        value: float,
    ) -> View:
        """Strengthens colours; 0 leaves greys, 1 changes nothing."""
        return self.modifier("saturation", value)

    def grayscale(
        self,
        value: float,
    ) -> View:
        """Removes colour; 1 leaves greys."""
        return self.modifier("grayscale", value)

    def hueRotation(
        self,
        value: float,
    ) -> View:
        """Rotates colours around the colour wheel, in degrees."""
        return self.modifier("hueRotation", value)

    def colorInvert(
        self,
        value: bool = True,
    ) -> View:
        """Inverts colours."""
        return self.modifier("colorInvert", value)

    def colorMultiply(
        self,
        value: Color,
    ) -> View:
        """Multiplies colours by a colour."""
        return self.modifier("colorMultiply", value)

    def luminanceToAlpha(
        self,
        value: bool = True,
    ) -> View:
        """Turns luminance into the opacity of black."""
        return self.modifier("luminanceToAlpha", value)

    def rotation3DEffect(
        self,
        *,
        axis: Rotation3DEffectAxis3D,
        degrees: float,
        anchor: Optional[UnitPoint] = None,
        anchorZ: Optional[float] = None,
        perspective: Optional[float] = None,
    ) -> View:
        """Rotates what the view draws in three dimensions, without a change of layout."""
        return self.modifier("rotation3DEffect", payload({"axis": axis, "degrees": degrees,
            "anchor": anchor, "anchorZ": anchorZ, "perspective": perspective}))

    def projectionEffect(
        self,
        *,
        m11: Optional[float] = None,
        m12: Optional[float] = None,
        m13: Optional[float] = None,
        m21: Optional[float] = None,
        m22: Optional[float] = None,
        m23: Optional[float] = None,
        m31: Optional[float] = None,
        m32: Optional[float] = None,
        m33: Optional[float] = None,
    ) -> View:
        """Draws the view through a projective transform of its box."""
        return self.modifier("projectionEffect", payload({"m11": m11, "m12": m12, "m13": m13,
            "m21": m21, "m22": m22, "m23": m23, "m31": m31, "m32": m32, "m33": m33}))

    def transformEffect(
        self,
        *,
        a: Optional[float] = None,
        b: Optional[float] = None,
        c: Optional[float] = None,
        d: Optional[float] = None,
        tx: Optional[float] = None,
        ty: Optional[float] = None,
    ) -> View:
        """Draws the view through an affine transform of its box."""
        return self.modifier("transformEffect", payload({"a": a, "b": b, "c": c, "d": d, "tx":
            tx, "ty": ty}))

    def font(
        self,
        value: Optional[FontTextStyle] = None,
        *,
        design: Optional[FontDesign] = None,
        fixedSize: Optional[float] = None,
        italic: Optional[bool] = None,
        leading: Optional[FontLeading] = None,
        monospacedDigit: Optional[bool] = None,
        name: Optional[str] = None,
        relativeTo: Optional[FontTextStyle] = None,
        size: Optional[float] = None,
        smallCaps: Optional[FontSmallCaps] = None,
        style: Optional[FontTextStyle] = None,
        weight: Optional[FontWeight] = None,
        width: Optional[FontWidth] = None,
    ) -> View:
        """The font of texts and symbols."""
        return self.modifier("font", payload({"design": design, "fixedSize": fixedSize,
            "italic": italic, "leading": leading, "monospacedDigit": monospacedDigit, "name":
            name, "relativeTo": relativeTo, "size": size, "smallCaps": smallCaps, "style":
            style, "weight": weight, "width": width}, value))

    def fontWeight(
        self,
        value: FontWeight,
    ) -> View:
        """The stroke weight of texts and symbols."""
        return self.modifier("fontWeight", value)

    def bold(
        self,
        value: bool = True,
    ) -> View:
        """Bold stroke weight."""
        return self.modifier("bold", value)

    def italic(
        self,
        value: bool = True,
    ) -> View:
        """Italic letters."""
        return self.modifier("italic", value)

    def fontDesign(
        self,
        value: FontDesign,
    ) -> View:
        """The design of the system face."""
        return self.modifier("fontDesign", value)

    def fontWidth(
        self,
        value: FontWidth,
    ) -> View:
        """The width of letters."""
        return self.modifier("fontWidth", value)

    def monospaced(
        self,
        value: bool = True,
    ) -> View:
        """Letters that are equally wide."""
        return self.modifier("monospaced", value)

    def monospacedDigit(
        self,
        value: bool = True,
    ) -> View:
        """Digits that are equally wide."""
        return self.modifier("monospacedDigit", value)

    def strikethrough(
        self,
        value: Optional[bool] = None,
        *,
        color: Optional[Color] = None,
        isActive: Optional[bool] = None,
        pattern: Optional[TextLinePattern] = None,
    ) -> View:
        """A line through texts."""
        return self.modifier("strikethrough", payload({"color": color, "isActive": isActive,
            "pattern": pattern}, value))

    def underline(
        self,
        value: Optional[bool] = None,
        *,
        color: Optional[Color] = None,
        isActive: Optional[bool] = None,
        pattern: Optional[TextLinePattern] = None,
    ) -> View:
        """A line under texts."""
        return self.modifier("underline", payload({"color": color, "isActive": isActive,
            "pattern": pattern}, value))

    def lineLimit(
        self,
        value: Optional[int] = None,
        *,
        limit: Optional[int] = None,
        max: Optional[int] = None,
        min: Optional[int] = None,
        reservesSpace: Optional[bool] = None,
    ) -> View:
        """The most lines of texts, or a range; less than 1 counts as 1."""
        return self.modifier("lineLimit", payload({"limit": limit, "max": max, "min": min,
            "reservesSpace": reservesSpace}, value))

    def lineSpacing(
        self,
        value: float,
    ) -> View:
        """Space between the lines of a text, in points."""
        return self.modifier("lineSpacing", value)

    def truncationMode(
        self,
        value: TruncationMode,
    ) -> View:
        """Where a line that is too long is truncated."""
        return self.modifier("truncationMode", value)

    def minimumScaleFactor(
        self,
        value: float,
    ) -> View:
        """How far texts may shrink to fit, as a fraction of their size."""
        return self.modifier("minimumScaleFactor", value)

    def allowsTightening(
        self,
        value: bool = True,
    ) -> View:
        """Lets the letters of a text move closer together when it does not fit."""
        return self.modifier("allowsTightening", value)

    def kerning(
        self,
        value: float,
    ) -> View:
        """Space after each character, in points."""
        return self.modifier("kerning", value)

    def tracking(
        self,
        value: float,
    ) -> View:
        """Space after each character, in points; `kerning` beside it is ignored."""
        return self.modifier("tracking", value)

    def baselineOffset(
        self,
        value: float,
    ) -> View:
        """The distance of texts above the baseline, in points."""
        return self.modifier("baselineOffset", value)

    def textCase(
        self,
        value: TextCase,
    ) -> View:
        """Uppercase or lowercase letters."""
        return self.modifier("textCase", value)

    def dynamicTypeSize(
        self,
        value: Optional[DynamicTypeSize] = None,
        *,
        max: Optional[DynamicTypeSize] = None,
        min: Optional[DynamicTypeSize] = None,
        size: Optional[DynamicTypeSize] = None,
    ) -> View:
        """The text size, or the range that it stays in."""
        return self.modifier("dynamicTypeSize", payload({"max": max, "min": min, "size": size},
            value))

    def multilineTextAlignment(
        self,
        value: TextAlignment,
    ) -> View:
        """How lines shorter than the widest one are aligned."""
        return self.modifier("multilineTextAlignment", value)

    def disabled(
        self,
        value: bool = True,
    ) -> View:
        """Makes controls inactive."""
        return self.modifier("disabled", value)

    def buttonStyle(
        self,
        value: ButtonStyle,
    ) -> View:
        """The style of buttons."""
        return self.modifier("buttonStyle", value)

    def toggleStyle(
        self,
        value: ToggleStyle,
    ) -> View:
        """The style of toggles."""
        return self.modifier("toggleStyle", value)

    def labelStyle(
        self,
        value: LabelStyle,
    ) -> View:
        """The style of labels."""
        return self.modifier("labelStyle", value)

    def labelsHidden(
        self,
        value: bool = True,
    ) -> View:
        """Hides the labels of controls."""
        return self.modifier("labelsHidden", value)

    def gaugeStyle(
        self,
        value: GaugeStyle,
    ) -> View:
        """The style of gauges."""
        return self.modifier("gaugeStyle", value)

    def progressViewStyle(
        self,
        value: ProgressViewStyle,
    ) -> View:
        """The style of progress views."""
        return self.modifier("progressViewStyle", value)

    def controlSize(
        self,
        value: ControlSize,
    ) -> View:
        """The size of controls."""
        return self.modifier("controlSize", value)

    def buttonBorderShape(
        self,
        value: Optional[ButtonBorderShapeForm] = None,
        *,
        shape: Optional[ButtonBorderShapeForm] = None,
        radius: Optional[float] = None,
    ) -> View:
        """The outline of buttons with a border."""
        return self.modifier("buttonBorderShape", payload({"shape": shape, "radius": radius},
            value))

    def redacted(
        self,
        value: RedactionReason,
    ) -> View:
        """Adds a reason to redact content."""
        return self.modifier("redacted", value)

    def unredacted(
        self,
        value: bool = True,
    ) -> View:
        """Removes all reasons to redact content."""
        return self.modifier("unredacted", value)

    def privacySensitive(
        self,
        value: bool = True,
    ) -> View:
        """Marks content as private."""
        return self.modifier("privacySensitive", value)

    def invalidatableContent(
        self,
        value: bool = True,
    ) -> View:
        """Marks content that waits for an update after an interaction."""
        return self.modifier("invalidatableContent", value)

    def containerBackground(
        self,
        value: Optional[Union[Literal["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint", "background", "background.secondary", "background.tertiary", "background.quaternary", "fill", "fill.secondary", "fill.tertiary", "fill.quaternary", "separator", "selection", "link", "placeholder", "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar"], Union[SystemColor, str]]] = None,
        *,
        alignment: Optional[Alignment] = None,
        content: Optional[ViewLike] = None,
        in_: Optional[Shape] = None,
        style: Optional[ShapeStyle] = None,
    ) -> View:
        """What is behind the whole widget, ignoring its margins."""
        return self.modifier("containerBackground", payload({"alignment": alignment, "content":
            content, "in": in_, "style": style}, value))

    def widgetURL(
        self,
        value: str,
    ) -> View:
        """The URL that a tap outside of controls opens."""
        return self.modifier("widgetURL", value)

    def widgetAccentable(
        self,
        value: bool = True,
    ) -> View:
        """Puts the view into the accent group of a tinted surface; `false` does not take it out
            of one."""
        return self.modifier("widgetAccentable", value)

    def widgetLabel(
        self,
        value: ViewLike,
    ) -> View:
        """What a watch face writes along the edge of a corner or the bezel; the face draws it,
            not the widget."""
        return self.modifier("widgetLabel", value)

    def widgetCurvesContent(
        self,
        value: bool = True,
    ) -> View:
        """Lets the content of a corner follow the edge of the display; the face bends it."""
        return self.modifier("widgetCurvesContent", value)

    def activityBackgroundTint(
        self,
        value: Color,
    ) -> View:
        """The colour behind a Live Activity on the Lock Screen."""
        return self.modifier("activityBackgroundTint", value)

    def activitySystemActionForegroundColor(
        self,
        value: Color,
    ) -> View:
        """The colour of texts on the buttons that the system shows beside a Live Activity."""
        return self.modifier("activitySystemActionForegroundColor", value)

    def colorScheme(
        self,
        value: ColorScheme,
    ) -> View:
        """Light or dark for the view and what it holds."""
        return self.modifier("colorScheme", value)

    def environment(
        self,
        *,
        calendar: Optional[CalendarIdentifier] = None,
        colorScheme: Optional[ColorScheme] = None,
        dynamicTypeSize: Optional[DynamicTypeSize] = None,
        font: Optional[Font] = None,
        isEnabled: Optional[bool] = None,
        layoutDirection: Optional[LayoutDirection] = None,
        lineLimit: Optional[int] = None,
        locale: Optional[str] = None,
        multilineTextAlignment: Optional[TextAlignment] = None,
        timeZone: Optional[str] = None,
    ) -> View:
        """Values of the environment for the view and what it holds."""
        return self.modifier("environment", payload({"calendar": calendar, "colorScheme":
            colorScheme, "dynamicTypeSize": dynamicTypeSize, "font": font, "isEnabled":
            isEnabled, "layoutDirection": layoutDirection, "lineLimit": lineLimit, "locale":
            locale, "multilineTextAlignment": multilineTextAlignment, "timeZone": timeZone}))

    def id(
        self,
        value: str,
    ) -> View:
        """What the view is called among those of its container: of two entries, views of the
            same id are one view that changes."""
        return self.modifier("id", value)

    def animation(
        self,
        *,
        animation: Optional[Animation] = None,
        value: Optional[str] = None,
    ) -> View:
        """How changes of the view pass when a value changes."""
        return self.modifier("animation", payload({"animation": animation, "value": value}))

    def transaction(
        self,
        *,
        animation: Optional[Animation] = None,
        disablesAnimations: Optional[bool] = None,
    ) -> View:
        """How all changes of the view pass."""
        return self.modifier("transaction", payload({"animation": animation,
            "disablesAnimations": disablesAnimations}))

    def transition(
        self,
        value: Transition,
    ) -> View:
        """How the view comes and goes."""
        return self.modifier("transition", value)

    def matchedGeometryEffect(
        self,
        *,
        id: str,
        namespace: Optional[str] = None,
        properties: Optional[MatchedGeometryEffectProperties] = None,
    ) -> View:
        """Lets the view pass into another one of the same id that comes while it goes."""
        return self.modifier("matchedGeometryEffect", payload({"id": id, "namespace": namespace,
            "properties": properties}))

    def phaseAnimator(
        self,
        *,
        phases: Sequence[ViewPhase],
        trigger: Optional[str] = None,
    ) -> View:
        """Lets the view pass through further states, as `phaseAnimator` and `keyframeAnimator`
            do."""
        return self.modifier("phaseAnimator", payload({"phases": phases, "trigger": trigger}))

    def contentTransition(
        self,
        short: Optional[ContentTransitionKind] = None,
        *,
        kind: Optional[ContentTransitionKind] = None,
        countsDown: Optional[bool] = None,
        value: Optional[float] = None,
    ) -> View:
        """How the content of the views inside passes into another one."""
        return self.modifier("contentTransition", payload({"kind": kind, "countsDown":
            countsDown, "value": value}, short))

    def symbolEffect(
        self,
        short: Optional[SymbolEffect] = None,
        *,
        effect: Optional[SymbolEffect] = None,
        value: Optional[str] = None,
    ) -> View:
        """A movement of the symbols inside."""
        return self.modifier("symbolEffect", payload({"effect": effect, "value": value}, short))

    def accessibilityLabel(
        self,
        value: Optional[str] = None,
        *,
        content: Optional[str] = None,
        date: Optional[DateText] = None,
        format: Optional[FormattedText] = None,
        interval: Optional[DateIntervalText] = None,
        localized: Optional[LocalizedText] = None,
        markdown: Optional[str] = None,
        runs: Optional[Sequence[ViewLike]] = None,
        timer: Optional[TimerText] = None,
    ) -> View:
        """What assistive technology calls the view."""
        return self.modifier("accessibilityLabel", payload({"content": content, "date": date,
            "format": format, "interval": interval, "localized": localized, "markdown":
            markdown, "runs": runs, "timer": timer}, value))

    def accessibilityValue(
        self,
        value: Optional[str] = None,
        *,
        content: Optional[str] = None,
        date: Optional[DateText] = None,
        format: Optional[FormattedText] = None,
        interval: Optional[DateIntervalText] = None,
        localized: Optional[LocalizedText] = None,
        markdown: Optional[str] = None,
        runs: Optional[Sequence[ViewLike]] = None,
        timer: Optional[TimerText] = None,
    ) -> View:
        """The value that assistive technology reads after the label."""
        return self.modifier("accessibilityValue", payload({"content": content, "date": date,
            "format": format, "interval": interval, "localized": localized, "markdown":
            markdown, "runs": runs, "timer": timer}, value))

    def accessibilityHint(
        self,
        value: Optional[str] = None,
        *,
        content: Optional[str] = None,
        date: Optional[DateText] = None,
        format: Optional[FormattedText] = None,
        interval: Optional[DateIntervalText] = None,
        localized: Optional[LocalizedText] = None,
        markdown: Optional[str] = None,
        runs: Optional[Sequence[ViewLike]] = None,
        timer: Optional[TimerText] = None,
    ) -> View:
        """What happens when the view is tapped, read after a pause."""
        return self.modifier("accessibilityHint", payload({"content": content, "date": date,
            "format": format, "interval": interval, "localized": localized, "markdown":
            markdown, "runs": runs, "timer": timer}, value))

    def accessibilityInputLabels(
        self,
        value: Sequence[Text],
    ) -> View:
        """Names by which a voice command may call the view."""
        return self.modifier("accessibilityInputLabels", value)

    def accessibilityIdentifier(
        self,
        value: str,
    ) -> View:
        """A name for tests, which is never read aloud."""
        return self.modifier("accessibilityIdentifier", value)

    def accessibilityAddTraits(
        self,
        value: Sequence[AccessibilityTrait],
    ) -> View:
        """What the view is, in addition to what it is by itself."""
        return self.modifier("accessibilityAddTraits", value)

    def accessibilityRemoveTraits(
        self,
        value: Sequence[AccessibilityTrait],
    ) -> View:
        """What the view is not, although it is by itself."""
        return self.modifier("accessibilityRemoveTraits", value)

    def accessibilityHidden(
        self,
        value: bool = True,
    ) -> View:
        """Leaves the view out of what assistive technology reads."""
        return self.modifier("accessibilityHidden", value)

    def accessibilityElement(
        self,
        value: AccessibilityChildBehavior,
    ) -> View:
        """Makes an accessibility element: of the view alone, of everything in it, or around
            everything in it."""
        return self.modifier("accessibilityElement", value)

    def accessibilitySortPriority(
        self,
        value: float,
    ) -> View:
        """The order of reading among its neighbours; higher comes first."""
        return self.modifier("accessibilitySortPriority", value)

    def accessibilityHeading(
        self,
        value: AccessibilityHeadingLevel,
    ) -> View:
        """The level of a heading."""
        return self.modifier("accessibilityHeading", value)

    def accessibilityTextContentType(
        self,
        value: AccessibilityTextContentType,
    ) -> View:
        """What kind of text the view holds."""
        return self.modifier("accessibilityTextContentType", value)

    def accessibilityRespondsToUserInteraction(
        self,
        value: bool = True,
    ) -> View:
        """Whether Switch Control and Full Keyboard Access reach the view."""
        return self.modifier("accessibilityRespondsToUserInteraction", value)

    def accessibilityIgnoresInvertColors(
        self,
        value: bool = True,
    ) -> View:
        """Keeps the view's colours when the system inverts them."""
        return self.modifier("accessibilityIgnoresInvertColors", value)


class Archive:
    """An archive, ready to be written."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values

    def json(self) -> str:
        """The archive as JSON."""
        return json.dumps(plain(self._values), ensure_ascii=False, indent=2) + "\n"

    def write(self, path: Union[str, pathlib.Path]) -> None:
        """Writes the archive into a file."""
        pathlib.Path(path).write_text(self.json(), encoding="utf-8")
