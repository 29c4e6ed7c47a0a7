import SwiftUI
import WidgetKit

/// The widgets of the examples, whose program archives them.
@main
struct ExampleWidgets: WidgetBundle {
  var body: some Widget {
    MatchWidget()
    HeroWidget()
    GardenWidget()
    EnergyWidget()
    ForecastWidget()
    ChoresWidget()
    ChosenChoresWidget()
    if #available(iOS 18.0, *) {
      KettleToggle()
      BellButton()
      OpenScreenButton()
    }
    DeliveryActivity()
  }
}
