#if canImport(VitrineWidgetTesting)
  import Testing
  import VitrineWidgetTesting

  @testable import MODULE

  @MainActor
  @Suite("MODULE")
  struct MODULETests {
    /// Compares with the pictures in Goldens: 'VITRINE_RECORD=missing swift test' records them once.
    @Test("pictures")
    func pictures() async {
      await assertSnapshot(of: SUBJECT()) {
        $0.colorScheme = [.light, .dark]
        $0.design = [.DESIGN]
      }
    }

    @Test("nothing is cut, too small or without contrast")
    func findings() async {
      await assertNoFindings(of: SUBJECT())
    }
  }
#endif
