import AVFoundation
import AVKit
import Accelerate
import AppTrackingTransparency
import AudioToolbox
import BackgroundTasks
import Contacts
import CoreBluetooth
import CoreHaptics
import CoreMotion
import Foundation
import MediaPlayer
import Testing
import WatchConnectivity
import WatchKit

/// Sensors, sound and other hardware are absent: access is denied and no handler waits forever.
struct DeviceTests {
  @Test func `access is denied without a question`() async throws {
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(await AVCaptureDevice.requestAccess(for: .audio) == false)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    #expect(try await CNContactStore().requestAccess(for: .contacts) == false)
    #expect(CMPedometer.authorizationStatus() == .denied)
    #expect(CMMotionActivityManager.authorizationStatus() == .denied)
    #expect(CBCentralManager.authorization == .denied)
    #expect(MPMediaLibrary.authorizationStatus() == .denied)
  }

  @Test func `a pedometer calls its handler with an error`() {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    var error: (any Error)?
    CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { error = $1 }
    #expect((error as? CocoaError)?.code == .featureUnsupported)
  }

  @Test func `Bluetooth and haptics are unsupported`() {
    #expect(CBCentralManager(delegate: nil, queue: nil).state == .unsupported)
    #expect(CBUUID(string: "180D").uuidString == "180D")
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CocoaError.self) { try CHHapticEngine().start() }
  }

  @Test func `sounds are not played, and completions are called`() throws {
    let player = try AVAudioPlayer(data: Data())
    player.setVolume(0.25, fadeDuration: 1)
    #expect(!player.play() && !player.isPlaying && player.volume == 0.25)
    try AVAudioSession.sharedInstance().setCategory(.playback, options: [.duckOthers])
    var isDone = false
    AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { isDone = true }
    #expect(isDone)
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil)
  }

  @Test func `films are not played, and times are exact`() {
    let player = AVPlayer(playerItem: AVPlayerItem(url: URL(fileURLWithPath: "/a")))
    player.rate = 2
    #expect(player.rate == 0 && player.currentItem?.status == .failed)
    player.replaceCurrentItem(with: nil)
    #expect(player.currentItem == nil)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTimeGetSeconds(CMTime(seconds: .infinity, preferredTimescale: 600)) == 0)
  }

  @MainActor @Test func `an app on a watch is in the background, and is not refreshed`() {
    let app = WKExtension.shared()
    #expect(app.applicationState == .background && app === WKApplication.shared())
    var isDone = false
    app.scheduleBackgroundRefresh(withPreferredDate: .now, userInfo: nil) { isDone = $0 == nil }
    #expect(isDone && WKExtendedRuntimeSession().state == .invalid)
  }

  @Test func `a rectangle of an aspect ratio is centred and as large as fits`() {
    let box = CGRect(x: 10, y: 0, width: 100, height: 100)
    let wide = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: box)
    #expect(wide == CGRect(x: 10, y: 25, width: 100, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: box) == box)
  }

  @Test func `vectors are added and averaged`() {
    #expect(vDSP.sum([1, 2, 4]) == 7 && vDSP.mean([1, 2, 6]) == 3 && vDSP.mean([]) == 0)
    #expect(vDSP.maximum([-3, -1]) == -1 && vDSP.minimum([]) == 0)
  }

  @Test func `tasks in the background are never started`() throws {
    let request = BGProcessingTaskRequest(identifier: "refresh")
    request.requiresExternalPower = true
    #expect(request.identifier == "refresh" && request.earliestBeginDate == nil)
    try BGTaskScheduler.shared.submit(request)
    #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
  }

  @Test func `no watch or phone is paired`() {
    #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
    #expect(WCSession.default.receivedApplicationContext.isEmpty)
    #expect(throws: CocoaError.self) {
      try WCSession.default.updateApplicationContext(["level": 1])
    }
    var isRefused = false
    WCSession.default.sendMessage([:], replyHandler: nil) { _ in isRefused = true }
    #expect(isRefused)
  }

  @MainActor @Test func `a watch reports its screen and no battery`() {
    let watch = WKInterfaceDevice.current()
    #expect(watch.screenBounds.size == CGSize(width: 198, height: 242))
    #expect(watch.screenScale == 2 && watch.batteryLevel == -1)
    watch.play(.success)
  }

  @MainActor @Test func `a video player has a body, with or without a player`() {
    _ = VideoPlayer(player: nil).body
    _ = VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/film"))).body
  }
}
