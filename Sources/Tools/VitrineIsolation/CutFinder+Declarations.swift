#if canImport(SwiftParser)
  import SwiftSyntax

  // Properties, conformances and whole declarations.
  extension CutFinder {
    /// A property without its missing wrapper: it has its initial value, the plain value of its
    /// type, or a value of an unknown type.
    ///
    /// It is computed, so that the initializers of its type stay the same.
    func plainProperty(of attribute: AttributeSyntax) -> CutShape? {
      guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        binding.accessorBlock == nil, variable.parent?.is(MemberBlockItemSyntax.self) == true
      else { return nil }
      let type = binding.typeAnnotation?.type.trimmedDescription
      let first = binding.initializer.map { source.text($0.value.range) }
      guard first == nil || type != nil && first?.contains("\n") == false else { return nil }
      let value = first ?? (type == nil ? Marker.unknown : Marker.call("value"))
      let code = variable.tokens(viewMode: .sourceAccurate).filter {
        $0.position >= attribute.endPosition && $0.position < binding.pattern.endPosition
      }.map(\.text).joined(separator: " ")
      let name =
        type?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? Marker.unknownType
      let isShared =
        variable.modifiers.contains("static") || variable.parent?.isOfReference == true
      let setter = isShared ? "set" : "nonmutating set"
      return CutShape(
        range: attribute.range.lowerBound..<variable.range.upperBound,
        text: "\(code): \(name) { get { \(value) } \(setter) {} }",
        kind: .attribute)
    }

    /// The initial value of a property; its type determines the replacement.
    func initializer(_ variable: VariableDeclSyntax) -> [CutShape] {
      guard
        variable.parent?.is(MemberBlockItemSyntax.self) == true
          || variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      else { return [] }
      return variable.bindings.compactMap { binding in
        guard let value = binding.initializer, let type = binding.typeAnnotation?.type else {
          return nil
        }
        return plain(value.value, of: type)
      }
    }

    /// A value of a type in place of one that does not compile.
    private func plain(_ value: ExprSyntax, of type: TypeSyntax) -> CutShape {
      let plain = PlainValue.of(type.trimmedDescription)
      let text =
        plain.map { "\(Marker.name).passing(\(CutShape.number), \($0))" }
        ?? plainValue(of: type.trimmedDescription)
      return CutShape(range: value.range, text: text ?? Marker.call("value"), kind: .statements)
    }

    /// The default value of a parameter; its type determines the replacement.
    func standard(_ value: InitializerClauseSyntax?, of type: TypeSyntax?, _ offset: Int)
      -> [CutShape]
    {
      guard let value = value?.value, let type, value.range.contains(offset) else { return [] }
      return [plain(value, of: type)]
    }

    /// The protocol in a type's inheritance clause that the type does not conform to.
    func conformance(of node: Syntax, _ error: CompilerError) -> CutShape? {
      guard let name = error.quoted.last, !CutFinder.entryProtocols.contains(name),
        let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      else { return nil }
      let names = [name] + (CutFinder.refined[name] ?? [])
      return clause.inheritedTypes.first { names.contains($0.type.trimmedDescription) }
        .flatMap(conformance)
    }

    /// Protocols that an inheritance clause can name instead of one that they refine.
    static let refined = [
      "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
    ]

    func conformance(_ type: InheritedTypeSyntax) -> CutShape? {
      guard let list = type.parent?.as(InheritedTypeListSyntax.self),
        let clause = list.parent, let index = list.index(of: type)
      else { return nil }
      if list.count == 1 {
        return CutShape(range: clause.range, text: " ", kind: .conformance)
      }
      let next = list.index(after: index)
      if next < list.endIndex {
        return CutShape(
          range: type.range.lowerBound..<list[next].range.lowerBound, text: "", kind: .conformance)
      }
      let before = list[list.index(before: index)].type.range.upperBound
      return CutShape(range: before..<type.range.upperBound, text: "", kind: .conformance)
    }

    /// The convention of a function whose types only Objective-C can pass; stand-ins take closures.
    func convention(of type: AttributedTypeSyntax, _ error: CompilerError) -> CutShape? {
      guard error.isOfConvention else { return nil }
      for case .attribute(let attribute) in type.attributes
      where attribute.attributeName.trimmedDescription == "convention" {
        return CutShape(range: attribute.range, text: " ", kind: .attribute)
      }
      return nil
    }

    func removal(_ declaration: DeclSyntax) -> CutShape {
      let type = declaration.asProtocol((any DeclGroupSyntax).self)
      let isEntry = type?.inheritanceClause?.inheritedTypes.contains {
        CutFinder.entryProtocols.contains($0.type.trimmedDescription)
      }
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      return CutShape(
        range: declaration.rangeWithSemicolon, text: "", kind: .declaration,
        entryType: isEntry == true ? name : nil)
    }

    /// Protocols of the types that a picture requires.
    static let entryProtocols: Set<String> = [
      "Widget", "ControlWidget", "WidgetBundle", "TimelineEntry", "TimelineProvider",
      "IntentTimelineProvider", "AppIntentTimelineProvider", "ControlValueProvider",
      "AppIntentControlValueProvider", "ActivityAttributes",
    ]
  }

  extension DeclSyntax {
    /// The range of the declaration, and of a semicolon after it, which cannot stand alone.
    fileprivate var rangeWithSemicolon: Range<Int> {
      let semicolon =
        parent?.as(MemberBlockItemSyntax.self)?.semicolon
        ?? parent?.as(CodeBlockItemSyntax.self)?.semicolon
      return semicolon.map { range.lowerBound..<$0.range.upperBound } ?? range
    }
  }

  extension Syntax {
    /// Whether it is a member of a class or an actor.
    fileprivate var isOfReference: Bool {
      let type = parent?.parent?.parent
      return type?.is(ClassDeclSyntax.self) == true || type?.is(ActorDeclSyntax.self) == true
    }
  }
#endif
