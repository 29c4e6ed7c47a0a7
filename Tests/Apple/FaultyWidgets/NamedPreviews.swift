import SwiftUI

/// Sample data that is made once for several previews.
struct StockPreview: PreviewModifier {
  @MainActor private static var count = 0

  static func makeSharedContext() async throws -> Stock {
    count += 1
    return Stock(cups: 3 + count)
  }

  func body(content: Content, context: Stock) -> some View { content.environment(context) }
}

@Observable final class Stock {
  let cups: Int
  init(cups: Int) { self.cups = cups }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var stock: Self = .modifier(StockPreview())
}

struct StockCard: View {
  @Environment(Stock.self) private var stock
  var body: some View { Text(verbatim: "\(stock.cups) cups") }
}

#Preview("stock", traits: .stock) { StockCard() }
#Preview("stock, wide", traits: .stock, .fixedLayout(width: 200, height: 120)) { StockCard() }

// Previews of the same name in another file.
#Preview("twin") { Text(verbatim: "one view") }

struct GroupedPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text(verbatim: "plain").previewDisplayName("Plain")
      Text(verbatim: "mint").background(.mint).previewDisplayName("Mint")
    }
    .environment(\.spoon, "wooden")
    SpoonView().previewLayout(.fixed(width: 90, height: 40))
    ForEach(["x", "y"], id: \.self) { Text(verbatim: $0).previewDisplayName("Letter") }
  }
}

// A provider whose name is that of another file.
private struct SecretPreviews: PreviewProvider {
  static var previews: some View {
    Text(verbatim: "public").previewDisplayName("Other Secret")
  }
}
