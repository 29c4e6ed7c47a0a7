#if canImport(SwiftParser)
  // What several modules with the same files share.
  extension ModuleIsolation {
    /// The code that was left out of the files, for other modules that have them, too.
    package var knowledge: [String: KnownCode] {
      var known: [String: KnownCode] = [:]
      for cut in active {
        guard let source = sources[cut.file] else { continue }
        known[cut.file, default: KnownCode()].cuts.append(
          KnownCode.Piece(
            shape: cut.shape, anchor: cut.anchor, place: cut.place, error: cut.error,
            code: source.text(cut.shape.range)))
      }
      for file in sources.keys { known[file]?.types = types.declared(in: [file]) }
      return known
    }

    /// Leaves out what was left out of the same code elsewhere.
    package mutating func adopt(_ known: [String: KnownCode]) {
      guard !known.isEmpty else { return }
      let own = code.declaredNames
      for (file, pieces) in known.sorted(by: { $0.key < $1.key }) {
        guard let source = sources[file] else { continue }
        for piece in pieces.cuts where source.has(piece) && !own.contains(piece.missingName) {
          var place = piece.place
          (place.id, place.file) = (nextNumber, file)
          nextNumber += 1
          tried.insert(Tried(file: file, range: piece.shape.range, text: piece.shape.text))
          cuts.append(
            Cut(
              file: file, shape: piece.shape, anchor: piece.anchor, place: place,
              error: piece.error))
        }
        for type in pieces.types
        where !own.contains(type.name) && types.adopt(type, number: nextNumber, file: file) {
          nextNumber += 1
        }
      }
      refresh()
    }
  }
#endif
