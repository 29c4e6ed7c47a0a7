import SwiftUI

/// A family that a preview is shown in, as `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily

  /// Creates a widget preview context.
  public init(family: WidgetFamily) { self.family = family }
}
