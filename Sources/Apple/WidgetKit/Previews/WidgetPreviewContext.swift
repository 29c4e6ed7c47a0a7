import SwiftUI

/// The family of a preview, as `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
  package let family: WidgetFamily

  /// Creates the context of a family.
  public init(family: WidgetFamily) { self.family = family }
}
