import Vitrine
import VitrineArguments

/// A widget to draw, and the values of the axes of one picture.
package struct LiveRequest: Hashable, Sendable {
  /// Id of the widget; `nil` is the first.
  package var widget: String?
  /// The requested values of the axes.
  package var axes: RequestAxes
  /// The current interaction with the widget; `nil` uses that of the axes.
  package var interaction: Interaction?

  package init(widget: String? = nil, axes: RequestAxes = RequestAxes()) {
    (self.widget, self.axes) = (widget, axes)
  }

  /// Makes a request of the fields that programs send.
  ///
  /// - Parameter options: values of options of the command line by their names, such as `scheme`.
  /// - Throws: `ValidationError` with a hint for an option that no axis has, or a value that is wrong.
  package init(widget: String? = nil, options: [String: String]) throws(ValidationError) {
    self.init(widget: widget, axes: try RequestAxes(options: options))
  }

  /// The axes with what a person has just done.
  var touched: RequestAxes {
    var axes = axes
    if let interaction { axes.interaction = [interaction] }
    return axes
  }

  /// The request once the archive has come: nothing that the touch changed is any more.
  var settled: LiveRequest { LiveRequest(widget: widget, axes: axes) }
}
