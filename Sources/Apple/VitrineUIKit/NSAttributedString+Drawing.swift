import VitrineFoundation
internal import VitrineDisplayList
internal import VitrineGeometry
internal import VitrineModel

/// Options for drawing text, whose origin is always the top left corner.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value of the options.
  public let rawValue: Int
  /// Creates options from their raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle includes all lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading between lines is included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSAttributedString {
  /// Returns the size of the text without a limit on its width, in points.
  public func size() -> CGSize { measured(in: nil) }

  /// Returns the rectangle of the text within a width, from the top left corner.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let taken = measured(in: isWrapped ? min(Double(size.width), 1e6) : nil)
    return CGRect(origin: .zero, size: taken)
  }

  /// Draws the text in the current context at its top left corner.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsStack.current else { return }
    var fixed = FixedSize()
    (fixed.horizontal, fixed.vertical) = (true, true)
    var view = node
    view.modifiers.append(.fixedSize(fixed))
    context.draw(view, in: CGRect(origin: point, size: .zero))
  }

  /// Draws the text in the current context, with the width of a rectangle.
  ///
  /// Lines below the rectangle are omitted (assumed: the last line is truncated with an ellipsis).
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsStack.current, rect.width > 0, rect.height > 0 else { return }
    var frame = Frame()
    (frame.width, frame.height) = (Double(rect.width), Double(rect.height))
    frame.alignment = paragraph.horizontal.top
    var view = node
    view.modifiers.append(.frame(frame))
    context.draw(view, in: rect)
  }

  /// Draws the text in the current context, with the width of a rectangle.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: Any?) {
    guard options.contains(.usesLineFragmentOrigin) else { return draw(at: rect.origin) }
    draw(
      in: rect.height > 0
        ? rect
        : CGRect(
          origin: rect.origin, size: CGSize(width: rect.width, height: 1e6)))
  }

  private func measured(in width: Double?) -> CGSize {
    guard length > 0, let size = try? linkedGraphicsPainter?.size(of: node, in: width) else {
      return .zero
    }
    return CGSize(width: size.width, height: size.height)
  }

  /// The text as a view.
  private var node: ViewNode {
    var text = VitrineModel.Text()
    var runs: [ViewNode] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let part = attributedSubstring(from: range).string
      runs.append(ViewNode(.text(VitrineModel.Text(part)), modifiers: Self.modifiers(attributes)))
    }
    text.runs = runs
    let alignment: Modifier = .multilineTextAlignment(paragraph.horizontal)
    let spacing: [Modifier] =
      paragraph.spacing > 0 ? [.lineSpacing(Double(paragraph.spacing))] : []
    return ViewNode(.text(text), modifiers: [alignment] + spacing)
  }

  /// The alignment and the line spacing of the first paragraph.
  private var paragraph: (horizontal: TextAlignment, spacing: CGFloat) {
    guard length > 0,
      let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSMutableParagraphStyle
    else { return (.leading, 0) }
    switch style.alignment {
    case .center: return (.center, style.lineSpacing)
    case .right: return (.trailing, style.lineSpacing)
    case .left, .justified, .natural: return (.leading, style.lineSpacing)
    }
  }

  private static func modifiers(_ attributes: [Key: Any]) -> [Modifier] {
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    var modifiers: [Modifier] = [
      .font(font.archived), .foregroundStyle(.color(color.archived)),
    ]
    if let kern = number(attributes[.kern]) { modifiers.append(.kerning(kern)) }
    if let offset = number(attributes[.baselineOffset]) {
      modifiers.append(.baselineOffset(offset))
    }
    if let style = number(attributes[.underlineStyle]), style != 0 {
      modifiers.append(.underline(TextLine()))
    }
    if let style = number(attributes[.strikethroughStyle]), style != 0 {
      modifiers.append(.strikethrough(TextLine()))
    }
    return modifiers
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension TextAlignment {
  /// The alignment at the top edge.
  fileprivate var top: Alignment {
    switch self {
    case .leading: Alignment(horizontal: .leading, vertical: .top)
    case .center: Alignment(horizontal: .center, vertical: .top)
    case .trailing: Alignment(horizontal: .trailing, vertical: .top)
    }
  }
}

extension NSString {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: "\(self)", attributes: attributes)
  }
  /// Returns the size of the text without a limit on its width, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }
  /// Returns the rectangle of the text within a width, from the top left corner.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options) }
  /// Draws the text in the current context at its top left corner.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(at: point) }
  /// Draws the text in the current context, with the width of a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(in: rect) }
}
