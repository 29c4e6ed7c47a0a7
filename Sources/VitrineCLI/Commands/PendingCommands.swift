import Vitrine
import VitrineSnapshot

extension Command {
  static let accept = Command(
    "accept", "Make waiting pictures the goldens",
    flags: [.match, .cluster, .allPending, .from, .pending, .quiet],
    discussion: [
      "Each golden is replaced whole. --from takes the folder of another machine, for example what a "
        + "CI run has uploaded; goldens are written below the current folder only."
    ],
    examples: [
      Example("vitrine accept --match 'Tasks/*'", "all pictures of one area"),
      Example("vitrine accept --cluster 1f00d2ab", "changes that look alike"),
      Example("vitrine accept --all --from ~/Downloads/report", "what a CI run has found"),
    ]
  ) { (arguments, console) throws(Stop) in
    let selection = try PendingSelection(arguments, isExplicit: true)
    if selection.results.isEmpty { console.say("no picture waits") }
    for result in selection.results {
      do throws(PendingStore.Failure) {
        try selection.store.accept(result)
      } catch {
        throw .problem(Problem(error), .notRendered)
      }
      if !arguments.has(.quiet) { console.say("accepted \(result.name.singleLine)") }
    }
    return .done
  }

  static let reject = Command(
    "reject", "Remove waiting pictures and leave the goldens as they are",
    flags: [.match, .cluster, .allPending, .pending, .quiet],
    examples: [Example("vitrine reject --all", "all of them")]
  ) { (arguments, console) throws(Stop) in
    let selection = try PendingSelection(arguments, isExplicit: true)
    for result in selection.results {
      selection.store.discard(result.name)
      if !arguments.has(.quiet) { console.say("rejected \(result.name.singleLine)") }
    }
    return .done
  }

  static let pending = Command(
    "pending", "List the pictures that wait to be accepted or rejected",
    flags: [.match, .cluster, .from, .pending, .json],
    examples: [Example("vitrine pending", "all of them, by changes that look alike")]
  ) { (arguments, console) throws(Stop) in
    let selection = try PendingSelection(arguments, isExplicit: false)
    if arguments.has(.json) {
      try console.printJSON(selection.results)
    } else if selection.results.isEmpty {
      console.say("no picture waits")
    } else {
      let rows = selection.results.map { result in
        [
          (result.group ?? "–").singleLine, result.outcome.rawValue, result.name.singleLine,
          result.summary.singleLine,
        ]
      }
      let titles = ["CLUSTER", "OUTCOME", "NAME", "WHAT CHANGED"]
      try console.print(TextTable.text([titles] + rows.sorted { $0[0] < $1[0] }))
    }
    return .done
  }

  static let orphans = Command(
    "orphans", "List pictures and frames that no archive or matrix asks for",
    flags: [.goldens, .delete, .quiet],
    discussion: ["All archives of the folder are looked at, so that no filter can make orphans."],
    examples: [Example("vitrine orphans --delete", "remove them")]
  ) { (arguments, console) throws(Stop) in
    let selection = try GoldenSelection(arguments)
    for orphan in selection.orphans {
      let path = "\(selection.root)/\(orphan)"
      if arguments.has(.delete) {
        do throws(FileError) {
          try selection.location.open().remove(RelativePath(orphan))
        } catch {
          throw .problem(
            Problem(.error, "cannot be removed: \(error.text)", hint: error.hint, file: path),
            .notRendered)
        }
      }
      if !arguments.has(.quiet) { try console.print(path.singleLine) }
    }
    return selection.orphans.isEmpty || arguments.has(.delete) ? .done : .loose
  }
}
