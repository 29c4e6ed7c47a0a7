internal import VitrineCoding
internal import VitrineModel

nonisolated extension ArchiveEnum {
  /// The style of a type that is named as SwiftUI names them, as `PlainListStyle` for `plain`; `nil`
  /// for others, which are drawn as the automatic one.
  init?(style: Any, of family: String) {
    let name = String(describing: type(of: style))
    guard name.hasSuffix(family) else { return nil }
    let words = name.dropLast(family.count)
    let value = words.prefix(1).lowercased() + words.dropFirst()
    self.init(rawValue: value == "default" ? "automatic" : value)
  }
}

extension ScreenTraits.TitleDisplayMode {
  init(_ mode: NavigationBarItem.TitleDisplayMode) {
    self =
      switch mode {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
  }
}
