import Foundation

// Prints how long each stage of a render takes; run it in release.
let folder = URL(filePath: #filePath).deletingLastPathComponent().path
do {
  try CardBenchmark(archive: "\(folder)/card.json", runs: 100).run()
  try GlyphBenchmark(archive: "\(folder)/card.json", runs: 100).run()
  TextBenchmark(runs: 100).run()
  try LayoutBenchmark(runs: 10).run()
  CostBenchmark(runs: 9).run()
  try GoldenBenchmark(archive: "\(folder)/../Examples/tasks.json", runs: 50).run()
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
