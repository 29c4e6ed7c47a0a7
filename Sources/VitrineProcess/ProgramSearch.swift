import Vitrine
import VitrinePlatform

/// Programs that a person has installed.
package enum ProgramSearch {
  /// The first file of a name in the folders of `PATH` that can be run; `nil` when there is none.
  package static func find(_ name: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { program in
      access(program, X_OK) == 0 && !Folders.exists(program)
    }
  }
}
