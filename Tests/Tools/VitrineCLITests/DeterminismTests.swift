import Foundation
import Testing

/// The order of output doesn't depend on that of dictionaries, whose hashes each process seeds
/// differently.
@Suite("The same in every process")
struct DeterminismTests {
  @Test(
    "lists do not depend on hash seeds",
    arguments: [
      ["schema"], ["man"], ["completions", "bash"], ["completions", "zsh"], ["devices", "--json"],
      ["families", "--json"], ["fonts", "--json"], ["symbols", "cloud", "--json"],
    ])
  func listings(arguments: [String]) throws {
    let first = try Tool.run(arguments)
    #expect(first.code == 0, "\(first.errors)")
    #expect(!first.output.isEmpty)
    for _ in 0..<2 { #expect(try Tool.run(arguments).output == first.output) }
  }
}
