import ActivityKit
import SwiftUI
package import VitrineCoding

/// A state of a Live Activity that a preview shows.
package struct ActivityPreviewContext: PreviewContext {
  package let attributesType: any ActivityAttributes.Type
  /// The state of the activity's content, as JSON.
  package let state: JSONValue
  /// Returns the state at a date.
  package let update: @MainActor (Date) -> ActivityUpdate
}

extension ActivityAttributes {
  /// Returns a view that previews the Live Activity in a state.
  ///
  /// All presentations of the state are archived, whichever one the preview shows.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let content = ActivityContent(state: contentState, staleDate: nil)
    return EmptyView().previewContext(
      ActivityPreviewContext(
        attributesType: Self.self, state: JSONValue(encoding: contentState)
      ) { ActivityUpdate(self, content, date: $0) })
  }
}
