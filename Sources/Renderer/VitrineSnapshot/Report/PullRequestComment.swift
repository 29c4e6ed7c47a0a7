import Vitrine

/// A comment for the reviewers of a pull request: each change once, however many pictures show it.
package struct PullRequestComment: Sendable {
  /// A change, with the cases that show it.
  package struct Change: Sendable {
    /// The case whose pictures are shown.
    package let example: GoldenResult
    /// The other cases that show it.
    package let others: [String]
    fileprivate let number: Int

    /// Returns the name of a picture's file.
    package func file(_ part: Part) -> String { "change-\(number)-\(part.rawValue).png" }
  }

  /// A picture of a change.
  package enum Part: String, CaseIterable, Sendable {
    case before, after, difference

    /// The file of it in a store.
    package var kept: PendingStore.Part {
      switch self {
      case .before: .expected
      case .after: .picture
      case .difference: .difference
      }
    }
  }

  /// The changes, the one in most pictures first.
  package let changes: [Change]
  private let report: RunReport
  /// The first case of each change whose pictures are left out.
  private let rest: [String]

  /// The maximum number of changes with pictures; a comment has room for 65,536 characters.
  private static let limit = 20
  /// The maximum number of names in a folded list.
  private static let mostNames = 30

  /// Creates a pull request comment.
  package init(_ report: RunReport) {
    self.report = report
    let groups = GoldenGroups.of(report.failures)
    changes = groups.prefix(PullRequestComment.limit).enumerated().map { index, group in
      Change(
        example: group[0], others: group.dropFirst().map(\.name), number: index + 1)
    }
    rest = groups.dropFirst(changes.count).map { $0[0].name }
  }

  /// Returns the comment in Markdown.
  ///
  /// - Parameters:
  ///   - prefix: the prefix of the pictures' addresses.
  ///   - pictures: the names of the existing pictures.
  ///   - report: the address of the report; `nil` if it is unknown.
  package func text(prefix: String, pictures: Set<String>, report: String? = nil) -> String {
    var lines = ["### " + headline, ""]
    if let reason = self.report.emptiness, self.report.total == 0 {
      lines += [reason.printed(on: .markdown), ""]
    }
    lines += findings
    for change in changes { lines += section(change, prefix, pictures) }
    if !rest.isEmpty {
      lines += PullRequestComment.folded(
        rest, as: rest.count.counted("more change"))
    }
    if let report { lines += ["[All pictures](<\(PullRequestComment.address("", report))>)", ""] }
    if changes.contains(where: { $0.example.isPending }) {
      lines += [
        "To accept them: download the report of this run, then", "", "```sh",
        "vitrine accept --all --from DOWNLOADED-FOLDER", "```",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    guard report.total > 0 else { return "Nothing was verified" }
    let count = changes.count + rest.count
    let pictures = report.total.counted("picture")
    return "\(count == 0 ? "No change" : count.counted("change")) in \(pictures)"
  }

  /// The maximum number of listed findings.
  private static let mostFindings = 20

  /// The findings in the new pictures, each once, with the languages that have it.
  private var findings: [String] {
    struct Key: Hashable { let archive, text: String }
    struct Seen { var languages: Set<String> = []; var pictures: Set<String> = [] }
    var seen: [Key: Seen] = [:]
    var order: [Key] = []
    for result in report.failures {
      for finding in result.findings ?? [] {
        let key = Key(archive: result.archive, text: finding.brief)
        if seen[key] == nil { order.append(key) }
        seen[key, default: Seen()].pictures.insert(result.name)
        if let language = result.parameters?["locale"] { seen[key]?.languages.insert(language) }
      }
    }
    guard !order.isEmpty else { return [] }
    let lines = order.prefix(Self.mostFindings).map { key in
      let (seen, count) = (seen[key] ?? Seen(), seen[key]?.pictures.count ?? 0)
      let languages = seen.languages.sorted()
      let cases =
        languages.count > 1
        ? "in \(languages.count.counted("language")): " + languages.joined(separator: ", ")
        : "in " + count.counted("picture")
      return "- " + "\(key.text), \(cases)".printed(on: .markdown)
    }
    let rest = order.count > lines.count ? ["- … \(order.count - lines.count) more"] : []
    return ["Findings in the new pictures:", ""] + lines + rest + [""]
  }

  private func section(_ change: Change, _ prefix: String, _ pictures: Set<String>) -> [String] {
    let result = change.example
    let count = change.others.count
    var lines = [
      "#### \(result.outcome.rawValue): \(result.name.printed(on: .markdown))", "",
    ]
    if count > 0 {
      lines += PullRequestComment.folded(
        change.others, as: "and " + count.counted("more picture"))
    }
    lines += PullRequestComment.cause(of: result)
    let parts = Part.allCases.filter { pictures.contains(change.file($0)) }
    if !parts.isEmpty {
      lines += [
        "", "| " + parts.map(\.rawValue).joined(separator: " | ") + " |",
        "|" + String(repeating: "---|", count: parts.count),
        "| "
          + parts.map { part in
            "![\(part.rawValue)](<\(PullRequestComment.address(prefix, change.file(part)))>)"
          }.joined(separator: " | ") + " |",
      ]
    }
    return lines + [""]
  }

  /// Returns the likely cause of a change and its line; the views that follow it are folded.
  private static func cause(of result: GoldenResult) -> [String] {
    let (changes, place) = (result.changes, result.place.map { ["at \($0.text)"] } ?? [])
    let lines = ([result.summary] + changes.prefix(1) + place).map {
      "- \($0.printed(on: .markdown))"
    }
    let count = changes.count - 1
    guard count > 0 else { return lines }
    let what = (result.nodes.isEmpty ? "area" : "view") + (count == 1 ? "" : "s")
    return lines + [""] + folded(Array(changes.dropFirst()), as: "and \(count) more \(what)")
  }

  /// Returns names as a list that a line unfolds.
  private static func folded(_ names: [String], as summary: String) -> [String] {
    let left = names.count - mostNames
    return ["<details><summary>\(summary)</summary>", ""]
      + names.prefix(mostNames).map { "- \($0.printed(on: .markdown))" }
      + (left > 0 ? ["- … \(left) more"] : []) + ["", "</details>", ""]
  }

  /// Returns an address for angle brackets, escaped so that nothing ends it.
  private static func address(_ prefix: String, _ name: String) -> String {
    let whole = prefix.isEmpty ? name : "\(prefix)/\(name)"
    return whole.singleLine.replacing("<", with: "%3C").replacing(">", with: "%3E")
      .replacing("|", with: "%7C")
  }
}

/// Groups results with similar changes.
enum GoldenGroups {
  /// Returns the groups, the largest first, each in its order; a result without a group is alone.
  static func of(_ results: [GoldenResult]) -> [[GoldenResult]] {
    var order: [String] = []
    var groups: [String: [GoldenResult]] = [:]
    for result in results {
      let key = result.group.map { "group " + $0 } ?? "name " + result.name
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(result)
    }
    return order.compactMap { groups[$0] }.enumerated().sorted { left, right in
      left.element.count == right.element.count
        ? left.offset < right.offset : left.element.count > right.element.count
    }.map(\.element)
  }
}
