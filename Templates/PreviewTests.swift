#if canImport(VitrineWidgetTesting)
  import Testing
  import VitrineWidgetTesting

  @testable import MODULE

  @MainActor
  @Suite("MODULE")
  struct MODULETests {
    /// Compares with the pictures in Goldens: 'VITRINE_RECORD=missing swift test' records them once.
    @Test("previews")
    func previews() async {
      await assertPreviews(of: "MODULE") {
        $0.colorScheme = [.light, .dark]
        $0.design = [.DESIGN]
      }
    }
  }
#endif
