import VitrineCoding
import VitrineDisplayList
import VitrineModel

extension Resolver {
  /// A symbol of the system as a view.
  func symbol(_ name: String, _ image: Image, _ scope: Scope) -> LayoutNode {
    let drawing = symbolDrawing(name, value: image.variableValue, scope)
    let mode = SymbolEmitter.Mode(image, scope.environment)
    return symbolNode("Image systemName \"\(name)\"", drawing, mode, image, scope)
  }

  /// A custom symbol as a view.
  func symbol(
    _ symbol: any CustomSymbol, _ name: String, _ image: Image, _ scope: Scope
  ) -> LayoutNode {
    let drawing = symbol.drawing(request("", value: image.variableValue, scope))
      .snapped(to: scope.environment.displayScale)
    let mode = SymbolEmitter.Mode(image, scope.environment)
    return symbolNode("Image \"\(name)\"", drawing, mode, image, scope)
  }

  private func symbolNode(
    _ name: String, _ drawing: SymbolDrawing, _ mode: SymbolEmitter.Mode, _ image: Image,
    _ scope: Scope
  ) -> LayoutNode {
    LayoutNode(
      .name(name), scope, rule: SymbolRule(drawing: drawing, isResizable: image.resizable),
      operation: .leaf(SymbolLeaf(SymbolEmitter(drawing, mode, image, scope))))
  }

  private func request(_ name: String, value: Double?, _ scope: Scope) -> SymbolRequest {
    let environment = scope.environment
    let font = environment.resolvedFont
    return SymbolRequest(
      name: name, pointSize: font.size, weight: font.weight, scale: environment.imageScale,
      variants: environment.symbolVariants, value: value, isMirrored: scope.isMirrored)
  }

  /// The drawing of a symbol in the scope's font, also for a place in a line of text.
  ///
  /// A symbol of that name in the archive, exported from Apple's app, replaces the built-in one. A
  /// name that is not in Apple's set is reported and drawn as a crossed box; one that is in the set
  /// but not supported is reported and drawn as a plain mark.
  func symbolDrawing(_ name: String, value: Double?, _ scope: Scope) -> SymbolDrawing {
    let environment = scope.environment
    let request = request(name, value: value, scope)
    if let exported = context.customSymbol(named: name, environment) {
      return exported.drawing(request).snapped(to: environment.displayScale)
    }
    let drawing = context.symbols.symbol(request)
    let isKnown = context.symbols.isKnown(name)
    if !isKnown {
      context.report(unknownSymbol(name, scope))
    } else if drawing == nil {
      context.report(Diagnostic(.undrawnSymbol(name), path: scope.source.path))
    }
    let size = environment.resolvedFont.size * environment.imageScale.factor
    return (drawing ?? (isKnown ? .mark(size: size) : .standIn(size: size)))
      .snapped(to: environment.displayScale)
  }

  private func unknownSymbol(_ name: String, _ scope: Scope) -> Diagnostic {
    let candidates = context.symbols.nearestName(to: name).map { [$0] } ?? []
    return Diagnostic(
      .unknownName(kind: .symbol, name: name, candidates: candidates), path: scope.source.path)
  }
}
