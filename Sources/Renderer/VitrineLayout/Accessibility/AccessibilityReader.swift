import VitrineGeometry
import VitrineModel

/// Turns placed nodes into what assistive technology reads.
///
/// Source: Apple's documentation of SwiftUI's accessibility modifiers. A modifier on a view of
/// several elements changes each of them, and the outermost of two wins (assumed).
struct AccessibilityReader {
  let resolver: Resolver

  /// The elements in a node, in the order of layout.
  func elements(_ node: LayoutNode) -> [AccessibilityElement] {
    guard node.isPlaced else { return [] }
    if case .hidden = node.operation { return [] }
    guard let semantics = node.semantics else {
      // The mask of a view is not a view itself.
      if case .mask = node.operation { return node.child.map(elements) ?? [] }
      return node.children.flatMap(elements)
    }
    switch semantics.kind {
    case .view(.chart): return [chart(semantics.scope, node)]
    case .view(let content):
      return element(content, semantics.scope, node.frame).map { [$0] } ?? []
    case .modifier(let modifier):
      let place = Place(scope: semantics.scope, frame: node.frame)
      return applying(modifier, to: node.children.flatMap(elements), place)
    }
  }

  /// Elements in the order of reading: by priority, then as they are.
  static func sorted(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    // Ties keep their order, which Swift's sort does not promise.
    elements.enumerated().sorted {
      (-$0.element.sortPriority, $0.offset) < (-$1.element.sortPriority, $1.offset)
    }.map(\.element)
  }

  /// Where a modifier is.
  private struct Place {
    let scope: Scope
    let frame: Rect

    /// An element without a label.
    var element: AccessibilityElement {
      var element = AccessibilityElement(id: scope.source.viewName, frame: frame)
      element.isRedacted = scope.environment.isRedacted
      return element
    }
  }

  // Modifiers ------------------------------------------------------------------------------------

  private func applying(
    _ modifier: AccessibilityModifier, to elements: [AccessibilityElement], _ place: Place
  ) -> [AccessibilityElement] {
    switch modifier {
    case .hidden(let flag): return flag.isOn ? [] : elements
    case .element(let behavior): return [element(behavior, elements, place)]
    case .label(let text):
      return saying(text, \.label, elements.isEmpty ? [place.element] : elements, place)
    case .value(let text):
      return saying(text, \.value, elements.isEmpty ? [place.element] : elements, place)
    case .hint(let text): return saying(text, \.hint, elements, place)
    case .inputLabels, .identifier, .addTraits, .removeTraits, .sortPriority, .heading,
      .textContentType, .respondsToUserInteraction, .ignoresInvertColors:
      return elements.map { applying(modifier, to: $0, place) }
    }
  }

  /// The elements with the author's words, if they can have any.
  private func saying(
    _ text: Text, _ part: WritableKeyPath<AccessibilityElement, String?>,
    _ elements: [AccessibilityElement], _ place: Place
  ) -> [AccessibilityElement] {
    let words = resolver.spoken(text, place.scope)
    return elements.map { element in
      var element = element
      if words.isRedacted { element.redact() }
      if !element.isRedacted { element[keyPath: part] = words.text }
      return element
    }
  }

  private func applying(
    _ modifier: AccessibilityModifier, to element: AccessibilityElement, _ place: Place
  ) -> AccessibilityElement {
    var element = element
    switch modifier {
    case .addTraits(let traits):
      element.traits = Set(element.traits).union(traits).sorted()
    case .removeTraits(let traits): element.traits.removeAll(where: traits.contains)
    case .inputLabels(let texts):
      let words = texts.map { resolver.spoken($0, place.scope) }
      if words.contains(where: \.isRedacted) { element.redact() }
      if !element.isRedacted { element.inputLabels = words.map(\.text) }
    case .identifier(let name): element.identifier = name
    case .sortPriority(let priority): element.sortPriority = priority
    case .heading(let level):
      element.heading = level
      element.traits = Set(element.traits).union([.isHeader]).sorted()
    case .textContentType(let type): element.textContentType = type
    case .respondsToUserInteraction(let flag):
      element.respondsToUserInteraction = flag.isOn
    // VoiceOver skips this one; modifiers of all elements in the view are applied to all of them at
    // once.
    case .label, .value, .hint, .hidden, .element, .ignoresInvertColors:
      break
    }
    return element
  }

  /// One element for a view and the elements in it.
  private func element(
    _ behavior: AccessibilityChildBehavior, _ elements: [AccessibilityElement], _ place: Place
  ) -> AccessibilityElement {
    var element = place.element
    switch behavior {
    case .ignore: break
    case .contain:
      element.isContainer = true
      element.isRedacted = false
      element.children = AccessibilityReader.sorted(elements)
    case .combine: element.combine(AccessibilityReader.sorted(elements.flatMap(\.readingOrder)))
    }
    return element
  }
}

extension AccessibilityElement {
  /// Removes all words.
  fileprivate mutating func redact() {
    isRedacted = true
    (label, value, hint, inputLabels) = (nil, nil, nil, [])
  }

  /// Merges other elements in order, without redacted ones.
  fileprivate mutating func combine(_ others: [AccessibilityElement]) {
    let open = others.filter { !$0.isRedacted }
    func joined(_ part: KeyPath<AccessibilityElement, String?>) -> String? {
      let words = open.compactMap { $0[keyPath: part] }.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    label = joined(\.label)
    value = joined(\.value)
    hint = joined(\.hint)
    traits = Set(others.flatMap(\.traits)).sorted()
    isEnabled = others.allSatisfy(\.isEnabled)
    isRedacted = open.isEmpty && !others.isEmpty
  }
}
