import VitrineCoding

/// The part of Vitrine that Swift code needs in addition to the command.
package enum SwiftParts {
  /// The name of its Debian package and tarball.
  package static let package = "vitrine-swift"

  /// How to install the missing part: with the package, or in a clone.
  package static let hint =
    "install the package \(package), or in a clone of Vitrine: swift build --product vitrine-xcode"

  /// The lines of a workflow that install Vitrine in a container with Swift.
  package static let workflow = """
          - run: |
              apt-get update -qq && apt-get install -y -qq curl
              for name in vitrine \(package); do
                curl -fsSLO "$VITRINE_PACKAGES/${name}_\(Release.version)_amd64.deb"
              done
              apt-get install -y -qq ./vitrine*.deb
            env:
              # The address of the folder with Vitrine's Debian packages.
              VITRINE_PACKAGES: ${{ vars.VITRINE_PACKAGES }}
    """
}
