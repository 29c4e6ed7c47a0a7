import Testing
import Vitrine
import VitrineCheck

extension PlantedFault: CustomTestStringConvertible {
  /// The rule and the fault.
  public var testDescription: String { "\(rule): \(name)" }
}

@Suite struct PlantedFaultTests {
  @Test("each rule has two ways to mend its findings")
  func ways() {
    let poor = CheckRule.all.filter { Set($0.ways).count < 2 || $0.ways.contains("") }
    #expect(poor.map(\.id) == [])
  }

  @Test("each planted fault is found", arguments: PlantedFault.all)
  func finds(_ pair: PlantedFault) throws {
    let rules = try pair.findings(in: pair.fault).map(\.rule)
    #expect(rules.contains(pair.rule))
  }

  @Test("the corrected picture has no findings", arguments: PlantedFault.all)
  func isQuiet(_ pair: PlantedFault) throws {
    let found = try pair.findings(in: pair.mended).map { "\($0.rule): \($0.message)" }
    #expect(found == [])
  }

  @Test("there are sixty pairs, and one for each rule")
  func coverage() {
    #expect(PlantedFault.all.count >= 60)
    let planted = Set(PlantedFault.all.map(\.rule))
    let missing = CheckRule.all.map(\.id.rawValue).filter { !planted.contains($0) }
    #expect(missing == [])
  }
}
