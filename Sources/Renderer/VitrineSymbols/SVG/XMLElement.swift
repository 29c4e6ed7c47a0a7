/// An element of a file with its children; text between them is ignored.
final class XMLElement {
  let name: String
  let attributes: [String: String]
  /// The line of the file, from 1.
  let line: Int
  fileprivate(set) var children: [XMLElement] = []

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }
}

/// Builds elements while a file is read, within the limits.
final class XMLTreeBuilder {
  private(set) var root: XMLElement?
  private(set) var fault: SVGFault?
  private var open: [XMLElement] = []
  private var count = 0

  func start(_ element: XMLElement) {
    count += 1
    if count > SVGLimits.elements {
      refuse("more than \(SVGLimits.elements) elements", element.line)
    } else if open.count >= SVGLimits.depth {
      refuse("elements nested deeper than \(SVGLimits.depth)", element.line)
    }
    if let outer = open.last { outer.children.append(element) } else { root = root ?? element }
    open.append(element)
  }

  func end() { _ = open.popLast() }

  func refuse(_ message: String, _ line: Int) {
    fault = fault ?? SVGFault(message, line: line)
  }
}
