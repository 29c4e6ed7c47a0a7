import Testing
import Vitrine

@Suite("Which entry is drawn")
struct TimelineSelectionTests {
  @Test("requests of one archive never share a name")
  func names() {
    var request = RenderRequest(family: .systemSmall)
    let date = ArchiveDate("2026-01-01T09:00:00Z")
    var names: Set<String> = []
    for entry in [nil, 0, 1] as [Int?] {
      request.entry = entry
      request.date = date
      names.insert(request.name(scale: 3))
      request.date = nil
      request.interaction.pressed = "a"
      names.insert(request.name(scale: 3))
      request.interaction.pressed = nil
    }
    // Without a date and an entry, the first entry is shown.
    #expect(names.count == 5)
    request.interaction.toggled = ["b", "a"]
    request.interaction.awaitsReload = true
    #expect(
      request.name(scale: 3) == "systemSmall-entry-light-entry1-toggled-a+b-awaitsReload@3x")
  }
}
