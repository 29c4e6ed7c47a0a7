import CoreData
import CoreLocation
import MapKit
import StoreKit
import Testing
import UniformTypeIdentifiers
import UserNotifications
import VitrineUIKit

/// What needs the system answers as one that does not have it.
struct SystemTests {
  @Test func `access to the location is denied, distances are computed`() {
    #expect(CLLocationManager().authorizationStatus == .denied)
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 2_000)
  }

  @Test func `a location survives encoding and decoding`() throws {
    let place = CLLocation(latitude: 1.5, longitude: -2.25)
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let kept = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
    #expect(kept?.coordinate.latitude == 1.5 && kept?.coordinate.longitude == -2.25)
  }

  @Test func `a map snapshot has the requested size`() async throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 40, height: 20)
    let picture = try await MKMapSnapshotter(options: options).start().image
    #expect(picture.size == CGSize(width: 40, height: 20))
  }

  @Test func `points of the world's map have coordinates`() {
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let point = MKMapPoint(berlin)
    #expect(abs(point.coordinate.latitude - berlin.latitude) < 1e-9)
    #expect(abs(point.coordinate.longitude - berlin.longitude) < 1e-9)
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle == MKMapPoint(x: MKMapRect.world.midX, y: MKMapRect.world.midY))
    let around = MKMapRect(x: point.x - 10, y: point.y - 10, width: 20, height: 20)
    #expect(around.contains(point) && !around.contains(middle) && MKMapRect.world.contains(around))
    #expect(MKMapRect.null.union(around) == around && around.intersection(.null).isNull)
    let region = MKCoordinateRegion(around)
    #expect(abs(region.center.latitude - berlin.latitude) < 1e-6)
    #expect(region.span.latitudeDelta > 0 && region.span.longitudeDelta > 0)
  }

  @Test func `notifications, the store and managed objects answer requests`() async throws {
    #expect(try await UNUserNotificationCenter.current().requestAuthorization() == false)
    #expect(try await Product.products(for: ["a"]).isEmpty)
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
    let context = NSManagedObjectContext()
    let object = NSManagedObject(context: context)
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "A")) == [object])
  }

  @Test func `rectangles are filled in a bitmap`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let image = renderer.image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.size == CGSize(width: 4, height: 2) && image.cgImage?.width == 12)
  }

  @Test func `properties of managed objects are initially empty, and in no store`() throws {
    let context = NSManagedObjectContext()
    let kept = Kept(context: context)
    #expect(kept.names == [] && kept.counts == [:] && kept.tone == .low)
    #expect(kept.title == "" && kept.note == nil && kept.other.managedObjectContext == nil)
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Kept")) == [kept])
  }
}

private final class Kept: NSManagedObject, @unchecked Sendable {
  enum Tone: CaseIterable { case low, high }
  @ManagedProperty var names: [String]
  @ManagedProperty var counts: [String: Int]
  @ManagedProperty var tone: Tone
  @ManagedProperty var title: String
  @ManagedProperty var note: String?
  @ManagedProperty var other: NSManagedObject
}
