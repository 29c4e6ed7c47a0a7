extension WidgetFamily {
  /// Space between a Home Screen widget's edges and its content, in points.
  ///
  /// Source: Apple Human Interface Guidelines, Widgets, standard margin; the exact value of
  /// `widgetContentMargins` is not published.
  package static let systemContentMargin = 16.0

  /// The space around the family's content, in points; accessory families have none.
  package var contentMargins: EdgeInsets {
    EdgeInsets(isSystem ? WidgetFamily.systemContentMargin : 0)
  }
}
