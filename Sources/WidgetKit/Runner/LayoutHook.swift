import VitrineMeasure
import VitrineModel

/// The layout engine that views ask for their sizes.
enum LayoutHook {
  /// The engine; it is made when a view first asks.
  @MainActor static let engine: any LayoutAnswering = LayoutAnswers()
}
