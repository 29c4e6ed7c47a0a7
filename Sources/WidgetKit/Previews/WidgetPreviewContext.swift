import SwiftUI

/// A family that a preview is shown in, as `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily

  /// Makes a context.
  public init(family: WidgetFamily) { self.family = family }
}
