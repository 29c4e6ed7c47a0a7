import ActivityKit
import SwiftUI
package import VitrineCoding

/// A source of the views of a Live Activity.
@MainActor
package protocol ActivitySource {
  /// The type of the attributes.
  var attributesType: any ActivityAttributes.Type { get }
  /// Returns the views of a state; `nil` if the attributes are of another type.
  func views(_ update: ActivityUpdate, isStale: Bool) -> ActivityViews?
}

/// A content state of a Live Activity of any type.
package struct ActivityUpdate {
  /// The attributes that stay the same while the activity runs.
  package let attributes: any ActivityAttributes
  /// The state of the activity's content.
  package let state: any Sendable
  /// The date from which the state is current.
  package let date: Date
  /// The date from which the content is outdated.
  package let staleDate: Date?
  /// The relevance of the state, compared with other activities.
  package let relevanceScore: Double
  /// The state of the activity's content, as JSON.
  package let archivedState: JSONValue

  package init<Attributes: ActivityAttributes>(
    _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>, date: Date
  ) {
    self.attributes = attributes
    state = content.state
    self.date = date
    staleDate = content.staleDate
    relevanceScore = content.relevanceScore
    archivedState = JSONValue(encoding: content.state)
  }
}

/// The views of one state.
package struct ActivityViews {
  /// The view on the Lock Screen.
  package let lockScreen: AnyView
  /// The view in the small family.
  package let small: AnyView
  /// The views around the camera.
  package let island: DynamicIsland
}

/// A source that creates views from attributes and content states.
struct AttributesSource<Attributes: ActivityAttributes>: ActivitySource {
  package let content: (ActivityViewContext<Attributes>) -> AnyView
  package let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  package var attributesType: any ActivityAttributes.Type { Attributes.self }

  package func views(_ update: ActivityUpdate, isStale: Bool) -> ActivityViews? {
    guard let attributes = update.attributes as? Attributes,
      let state = update.state as? Attributes.ContentState
    else { return nil }
    let context = ActivityViewContext<Attributes>(
      attributes: attributes, state: state, activityID: "activity", isStale: isStale)
    let content = content(context)
    return ActivityViews(lockScreen: content, small: content, island: island(context))
  }
}

/// A Live Activity whose view for the small family is that of another configuration.
package struct CombinedActivity: ActivitySource {
  let first: any ActivitySource
  let small: any ActivitySource

  /// Combines two configurations with the same attributes.
  package init(first: any ActivitySource, small: any ActivitySource) {
    (self.first, self.small) = (first, small)
  }

  package var attributesType: any ActivityAttributes.Type { first.attributesType }

  package func views(_ update: ActivityUpdate, isStale: Bool) -> ActivityViews? {
    guard let own = first.views(update, isStale: isStale),
      let other = small.views(update, isStale: isStale)
    else { return nil }
    return ActivityViews(lockScreen: own.lockScreen, small: other.small, island: own.island)
  }
}
