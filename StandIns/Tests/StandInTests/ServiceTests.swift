import AlarmKit
import AuthenticationServices
import CloudKit
import CoreSpotlight
import Foundation
import FoundationModels
import GameKit
import Intents
import IntentsUI
import LockedCameraCapture
import MobileCoreServices
import NaturalLanguage
import Network
import NetworkExtension
import PassKit
import ServiceManagement
import SystemConfiguration
import Testing
import WeatherKit

/// Services of the system and of the network answer at once that they are not available.
struct ServiceTests {
  @Test func `requests for weather fail, so that a provider shows its placeholder`() async {
    await #expect(throws: WeatherError.permissionDenied) {
      _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 52, longitude: 13))
    }
    #expect(WeatherCondition(rawValue: "partlyCloudy") == .partlyCloudy)
    #expect(WeatherCondition.allCases.count == Set(WeatherCondition.allCases).count)
  }

  @Test func `no account is signed in`() async throws {
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    #expect(CKContainer(identifier: "iCloud.a").containerIdentifier == "iCloud.a")
    await #expect(throws: CKError(.notAuthenticated)) {
      _ = try await CKContainer.default().privateCloudDatabase.save(CKRecord(recordType: "Note"))
    }
    let provider = ASAuthorizationAppleIDProvider()
    #expect(try await provider.credentialState(forUserID: "a") == .notFound)
    var refusal: (any Error)?
    let session = ASWebAuthenticationSession(
      url: URL(fileURLWithPath: "/"), callbackURLScheme: nil
    ) { refusal = $1 }
    #expect(!session.start() && (refusal as? ASAuthorizationError)?.code == .canceled)
    #expect(!GKLocalPlayer.local.isAuthenticated)
    #expect(try await GKLeaderboard.loadLeaderboards(ids: nil).isEmpty)
  }

  @Test func `a connection waits for a network until it is cancelled`() async {
    let options = NWProtocolTLS.Options()
    sec_protocol_options_set_verify_block(
      options.securityProtocolOptions, { _, _, complete in complete(true) }, .main)
    let parameters = NWParameters(tls: options, tcp: .init())
    parameters.multipathServiceType = .handover
    #expect(parameters.defaultProtocolStack.transportProtocol is NWProtocolTCP.Options)
    let connection = NWConnection(host: "example.com", port: 443, using: parameters)
    #expect(connection.endpoint.debugDescription == "example.com:443")
    let (states, told) = AsyncStream.makeStream(of: NWConnection.State.self)
    let (errors, failed) = AsyncStream.makeStream(of: NWError?.self)
    connection.stateUpdateHandler = { told.yield($0) }
    connection.start(queue: DispatchQueue(label: "connection"))
    connection.receive(minimumIncompleteLength: 1, maximumLength: 64) { failed.yield($3) }
    connection.send(content: Data(), completion: .contentProcessed { failed.yield($0) })
    var state = states.makeAsyncIterator()
    #expect(await state.next() == .preparing)
    #expect(await state.next() == .waiting(.posix(.ENETDOWN)))
    connection.cancel()
    #expect(await state.next() == .cancelled)
    var error = errors.makeAsyncIterator()
    for _ in 0..<2 { #expect(await error.next() == .posix(.ECANCELED)) }
  }

  @Test func `the network is not reachable`() async throws {
    #expect(NWPathMonitor().currentPath.status == .unsatisfied)
    let status = await withCheckedContinuation { continuation in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
      monitor.start(queue: DispatchQueue(label: "path"))
    }
    #expect(status == .unsatisfied)
    #expect(NWEndpoint.hostPort(host: "a", port: 80) == .hostPort(host: "a", port: 80))
    let place = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var flags = SCNetworkReachabilityFlags.reachable
    #expect(SCNetworkReachabilityGetFlags(place, &flags) && flags.isEmpty)
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(throws: CocoaError.self) { try NEVPNManager.shared().connection.startVPNTunnel() }
  }

  @Test func `a language model is not available`() async {
    #expect(!SystemLanguageModel.default.isAvailable)
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      _ = try await LanguageModelSession().respond(to: "A title")
    }
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Guten Tag") == nil)
    #expect(NLLanguage("de") == .german)
    let tagger = NLTagger(tagSchemes: [.lexicalClass])
    let text = "A word"
    let tags = tagger.tags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass)
    #expect(tags.isEmpty && tagger.tagSchemes == [.lexicalClass])
  }

  @Test func `alarms with the same presentation are equal`() throws {
    let stop = AlarmButton(text: "Stop", textColor: .red, systemImageName: "stop.fill")
    #expect(stop == AlarmButton(text: "Stop", textColor: .blue, systemImageName: "stop.fill"))
    #expect(stop != AlarmButton(text: "Stop", textColor: .red, systemImageName: "xmark"))
    let alert = AlarmPresentation.Alert(title: "Eggs", stopButton: stop)
    let presentation = AlarmPresentation(alert: alert)
    let data = try JSONEncoder().encode(presentation)
    #expect(try JSONDecoder().decode(AlarmPresentation.self, from: data) == presentation)
    #expect(AlarmManager.shared.authorizationState == .denied)
  }

  @Test func `there are no indexed items, services or passes`() async throws {
    let attributes = CSSearchableItemAttributeSet(contentType: UTType.image)
    attributes.title = "Photo"
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
    try await CSSearchableIndex.default().indexSearchableItems([item])
    #expect(SMAppService.mainApp.status == .notFound)
    #expect(throws: CocoaError.self) { try SMAppService.mainApp.register() }
    #expect(!PKPassLibrary.isPassLibraryAvailable() && PKPassLibrary().passes().isEmpty)
    #expect(throws: CocoaError.self) { try PKPass(data: Data()) }
  }

  @Test func `captures on a locked device are empty, and their updates end`() async {
    #expect(LockedCameraCaptureManager.shared.sessionContentURLs.isEmpty)
    var count = 0
    for await _ in LockedCameraCaptureManager.shared.sessionContentUpdates { count += 1 }
    #expect(count == 0)
  }

  @Test func `IntentsUI re-exports Intents`() {
    let color = INObject(identifier: "1", display: "Red")
    #expect(color.identifier == "1" && color.displayString == "Red")
    #expect(UIImage().size == .zero)
  }
}
