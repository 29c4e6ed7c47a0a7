import VitrineCoding
import VitrineGeometry

/// A view of apps that UIKit draws: a list, a bar, a field, a picker.
///
/// Only archives of screens have it; in a widget, `UnsupportedView` is in its place.
@dynamicMemberLookup
package struct ScreenView: ArchiveRecord {
  /// SwiftUI's views, by their names.
  package enum Kind: String, ArchiveEnum {
    case list = "List"
    case form = "Form"
    case section = "Section"
    case table = "Table"
    case labeledContent = "LabeledContent"
    case scrollView = "ScrollView"
    case navigationStack = "NavigationStack"
    case navigationSplitView = "NavigationSplitView"
    case navigationLink = "NavigationLink"
    case tabView = "TabView"
    case textField = "TextField"
    case secureField = "SecureField"
    case textEditor = "TextEditor"
    case picker = "Picker"
    case slider = "Slider"
    case progressView = "ProgressView"
    case stepper = "Stepper"
    case datePicker = "DatePicker"
    case multiDatePicker = "MultiDatePicker"
    case colorPicker = "ColorPicker"
    case menu = "Menu"
    case controlGroup = "ControlGroup"
    case disclosureGroup = "DisclosureGroup"
    case groupBox = "GroupBox"
    case shareLink = "ShareLink"
    case contentUnavailableView = "ContentUnavailableView"
    case sheet = "Sheet"
    case fullScreenCover = "FullScreenCover"
    case popover = "Popover"
    case alert = "Alert"
    case confirmationDialog = "ConfirmationDialog"
    case inspector = "Inspector"
    case placeholder = "Placeholder"
  }

  /// Parts that views are composed of, which have a rule of layout of their own; archives have none.
  package enum Part: String, Hashable, Sendable {
    case listMargin = "ListMargin"
    case rowMargin = "RowMargin"
    case separatorMargin = "SeparatorMargin"
    case sliderTrack = "SliderTrack"
    case equalWidths = "EqualWidths"
    /// What the system draws in its own colours.
    case ofSystem = "System"
    /// What is behind a view that is presented over the screen.
    case behind = "Behind"
  }

  /// The components of a date that a picker shows.
  package enum DateComponent: String, ArchiveEnum {
    case date, hourAndMinute
  }

  /// The fields.
  package struct Members: ArchiveRecord {
    package var view = Kind.list
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
    package var date: ArchiveDate?
    package var components: [DateComponent] = []
    package var part: Part?

    package init() {}

    package static let fields: [Field<Members>] = [
      Field("view", \.view, required: true, "The name of the view's type."),
      Field("label", \.label, "The label or title."),
      Field("detail", \.detail, "The description of unavailable content; the message of an alert."),
      Field("header", \.header, "What is above the rows of a section or table; an icon."),
      Field("footer", \.footer, "What is below the rows of a section."),
      Field("children", \.children, "Rows, options, tabs, columns, actions or the content."),
      Field("text", \.text, "The characters in a field."),
      Field("prompt", \.prompt, "What an empty field shows."),
      Field("value", \.value, "The part of a slider's track before its thumb, from 0 to 1."),
      Field("selection", \.selection, "The index of the chosen option, tab or row."),
      Field("isExpanded", \.isExpanded, "Whether a group that can be closed is open."),
      Field("axes", \.axes, "The axes on which content scrolls."),
      Field("color", \.color, "The chosen colour."),
      Field("date", \.date, "The chosen date."),
      Field("components", \.components, "The components of a date that are chosen; default: both."),
    ]
  }

  private var members = Boxed.value(Members())

  package init() {}

  /// Creates a view of a kind.
  package init(_ view: Kind, label: ViewNode? = nil, children: [ViewNode] = []) {
    var members = Members()
    (members.view, members.label, members.children) = (view, label, children)
    self.members = .value(members)
  }

  /// Creates a part of a composed view.
  package init(part: Part, children: [ViewNode]) {
    var members = Members()
    (members.part, members.children) = (part, children)
    self.members = .value(members)
  }

  /// A field of the view.
  package subscript<Value>(dynamicMember member: WritableKeyPath<Members, Value>) -> Value {
    get { members[dynamicMember: member] }
    set { members[dynamicMember: member] = newValue }
  }

  /// The name of the view or part.
  package var name: String { members.part?.rawValue ?? members.view.rawValue }

  package static let fields = Members.fields.map { Field($0, in: \ScreenView.members.wrapped) }

  /// All views in the view, in reading order.
  package var views: [ViewNode] {
    let view = members.wrapped
    return [view.header, view.label, view.detail].compactMap { $0 } + view.children
      + [view.footer].compactMap { $0 }
  }
}
