import Vitrine
import VitrineArguments

/// A widget to draw, and the values of the axes of one picture.
package struct LiveRequest: Hashable, Sendable {
  /// The id of the widget; `nil` is the first.
  package var widget: String?
  /// The requested values of the axes.
  package var axes: RequestAxes
  /// The current interaction with the widget; `nil` uses that of the axes.
  package var interaction: Interaction?

  package init(widget: String? = nil, axes: RequestAxes = RequestAxes()) {
    (self.widget, self.axes) = (widget, axes)
  }

  /// Creates a request from the fields that programs send.
  ///
  /// - Parameter options: the values of command-line options by name, such as `scheme`.
  /// - Throws: `ValidationError` with a hint for an option without an axis, or an invalid value.
  package init(widget: String? = nil, options: [String: String]) throws(ValidationError) {
    self.init(widget: widget, axes: try RequestAxes(options: options))
  }

  /// The axes with the immediate effects of a tap.
  var touched: RequestAxes {
    var axes = axes
    if let interaction { axes.interaction = [interaction] }
    return axes
  }

  /// The request once the new archive exists, without the immediate effects of a tap.
  var settled: LiveRequest { LiveRequest(widget: widget, axes: axes) }
}
