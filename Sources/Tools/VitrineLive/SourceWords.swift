import Vitrine

/// The arguments that name a session's source in commands, in its user's words.
package struct SourceWords: Sendable {
  private let source: LiveSource
  private let given: String
  private let target: String?

  /// Names a source.
  ///
  /// - Parameters:
  ///   - given: the path that the user typed.
  ///   - target: the selected program or target, if there are several.
  package init(_ source: LiveSource, given: String, target: String? = nil) {
    (self.source, self.given, self.target) = (source, given, target)
  }

  /// Returns the arguments that name the widget of a picture.
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

  /// Returns the path of a file, relative to the folder that the user named.
  private func path(of file: String, in place: String) -> String {
    guard file.hasPrefix(place) else { return file }
    let rest = file.dropFirst(place.count)
    return given.hasSuffix("/") ? given + rest.drop { $0 == "/" } : given + rest
  }
}
