import Foundation

enum Titles {
  static func share(_ share: Double) -> String { "\(Int(share * 100)) %" }
}
