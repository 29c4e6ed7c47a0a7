package import VitrineModel

/// A section of another view.
nonisolated public struct SectionConfiguration: View, PrimitiveView, Identifiable {
  /// The position of the section.
  public let id: Int
  /// The views above the content.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views below the content.
  public let footer: SubviewsCollection
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [header, content, footer].flatMap { $0.lower(context) }
  }

  /// The sections of nodes: those that a view declares, and one for each run of other views.
  static func sections(_ nodes: [ViewNode]) -> [SectionConfiguration] {
    var parts: [(header: [ViewNode], content: [ViewNode], footer: [ViewNode], isOpen: Bool)] = []
    for node in nodes {
      if case .screenView(let view) = node.content, view.view == .section {
        let (header, footer) = ([view.header].compactMap { $0 }, [view.footer].compactMap { $0 })
        parts.append((header, view.children, footer, false))
      } else if parts.last?.isOpen == true {
        parts[parts.endIndex - 1].content.append(node)
      } else {
        parts.append(([], [node], [], true))
      }
    }
    return parts.enumerated().map { index, part in
      SectionConfiguration(
        id: index, header: SubviewsCollection(part.header),
        content: SubviewsCollection(part.content), footer: SubviewsCollection(part.footer))
    }
  }
}

/// The sections of another view.
nonisolated public struct SectionCollection: RandomAccessCollection, View, PrimitiveView {
  let sections: [SectionConfiguration]
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    sections.flatMap { $0.lower(context) }
  }
}

/// A view built from the sections of another view.
nonisolated public struct SectionsView<Base: View, Result: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let transform: (SectionCollection) -> Result
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var inner = context
    inner.separatesSections = true
    return transform(
      SectionCollection(sections: SectionConfiguration.sections(base.lowered(inner)))
    ).lowered(context)
  }
}

nonisolated extension Group {
  /// Creates a view from the sections of another one.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == SectionsView<Base, Result> {
    self.init(content: { SectionsView(base: view, transform: transform) })
  }
}

nonisolated extension ForEach where Data == [Int], ID == Int, Content: View {
  /// Creates a view for each section of another one.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  ) where Content == SectionsView<Base, ForEach<SectionCollection, Int, Result>> {
    self.init(elements: [0]) { _ in
      SectionsView(base: view) { ForEach<SectionCollection, Int, Result>($0, content: content) }
    }
  }
}

/// A view whose nodes are those of its parts, without one of its own.
protocol SpreadView {}
extension AnyView: SpreadView {}
extension EquatableView: SpreadView {}
extension ForEach: SpreadView {}
extension Group: SpreadView {}
extension ModifiedContent: SpreadView {}
extension ModifiedView: SpreadView {}
extension Optional: SpreadView {}
extension Section: SpreadView {}
extension TupleView: SpreadView {}
extension _ConditionalContent: SpreadView {}
extension _ViewModifier_Content: SpreadView {}
