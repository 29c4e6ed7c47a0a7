import VitrineArguments

/// The return type of a story's function, which depends on Storybook's renderer.
enum StoryFramework: String, CaseIterable, Sendable {
  /// An element of the page, as for HTML and web components.
  case html
  /// An element of React.
  case react

  /// The lines at the start of a file.
  var imports: [String] {
    switch self {
    case .html: []
    case .react: [#"import { createElement } from "react";"#]
    }
  }

  /// The lines that make an image of `src`, `alt`, `width` and `height`.
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

  /// The lines that say that there is no picture.
  var absence: [String] {
    switch self {
    case .html: ["    return document.createTextNode(text);"]
    case .react: ["    return createElement(\"p\", null, text);"]
    }
  }
}
