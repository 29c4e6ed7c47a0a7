import Testing
import Vitrine
import VitrineCheck

@Suite struct PlantedFaultTests {
  @Test("each planted fault is found", arguments: PlantedFault.all)
  func finds(_ pair: PlantedFault) throws {
    let rules = try PlantedFault.findings(in: pair.fault).map(\.rule)
    #expect(rules.contains(pair.rule))
  }

  @Test("the corrected picture has no findings", arguments: PlantedFault.all)
  func isQuiet(_ pair: PlantedFault) throws {
    let found = try PlantedFault.findings(in: pair.mended).map { "\($0.rule): \($0.message)" }
    #expect(found == [])
  }

  @Test("there are sixty pairs, and one for each rule that is applied by default")
  func coverage() {
    #expect(PlantedFault.all.count >= 60)
    let planted = Set(PlantedFault.all.map(\.rule))
    let missing = CheckRule.all.filter(\.isDefault).map(\.id.rawValue).filter {
      !planted.contains($0)
    }
    #expect(missing == [])
  }
}
