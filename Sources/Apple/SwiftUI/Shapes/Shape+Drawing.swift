public import VitrineGeometry

nonisolated extension Shape {
  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.fill(content, style)])
  }
  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.fill(ForegroundStyle(), style)])
  }
  /// Draws a line along the outline in a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.stroke(content, style, antialiased: antialiased)])
  }
  /// Draws a line along the outline in a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// Returns the shape of a line along the outline.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  /// Returns the shape of a line along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  /// Draws a line inside the outline in a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.border(content, style, antialiased: antialiased)])
  }
  /// Draws a line inside the outline in a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// Draws a line inside the outline in the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  /// Draws a line inside the outline in the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView {
  /// Fills the shape on top of the previous drawing.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> ShapeView {
    ShapeView(shape: shape, layers: layers + [.fill(content, style)])
  }
  /// Draws a line along the outline on top of the previous drawing.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    ShapeView(shape: shape, layers: layers + [.stroke(content, style, antialiased: antialiased)])
  }
  /// Draws a line along the outline on top of the previous drawing.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// Draws a line inside the outline on top of the previous drawing.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView where Content: InsettableShape {
    ShapeView(shape: shape, layers: layers + [.border(content, style, antialiased: antialiased)])
  }
  /// Draws a line inside the outline on top of the previous drawing.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView where Content: InsettableShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
