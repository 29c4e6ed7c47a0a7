import VitrineGeometry
import VitrineModel

extension AccessibilityReader {
  /// The element of a view; `nil` for a view that VoiceOver skips.
  func element(_ content: Content, _ scope: Scope, _ frame: Rect) -> AccessibilityElement? {
    var element = AccessibilityElement(id: scope.source.viewName, frame: frame)
    switch content.traits.role {
    case .text(let text):
      element.say(resolver.spoken(text, scope))
      element.traits = [.isStaticText]
      if element.label == nil, !element.isRedacted { return nil }
    case .label(let label):
      element.say(resolver.spoken(label.title, scope))
      element.traits = [.isStaticText]
    case .image(let image):
      if image.decorative { return nil }
      element.say(resolver.spoken(image, scope))
      element.traits = [.isImage]
    case .button(let button): control(button.label, [.isButton], scope, &element)
    case .toggle(let toggle):
      control(toggle.label, [.isButton, .isToggle], scope, &element)
      if !element.isRedacted { element.value = resolver.isOn(toggle, scope) ? "on" : "off" }
    case .link(let link):
      control(link.label, [.isLink], scope, &element)
      element.isEnabled = scope.environment.acceptsLinkTaps
    case .gauge(let gauge):
      value(gauge.fraction, gauge.label, gauge.currentValueLabel, scope, &element)
    case .progressView(let progress):
      let fraction = progress.fraction(at: scope.environment.now)
      value(fraction, progress.label, progress.currentValueLabel, scope, &element)
      element.traits = [.updatesFrequently]
    case .container, .none:
      return nil
    }
    return element
  }

  private func control(
    _ label: ViewNode, _ traits: [AccessibilityTrait], _ scope: Scope,
    _ element: inout AccessibilityElement
  ) {
    element.say(resolver.spoken(label, scope))
    element.traits = traits
    element.isEnabled = scope.environment.acceptsTaps
  }

  /// A gauge's or progress view's name, and its value in the author's words or in percent.
  private func value(
    _ fraction: Double?, _ label: ViewNode?, _ words: ViewNode?, _ scope: Scope,
    _ element: inout AccessibilityElement
  ) {
    element.isRedacted = scope.environment.isRedacted
    if let label { element.say(resolver.spoken(label, scope)) }
    let spoken = words.map { resolver.spoken($0, scope) } ?? SpokenText()
    if element.isRedacted || spoken.isRedacted { return }
    let percent = fraction.map { "\(Int(saturating: ($0 * 100).rounded()))%" }
    element.value = spoken.text.isEmpty ? percent : spoken.text
  }
}

extension AccessibilityElement {
  /// Appends words to the label, unless they are private.
  fileprivate mutating func say(_ words: SpokenText) {
    isRedacted = isRedacted || words.isRedacted
    label = isRedacted || words.text.isEmpty ? nil : words.text
  }
}

extension Composition {
  /// The accessibility element of the picture; content that is covered is omitted.
  ///
  /// Empty unless the context of the layouts records semantics.
  package var accessibility: AccessibilityElement {
    let elements = layouts.flatMap { layout in
      layout.content.map(AccessibilityReader(resolver: layout.resolver).recorded) ?? []
    }
    var root = AccessibilityElement(id: name, frame: Rect(origin: .zero, size: size))
    root.isContainer = true
    root.children = AccessibilityReader.sorted(elements)
    var next = 1
    return root.numbered(from: &next)
  }
}

extension AccessibilityReader {
  /// The elements in a node, if they were recorded.
  fileprivate func recorded(_ node: LayoutNode) -> [AccessibilityElement] {
    resolver.context.recordsSemantics ? elements(node) : []
  }
}
