import EventKit
import Foundation
import HealthKit
import ImageIO
import LocalAuthentication
import Photos
import Testing
import VitrineFoundation
import VitrineUIKit

/// What the system would answer that has none of it.
struct AnswerTests {
  @Test func `nobody is authenticated, and nothing is found`() async throws {
    await #expect(throws: LAError.self) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
    #expect(PHAsset.fetchAssets(with: .image, options: nil).firstObject == nil)
    #expect(EKEventStore().events(matching: NSPredicate(value: true)).isEmpty)
  }

  @Test func `health queries are answered`() {
    nonisolated(unsafe) var error: (any Error)?
    let query = HKStatisticsQuery(
      quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil
    ) { _, _, fault in error = fault }
    HKHealthStore().execute(query)
    #expect((error as? HKError)?.code == .errorHealthDataUnavailable)
    let unit = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    #expect(unit.unitString == "mg/dL")
    #expect(HKQuantity(unit: unit, doubleValue: 90).doubleValue(for: HKUnit(from: "mg/dL")) == 90)
  }

  @Test func `quantities are converted to other units`() {
    func value(_ value: Double, _ unit: String, in other: HKUnit) -> Double {
      HKQuantity(unit: HKUnit(from: unit), doubleValue: value).doubleValue(for: other)
    }
    func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-6 }
    #expect(isNear(value(1609.344, "m", in: .mile()), 1))
    #expect(isNear(value(5, "km/hr", in: HKUnit(from: "m/min")), 5000.0 / 60))
    #expect(isNear(value(100, "degC", in: .degreeFahrenheit()), 212))
    #expect(isNear(value(2, "kcal", in: .jouleUnit(with: .kilo)), 8.368))
    #expect(isNear(value(1, "kcal/(kg.hr)", in: HKUnit(from: "cal/kg/hr")), 1000))
    let molar = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
      .unitDivided(by: .liter())
    #expect(isNear(value(180.15588, "mg/dL", in: molar), 10))
    #expect(value(1, "kg", in: .meter()) == 0)
    #expect(HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
    #expect(HKUnit(from: "count/min") != HKUnit.hertz())
    #expect(HKUnit(from: "(((") == HKUnit(from: "(((") && HKUnit(from: "m^") != .meter())
  }

  @Test func `user defaults and key-value stores keep their values`() {
    let name = "answers-\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: name)
    defer { defaults?.removePersistentDomain(forName: name) }
    defaults?.setValue(["b": 3], forKey: "a")
    #expect(defaults?.value(forKeyPath: "a.b") as? Int == 3)
    defaults?.setValue(nil, forKey: "a")
    #expect(defaults?.value(forKey: "a") == nil)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }

  /// Apps make pictures smaller this way before they show them.
  @Test func `a picture drawn over a whole bitmap is kept`() throws {
    let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { _ in
      large.draw(in: CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    #expect(small.size == CGSize(width: 10, height: 5))
    #expect(small.pngData() == large.pngData())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    large.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.pngData() != large.pngData())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `image files report their size`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let data = try #require(image.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Int]
    #expect(properties?["PixelWidth"] == 12 && properties?["PixelHeight"] == 6)
    #expect(CGImageSourceCreateWithData(NSData(), nil) == nil)
  }

  @Test func `outlines have the requested round corners`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 4, height: 4))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.cgPath != UIBezierPath(rect: path.bounds).cgPath)
  }

  @Test func `colours report their hue`() {
    var (hue, saturation) = (CGFloat(0), CGFloat(0))
    UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
    #expect(abs(hue - 2.0 / 3) < 1e-9 && saturation == 1)
  }
}
