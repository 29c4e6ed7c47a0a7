import SwiftUI
import Testing
import VitrineModel

/// Views that apps draw, but WidgetKit doesn't.
@MainActor
struct AppViewTests {
  private struct Chart: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Screen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private var views: [(name: String, view: AnyView)] {
    [
      ("ScrollView", AnyView(ScrollView { Text(verbatim: "A") })),
      ("List", AnyView(List { Text(verbatim: "A") })),
      ("Form", AnyView(Form { Text(verbatim: "A") })),
      ("NavigationStack", AnyView(NavigationStack { Text(verbatim: "A") })),
      ("TabView", AnyView(TabView { Text(verbatim: "A") })),
      ("TextField", AnyView(TextField("A", text: .constant("")))),
      ("SecureField", AnyView(SecureField("A", text: .constant("")))),
      ("TextEditor", AnyView(TextEditor(text: .constant("A")))),
      ("Slider", AnyView(Slider(value: .constant(0.5)))),
      ("Stepper", AnyView(Stepper("A", value: .constant(1)))),
      ("Picker", AnyView(Picker("A", selection: .constant(1)) { Text(verbatim: "A") })),
      ("DatePicker", AnyView(DatePicker("A", selection: .constant(Date())))),
      ("ColorPicker", AnyView(ColorPicker("A", selection: .constant(.red)))),
      (
        "Menu",
        AnyView(
          Menu {
            Text(verbatim: "A")
          } label: {
            Text(verbatim: "B")
          })
      ),
      ("Chart", AnyView(Chart())),
      ("Screen", AnyView(Screen())),
    ]
  }

  @Test func `a widget shows a placeholder instead, with a warning`() throws {
    for (name, view) in views {
      let archived = try node(view)
      #expect(archived.node == ViewNode(.unsupported(UnsupportedView(name))), "\(name)")
      #expect(archived.warnings == [UnsupportedView(name).warning], "\(name)")
    }
  }

  @Test func `a preview of a view has what UIKit draws, without a warning`() throws {
    var inputs = ArchiveInputs(
      environment: SwiftUI.EnvironmentValues(), size: .init(width: 158, height: 158),
      margins: .init(16))
    inputs.drawsAppViews = true
    for (name, view) in views where !["Chart", "Screen"].contains(name) {
      let archived = try archive(view, in: inputs, layout: measurer)
      guard case .screenView(let screen) = archived.node.content else {
        Issue.record("\(name): \(archived.node.text)")
        continue
      }
      #expect(screen.view.rawValue == name)
      #expect(archived.warnings.isEmpty && archived.records.isEmpty, "\(name)")
    }
  }

  @Test func `views that SwiftUI draws itself are drawn`() throws {
    let archived = try node(DisclosureGroup("A") { Text(verbatim: "B") })
    #expect(archived.warnings.isEmpty)
  }

  @Test func `a picture shows only the label of a link`() throws {
    let link = NavigationLink {
      Text(verbatim: "B")
    } label: {
      Text(verbatim: "A")
    }
    let archived = try node(link)
    #expect(archived.node == (try node(Text(verbatim: "A"))).node)
    #expect(archived.records == [IgnoredAPI(name: "NavigationLink", effect: .none)])
  }

  @Test func `a preview with arguments is a preview for each of them`() async throws {
    let count = PreviewRecords.all.count
    PreviewRecords.add("Stage", arguments: ["seed", "leaf"]) { Text(verbatim: $0) }
    let added = PreviewRecords.all.dropFirst(count)
    #expect(added.map(\.name) == ["Stage – seed", "Stage – leaf"])
    var texts: [String] = []
    for preview in added {
      let content = try #require(preview.content as? ViewPreview)
      texts.append(try node(try await content.view()).node.text)
    }
    #expect(texts == ["text \"seed\"\n", "text \"leaf\"\n"])
  }
}
