"""Views of widgets, and archives of them. Made by Scripts/make-bindings.py from the JSON Schema of archives; do not edit."""

from __future__ import annotations

from typing import Any, Literal, Mapping, Optional, Sequence, Union

from ._document import Document as Document, VitrineError as VitrineError, render as render
from ._view import Archive, View, payload
from .types import *  # noqa: F403
from .types import ViewLike


def text(
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
    """Characters in one style; a plain string in place of a view means the same."""
    return View("text", payload({"content": content, "date": date, "format": format, "interval":
        interval, "localized": localized, "markdown": markdown, "runs": runs, "timer": timer},
        value))


def image(
    *,
    antialiased: Optional[bool] = None,
    capInsets: Optional[EdgeInsets] = None,
    decorative: Optional[bool] = None,
    interpolation: Optional[ImageInterpolation] = None,
    name: Optional[str] = None,
    renderingMode: Optional[ImageRenderingMode] = None,
    resizable: Optional[bool] = None,
    resizingMode: Optional[ImageResizingMode] = None,
    scale: Optional[float] = None,
    symbolRenderingMode: Optional[SymbolRenderingMode] = None,
    systemName: Optional[str] = None,
    variableValue: Optional[float] = None,
    widgetAccentedRenderingMode: Optional[WidgetAccentedRenderingMode] = None,
) -> View:
    """A bitmap of the archive's assets or a symbol of the system."""
    return View("image", payload({"antialiased": antialiased, "capInsets": capInsets,
        "decorative": decorative, "interpolation": interpolation, "name": name, "renderingMode":
        renderingMode, "resizable": resizable, "resizingMode": resizingMode, "scale": scale,
        "symbolRenderingMode": symbolRenderingMode, "systemName": systemName, "variableValue":
        variableValue, "widgetAccentedRenderingMode": widgetAccentedRenderingMode}))


def label(
    *,
    title: ViewLike,
    icon: Optional[ViewLike] = None,
    systemImage: Optional[str] = None,
) -> View:
    """A title with an icon beside it."""
    return View("label", payload({"title": title, "icon": icon, "systemImage": systemImage}))


def hStack(
    *children: ViewLike,
    alignment: Optional[VerticalAlignment] = None,
    spacing: Optional[float] = None,
) -> View:
    """Views side by side."""
    return View("hStack", payload({"alignment": alignment, "children": list(children),
        "spacing": spacing}))


def vStack(
    *children: ViewLike,
    alignment: Optional[HorizontalAlignment] = None,
    spacing: Optional[float] = None,
) -> View:
    """Views one above the other."""
    return View("vStack", payload({"alignment": alignment, "children": list(children),
        "spacing": spacing}))


def zStack(
    *children: ViewLike,
    alignment: Optional[Alignment] = None,
) -> View:
    """Views in front of each other."""
    return View("zStack", payload({"alignment": alignment, "children": list(children)}))


def lazyHStack(
    *children: ViewLike,
    alignment: Optional[VerticalAlignment] = None,
    spacing: Optional[float] = None,
) -> View:
    """Views side by side that are as wide as they like."""
    return View("lazyHStack", payload({"alignment": alignment, "children": list(children),
        "spacing": spacing}))


def lazyVStack(
    *children: ViewLike,
    alignment: Optional[HorizontalAlignment] = None,
    spacing: Optional[float] = None,
) -> View:
    """Views one above the other that are as high as they like."""
    return View("lazyVStack", payload({"alignment": alignment, "children": list(children),
        "spacing": spacing}))


def grid(
    *children: ViewLike,
    alignment: Optional[Alignment] = None,
    horizontalSpacing: Optional[float] = None,
    verticalSpacing: Optional[float] = None,
) -> View:
    """Rows of cells in columns."""
    return View("grid", payload({"alignment": alignment, "children": list(children),
        "horizontalSpacing": horizontalSpacing, "verticalSpacing": verticalSpacing}))


def gridRow(
    *children: ViewLike,
    alignment: Optional[VerticalAlignment] = None,
) -> View:
    """The cells of one row of a grid."""
    return View("gridRow", payload({"alignment": alignment, "children": list(children)}))


def lazyVGrid(
    *children: ViewLike,
    columns: Sequence[GridItem],
    alignment: Optional[HorizontalAlignment] = None,
    spacing: Optional[float] = None,
) -> View:
    """Cells in rows of given columns, filled row by row."""
    return View("lazyVGrid", payload({"columns": columns, "alignment": alignment, "children":
        list(children), "spacing": spacing}))


def lazyHGrid(
    *children: ViewLike,
    rows: Sequence[GridItem],
    alignment: Optional[VerticalAlignment] = None,
    spacing: Optional[float] = None,
) -> View:
    """Cells in columns of given rows, filled column by column."""
    return View("lazyHGrid", payload({"rows": rows, "alignment": alignment, "children":
        list(children), "spacing": spacing}))


def viewThatFits(
    *children: ViewLike,
    axes: Optional[Sequence[Axis]] = None,
) -> View:
    """The first of several views that fits; the last one if none does."""
    return View("viewThatFits", payload({"axes": axes, "children": list(children)}))


def spacer(
    *,
    minLength: Optional[float] = None,
) -> View:
    """Space that grows along its stack's axis."""
    return View("spacer", payload({"minLength": minLength}))


def divider(
    value: bool = True,
) -> View:
    """A thin line across its stack's axis."""
    return View("divider", value)


def group(
    *children: ViewLike,
) -> View:
    """Views that share modifiers; their container sees each of them."""
    return View("group", payload({"children": list(children)}))


def color(
    value: Color,
) -> View:
    """A colour that fills its box."""
    return View("color", value)


def rectangle(
    *,
    fill: Optional[ShapeStyle] = None,
    fillStyle: Optional[FillStyle] = None,
    modifiers: Optional[Sequence[ShapeModifier]] = None,
    stroke: Optional[Stroke] = None,
    strokeBorder: Optional[Stroke] = None,
) -> View:
    """A rectangle."""
    return View("rectangle", payload({"fill": fill, "fillStyle": fillStyle, "modifiers":
        modifiers, "stroke": stroke, "strokeBorder": strokeBorder}))


def roundedRectangle(
    *,
    cornerRadius: float,
    fill: Optional[ShapeStyle] = None,
    fillStyle: Optional[FillStyle] = None,
    modifiers: Optional[Sequence[ShapeModifier]] = None,
    stroke: Optional[Stroke] = None,
    strokeBorder: Optional[Stroke] = None,
    style: Optional[RoundedCornerStyle] = None,
) -> View:
    """A rectangle with round corners."""
    return View("roundedRectangle", payload({"cornerRadius": cornerRadius, "fill": fill,
        "fillStyle": fillStyle, "modifiers": modifiers, "stroke": stroke, "strokeBorder":
        strokeBorder, "style": style}))


def unevenRoundedRectangle(
    *,
    bottomLeading: Optional[float] = None,
    bottomTrailing: Optional[float] = None,
    fill: Optional[ShapeStyle] = None,
    fillStyle: Optional[FillStyle] = None,
    modifiers: Optional[Sequence[ShapeModifier]] = None,
    stroke: Optional[Stroke] = None,
    strokeBorder: Optional[Stroke] = None,
    style: Optional[RoundedCornerStyle] = None,
    topLeading: Optional[float] = None,
    topTrailing: Optional[float] = None,
) -> View:
    """A rectangle with a radius for each corner."""
    return View("unevenRoundedRectangle", payload({"bottomLeading": bottomLeading,
        "bottomTrailing": bottomTrailing, "fill": fill, "fillStyle": fillStyle, "modifiers":
        modifiers, "stroke": stroke, "strokeBorder": strokeBorder, "style": style, "topLeading":
        topLeading, "topTrailing": topTrailing}))


def circle(
    *,
    fill: Optional[ShapeStyle] = None,
    fillStyle: Optional[FillStyle] = None,
    modifiers: Optional[Sequence[ShapeModifier]] = None,
    stroke: Optional[Stroke] = None,
    strokeBorder: Optional[Stroke] = None,
) -> View:
    """The largest circle in the middle of the box."""
    return View("circle", payload({"fill": fill, "fillStyle": fillStyle, "modifiers": modifiers,
        "stroke": stroke, "strokeBorder": strokeBorder}))


def capsule(
    *,
    fill: Optional[ShapeStyle] = None,
    fillStyle: Optional[FillStyle] = None,
    modifiers: Optional[Sequence[ShapeModifier]] = None,
    stroke: Optional[Stroke] = None,
    strokeBorder: Optional[Stroke] = None,
    style: Optional[RoundedCornerStyle] = None,
) -> View:
    """A rectangle whose shorter sides are half circles."""
    return View("capsule", payload({"fill": fill, "fillStyle": fillStyle, "modifiers":
        modifiers, "stroke": stroke, "strokeBorder": strokeBorder, "style": style}))


def ellipse(
    *,
    fill: Optional[ShapeStyle] = None,
    fillStyle: Optional[FillStyle] = None,
    modifiers: Optional[Sequence[ShapeModifier]] = None,
    stroke: Optional[Stroke] = None,
    strokeBorder: Optional[Stroke] = None,
) -> View:
    """An ellipse that touches the box's sides."""
    return View("ellipse", payload({"fill": fill, "fillStyle": fillStyle, "modifiers":
        modifiers, "stroke": stroke, "strokeBorder": strokeBorder}))


def containerRelativeShape(
    *,
    fill: Optional[ShapeStyle] = None,
    fillStyle: Optional[FillStyle] = None,
    modifiers: Optional[Sequence[ShapeModifier]] = None,
    stroke: Optional[Stroke] = None,
    strokeBorder: Optional[Stroke] = None,
) -> View:
    """The widget's own outline, inset as far as the shape's box is."""
    return View("containerRelativeShape", payload({"fill": fill, "fillStyle": fillStyle,
        "modifiers": modifiers, "stroke": stroke, "strokeBorder": strokeBorder}))


def path(
    *,
    d: str,
    fill: Optional[ShapeStyle] = None,
    fillStyle: Optional[FillStyle] = None,
    layoutDirectionBehavior: Optional[LayoutDirectionBehavior] = None,
    modifiers: Optional[Sequence[ShapeModifier]] = None,
    stroke: Optional[Stroke] = None,
    strokeBorder: Optional[Stroke] = None,
) -> View:
    """An outline with fixed coordinates, measured from the box's top left corner."""
    return View("path", payload({"d": d, "fill": fill, "fillStyle": fillStyle,
        "layoutDirectionBehavior": layoutDirectionBehavior, "modifiers": modifiers, "stroke":
        stroke, "strokeBorder": strokeBorder}))


def linearGradient(
    *,
    stops: Sequence[GradientStop],
    colorSpace: Optional[GradientColorSpace] = None,
    endPoint: Optional[UnitPoint] = None,
    startPoint: Optional[UnitPoint] = None,
) -> View:
    """Colours along a straight line."""
    return View("linearGradient", payload({"stops": stops, "colorSpace": colorSpace, "endPoint":
        endPoint, "startPoint": startPoint}))


def radialGradient(
    *,
    endRadius: float,
    stops: Sequence[GradientStop],
    center: Optional[UnitPoint] = None,
    colorSpace: Optional[GradientColorSpace] = None,
    startRadius: Optional[float] = None,
) -> View:
    """Colours in circles around a point."""
    return View("radialGradient", payload({"endRadius": endRadius, "stops": stops, "center":
        center, "colorSpace": colorSpace, "startRadius": startRadius}))


def angularGradient(
    *,
    stops: Sequence[GradientStop],
    center: Optional[UnitPoint] = None,
    colorSpace: Optional[GradientColorSpace] = None,
    endAngle: Optional[float] = None,
    startAngle: Optional[float] = None,
) -> View:
    """Colours around a point, clockwise from the right."""
    return View("angularGradient", payload({"stops": stops, "center": center, "colorSpace":
        colorSpace, "endAngle": endAngle, "startAngle": startAngle}))


def ellipticalGradient(
    *,
    stops: Sequence[GradientStop],
    center: Optional[UnitPoint] = None,
    colorSpace: Optional[GradientColorSpace] = None,
    endRadiusFraction: Optional[float] = None,
    startRadiusFraction: Optional[float] = None,
) -> View:
    """Colours in ellipses of the box's proportions."""
    return View("ellipticalGradient", payload({"stops": stops, "center": center, "colorSpace":
        colorSpace, "endRadiusFraction": endRadiusFraction, "startRadiusFraction":
        startRadiusFraction}))


def meshGradient(
    *,
    colors: Sequence[Color],
    height: int,
    points: Sequence[UnitPoint],
    width: int,
    background: Optional[Color] = None,
    colorSpace: Optional[GradientColorSpace] = None,
    smoothsColors: Optional[bool] = None,
) -> View:
    """Colours at the points of a mesh over the box."""
    return View("meshGradient", payload({"colors": colors, "height": height, "points": points,
        "width": width, "background": background, "colorSpace": colorSpace, "smoothsColors":
        smoothsColors}))


def button(
    *,
    label: ViewLike,
    bodies: Optional[ButtonStateVariants] = None,
    intent: Optional[ActionIntent] = None,
    role: Optional[ButtonRole] = None,
) -> View:
    """A control that runs an intent."""
    return View("button", payload({"label": label, "bodies": bodies, "intent": intent, "role":
        role}))


def toggle(
    *,
    isOn: bool,
    label: ViewLike,
    bodies: Optional[ToggleStateVariants] = None,
    intent: Optional[ActionIntent] = None,
) -> View:
    """A control with two states."""
    return View("toggle", payload({"isOn": isOn, "label": label, "bodies": bodies, "intent":
        intent}))


def link(
    *,
    destination: str,
    label: ViewLike,
) -> View:
    """A control that opens a URL in the app."""
    return View("link", payload({"destination": destination, "label": label}))


def gauge(
    *,
    value: float,
    currentValueLabel: Optional[ViewLike] = None,
    in_: Optional[GaugeBounds] = None,
    label: Optional[ViewLike] = None,
    maximumValueLabel: Optional[ViewLike] = None,
    minimumValueLabel: Optional[ViewLike] = None,
) -> View:
    """A value in a range, shown on a bar or a ring."""
    return View("gauge", payload({"value": value, "currentValueLabel": currentValueLabel, "in":
        in_, "label": label, "maximumValueLabel": maximumValueLabel, "minimumValueLabel":
        minimumValueLabel}))


def progressView(
    *,
    countsDown: Optional[bool] = None,
    currentValueLabel: Optional[ViewLike] = None,
    label: Optional[ViewLike] = None,
    timerInterval: Optional[DateIntervalText] = None,
    total: Optional[float] = None,
    value: Optional[float] = None,
) -> View:
    """The progress of a task, or of a span of time."""
    return View("progressView", payload({"countsDown": countsDown, "currentValueLabel":
        currentValueLabel, "label": label, "timerInterval": timerInterval, "total": total,
        "value": value}))


def chart(
    *,
    marks: Sequence[ChartMark],
    background: Optional[Layer] = None,
    foregroundStyleScale: Optional[ChartStyleScale] = None,
    legend: Optional[ChartLegend] = None,
    lineStyleScale: Optional[ChartLineScale] = None,
    names: Optional[ChartNames] = None,
    overlay: Optional[Layer] = None,
    plotStyle: Optional[Sequence[Modifier]] = None,
    symbolScale: Optional[ChartSymbolScale] = None,
    symbolSizeScale: Optional[ChartSizeScale] = None,
    xAxis: Optional[ChartAxis] = None,
    xScale: Optional[ChartScale] = None,
    yAxis: Optional[ChartAxis] = None,
    yScale: Optional[ChartScale] = None,
) -> View:
    """Data drawn as marks along two axes."""
    return View("chart", payload({"marks": marks, "background": background,
        "foregroundStyleScale": foregroundStyleScale, "legend": legend, "lineStyleScale":
        lineStyleScale, "names": names, "overlay": overlay, "plotStyle": plotStyle,
        "symbolScale": symbolScale, "symbolSizeScale": symbolSizeScale, "xAxis": xAxis,
        "xScale": xScale, "yAxis": yAxis, "yScale": yScale}))


def accessoryWidgetBackground(
    value: bool = True,
) -> View:
    """The backdrop of a circular, corner or rectangular accessory; elsewhere it is
        invisible."""
    return View("accessoryWidgetBackground", value)


def emptyView(
    value: bool = True,
) -> View:
    """Nothing; its container gives it no space."""
    return View("emptyView", value)


def unsupported(
    value: Optional[str] = None,
    *,
    view: Optional[str] = None,
) -> View:
    """A view that WidgetKit does not draw: the sign that it shows in its place, and a
        warning."""
    return View("unsupported", payload({"view": view}, value))


def archive(
    *,
    kind: str,
    schema: Optional[str] = None,
    assetCatalogs: Optional[Sequence[str]] = None,
    assets: Optional[Mapping[str, Union[AssetRepresentation, Sequence[AssetRepresentation]]]] = None,
    colors: Optional[Mapping[str, Union[Color, Sequence[ColorAssetVariant]]]] = None,
    configuration: Optional[str] = None,
    containerBackgroundRemovable: Optional[bool] = None,
    contentMarginsDisabled: Optional[bool] = None,
    control: Optional[ControlWidget] = None,
    dataProtection: Optional[DataProtection] = None,
    deploymentTarget: Optional[float] = None,
    description: Optional[str] = None,
    developmentLanguage: Optional[str] = None,
    disfavoredLocations: Optional[Sequence[DisfavoredLocation]] = None,
    displayName: Optional[str] = None,
    entries: Optional[Sequence[Entry]] = None,
    evaluatedFor: Optional[EvaluatedSurface] = None,
    liveActivity: Optional[LiveActivity] = None,
    placeholder: Optional[EntryViews] = None,
    preview: Optional[EntryViews] = None,
    reloadPolicy: Optional[TimelineReloadPolicy] = None,
    strings: Optional[Mapping[str, Mapping[str, Mapping[str, LocalizedString]]]] = None,
    supportedFamilies: Optional[Sequence[WidgetFamily]] = None,
) -> Archive:
    """An archive of a widget, a Live Activity or a control."""
    return Archive(payload({"vitrine": "1.0", "kind": kind, "$schema": schema, "assetCatalogs":
        assetCatalogs, "assets": assets, "colors": colors, "configuration": configuration,
        "containerBackgroundRemovable": containerBackgroundRemovable, "contentMarginsDisabled":
        contentMarginsDisabled, "control": control, "dataProtection": dataProtection,
        "deploymentTarget": deploymentTarget, "description": description, "developmentLanguage":
        developmentLanguage, "disfavoredLocations": disfavoredLocations, "displayName":
        displayName, "entries": entries, "evaluatedFor": evaluatedFor, "liveActivity":
        liveActivity, "placeholder": placeholder, "preview": preview, "reloadPolicy":
        reloadPolicy, "strings": strings, "supportedFamilies": supportedFamilies}))
