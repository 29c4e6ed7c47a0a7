/// Names that other frameworks have for what SwiftUI calls otherwise.
///
/// Source: HTML, CSS, UIKit, Jetpack Compose and Flutter; the names are those of their documentation.
enum Synonyms {
  /// The name of an archive that is probably meant, if it may be where `name` is.
  package static func name(for name: String, among candidates: [String]) -> String? {
    table[name.lowercased()]?.first { candidates.contains($0) }
  }

  /// The intended names for a lowercase name: views, modifiers or fields, most likely first.
  static let table: [String: [String]] = [
    // Views.
    "div": ["vStack"], "view": ["vStack"], "section": ["vStack"], "column": ["vStack"],
    "ul": ["vStack"], "list": ["vStack"], "row": ["hStack"], "box": ["zStack"],
    "stack": ["zStack"], "container": ["zStack"], "span": ["text"], "p": ["text"], "h1": ["text"],
    "h2": ["text"], "h3": ["text"], "li": ["text"], "img": ["image"], "picture": ["image"],
    "icon": ["image", "systemImage"], "a": ["link"], "hr": ["divider"], "br": ["spacer"],
    "switch": ["toggle"], "checkbox": ["toggle"], "meter": ["gauge"], "progress": ["progressView"],
    "svg": ["path"], "table": ["grid"], "tr": ["gridRow"],
    // Modifiers.
    "backgroundcolor": ["background"], "textcolor": ["foregroundStyle"],
    "fontcolor": ["foregroundStyle"], "color": ["foregroundStyle", "style", "fill"],
    "tintcolor": ["tint"], "accentcolor": ["tint"], "accent": ["tint"],
    "fontsize": ["font", "size"], "fontfamily": ["font", "name"], "fontstyle": ["italic"],
    "width": ["frame"], "height": ["frame"], "minwidth": ["frame"], "minheight": ["frame"],
    "maxwidth": ["frame"], "maxheight": ["frame"], "margin": ["padding"],
    "borderradius": ["cornerRadius"], "rounded": ["cornerRadius"], "boxshadow": ["shadow"],
    "textshadow": ["shadow"], "elevation": ["shadow"], "alpha": ["opacity"],
    "visibility": ["hidden"], "display": ["hidden"], "textalign": ["multilineTextAlignment"],
    "texttransform": ["textCase"], "textdecoration": ["underline"], "letterspacing": ["tracking"],
    "lineheight": ["lineSpacing"], "maxlines": ["lineLimit"], "overflow": ["clipped"],
    "rotate": ["rotationEffect"], "rotation": ["rotationEffect"], "scale": ["scaleEffect"],
    "translate": ["offset"], "transform": ["transformEffect"], "filter": ["blur"],
    "href": ["widgetURL", "destination"], "url": ["widgetURL", "destination"],
    "clip": ["clipShape"], "objectfit": ["aspectRatio"], "order": ["zIndex"],
    // Fields.
    "gap": ["spacing"], "align": ["alignment"], "alignitems": ["alignment"],
    "justifycontent": ["alignment"], "views": ["children"], "items": ["children"],
    "content": ["children"], "src": ["file", "name"], "path": ["file"],
    "systemname": ["systemImage"],
    "checked": ["isOn"], "to": ["destination"], "max": ["upperBound", "total"],
    "min": ["lowerBound"],
  ]
}
