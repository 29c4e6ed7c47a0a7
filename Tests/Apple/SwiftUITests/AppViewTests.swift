import SwiftUI
import Testing
import VitrineCoding
import VitrineModel

private struct OwnRow: Identifiable {
  let id: Int
}

private struct OwnTabs: TabContent {
  var body: some TabContent<Int> {
    Tab("first", systemImage: "star", value: 1) { EmptyView() }
    Tab("second", systemImage: "star", value: 2) { Text(verbatim: "own tab") }
  }
}

private struct OwnColumns: TableColumnContent {
  var tableColumnBody: some TableColumnContent<OwnRow, Never> {
    TableColumn("first") { (row: OwnRow) in Text(verbatim: "own row \(row.id)") }
    TableColumn("second") { (_: OwnRow) in Text(verbatim: "own column") }
  }
}

private struct OwnRows: TableRowContent {
  var tableRowBody: some TableRowContent<OwnRow> {
    TableRow(OwnRow(id: 1))
    ForEach([OwnRow(id: 2), OwnRow(id: 3)]) { TableRow($0) }
  }
}

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
    for (name, view) in views where !["Chart", "Screen"].contains(name) {
      let archived = try preview(view)
      guard case .screenView(let screen) = archived.node.content else {
        Issue.record("\(name): \(archived.node.text)")
        continue
      }
      #expect(screen.view.rawValue == name)
      #expect(archived.warnings.isEmpty && archived.records.isEmpty, "\(name)")
    }
  }

  /// What a view tells the screen around it, and how the archive says so.
  private var traits: [(fragment: String, view: AnyView)] {
    let text = Text(verbatim: "A")
    let isShown = Binding.constant(true)
    return [
      (#""contentMargins" : {"#, AnyView(text.contentMargins(.horizontal, 4))),
      (
        #""placement" : "bottomBar""#,
        AnyView(text.toolbar { ToolbarItem(placement: .bottomBar) { text } })
      ),
      (#""button" : {"#, AnyView(text.toolbar { Button("B") {} })),
      (#""hidesTabBar" : true"#, AnyView(text.toolbar(.hidden, for: .tabBar))),
      (#""navigationSubtitle" : "B""#, AnyView(text.navigationSubtitle("B"))),
      (#""view" : "Sheet""#, AnyView(text.sheet(isPresented: isShown) { text })),
      (
        #""view" : "FullScreenCover""#, AnyView(text.fullScreenCover(isPresented: isShown) { text })
      ),
      (#""view" : "Popover""#, AnyView(text.popover(isPresented: isShown) { text })),
      (#""view" : "Inspector""#, AnyView(text.inspector(isPresented: isShown) { text })),
      (
        #""detail" : "M""#,
        AnyView(
          text.alert("T", isPresented: isShown) {
          } message: {
            Text(verbatim: "M")
          })
      ),
      (#""view" : "Alert""#, AnyView(text.alert(isPresented: isShown) { Alert(title: text) })),
      (
        #""view" : "ConfirmationDialog""#,
        AnyView(text.confirmationDialog("T", isPresented: isShown) {})
      ),
      (#""detentFraction" : 0.5"#, AnyView(text.presentationDetents([.large, .medium]))),
      (
        #""showsDragIndicator" : true"#, AnyView(text.presentationDetents([.large, .medium]))
      ),
      (#""searchText" : "q""#, AnyView(text.searchable(text: .constant("q")))),
      (
        #""staysPopover" : true"#, AnyView(text.presentationCompactAdaptation(.popover))
      ),
      (#""listStyle" : "insetGrouped""#, AnyView(text.listStyle(.insetGrouped))),
      (#""datePickerStyle" : "graphical""#, AnyView(text.datePickerStyle(.graphical))),
      (#""tabViewStyle" : "page""#, AnyView(text.tabViewStyle(.page))),
      (#""hidesPageIndex" : true"#, AnyView(text.tabViewStyle(.page(indexDisplayMode: .never)))),
      (#""destination" : {"#, AnyView(text.navigationDestination(isPresented: isShown) { text })),
      (
        #""selection" : 1"#,
        AnyView(Picker("P", selection: .constant(7)) { ForEach([3, 7], id: \.self) { _ in text } })
      ),
      (
        #""selection" : 1"#,
        AnyView(
          TabView(selection: .constant("b")) {
            text.tag("a"); text.tag("b")
          })
      ),
      (#""own tab""#, AnyView(TabView { OwnTabs() })),
      (#""own column""#, AnyView(Table([OwnRow(id: 1)]) { OwnColumns() })),
      (
        #""own row 3""#,
        AnyView(
          Table(of: OwnRow.self) {
            OwnColumns()
          } rows: {
            OwnRows()
          })
      ),
      (
        #""own row 3""#,
        AnyView(
          Table(selection: .constant(Set<Int>())) {
            OwnColumns()
          } rows: {
            Section { OwnRows() }
          })
      ),
      (
        #""header" : "own header""#,
        AnyView(
          Table(of: OwnRow.self) {
            OwnColumns()
          } rows: {
            Section(content: { OwnRows() }, header: { Text(verbatim: "own header") })
          })
      ),
      (
        #""selection" : 1"#,
        AnyView(
          Picker("P", selection: .constant(2)) { ForEach(1..<4) { Text("\($0)") }.font(.body) })
      ),
      (#""isSelected" : true"#, AnyView(List(selection: .constant(Set([2]))) { text.tag(2) })),
      (
        #""components" : ["#,
        AnyView(DatePicker("D", selection: .constant(.now), displayedComponents: .date))
      ),
      (#""button" : {"#, AnyView(NavigationLink("B") { text })),
      (#""button" : {"#, AnyView(ShareLink(item: "B"))),
      (#""key" : "Edit""#, AnyView(EditButton())),
      (#""key" : "Done""#, AnyView(EditButton().environment(\.editMode, .constant(.active)))),
      (#""key" : "No Results""#, AnyView(ContentUnavailableView.search)),
      (
        #""selects" : true"#,
        AnyView(
          List(selection: .constant(Set(["a"]))) {
            ForEach(["b"], id: \.self) { Text(verbatim: $0) }
          }
          .environment(\.editMode, .constant(.active)))
      ),
      (
        #""preferredColorScheme" : "dark""#,
        AnyView(Text(verbatim: "A").preferredColorScheme(.dark))
      ),
    ]
  }

  @Test func `a preview has what views tell bars, lists and the screen`() throws {
    for (fragment, view) in traits {
      let written = String(
        decoding: try ArchiveEncoder.encode(try preview(view).node), as: UTF8.self)
      #expect(written.contains(fragment), "\(fragment) in \(written)")
    }
  }

  @Test func `what is not presented has no trace, and a widget none of it`() throws {
    let text = Text(verbatim: "A")
    let hidden = text.sheet(isPresented: .constant(false)) { text }
      .alert("T", isPresented: .constant(false)) {}
    #expect(try preview(AnyView(hidden)).node == node(text).node)
    for (_, view) in traits.prefix(20) { #expect(try node(view).node == node(text).node) }
  }

  private func preview(_ view: AnyView) throws -> ArchivedView {
    var inputs = ArchiveInputs(
      environment: SwiftUI.EnvironmentValues(), size: .init(width: 158, height: 158),
      margins: .init(16))
    inputs.drawsAppViews = true
    return try archive(view, in: inputs, layout: measurer)
  }

  @Test func `views that SwiftUI draws itself are drawn`() throws {
    let archived = try node(DisclosureGroup("A") { Text(verbatim: "B") })
    #expect(archived.warnings.isEmpty)
  }

  @Test func `a slider has the labels of its ends, a tab its role and a field its prompt`() throws {
    let slider = Slider(value: .constant(0.5)) {
      EmptyView()
    } minimumValueLabel: {
      Text(verbatim: "least")
    } maximumValueLabel: {
      Text(verbatim: "greatest")
    }
    let tabs = TabView { Tab(role: .search) { EmptyView() } }
    let secret = SecureField("title", text: .constant(""), prompt: Text(verbatim: "prompt"))
    let field = TextField(text: .constant(""), prompt: Text(verbatim: "prompt")) {
      Text(verbatim: "title")
    }
    for (view, fragments) in [
      (AnyView(slider), [#""header" : "least""#, #""footer" : "greatest""#]),
      (AnyView(tabs), [#""isSearchTab" : true"#]),
      (AnyView(field), [#""text" : "prompt""#]),
      (AnyView(secret), [#""text" : "prompt""#]),
    ] {
      let written = String(
        decoding: try ArchiveEncoder.encode(try preview(view).node), as: UTF8.self)
      for fragment in fragments { #expect(written.contains(fragment), "\(written)") }
    }
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
