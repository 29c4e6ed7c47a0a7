import SwiftUI
internal import VitrineCoding
import VitrineFoundation
import WidgetKit

/// The widgets of a program as the system tells them apart: by their kinds, and Live Activities by the
/// type of their attributes.
@MainActor
struct DistinctWidgets {
  /// A widget, and the reason why it cannot be archived; `nil` if it can.
  struct Member {
    var widget: WidgetDescription
    var fault: WidgetFault?
  }

  /// The widgets, in order.
  let members: [Member]

  /// Combines the configurations of a Live Activity, and finds widgets with equal kinds.
  init(_ declared: [WidgetDescription]) {
    let widgets = DeclaredActivities.combined(declared)
    let kinds = Dictionary(grouping: widgets, by: { Key($0) })
    members = widgets.map { widget in
      let equal = Key(widget).flatMap { kinds[$0] } ?? []
      return Member(
        widget: widget, fault: equal.count > 1 ? WidgetFault(equal: equal, widget) : nil)
    }
  }

  /// The reasons why widgets cannot be archived, each once.
  var faults: [WidgetFault] {
    var known: Set<String> = []
    return members.compactMap(\.fault).filter { known.insert($0.description).inserted }
  }

  /// What the system tells widgets and controls apart by.
  private struct Key: Hashable {
    let isControl: Bool
    let kind: String

    /// The key of a widget; `nil` for one that has none.
    init?(_ widget: WidgetDescription) {
      switch widget.source {
      case .timeline: isControl = false
      case .control: isControl = true
      case .activity, .screen, .none: return nil
      }
      kind = widget.kind
    }
  }
}

extension WidgetDescription {
  /// The type and the place of the declaration, for messages.
  fileprivate var declared: String {
    "'\(typeName)'" + (place.map { " (\($0.text))" } ?? "")
  }
}

extension WidgetFault {
  /// Widgets of one kind, of which the system shows only one.
  fileprivate init(equal widgets: [WidgetDescription], _ first: WidgetDescription) {
    let places = widgets.map(\.declared)
    if Set(places).count == 1 {
      self.init(
        "the bundle has \(places[0]) \(places.count) times", hint: "remove all but one")
    } else {
      self.init(
        "\(places.count.counted("widget")) have the kind '\(first.kind)': "
          + places.joined(separator: " and "),
        hint: "WidgetKit tells widgets apart by their kinds: give each its own")
    }
  }
}

/// Live Activities whose configurations are combined.
@MainActor
private enum DeclaredActivities {
  /// Returns widgets with one Live Activity for each type of attributes, at the place of its first
  /// configuration.
  static func combined(_ widgets: [WidgetDescription]) -> [WidgetDescription] {
    let types = widgets.compactMap { $0.attributesType }
    let names = Dictionary(
      Set(types.map(ObjectIdentifier.init)).map { id in
        (types.first { ObjectIdentifier($0) == id }.map { String(describing: $0) } ?? "", 1)
      }, uniquingKeysWith: +)
    var places: [ObjectIdentifier: Int] = [:]
    var result: [WidgetDescription] = []
    for var widget in widgets {
      if let type = widget.attributesType {
        if let place = places[ObjectIdentifier(type)] {
          result[place].add(widget)
          continue
        }
        places[ObjectIdentifier(type)] = result.count
        // Types of one name differ in the types around them.
        if names[widget.kind, default: 0] > 1 { widget.kind = TypeName.qualified(type) }
      }
      result.append(widget)
    }
    return result
  }
}

extension WidgetDescription {
  /// The type of the attributes of a Live Activity.
  @MainActor fileprivate var attributesType: (any ActivityAttributes.Type)? {
    if case .activity(let source) = source { source.attributesType } else { nil }
  }

  /// Adds another configuration of the same Live Activity: its view for the small family, if no earlier one
  /// has one.
  ///
  /// Which configuration iOS chooses is not documented: the first one for all other presentations is
  /// assumed.
  @MainActor fileprivate mutating func add(_ other: WidgetDescription) {
    guard case .activity(let own) = source, case .activity(let added) = other.source else { return }
    otherTypeNames.append(other.typeName)
    records += other.records
    let isSmall = other.supplementalActivityFamilies.contains(.small)
    guard isSmall, !supplementalActivityFamilies.contains(.small) else {
      warnings.append(
        "\(other.declared) is not drawn, because \(declared) has the same attributes and comes "
          + "first")
      return
    }
    source = .activity(CombinedActivity(first: own, small: added))
    supplementalActivityFamilies += other.supplementalActivityFamilies.filter {
      !supplementalActivityFamilies.contains($0)
    }
    warnings.append(
      "two configurations have the same attributes: \(declared) is drawn, and \(other.declared) in "
        + "the small family alone")
  }
}
