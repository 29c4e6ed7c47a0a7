import SwiftUI
import Testing
import UniformTypeIdentifiers

// Uses of names that a comparison with Apple's documentation of SwiftUI (its pages of March and December 2025)
// found missing: that they compile is the test.

private struct Element: Identifiable, Hashable {
  var id = "x"
}

private struct Reader: View {
  @Environment(\.allowedDynamicRange) private var range
  @Environment(\.defaultWheelPickerItemHeight) private var height
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.menuOrder) private var order
  @Environment(\.toolbarVerticalEdge) private var edge
  @Environment(\.labelReservedIconWidth) private var width
  @Environment(\.writingToolsBehavior) private var tools
  let isOn: Bool
  @Binding var text: String
  @Binding var number: Int
  @Binding var fraction: Double

  @ViewBuilder private var accessible: some View {
    Text("a").accessibilityLabel("x", isEnabled: isOn).accessibilityValue("x", isEnabled: isOn)
    Text("a").accessibilityHint(Text("x"), isEnabled: isOn).accessibilityHidden(
      true, isEnabled: isOn)
    Text("a").accessibilityIdentifier("x", isEnabled: isOn)
      .accessibilityInputLabels(["x"], isEnabled: isOn)
    Text("a").accessibility(inputLabels: [Text("x")]).accessibility(removeTraits: .isButton)
    Text("a").accessibilityActivationPoint(.center, isEnabled: isOn)
      .accessibilityQuickAction(style: .outline, isActive: .constant(true)) { Button("x") {} }
  }

  @ViewBuilder private var windows: some View {
    Text("a").dismissalConfirmationDialog("x", shouldPresent: isOn) {
      Button("x") {}
    } message: {
      Text("y")
    }
    Text("a").presentationPreventsAppTermination(true).dialogPreventsAppTermination(nil)
    Text("a").presentedWindowStyle(.automatic).preferredWindowClippingMargins(.all, 3)
    Text("a").toolbarVerticalBehavior(.disabled)
      .toolbarVerticalCompressionBehavior(.prefersTabBar)
    Text("a").containerBackground(.red, for: .window).navigationDocument(
      "x", preview: SharePreview("y"))
    Text("a").toolbar { ToolbarItem(placement: .largeTitle) { Text("x") } }
    MenuButton("x") { Text("y") }.menuButtonStyle(.borderlessButton)
  }

  @ViewBuilder private var input: some View {
    Text("a").textInputSuggestions([Element()]) { Text($0.id) }
      .textInputSuggestions(["a"], id: \.self) { Text($0) }
    Text("a").task(id: 1, name: "x") {}.task(name: "x", priority: .high) {}
    Text("a").onContinuousHover(coordinateSpace: .local) { _ in }.pointerVisibility(.hidden)
    Text("a").draggable("x").dropDestination(for: String.self) { _, _ in true }
    Picker("x", sources: [$number], selection: \.self) { Text("a").tag(1) }
    Picker("x", systemImage: "star", selection: $number) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
    Slider(value: $fraction, in: 0...3, neutralValue: 1) {
      Text("x")
    } currentValueLabel: {
      Text("x")
    }
    Slider(
      value: $fraction, in: 0...3, onEditingChanged: { _ in }, minimumValueLabel: Text("a"),
      maximumValueLabel: Text("b")
    ) { Text("x") }
    PasteButton(supportedContentTypes: [.text]) { _ in }
    TabView { Tab("x", systemImage: "star") { Text("y") }.hidden(false) }
  }

  @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
    badged
    Tab("x", systemImage: "star", value: 2) { Text("y") }.customizationID("x").hidden(isOn)
  }
  private var badged: some TabContent<Int> {
    Tab("x", systemImage: "star", value: 1) { Text("y") }.badge(3).disabled(isOn)
  }

  @ViewBuilder private var later: some View {
    Text("a").sceneAccessory {
      CameraCaptureAccessory(isEnabled: .constant(true)) { Text("x") }.onAvailabilityChange { _ in }
    }
    Text("a").accessibilityLabel { label in
      Text("x")
      label
    }
    Text("a").offset(z: 3).frame(depth: 3, alignment: .front).padding3D(3)
      .perspectiveRotationEffect(.degrees(3), axis: (x: 1, y: 0, z: 0))
    GeometryReader { proxy in Text("a").padding(proxy.containerCornerInsets.topLeading.width) }
    TabView { tabs }
  }

  var body: some View {
    accessible
    windows
    input
    later
  }
}

private final class Delegate: NSObject, ObservableObject {}

private struct Delegates: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var phone
  @NSApplicationDelegateAdaptor private var mac: Delegate
  @WKApplicationDelegateAdaptor(Delegate.self) private var watch
  @WKExtensionDelegateAdaptor(Delegate.self) private var older
  var body: some Scene { WindowGroup { Text("a") } }
}

@MainActor private func hosts() -> [NSObject] {
  [NSHostingView(rootView: Text("a")), NSHostingController(rootView: Text("a"))]
}

private struct Windows: App {
  var body: some Scene {
    AlertScene("x", isPresented: .constant(true)) {
      Button("x") {}
    } message: {
      Text("m")
    }
    WindowGroup("x", id: "a", for: String.self) { text in
      Text(text.wrappedValue)
    } defaultValue: {
      "y"
    }
    .defaultWindowPlacement { content, context in
      let size = content.sizeThatFits(.unspecified)
      return WindowPlacement(
        x: context.defaultDisplay.visibleRect.minX, y: 3, width: size.width, height: size.height)
    }
    .windowIdealPlacement { _, context in
      context.windows.first.map { WindowPlacement(.trailing($0)) } ?? WindowPlacement(.center)
    }
    .persistentSystemOverlays(.hidden).windowToolbarLabelStyle(fixed: .iconOnly)
    .backgroundTask(.snapshot) { _ in SnapshotResponse() }
    .backgroundTask(.urlSession(matching: { $0 == "x" })) { _ in }
  }
}

@MainActor @Suite struct NameTests {
  @Test func `a property that is not enabled is not archived`() throws {
    let text = Text(verbatim: "a")
    let plain = try json(text)
    #expect(try json(text.accessibilityLabel("x", isEnabled: false)) == plain)
    #expect(try json(text.accessibilityHidden(true, isEnabled: false)) == plain)
    #expect(
      try json(text.accessibilityLabel("x", isEnabled: true)) == json(text.accessibilityLabel("x"))
    )
    #expect(
      try json(text.accessibilityInputLabels(["x"], isEnabled: true))
        == json(text.accessibilityInputLabels(["x"])))
  }

  @Test func `a value of the environment is archived as its modifier is`() throws {
    let text = Text(verbatim: "a")
    let height = SwiftUI.LineHeight.exact(points: 20)
    #expect(try json(text.environment(\.lineHeight, height)) == json(text.lineHeight(height)))
    #expect(try json(text.lineHeight(height)).contains("lineHeight"))
    let stack = SwiftUI.HStack { SwiftUI.Image(systemName: "star") }
    #expect(
      try json(stack.environment(\.symbolVariableValueMode, .draw))
        == json(stack.symbolVariableValueMode(.draw)))
    #expect(
      try json(stack.environment(\.symbolColorRenderingMode, .gradient))
        == json(stack.symbolColorRenderingMode(.gradient)))
    let label = SwiftUI.Label("a", systemImage: "star")
    #expect(
      try json(label.environment(\.labelIconToTitleSpacing, 30))
        == json(label.labelIconToTitleSpacing(30)))
    #expect(
      try json(label.environment(\.labelReservedIconWidth, 30))
        == json(label.labelReservedIconWidth(30)))
    #expect(try json(label.labelReservedIconWidth(30)) != json(label))
  }

  @Test func `a font is resolved as a text is drawn`() {
    var values = SwiftUI.EnvironmentValues()
    let headline = SwiftUI.Font.headline.italic().resolve(in: values.fontResolutionContext)
    #expect(headline.pointSize == 17 && headline.weight == .semibold)
    #expect(headline.isBold && headline.isItalic && !headline.isMonospaced)
    #expect(headline.ctFont.pointSize == 17)
    values.dynamicTypeSize = .accessibility1
    #expect(SwiftUI.Font.body.resolve(in: values.fontResolutionContext).pointSize == 28)
    let own = SwiftUI.Font.system(size: 12, weight: .light).smallCaps().leading(.tight)
    let resolved = own.resolve(in: values.fontResolutionContext)
    #expect(resolved.pointSize == 12 && resolved.weight == .light && !resolved.isBold)
    #expect(resolved.isSmallCaps && resolved.leading == .tight)
  }

  @Test func `a bordered style with a tint brings it`() throws {
    let button = SwiftUI.Button("a") {}
    #expect(
      try json(button.buttonStyle(BorderedButtonStyle(tint: .red)))
        == json(button.buttonStyle(.bordered).tint(.red)))
    #expect(hosts().count == 2)
  }

  @Test func `forms of gradients, fonts and corners are those that they stand for`() throws {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let colors: [SwiftUI.Color] = [.red, .blue, .green, .white]
    let mesh = SwiftUI.MeshGradient(width: 2, height: 2, points: points, colors: colors)
    let other = SwiftUI.MeshGradient(
      width: 2, height: 2, locations: .points(points), colors: .colors(colors))
    #expect(try json(other) == json(mesh))
    let bent = points.map {
      SwiftUI.MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
        bottomControlPoint: [0.5, 0.25])
    }
    let curved = SwiftUI.MeshGradient(width: 2, height: 2, bezierPoints: bent, colors: colors)
    #expect(try json(curved).contains("controlPoints"))
    #expect(SwiftUI.Font.body.bold(false) == .body && SwiftUI.Font.body.bold(true) == .body.bold())
    let own = ConcentricRectangle(
      uniformTopCorners: .fixed(3), uniformBottomCorners: .fixed(1))
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 3, bottomLeadingRadius: 1, bottomTrailingRadius: 1, topTrailingRadius: 3)
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(own.path(in: box) == uneven.path(in: box))
    let radii = SwiftUI.RectangleCornerRadii(topLeading: 1, bottomTrailing: 2)
    #expect(Edge.Corner.allCases.map { radii[$0] } == [1, 0, 0, 2])
    #expect(Edge.Corner.Set.top.union(.bottom) == .all)
  }

  @Test func `a projection is inverted, and kept where that is not possible`() {
    var turned = SwiftUI.ProjectionTransform(
      CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8))
    turned.m13 = 0.5
    let unit = turned.concatenating(turned.inverted())
    for (value, expected) in zip(
      [unit.m11, unit.m12, unit.m13, unit.m21, unit.m22, unit.m23, unit.m31, unit.m32, unit.m33],
      [1, 0, 0, 0, 1, 0, 0, 0, 1] as [CGFloat])
    { #expect(abs(value - expected) < 1e-9) }
    var flat = SwiftUI.ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!flat.invert() && flat.m33 == 1)
  }
}
