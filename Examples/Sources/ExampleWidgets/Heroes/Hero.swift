import AppIntents
import Foundation

/// A hero of a game.
struct Hero: Codable {
  var name: String
  var story: String
  var strength: Double
  var url: URL? { URL(string: "examples://heroes/\(name.lowercased())") }

  static let otter = Hero(
    name: "Otter", story: "Swims upstream with a lantern and never spills a drop.", strength: 0.9)
  static let tiredOtter = Hero(
    name: "Otter", story: "Has carried the lantern all night. A boost would help.", strength: 0.2)
}

/// The heroes, shared by the app and its widgets.
enum HeroStore {
  private static let key = "strength"
  private static var shared: UserDefaults? { UserDefaults(suiteName: "group.com.example.heroes") }

  static var current: Hero {
    var hero = Hero.tiredOtter
    if let kept = shared?.object(forKey: key) as? Double { hero.strength = kept }
    return hero.strength > 0.5 ? Hero(name: hero.name, story: Hero.otter.story, strength: 1) : hero
  }

  static func boost() { shared?.set(1.0, forKey: key) }
}

struct BoostHeroes: AppIntent {
  static let title: LocalizedStringResource = "Boost heroes"
  static let description = IntentDescription("All heroes get their strength back at once.")

  func perform() async throws -> some IntentResult {
    HeroStore.boost()
    return .result()
  }
}
