import AppIntents
import Intents
import SwiftUI

/// A configuration that people are offered.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  private let description: Text

  /// Makes an offer.
  public init(intent: Intent, description: Text) {
    (self.intent, self.description) = (intent, description)
  }
  /// Makes an offer.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  /// Makes an offer.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }
  /// Makes an offer.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }

  /// What the offer is called.
  @MainActor var name: String { GalleryText.string(description) ?? "" }
}

/// A configuration that people are offered.
public struct IntentRecommendation<Intent: INIntent> {
  let intent: Intent
  private let description: Text

  /// Makes an offer.
  public init(intent: Intent, description: Text) {
    (self.intent, self.description) = (intent, description)
  }
  /// Makes an offer.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  /// Makes an offer.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }

  /// What the offer is called.
  @MainActor var name: String { GalleryText.string(description) ?? "" }
}
