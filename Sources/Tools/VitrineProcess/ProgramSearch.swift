import VitrineFiles
import VitrinePlatform

/// A search for installed programs.
package enum ProgramSearch {
  /// Returns the path of the first executable with this name in `PATH`; `nil` if there is none.
  package static func find(_ name: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { program in
      access(program, X_OK) == 0 && !Folders.exists(program)
    }
  }
}
