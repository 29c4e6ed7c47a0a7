import Vitrine

/// How a command line names what a session shows, as its user named it.
package struct SourceWords: Sendable {
  private let source: LiveSource
  private let given: String
  private let target: String?

  /// Names a source.
  ///
  /// - Parameters:
  ///   - given: the path that the user typed.
  ///   - target: the program or target that was chosen, where there are several.
  package init(_ source: LiveSource, given: String, target: String? = nil) {
    (self.source, self.given, self.target) = (source, given, target)
  }

  /// The words that name the widget of a picture.
  package func words(for rendering: LiveRendering) -> [String] {
    let widget = ["--widget", rendering.widget.kind]
    switch source {
    case .archives(let paths):
      let own = [path(of: rendering.file, in: paths.first ?? given)]
      return rendering.document.isMember ? own + widget : own
    case .package, .project:
      return ["--package", given] + (target.map { ["--target", $0] } ?? []) + widget
    }
  }

  /// A file below the place that was given, from there.
  private func path(of file: String, in place: String) -> String {
    guard file.hasPrefix(place) else { return file }
    let rest = file.dropFirst(place.count)
    return given.hasSuffix("/") ? given + rest.drop { $0 == "/" } : given + rest
  }
}
