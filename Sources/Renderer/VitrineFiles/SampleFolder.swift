/// The folder with named data of widgets, in a package or beside a project.
package enum SampleFolder {
  package static let name = "Samples"
}
