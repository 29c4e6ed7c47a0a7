import VitrineCoding

/// A view that WidgetKit does not draw.
///
/// A red sign on yellow replaces it.
///
/// Sources: Apple's documentation of WidgetKit, "SwiftUI views for widgets" (the views that work, and
/// that views of UIKit and AppKit do not); pictures of `ScrollView` and of `UIViewRepresentable` in
/// widgets (github.com/exyte/Grid/issues/15, github.com/ChartsOrg/Charts/issues/4644).
package struct UnsupportedView: ArchiveRecord {
  package var view = ""

  package init() {}

  /// Creates an unsupported view.
  package init(_ view: String) { self.view = view }

  /// The warning for authors who use the view.
  package var warning: String {
    "WidgetKit does not draw '\(view)'; its sign for unsupported views is drawn instead"
  }

  package static let fields: [Field<UnsupportedView>] = [
    Field("view", \.view, required: true, rule: .notEmpty, "Name of the view's type.")
  ]

  /// The name alone.
  package static let shorthands: [Shorthand<UnsupportedView>] = [
    Shorthand(String.self, schema: { _ in ["type": "string", "minLength": 1] }) { name in
      guard !name.isEmpty else { throw ArchiveError(.invalidValue("must not be empty")) }
      return UnsupportedView(name)
    } write: { view in
      .string(view.view)
    }
  ]
}
