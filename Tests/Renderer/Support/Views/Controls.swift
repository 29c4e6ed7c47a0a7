import VitrineModel

/// A button.
package func button(_ label: ViewNode, id: String? = nil) -> ViewNode {
  var button = Button()
  button.label = label
  return ViewNode(.button(button), id: id)
}

/// A label with a symbol.
package func label(_ title: ViewNode, symbol: String? = "ring", icon: ViewNode? = nil) -> ViewNode {
  var label = Label()
  label.title = title
  label.systemImage = icon == nil ? symbol : nil
  label.icon = icon
  return ViewNode(.label(label))
}

/// A toggle.
package func toggle(_ label: ViewNode, isOn: Bool = false) -> ViewNode {
  var toggle = Toggle()
  toggle.label = label
  toggle.isOn = isOn
  return ViewNode(.toggle(toggle))
}
