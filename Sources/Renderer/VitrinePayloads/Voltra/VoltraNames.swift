/// The short names of Voltra's payloads.
///
/// Source: `packages/generator/data/components.json` of callstackincubator/voltra, version 1.0.0,
/// without names that only Android's client reads.
package enum VoltraNames {
  /// Returns the full name for a name in a payload.
  static func expand(_ name: String) -> String { long[name] ?? name }

  /// Returns the short name for a full name; `nil` for names without one.
  package static func shortened(_ name: String) -> String? { short[name] }

  /// The keys of a component: its number, its id, its children and its properties.
  static let componentKeys = ["t", "i", "c", "p"]
  /// The keys of a payload beside its families and regions: version, styles and shared elements.
  static let rootKeys = ["v", "s", "e"]

  private static let long = Dictionary(
    short.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

  private static let short: [String: String] = [
    "style": "s", "alignment": "al", "buttonStyle": "bs", "colors": "cls", "cornerRadius": "cr",
    "countDown": "cd", "currentValueLabel": "cvl", "defaultValue": "dv", "direction": "dir",
    "dither": "dth", "durationMs": "dur", "endAtMs": "end", "endPoint": "ep", "gaugeStyle": "gs",
    "height": "h", "label": "lbl", "lineWidth": "lw", "maskElement": "me", "maximumValue": "max",
    "maximumValueLabel": "maxl", "minLength": "minl", "minimumValue": "min",
    "minimumValueLabel": "minvl", "multilineTextAlignment": "mta", "name": "n",
    "numberOfLines": "nol", "progressColor": "pc", "resizeMode": "rm",
    "accentedRenderingMode": "arm", "scale": "sc", "size": "sz", "source": "src", "spacing": "sp",
    "startAtMs": "start", "startPoint": "stp", "stops": "sts", "systemImage": "si",
    "textStyle": "ts", "textTemplates": "tt", "showHours": "shrs", "thumb": "th",
    "tintColor": "tc", "title": "ttl", "trackColor": "trc", "type": "typ", "value": "v",
    "weight": "wt", "id": "id", "deepLinkUrl": "dlu", "destination": "dest", "padding": "pad",
    "paddingVertical": "pv", "paddingHorizontal": "ph", "paddingTop": "pt", "paddingBottom": "pb",
    "paddingLeft": "pl", "paddingRight": "pr", "margin": "m", "marginVertical": "mv",
    "marginHorizontal": "mh", "marginTop": "mt", "marginBottom": "mb", "marginLeft": "ml",
    "marginRight": "mr", "backgroundColor": "bg", "backgroundImage": "bgi", "borderRadius": "br",
    "borderWidth": "bw", "borderColor": "bc", "shadowColor": "shc", "shadowOffset": "sho",
    "shadowOpacity": "shop", "shadowRadius": "shr", "fontSize": "fs", "fontWeight": "fw",
    "fontFamily": "ff", "color": "c", "letterSpacing": "ls", "fontVariant": "fvar",
    "fallback": "flb", "width": "w", "opacity": "op", "overflow": "ov", "aspectRatio": "ar",
    "minWidth": "minw", "maxWidth": "maxw", "minHeight": "minh", "maxHeight": "maxh",
    "flexGrowWidth": "fgw", "fillMaxWidth": "fmw", "fillMaxHeight": "fmh",
    "fixedSizeHorizontal": "fsh", "fixedSizeVertical": "fsv", "layoutPriority": "lp",
    "zIndex": "zi", "offsetX": "ox", "offsetY": "oy", "absolutePosition": "ap", "position": "pos",
    "top": "t", "left": "l", "right": "r", "bottom": "b", "flex": "fl", "flexGrow": "fg",
    "flexShrink": "fk", "flexBasis": "fb", "alignItems": "ai", "alignSelf": "as",
    "justifyContent": "jc", "layout": "ly", "flexDirection": "fdir", "gap": "g",
    "lineHeight": "lh", "textAlign": "ta", "textDecorationLine": "tdl", "glassEffect": "ge",
    "transform": "tf", "foregroundStyleScale": "fss", "chartScrollableAxes": "csa",
    "legendVisibility": "lgv", "marks": "mrk", "xAxisGridStyle": "xgs", "xAxisVisibility": "xav",
    "yAxisGridStyle": "ygs", "yAxisVisibility": "yav",
  ]
}

/// The parts of a Live Activity in Voltra's payloads.
///
/// Source: `VoltraRegion.swift` of Voltra's iOS client.
enum VoltraRegion: String, CaseIterable {
  case lockScreen = "ls"
  case expandedCenter = "isl_exp_c"
  case expandedLeading = "isl_exp_l"
  case expandedTrailing = "isl_exp_t"
  case expandedBottom = "isl_exp_b"
  case compactLeading = "isl_cmp_l"
  case compactTrailing = "isl_cmp_t"
  case minimal = "isl_min"
  case small = "saf_sm"
}
