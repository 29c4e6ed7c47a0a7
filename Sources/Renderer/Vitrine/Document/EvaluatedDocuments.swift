/// The archives of one widget, each made under other conditions.
package struct EvaluatedDocuments: Sendable {
  /// An archive, and the conditions under which it was made.
  package struct Made: Sendable {
    package let evaluation: Evaluation
    /// The path of the file.
    package let file: String
    package let document: WidgetDocument

    package init(_ evaluation: Evaluation, file: String, document: WidgetDocument) {
      (self.evaluation, self.file, self.document) = (evaluation, file, document)
    }
  }

  /// A picture, and the conditions that it needs.
  package struct Picture: Sendable {
    package let request: RenderRequest
    package let evaluation: Evaluation

    package init(_ request: RenderRequest, _ evaluation: Evaluation) {
      (self.request, self.evaluation) = (request, evaluation)
    }
  }

  /// The archive that was made first.
  package let first: Made
  private var others: [Made] = []
  /// The conditions under which the widget could not be archived.
  private var failed: Set<Evaluation> = []

  package init(_ first: Made) { self.first = first }

  /// The number of archives.
  package var count: Int { others.count + 1 }

  /// Adds an archive that was made under other conditions.
  package mutating func add(_ made: Made) { others.append(made) }

  /// Records that the widget could not be archived under some conditions.
  package mutating func fail(_ evaluation: Evaluation) { failed.insert(evaluation) }

  /// Returns the archive that has what the code shows in a picture; `nil` if there is none.
  package func archive(for picture: Picture) -> Made? {
    ([first] + others).first { made in
      made.document.archive.serves(
        picture.evaluation, madeUnder: made.evaluation, for: picture.request.target)
    }
  }

  /// Returns the conditions of the first picture for which an archive is still to be made; `nil` if
  /// there is none.
  package func missing(among pictures: [Picture]) -> Evaluation? {
    pictures.first { !failed.contains($0.evaluation) && archive(for: $0) == nil }?.evaluation
  }
}
