import VitrineArguments
import VitrineCommandLine

/// `vitrine worker`.
package struct WorkerCommand: ParsableCommand {
  var options = WorkerOptions()
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "worker", "Draw pictures for requests on standard input, one per line",
    discussion: [
      "Each line of standard input is a request, a JSON object, and gets one line on "
        + "standard output as its answer, with the request's 'id'. A request names an archive below --root "
        + "('path') or contains it ('archive'), sets the options of 'vitrine render' "
        + "('options'), and the file for the picture: 'out' is a path below --output; without it the "
        + "answer contains the picture in Base64 ('data').",
      "An answer has the status '\(WorkerAnswer.Status.done.rawValue)' with the picture's size, bytes "
        + "and SHA-256, or '\(WorkerAnswer.Status.failed.rawValue)' with an error that names node, line "
        + "and hint; both have warnings and milliseconds. 'vitrine schema worker' is the schema of both.",
      "Pictures are drawn by --jobs processes. A request that takes too long or too much memory, or "
        + "crashes its process, gets an error and does not affect others. Fonts, images and archives are kept "
        + "between requests within --cache; earlier requests never affect a picture.",
      "Requests are read no faster than they are answered. At SIGTERM and SIGINT the command answers "
        + "what it has read and exits; a second signal ends it at once.",
    ],
    examples: [
      .init(
        "vitrine worker --output pictures/ < requests.jsonl",
        #"lines such as {"id": 1, "path": "Tasks.json", "out": "1.png"}"#),
      .init(
        "vitrine worker --jobs 4 --timeout 5 --memory-limit 256 --ordered",
        "answers in the order of requests, each within its limits"),
    ])

  package static let arguments = WorkerOptions.arguments.map { $0.of(\Self.options) }

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    try options.check()
    let worker = Worker(options, console)
    Signals.removeUnfinishedFilesOnInterrupt { worker.finish() }
    try worker.run()
    return .done
  }
}
