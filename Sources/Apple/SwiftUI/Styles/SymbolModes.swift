internal import VitrineDisplayList

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let archived: VitrineDisplayList.SymbolVariableValueMode
  /// By the opacity of layers.
  public static let color = SymbolVariableValueMode(archived: .color)
  /// By the layers that are drawn.
  public static let draw = SymbolVariableValueMode(archived: .draw)
}

/// How the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let archived: VitrineDisplayList.SymbolColorRenderingMode
  /// In one colour.
  public static let flat = SymbolColorRenderingMode(archived: .flat)
  /// In a gradient of the colour.
  public static let gradient = SymbolColorRenderingMode(archived: .gradient)
}
