import Testing
import VitrineModel

/// Texts of timers are in the transcript `timers.txt`.
@Suite struct TimerTests {
  @Test func digitsOfClocksAreOfOneWidth() throws {
    var text = Text()
    text.timer = with(TimerText()) {
      ($0.start, $0.end) = (
        archiveDate("2026-01-31T09:00:00Z"), archiveDate("2026-01-31T12:00:00Z")
      )
    }
    #expect(try resolve(text).string.usesMonospacedDigits)
    #expect(try !resolve(Text("9:41")).string.usesMonospacedDigits)
  }
}
