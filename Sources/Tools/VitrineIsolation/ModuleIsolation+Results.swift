#if canImport(SwiftParser)
  import SwiftSyntax

  // What a module becomes: the places that are left out, and its texts without them.
  extension ModuleIsolation {
    /// The code that was left out, in the order of files and lines.
    package var places: [LeftOutPlace] {
      (active.map(\.place) + types.places).sorted {
        ($0.file, $0.line, $0.id) < ($1.file, $1.line, $1.id)
      }
    }

    /// Modules whose names are needed and were not imported.
    package var addedImports: Set<String> { imports.values.reduce(into: []) { $0.formUnion($1) } }

    /// The files in which functions can end otherwise, without a value that they promise.
    package var filesWithOtherFlow: Set<String> {
      Set(active.filter(\.place.kind.changesFlow).map(\.file))
    }

    /// Declarations of types that no module declares; empty if there are none.
    package var typeDeclarations: String { types.text }

    /// The texts of changed files.
    package func changedTexts() -> [String: String] { edited.mapValues(\.text) }

    /// The lines of each changed file on which something differs from the original, counted from 1.
    package var changedLines: [String: [ClosedRange<Int>]] {
      edited.reduce(into: [:]) { lines, file in
        guard let source = sources[file.key] else { return }
        // The pieces of one place change its meaning as a whole.
        let places = Dictionary(grouping: file.value.edits, by: \.cut).values
        lines[file.key] = places.compactMap { edits in
          guard let start = edits.map(\.range.lowerBound).min(),
            let end = edits.map(\.range.upperBound).max()
          else { return nil }
          return source.line(of: start)...source.line(of: end)
        }.sorted { $0.lowerBound < $1.lowerBound }
      }
    }

    /// Those that no larger one contains.
    var active: [Cut] {
      var kept: Set<Int> = []
      for group in Dictionary(grouping: cuts.indices, by: { cuts[$0].file }).values {
        // In this order, a range is contained in the one that ended last, or in none.
        let sorted = group.sorted {
          let (one, other) = (cuts[$0].shape.range, cuts[$1].shape.range)
          return (one.lowerBound, -one.upperBound) < (other.lowerBound, -other.upperBound)
        }
        var around: Range<Int>?
        for index in sorted {
          let range = cuts[index].shape.range
          if let around, around != range, around.contains(range) { continue }
          kept.insert(index)
          if range.upperBound >= around?.upperBound ?? 0 { around = range }
        }
      }
      return cuts.indices.filter(kept.contains).map { cuts[$0] }
    }

    mutating func refresh() {
      var edits: [String: [EditedText.Edit]] = [:]
      for cut in active { edits[cut.file, default: []] += cut.shape.edits(cut.place.id) }
      for (file, modules) in imports {
        guard let source = sources[file] else { continue }
        let text = modules.sorted().map { "import \($0); " }.joined()
        let start = source.importStart
        edits[file, default: []].append(
          EditedText.Edit(range: start..<start, text: text, cut: 0, order: .max))
      }
      edited = edits.reduce(into: [:]) { texts, entry in
        guard let source = sources[entry.key] else { return }
        let known = edited[entry.key].flatMap { $0.edits == entry.value ? $0 : nil }
        texts[entry.key] = known ?? EditedText(source.bytes, entry.value)
      }
    }
  }
#endif
