import VitrineCharts
import VitrineCoding
import VitrineDisplayList
import VitrineModel

/// The services that layout uses: text, images and the reporting of warnings.
package protocol LayoutContext {
  /// Shapes text.
  var textEngine: any TextEngine { get }
  /// Draws symbols.
  var symbols: any SymbolSource { get }
  /// The characters of a text's source; reports its problems.
  func string(of text: Text, _ environment: EnvironmentValues, path: () -> NodePath) -> TextString
  /// Accepts the number of characters to shape; returns `false` if they exceed a limit, which
  /// `check()` reports.
  func accepts(_ characters: String, path: () -> NodePath) -> Bool
  /// The characters of a literal of inline Markdown and their styles.
  func runs(ofMarkdown text: String) -> [MarkdownRun]
  /// Finds the best representation of an asset, or reports that there is none and returns `nil`.
  func image(named name: String, _ environment: EnvironmentValues, path: () -> NodePath)
    -> ImageSource?
  /// Finds a custom symbol; `nil` for pictures and missing assets.
  func customSymbol(named name: String, _ environment: EnvironmentValues) -> (any CustomSymbol)?
  /// Finds the images that styles paint with; `nil` if nothing is drawn.
  var styleImages: ImageResolver? { get }
  /// The calendar of an environment.
  func calendar(_ environment: EnvironmentValues) -> any ChartCalendar
  /// Ends the layout when an asset or text so far cannot be used, or its time is over.
  func check() throws(ArchiveError)
  /// Reports a warning; beyond a limit, warnings are not created.
  func report(_ diagnostic: @autoclosure () -> Diagnostic)
  /// Whether nodes record their accessibility properties.
  var recordsSemantics: Bool { get }
  /// Records a control, if the environment describes an interaction.
  func didResolve(_ control: InteractiveControl)
}

extension LayoutContext {
  /// The layout never ends early.
  package func check() throws(ArchiveError) {}
  /// By default, characters aren't counted.
  package func accepts(_ characters: String, path: () -> NodePath) -> Bool { true }
  /// Styles have no images.
  package var styleImages: ImageResolver? { nil }
  /// Accessibility properties are not recorded by default.
  package var recordsSemantics: Bool { false }
  /// Days of 24 hours in UTC.
  package func calendar(_ environment: EnvironmentValues) -> any ChartCalendar { FixedCalendar() }
  /// By default, controls aren't recorded.
  package func didResolve(_ control: InteractiveControl) {}
}
