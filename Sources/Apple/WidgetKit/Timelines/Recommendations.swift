import AppIntents
import Intents
import SwiftUI

/// A recommended configuration of a widget with an app intent.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  private let description: Text

  /// Creates an app intent recommendation.
  public init(intent: Intent, description: Text) {
    (self.intent, self.description) = (intent, description)
  }
  /// Creates an app intent recommendation.
  @StringForm @ResourceForm public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// The name of the recommendation.
  @MainActor package var name: String { GalleryText.string(description) ?? "" }
}

/// A recommended configuration of a widget with a SiriKit intent.
public struct IntentRecommendation<Intent: INIntent> {
  package let intent: Intent
  private let description: Text

  /// Creates an intent recommendation.
  public init(intent: Intent, description: Text) {
    (self.intent, self.description) = (intent, description)
  }
  /// Creates an intent recommendation.
  @StringForm public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// The name of the recommendation.
  @MainActor package var name: String { GalleryText.string(description) ?? "" }
}
