/// The return type of a story's function, which depends on Storybook's renderer.
enum StoryFramework: String, CaseIterable, Sendable {
  /// A DOM element, for HTML and web components.
  case html
  /// A React element.
  case react

  /// The lines at the start of a file.
  var imports: [String] {
    switch self {
    case .html: []
    case .react: [#"import { createElement } from "react";"#]
    }
  }

  /// The lines that create an image from `src`, `alt`, `width` and `height`.
  var body: [String] {
    switch self {
    case .html:
      [
        "  const image = document.createElement(\"img\");",
        "  return Object.assign(image, attributes);",
      ]
    case .react: ["  return createElement(\"img\", attributes);"]
    }
  }

  /// The lines that report a missing picture.
  var absence: [String] {
    switch self {
    case .html: ["    return document.createTextNode(text);"]
    case .react: ["    return createElement(\"p\", null, text);"]
    }
  }
}
