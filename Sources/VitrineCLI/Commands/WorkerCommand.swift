import Vitrine
import VitrineArguments

/// `vitrine worker`.
struct WorkerCommand: ParsableCommand {
  var options = WorkerOptions()
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "worker", "Draw pictures for requests on standard input, one per line",
    discussion: [
      "Each line of standard input is a request, an object of JSON, and is answered by one line on "
        + "standard output that carries the request's 'id'. A request names an archive below --root "
        + "('path') or holds it ('archive'), says what is drawn by the options of 'vitrine render' "
        + "('options'), and where the picture goes: 'out' is a path below --output; without it the "
        + "answer holds the picture in Base64 ('data').",
      "An answer has the status '\(WorkerAnswer.Status.done.rawValue)' with the picture's size, bytes "
        + "and SHA-256, or '\(WorkerAnswer.Status.failed.rawValue)' with an error that names node, line "
        + "and hint; both have warnings and milliseconds. 'vitrine schema worker' is the schema of both.",
      "Pictures are drawn by --jobs processes. A request that takes too long or too much memory, or "
        + "ends its process, gets an error and harms no other. Fonts, images and archives are kept "
        + "between requests within --cache; which requests came before never shows in a picture.",
      "Requests are read no faster than they are answered. At SIGTERM and SIGINT what was read is "
        + "answered before the end; a second signal ends it at once.",
    ],
    examples: [
      .init(
        "vitrine worker --output pictures/ < requests.jsonl",
        #"lines such as {"id": 1, "path": "Tasks.json", "out": "1.png"}"#),
      .init(
        "vitrine worker --jobs 4 --timeout 5 --memory-limit 256 --ordered",
        "answers in the order of requests, each within its limits"),
    ])

  static let arguments = WorkerOptions.arguments.map { $0.of(\Self.options) }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    try options.check()
    let worker = Worker(options, console)
    Signals.removeUnfinishedFilesOnInterrupt { worker.finish() }
    try worker.run()
    return .done
  }
}
