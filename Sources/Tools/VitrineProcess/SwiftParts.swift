import VitrineCoding

/// The part of Vitrine that Swift code needs in addition to the command.
package enum SwiftParts {
  /// The name of its Debian package and tarball.
  package static let package = "vitrine-swift"

  /// How to install the missing part: with the package, or in a clone.
  package static let hint =
    "install the package \(package), or in a clone of Vitrine: swift build --product vitrine-xcode"

  /// The folders of its Swift package where Debian packages and tarballs install it.
  package static let folders = ["/usr/lib/vitrine/swift", "/usr/local/lib/vitrine/swift"]

  /// Returns the lines of a manifest that find Vitrine's Swift package, as the constant `vitrine`.
  ///
  /// The manifest is valid on other machines: it prefers the folder of an environment variable and
  /// a clone to the installed package, and says what to do if there is none.
  ///
  /// - Parameter folder: the path of the package on this machine, which may be relative to the
  ///   manifest's folder.
  package static func manifestFolder(_ folder: String) -> String {
    let places = ([folder] + folders.filter { $0 != folder }).map(quoted)
    return """
      /// The folder of Vitrine's Swift package: that of VITRINE_PACKAGE, or the first that exists.
      let vitrine: String = {
        if let folder = Context.environment["VITRINE_PACKAGE"] { return folder }
        let places = [\(places.joined(separator: ", "))]
        for place in places {
          let folder = place.hasPrefix("/") ? place : Context.packageDirectory + "/" + place
          if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
        }
        let message = "error: Vitrine's Swift package is not in \\(places.joined(separator: ", "))\\n"
          + "hint: install the package \(package), or set VITRINE_PACKAGE to the folder of a clone\\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
      }()

      """
  }

  /// Returns the path of Vitrine's package as a manifest names it: relative to the manifest's
  /// folder, unless it is installed or they have no folder in common.
  package static func place(of package: String, from folder: String) -> String {
    let (names, start) = (package.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(names, start).prefix { $0 == $1 }.count
    guard shared > 0, !folders.contains(package) else { return package }
    let steps = Array(repeating: "..", count: start.count - shared)
    return (steps + names.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// Returns a text as Swift writes it.
  package static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// The lines of a workflow that install Vitrine in a container with Swift.
  package static let workflow = """
          - run: |
              : "${VITRINE_PACKAGES:?set this variable of the repository}"
              apt-get update -qq && apt-get install -y -qq curl
              for name in vitrine \(package); do
                file=${name}_\(Release.version)_$(dpkg --print-architecture).deb
                curl -fsSL -o "/tmp/$file" "$VITRINE_PACKAGES/$file"
                apt-get install -y -qq "/tmp/$file"
              done
            env:
              # The address of the folder with Vitrine's Debian packages.
              VITRINE_PACKAGES: ${{ vars.VITRINE_PACKAGES }}
    """
}
