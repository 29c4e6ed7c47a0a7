// The program around the blocks.
import SwiftUI
import WidgetKit

@main
struct TutorialWidgets: WidgetBundle {
  var body: some Widget {
    TaskWidget()
    AnimatedTaskWidget()
    ConfigurableTaskWidget()
  }
}
