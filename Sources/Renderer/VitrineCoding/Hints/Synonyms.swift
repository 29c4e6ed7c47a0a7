/// Names in other frameworks, with their equivalents in SwiftUI.
///
/// Source: the documentation of HTML, CSS, UIKit, Jetpack Compose and Flutter.
enum Synonyms {
  /// The equivalent in archives, if it is one of the candidates.
  package static func name(for name: String, among candidates: [String]) -> String? {
    if let named = table[name.lowercased()]?.first(where: candidates.contains) { return named }
    return models[hyphenated(name)].flatMap { model in
      candidates.first { hyphenated($0) == model }
    }
  }

  /// The name in lower case with hyphens instead of spaces.
  private static func hyphenated(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
  }

  /// Devices by generation or year, for which the device with the same screen size is used.
  ///
  /// Source: Apple's technical specifications of each model.
  static let models: [String: String] = [
    ("iphone-se-4-inch", ["iphone-se-1", "iphone-se-2016", "iphone-5s"]),
    ("iphone-se-4.7-inch", ["iphone-se", "2", "3", "2020", "2022"].generations),
    ("ipad-mini-7.9-inch", ["ipad-mini", "4", "5", "2015", "2019"].further),
    ("ipad-mini-8.3-inch", ["ipad-mini", "6", "7", "2021", "2024", "a17-pro"].generations),
    ("ipad-air-9.7-inch", ["ipad-air", "1", "2", "2013", "2014"].further),
    ("ipad-air-10.5-inch", ["ipad-air", "3", "2019"].further),
    ("ipad-air-10.9-inch", ["ipad-air", "4", "5", "2020", "2022", "m1"].further),
    ("ipad-air-11-inch", ["ipad-air", "6", "7", "2024", "2025", "m2", "m3"].generations),
    ("ipad-9.7-inch", ["ipad", "5", "6", "2017", "2018"].further),
    ("ipad-10.2-inch", ["ipad", "7", "8", "9", "2019", "2020", "2021"].further),
    ("ipad-11-inch", ["ipad", "10", "11", "2022", "2025", "a16"].generations),
    ("ipad-pro-11-inch", ["ipad-pro", "m1", "m2", "m4", "m5", "11"].generations),
    ("ipad-pro-12.9-inch", ["ipad-pro", "12.9"].further),
    ("ipad-pro-13-inch", ["ipad-pro", "13"].further),
    ("apple-watch-40mm", ["apple-watch-series", "4", "5", "6"].further),
    ("apple-watch-41mm", ["apple-watch-series", "7", "8", "9"].further),
    ("apple-watch-42mm", ["apple-watch-series", "10", "11"].further),
    ("apple-watch-49mm", ["apple-watch-ultra", "1", "2"].generations),
    ("apple-vision-pro", ["vision-pro", "apple-vision"]),
  ].reduce(into: [:]) { models, row in
    for name in row.1 { models[name] = row.0 }
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
    "svg": ["path"], "table": ["grid"], "tr": ["gridRow"], "form": ["vStack"],
    "scrollview": ["vStack"], "navigationstack": ["vStack"], "textfield": ["text"],
    "picker": ["text"], "menu": ["button"], "ontapgesture": ["widgetURL"],
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
    "flipsforrighttoleftlayoutdirection": ["layoutDirectionBehavior"],
    // Fields.
    "gap": ["spacing"], "align": ["alignment"], "alignitems": ["alignment"],
    "justifycontent": ["alignment"], "views": ["children"], "items": ["children"],
    "content": ["children"], "src": ["file", "name"], "path": ["file"],
    "systemname": ["systemImage"],
    "checked": ["isOn"], "to": ["destination"], "max": ["upperBound", "total"],
    "min": ["lowerBound"],
  ]
}

extension [String] {
  /// The first word, followed by each of the others.
  fileprivate var further: [String] { dropFirst().map { "\(self[0])-\($0)" } }
  /// The first word alone, and followed by each of the others.
  fileprivate var generations: [String] { prefix(1) + further }
}
