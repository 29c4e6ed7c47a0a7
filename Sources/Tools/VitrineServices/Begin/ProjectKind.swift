import Vitrine
import VitrineSyntax

/// The kind of project that `vitrine init` creates.
package enum ProjectKind: String, CaseIterable, Sendable {
  /// A package with a widget for the Home Screen and the Lock Screen.
  case widget
  /// A package with a Live Activity.
  case liveActivity = "live-activity"
  /// A package with a control.
  case control
  /// An archive in JSON, without Swift code.
  case archive

  /// The help text of its option.
  var help: String {
    switch self {
    case .widget: "Create a package with a widget for Home Screen and Lock Screen; the default"
    case .liveActivity: "Create a package with a Live Activity"
    case .control: "Create a package with a control for Control Center"
    case .archive: "Create an archive in JSON, without Swift code"
    }
  }

  /// The template of the widget's file.
  ///
  /// - Parameter template: what a widget shows.
  func file(_ template: WidgetTemplate) -> Template {
    switch self {
    case .widget: template.file
    case .liveActivity: .liveActivity
    case .control: .control
    case .archive: .archive
    }
  }

  /// Returns the text of the test, which compares the module with its goldens.
  func test(_ names: ProjectNames) -> String {
    switch self {
    case .widget: Template.widgetTests.text(names, subject: "\(names.type)Widget")
    case .control: Template.widgetTests.text(names, subject: "\(names.type)Control")
    case .liveActivity, .archive: Template.previewTests.text(names)
    }
  }

  /// Returns the content of `matrix.json`.
  ///
  /// - Parameter template: what a widget shows.
  func matrix(_ template: WidgetTemplate) -> String {
    switch self {
    case .widget, .archive:
      """
      {
        "families": [\(template.families.map { "\"\($0)\"" }.joined(separator: ", "))],
        "colorSchemes": ["light", "dark"],
        "designs": ["\(DesignGeneration.current.rawValue)"]
      }

      """
    case .liveActivity, .control:
      """
      {
        "colorSchemes": ["light", "dark"],
        "designs": ["\(DesignGeneration.current.rawValue)"]
      }

      """
    }
  }
}

/// The names in a new project.
package struct ProjectNames: Hashable, Sendable {
  /// The name of the package and its module, such as `TasksWidget`.
  package let module: String
  /// The prefix of type names, such as `Tasks`.
  package let type: String

  /// Creates the names of a project; `nil` if a module cannot have this name.
  package init?(_ name: String) {
    let isLetter = { (unit: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(unit | 0x20)
    }
    let isDigit = { (unit: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit) }
    guard let first = name.utf8.first, isLetter(first), name.utf8.count <= 64,
      name.utf8.allSatisfy({ isLetter($0) || isDigit($0) }), !ProjectNames.taken.contains(name),
      !SwiftKeywords.reserved.contains(name)
    else { return nil }
    module = name
    let stem = name.hasSuffix("Widget") ? String(name.dropLast("Widget".count)) : name
    type = stem.isEmpty ? name : stem
  }

  /// Returns a module name derived from a folder's: `MyWidgets` for `my-widgets`.
  package static func name(from folder: String) -> String {
    let words = folder.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Modules that widget code imports, and types that a module of their name would hide.
  private static let taken: Set = [
    "ActivityKit", "AppIntents", "Charts", "Foundation", "Swift", "SwiftUI", "Testing", "WidgetKit",
    "Vitrine", "Widget", "Bool", "Double", "Int", "Protocol", "String", "Type",
  ]
}
