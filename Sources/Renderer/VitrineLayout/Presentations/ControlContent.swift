import VitrineArchive
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The content of a control in one state, with the paths of its parts in the archive.
package struct ControlContent {
  /// A text or a symbol and its place.
  package struct Part<Value> {
    /// The text or the symbol.
    package let value: Value
    /// Its place in the archive.
    package let path: NodePath
    /// Whether a locked device hides it.
    package var isPrivate = false
  }

  /// The symbol of the control.
  package private(set) var symbol: Part<Image>?
  /// The first line.
  package private(set) var title: Part<Text>?
  /// The value, or On or Off.
  package private(set) var value: Part<Text>?
  /// The line below both.
  package private(set) var subtitle: Part<Text>?
  /// The status after a press.
  package private(set) var status: Part<Text>?
  /// The words that describe the effect of holding the Action button.
  package private(set) var actionHint: Part<Text>?
  /// The value of a toggle's other state, from its label.
  package private(set) var otherValue: Part<Text>?
  /// Whether it is on; `nil` for a button.
  package private(set) var isOn: Bool?
  /// Colour of the symbol while it is on.
  package let tint: Color?
  /// Whether it is inactive on every device.
  package let isDisabled: Bool
  /// The intent that a press performs; a toggle's intent receives the opposite state.
  package private(set) var intent: Action.Intent?
  /// Whether the intent opens the app.
  package private(set) var opensApp = false
  /// Whether the intent runs only on an unlocked device.
  package private(set) var requiresAuthentication = false
  /// Place of the button or toggle in the archive.
  package let path: NodePath

  /// The content of a template.
  ///
  /// - Parameters:
  ///   - path: place of the template.
  ///   - isActive: whether a button's intent runs.
  ///   - showsState: whether a toggle shows that it is on; the gallery and a locked device that
  ///     hides it do not.
  package init(_ template: ControlTemplate, at path: NodePath, isActive: Bool, showsState: Bool) {
    tint = template.tint
    isDisabled = template.disabled
    self.path = template.place(at: path)
    if let button = template.button { take(button, isActive: isActive) }
    if let toggle = template.toggle { take(toggle, showsState: showsState) }
    if template.privacySensitive { hideAll() }
  }

  private mutating func take(_ button: ControlButton, isActive: Bool) {
    intent = button.shownIntent
    opensApp = button.opensApp || intent?.opensApp == true
    requiresAuthentication = button.requiresAuthentication
    take(button.label, at: path.appending(.key("label")))
    let state = isActive ? button.activeLabel : button.inactiveLabel
    if let state {
      takeState(state, at: path.appending(.key(isActive ? "activeLabel" : "inactiveLabel")))
    }
  }

  private mutating func take(_ toggle: ControlToggle, showsState: Bool) {
    let isOn = toggle.isOn && showsState
    self.isOn = isOn
    intent = toggle.intent
    // Source: Apple's documentation of `SetValueIntent`, whose parameter is called `value`.
    intent?.parameters["value"] = .bool(!toggle.isOn)
    requiresAuthentication = toggle.requiresAuthentication
    take(toggle.label, at: path.appending(.key("label")))
    if let label = isOn ? toggle.onLabel : toggle.offLabel {
      takeState(label, at: path.appending(.key(isOn ? "onLabel" : "offLabel")))
    }
    if let other = isOn ? toggle.offLabel : toggle.onLabel {
      let place = path.appending(.key(isOn ? "offLabel" : "onLabel"))
      otherValue = part(other.title, "title", place, other.privacySensitive)
    }
    // Source: Apple's documentation of `ControlWidgetToggle`: On and Off if there is no label.
    if value == nil { value = Part(value: Text(isOn ? "On" : "Off"), path: path) }
  }

  private mutating func take(_ label: ControlLabel, at path: NodePath) {
    let hides = label.privacySensitive
    symbol = label.image.map { Part(value: $0, path: path.appending(.key("image"))) }
    title = part(label.title, "title", path, hides)
    subtitle = part(label.subtitle, "subtitle", path, hides)
    status = part(label.status, "status", path, hides)
    actionHint = part(label.actionHint, "actionHint", path, hides)
  }

  /// The label of a state takes precedence over the control's own label.
  private mutating func takeState(_ label: ControlLabel, at path: NodePath) {
    let hides = label.privacySensitive
    symbol = label.image.map { Part(value: $0, path: path.appending(.key("image"))) } ?? symbol
    value = part(label.title, "title", path, hides)
    subtitle = part(label.subtitle, "subtitle", path, hides) ?? subtitle
    status = part(label.status, "status", path, hides) ?? status
    actionHint = part(label.actionHint, "actionHint", path, hides) ?? actionHint
  }

  private func part(
    _ text: Text?, _ key: String, _ path: NodePath, _ isPrivate: Bool
  ) -> Part<Text>? {
    text.map { Part(value: $0, path: path.appending(.key(key)), isPrivate: isPrivate) }
  }

  private mutating func hideAll() {
    title?.isPrivate = true
    value?.isPrivate = true
    otherValue?.isPrivate = true
    subtitle?.isPrivate = true
    status?.isPrivate = true
  }

  /// Symbol and texts as views, for a listing of the control's content.
  package var views: [PresentedView] {
    let image = symbol.map { PresentedView("symbol", ViewNode(.image($0.value)), at: $0.path) }
    let texts = [
      ("title", title), ("value", value), ("subtitle", subtitle), ("status", status),
      ("actionHint", actionHint),
    ].compactMap { name, part in
      part.map { PresentedView(name, ViewNode(.text($0.value)), at: $0.path) }
    }
    return [image].compactMap { $0 } + texts
  }
}

extension ControlTemplate {
  /// Place of the button or toggle of a template that is at `path`: the id of its region.
  package func place(at path: NodePath) -> NodePath {
    path.appending(.key(toggle == nil ? "button" : "toggle"))
  }
}
