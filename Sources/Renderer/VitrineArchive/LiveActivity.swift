import VitrineCoding

/// A Live Activity: the views of each content state for every place it can be shown in.
///
/// Source: Apple's documentation of `ActivityConfiguration` and `DynamicIsland`.
package struct LiveActivity: ArchiveRecord {
  package var attributesType: String?
  package var attributes: [String: JSONValue] = [:]
  package var supplementalFamilies: [ActivityFamily] = []
  package var states: [ActivityState] = []

  package init() {}

  package static let fields: [Field<LiveActivity>] = [
    Field("attributesType", \.attributesType, "Name of the type of its attributes."),
    Field(
      "attributes", \.attributes, "The attributes, which do not change while it runs, by name."),
    Field(
      "supplementalFamilies", \.supplementalFamilies,
      "Sizes other than those of iPhone for which it has its own layout."),
    Field("states", \.states, required: true, "Its content states in the order of time."),
  ]

  /// Refuses a Live Activity without states.
  package func validate() -> String? {
    states.isEmpty ? "'states' must not be empty" : nil
  }
}

/// A size class of Live Activities.
///
/// Source: Apple's documentation of `ActivityFamily`.
public enum ActivityFamily: String, ArchiveEnum {
  /// The Smart Stack of Apple Watch, and CarPlay.
  case small
  /// The Lock Screen of iPhone and iPad.
  case medium
}

/// One content state of a Live Activity and its views.
package struct ActivityState: ArchiveRecord {
  package var date = ArchiveDate(secondsSince1970: 0)
  package var staleDate: ArchiveDate?
  package var relevanceScore = 0.0
  package var contentState: [String: JSONValue] = [:]
  package var lockScreen: VariantView?
  package var small: VariantView?
  package var dynamicIsland: DynamicIsland?

  package init() {}

  package static let fields: [Field<ActivityState>] = [
    Field("date", \.date, required: true, "When it becomes current, in ISO 8601."),
    Field("staleDate", \.staleDate, "The date from which its content is out of date."),
    Field("relevanceScore", \.relevanceScore, "How important it is among several activities."),
    Field("contentState", \.contentState, "The values of the content state, by name."),
    Field("lockScreen", \.lockScreen, "The view on the Lock Screen and of banners."),
    Field("small", \.small, "The view of the small size: the Smart Stack and CarPlay."),
    Field("dynamicIsland", \.dynamicIsland, "The views of the Dynamic Island."),
  ]
}
