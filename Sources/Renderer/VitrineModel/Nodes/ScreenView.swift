import VitrineCoding
import VitrineGeometry

/// A view of apps that UIKit draws: a list, a bar, a field, a picker.
///
/// Only archives of screens have it; in a widget, `UnsupportedView` is in its place.
package struct ScreenView: ArchiveRecord {
  /// SwiftUI's views, by their names.
  package enum Kind: String, ArchiveEnum {
    case list = "List"
    case form = "Form"
    case section = "Section"
    case labeledContent = "LabeledContent"
    case scrollView = "ScrollView"
    case navigationStack = "NavigationStack"
    case navigationLink = "NavigationLink"
    case tabView = "TabView"
    case textField = "TextField"
    case secureField = "SecureField"
    case textEditor = "TextEditor"
    case picker = "Picker"
    case slider = "Slider"
    case stepper = "Stepper"
    case datePicker = "DatePicker"
    case colorPicker = "ColorPicker"
    case menu = "Menu"
    case controlGroup = "ControlGroup"
    case disclosureGroup = "DisclosureGroup"
    case groupBox = "GroupBox"
    case shareLink = "ShareLink"
    case contentUnavailableView = "ContentUnavailableView"
    case placeholder = "Placeholder"
    // Parts that others are composed of.
    case listMargin = "ListMargin"
    case rowMargin = "RowMargin"
    case sliderTrack = "SliderTrack"
    case equalWidths = "EqualWidths"
  }

  package var view: Kind = .list
  package var label: ViewNode?
  package var detail: ViewNode?
  package var header: ViewNode?
  package var footer: ViewNode?
  package var children: [ViewNode] = []
  package var text: String?
  package var prompt: String?
  package var value: Double?
  package var selection: Int?
  package var isExpanded: Bool?
  package var axes: [Axis] = [.vertical]
  package var color: Color?

  package init() {}

  /// Creates a view of a kind.
  package init(_ view: Kind, label: ViewNode? = nil, children: [ViewNode] = []) {
    self.view = view
    self.label = label
    self.children = children
  }

  package static let fields: [Field<ScreenView>] = [
    Field("view", \.view, required: true, "The name of the view's type."),
    Field("label", \.label, "The label or title."),
    Field("detail", \.detail, "The description of unavailable content; the icon of a label."),
    Field("header", \.header, "What is above the rows of a section."),
    Field("footer", \.footer, "What is below the rows of a section."),
    Field("children", \.children, "Rows, options, tabs, actions, dates or the content."),
    Field("text", \.text, "The characters in a field."),
    Field("prompt", \.prompt, "What an empty field shows."),
    Field("value", \.value, "The part of a slider's track before its thumb, from 0 to 1."),
    Field("selection", \.selection, "The index of the chosen option or tab."),
    Field("isExpanded", \.isExpanded, "Whether a group that can be closed is open."),
    Field("axes", \.axes, "The axes on which content scrolls."),
    Field("color", \.color, "The chosen colour."),
  ]
}
