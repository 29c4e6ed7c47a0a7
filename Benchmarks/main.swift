import CVitrineMemory
import Foundation

// Prints the time of each stage of rendering; run it in release. Arguments select benchmarks.
// Memory is kept as in the command.
vitrine_keep_memory()
let folder = URL(filePath: #filePath).deletingLastPathComponent().path
let tasks = "\(folder)/../Examples/Archives/tasks.json"
let parts: [(name: String, run: () throws -> Void)] = [
  ("card", { try CardBenchmark(archive: "\(folder)/card.json", runs: 100).run() }),
  ("glyphs", { try GlyphBenchmark(archive: "\(folder)/card.json", runs: 100).run() }),
  ("text", { TextBenchmark(runs: 100).run() }),
  ("layout", { try LayoutBenchmark(runs: 10).run() }),
  ("charts", { try ChartBenchmark(runs: 50).run() }),
  ("cost", { CostBenchmark(runs: 9).run() }),
  ("golden", { try GoldenBenchmark(archive: tasks, runs: 50).run() }),
]
let chosen = CommandLine.arguments.dropFirst()
if let unknown = chosen.first(where: { name in !parts.contains { $0.name == name } }) {
  let names = parts.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(
    Data("error: there is no part '\(unknown)'; there are \(names)\n".utf8))
  exit(2)
}
do {
  for part in parts where chosen.isEmpty || chosen.contains(part.name) { try part.run() }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
