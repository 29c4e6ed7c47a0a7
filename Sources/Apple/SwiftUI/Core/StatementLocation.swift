internal import VitrineCoding
internal import VitrineModel

/// The location of a statement in Swift source.
nonisolated public struct _StatementLocation: Sendable {
  /// The module and the file, such as `Widgets/Card.swift`.
  let file: StaticString
  /// The line, counted from 1.
  let line: UInt32
  /// The column in bytes, counted from 1.
  let column: UInt32
}

/// The location that a view keeps, which never makes it different from another view.
nonisolated package struct KeptLocation: Hashable, Sendable {
  var statement: _StatementLocation?

  /// Creates the location of a view that no statement has made yet.
  package init() {}

  package static func == (left: KeptLocation, right: KeptLocation) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// A view that keeps the location of its statement.
///
/// Views of users don't: the statements of their bodies have locations of their own.
nonisolated package protocol LocatedView: View {
  /// The location of the statement that made the view.
  var location: KeptLocation { get set }
}

extension LocatedView {
  /// The location of the statement that made the view.
  nonisolated public var _statement: _StatementLocation? { location.statement }

  /// Returns the view with a location, unless it has one: a property with a builder is located
  /// before the statement that uses it.
  nonisolated public func _located(at statement: _StatementLocation) -> Self {
    guard location.statement == nil else { return self }
    var view = self
    view.location.statement = statement
    return view
  }
}

extension View {
  /// No location: the view doesn't keep one.
  nonisolated public var _statement: _StatementLocation? { nil }
  /// Returns the view without a location, because it doesn't keep one.
  nonisolated public func _located(at statement: _StatementLocation) -> Self { self }
}

extension [ViewNode] {
  /// Returns the nodes with the location of the view that they are made of; an inner view's own is
  /// kept.
  func located(at location: CodeLocation?) -> [ViewNode] {
    guard let location else { return self }
    return map { node in
      guard node.source == nil else { return node }
      var node = node
      node.source = location
      return node
    }
  }
}

/// The locations of statements as archives write them, with one text for each file.
final class CodeLocations {
  private var files: [UnsafePointer<UInt8>: CodeLocation.File?] = [:]

  /// Returns the location of a statement; `nil` if archives cannot express its file.
  func location(of statement: _StatementLocation) -> CodeLocation? {
    guard statement.file.hasPointerRepresentation else { return nil }
    let start = statement.file.utf8Start
    let file = files[start] ?? CodeLocation.File("\(statement.file)")
    files[start] = .some(file)
    return file.flatMap {
      CodeLocation(in: $0, line: Int(statement.line), column: Int(statement.column))
    }
  }
}
