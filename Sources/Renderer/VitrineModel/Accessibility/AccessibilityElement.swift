import VitrineGeometry

/// Something in a widget that assistive technology reads or acts on.
public struct AccessibilityElement: Hashable, Sendable, Codable {
  /// Place in the order of reading, counted from 1; `nil` for a container, which is not read itself.
  public var order: Int?
  /// Stable id of the view, or its path when the archive gives none.
  public var id: String
  /// The label; `nil` if none is set, or if it is redacted.
  public var label: String?
  /// The value, as it is spoken.
  public var value: String?
  /// The hint that describes the result of a tap.
  public var hint: String?
  /// The traits, in the order of `AccessibilityTrait`.
  public var traits: [AccessibilityTrait] = []
  /// Whether a control acts on taps; read as "dimmed" when it does not.
  public var isEnabled = true
  /// Whether its content is private or not known yet, so that nothing is said of it.
  public var isRedacted = false
  /// A name for tests, which is never spoken.
  public var identifier: String?
  /// Names by which Voice Control can refer to it.
  public var inputLabels: [String] = []
  /// The level of a heading.
  public var heading: AccessibilityHeadingLevel?
  /// The kind of text that the element holds.
  public var textContentType: AccessibilityTextContentType?
  /// Whether Switch Control and Full Keyboard Access reach it; `nil` leaves it to the system.
  public var respondsToUserInteraction: Bool?
  /// The order of reading among its neighbours; higher comes first.
  public var sortPriority = 0.0
  /// Its box in the picture, in points.
  public var frame: Rect
  /// Whether it only holds other elements.
  public var isContainer = false
  /// The elements of a container, in the order of reading.
  public var children: [AccessibilityElement] = []

  /// Creates an accessibility element.
  public init(id: String, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}

extension AccessibilityElement {
  /// The elements that are read, in their order; containers left out.
  public var readingOrder: [AccessibilityElement] {
    isContainer ? children.flatMap(\.readingOrder) : [self]
  }

  /// The element with the elements in it numbered from `next` on, in the order of reading.
  package func numbered(from next: inout Int) -> AccessibilityElement {
    var element = self
    if isContainer {
      element.children = children.map { $0.numbered(from: &next) }
    } else {
      element.order = next
      next += 1
    }
    return element
  }

  /// One line for each element: its number, what is read, what it is and its box in points.
  public var text: String {
    lines(indent: 0).joined(separator: "\n") + "\n"
  }

  private func lines(indent: Int) -> [String] {
    let number = order.map { "\($0)" } ?? (isContainer ? "container" : "–")
    let parts = [number, spokenLine, "  " + frame.dumpText].filter { !$0.isEmpty }
    let line = String(repeating: "  ", count: indent) + parts.joined(separator: " ")
    return [line] + children.flatMap { $0.lines(indent: indent + 1) }
  }

  /// What is read, and what it is, on one line.
  package var spokenLine: String { [name, states].filter { !$0.isEmpty }.joined(separator: " ") }

  private var name: String {
    if isRedacted { return "(redacted)" }
    return label?.debugDescription ?? (isContainer ? "" : "(no label)")
  }

  private var states: String {
    var parts: [String] = []
    if let value { parts.append("value: " + value.debugDescription) }
    if let hint { parts.append("hint: " + hint.debugDescription) }
    parts += traits.map(\.rawValue)
    if !isEnabled { parts.append("dimmed") }
    if let heading { parts.append("heading: " + heading.rawValue) }
    if let identifier { parts.append("identifier: " + identifier.debugDescription) }
    if !inputLabels.isEmpty { parts.append("inputLabels: \(inputLabels)") }
    return parts.joined(separator: ", ")
  }
}
