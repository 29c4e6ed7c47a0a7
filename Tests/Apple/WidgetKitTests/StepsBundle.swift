// The file imports nothing else: widgets and their bundles are SwiftUI's, as in Apple's framework.
import SwiftUI

/// A bundle with a condition, a widget that is not offered, and a control.
struct StepsBundle<First: Widget, Second: Widget, Control: ControlWidget>: WidgetBundle {
  var body: some SwiftUI.Widget {
    First()
    if #available(iOS 18, *) {
      Second()
    }
    if Bool("false") == true {
      Second()
    }
    Control()
  }
}

/// A widget whose configuration is another's.
struct SameWidget<Other: Widget>: Widget {
  var body: some SwiftUI.WidgetConfiguration { Other().body }
}
