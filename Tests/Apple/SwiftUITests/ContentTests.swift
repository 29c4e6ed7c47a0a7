import SwiftUI
import Testing

/// Each kind of view in widget code, and its archived form.
@MainActor
@Suite struct ContentTests {
  private func check(
    _ views: KeyValuePairs<String, any View>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (json, view) in views {
      try expect(AnyView(view), is: json, sourceLocation: sourceLocation)
    }
  }

  @Test func containers() throws {
    let letters = ["a", "b"]
    try check([
      #"{"hStack": {"alignment": "firstTextBaseline", "children": ["a"]}}"#:
        HStack(alignment: .firstTextBaseline) { Text("a") },
      #"{"vStack": {"alignment": "leading", "spacing": 4, "children": ["a", {"divider": {}}]}}"#:
        VStack(
          alignment: .leading, spacing: 4,
          content: {
            Text("a")
            Divider()
          }),
      #"{"zStack": {"alignment": "bottomTrailing", "children": [{"spacer": {"minLength": 0}}]}}"#:
        ZStack(alignment: .bottomTrailing) { Spacer(minLength: 0) },
      #"{"lazyVStack": {"spacing": 2, "children": [{"text": "a", "modifiers": [{"id": "a"}]}, {"text": "b", "modifiers": [{"id": "b"}]}]}}"#:
        LazyVStack(spacing: 2) { ForEach(letters, id: \.self) { Text(verbatim: $0) } },
      #"{"grid": {"horizontalSpacing": 1, "children": [{"gridRow": {"children": ["a", "b"]}}]}}"#:
        Grid(horizontalSpacing: 1) {
          GridRow {
            Text("a")
            Text("b")
          }
        },
      #"{"lazyVGrid": {"columns": [{"fixed": 10}, {"minimum": 5, "adaptive": true, "spacing": 3}], "children": ["a"]}}"#:
        LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.adaptive(minimum: 5), spacing: 3)]) {
          Text("a")
        },
      #"{"viewThatFits": {"axes": ["horizontal"], "children": ["a", "b"]}}"#:
        ViewThatFits(in: .horizontal) {
          Text("a")
          Text("b")
        },
      #"{"vStack": {"children": ["head", "a", "foot"]}}"#:
        VStack {
          Section {
            Text("a")
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
        },
    ])
  }

  @Test func shapes() throws {
    try check([
      #"{"roundedRectangle": {"cornerRadius": 8, "fill": {"color": {"color": "black", "opacity": 0.3}}}}"#:
        RoundedRectangle(cornerRadius: 8).fill(.black.opacity(0.3)),
      #"{"roundedRectangle": {"cornerRadius": 8, "style": "circular"}}"#:
        RoundedRectangle(cornerRadius: 8, style: .circular),
      #"{"unevenRoundedRectangle": {"topLeading": 4, "bottomTrailing": 2}}"#:
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 2),
      #"{"circle": {"stroke": {"style": "gray", "lineWidth": 3, "lineCap": "round", "dash": [1, 2]}}}"#:
        Circle().stroke(.gray, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2])),
      #"{"capsule": {"strokeBorder": {"style": "red"}}}"#: Capsule().strokeBorder(.red),
      #"{"circle": {"modifiers": [{"trim": {"to": 0.25}}, {"rotation": {"degrees": -90}}], "stroke": {"lineWidth": 3}}}"#:
        Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90)).stroke(lineWidth: 3),
      #"{"containerRelativeShape": {"modifiers": [{"inset": 4}], "fill": "red"}}"#:
        ContainerRelativeShape().inset(by: 4).fill(.red),
      #"{"ellipse": {"modifiers": [{"offset": {"x": 2}}, {"inset": 1}], "strokeBorder": {}}}"#:
        Ellipse().offset(x: 2).inset(by: 1).strokeBorder(),
      #"{"rectangle": {"fill": "red", "fillStyle": {"eoFill": true}}}"#:
        Rectangle().fill(.red, style: FillStyle(eoFill: true)),
      #"{"containerRelativeShape": {"fill": "background"}}"#:
        ContainerRelativeShape().fill(.background),
      #"{"circle": {"fill": "red"}, "modifiers": [{"overlay": {"content": {"circle": {"stroke": {"style": "white"}}}}}]}"#:
        Circle().fill(.red).stroke(.white),
      #"{"path": {"d": "M 0 0 L 4 0 L 4 3 Z", "fill": "blue"}}"#:
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 4, y: 0))
          path.addLine(to: CGPoint(x: 4, y: 3))
          path.closeSubpath()
        }.fill(.blue),
    ])
  }

  @Test func gradientsAndColors() throws {
    try check([
      #"{"linearGradient": {"stops": ["blue", {"color": {"color": "black", "opacity": 0.5}}], "startPoint": "topLeading", "endPoint": "bottom"}}"#:
        LinearGradient(
          gradient: Gradient(colors: [.blue, .black.opacity(0.5)]), startPoint: .topLeading,
          endPoint: .bottom),
      #"{"radialGradient": {"stops": [{"color": "red", "location": 0.25}, {"color": "white", "location": 1}], "endRadius": 9}}"#:
        RadialGradient(
          stops: [.init(color: .red, location: 0.25), .init(color: .white, location: 1)],
          center: .center, startRadius: 0, endRadius: 9),
      #"{"angularGradient": {"stops": ["red", "blue"], "startAngle": -90, "endAngle": 270}}"#:
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(-90),
          endAngle: .degrees(270)),
      ##"{"color": "#336699"}"##: Color(red: 0.2, green: 0.4, blue: 0.6),
      ##"{"color": "#808080"}"##: Color(white: 128.0 / 255),
      #"{"color": {"named": "Sea"}}"#: Color("Sea"),
      #"{"color": "label"}"#: Color(uiColor: .label),
      ##"{"color": "#FF0000"}"##: Color(hue: 0, saturation: 1, brightness: 1),
    ])
  }

  @Test func images() throws {
    try check([
      #"{"image": {"name": "Sea", "resizable": true}, "modifiers": [{"aspectRatio": {"contentMode": "fill"}}]}"#:
        Image("Sea").resizable().aspectRatio(contentMode: .fill),
      #"{"image": {"systemName": "wifi", "variableValue": 0.4, "symbolRenderingMode": "hierarchical"}}"#:
        Image(systemName: "wifi", variableValue: 0.4).symbolRenderingMode(.hierarchical),
      #"{"image": {"name": "Icon", "renderingMode": "template", "interpolation": "high"}}"#:
        Image("Icon").renderingMode(.template).interpolation(.high),
      #"{"image": {"name": "Tile", "resizable": true, "resizingMode": "tile", "capInsets": {"top": 1, "leading": 1, "bottom": 1, "trailing": 1}}}"#:
        Image("Tile").resizable(
          capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .tile),
      #"{"label": {"title": "Rain", "icon": {"image": {"name": "rain"}}}}"#:
        Label("Rain", image: "rain"),
    ])
  }

  @Test func controls() throws {
    let start = Date(timeIntervalSince1970: 0)
    try check([
      #"{"link": {"destination": "app://x", "label": "Open"}}"#:
        Link("Open", destination: URL(string: "app://x") ?? URL(fileURLWithPath: "/")),
      #"{"button": {"role": "destructive", "label": "Delete"}}"#:
        Button("Delete", role: .destructive) {},
      #"{"toggle": {"isOn": true, "label": "On"}}"#: Toggle("On", isOn: .constant(true)),
      #"{"progressView": {}}"#: ProgressView(),
      #"{"progressView": {"value": 0.5, "label": "Half"}}"#: ProgressView("Half", value: 0.5),
      #"{"progressView": {"timerInterval": {"start": "1970-01-01T00:00:00Z", "end": "1970-01-01T00:01:00Z"}, "countsDown": false, "currentValueLabel": {"text": {"timer": {"start": "1970-01-01T00:00:00Z", "end": "1970-01-01T00:01:00Z", "countsDown": false}}}}}"#:
        ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false),
      #"{"gauge": {"value": 0.3, "label": {"image": {"systemName": "drop"}}, "minimumValueLabel": "0", "maximumValueLabel": "1", "currentValueLabel": "0.3"}}"#:
        Gauge(value: 0.3) {
          Image(systemName: "drop")
        } currentValueLabel: {
          Text("0.3")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        },
    ])
  }

  @Test func imagesOfBytesGoIntoTheArchive() throws {
    let png = [UInt8](Data(base64Encoded: Self.pixel) ?? Data())
    let image = try #require(UIImage(data: Data(png)))
    let archived = try node(Image(uiImage: image).resizable())
    let name = try #require(archived.assets.keys.first)
    #expect(archived.assets == [name: png])
    #expect(name.hasSuffix(".png"))
    try expect(
      Image(uiImage: image).resizable(),
      is: #"{"image": {"name": "\#(name)", "resizable": true, "scale": 1}}"#)
  }

  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  @Test func canvasesDrawTheirSymbols() throws {
    let canvas = Canvas { context, size in
      if let dot = context.resolveSymbol(id: 1) {
        context.draw(dot, in: CGRect(x: 2, y: 3, width: 4, height: 5))
      }
    } symbols: {
      Circle().fill(.red).tag(1)
    }
    try expect(
      canvas,
      is: """
        {"color": "clear", "modifiers": [{"overlay": {"alignment": "topLeading", "content":
          {"circle": {"fill": "red"}, "modifiers": [
            {"frame": {"width": 4, "height": 5, "alignment": "topLeading"}},
            {"offset": {"x": 2, "y": 3}}]}}}]}
        """)
  }

  @Test func canvasesBecomeViews() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 10)), with: .color(.red))
      context.translateBy(x: 5, y: 0)
      context.opacity = 0.5
      context.stroke(
        Path(ellipseIn: CGRect(x: 0, y: 20, width: 10, height: 10)), with: .color(.blue),
        lineWidth: 2)
      context.draw(Text("a"), in: CGRect(x: 1, y: 40, width: 20, height: 20))
    }
    let text = try json(canvas.frame(width: 60, height: 60))
    #expect(text.contains(#"path: {d: "M 0 0 L 60 0 L 60 10 L 0 10 Z", fill: "red"}"#))
    #expect(text.contains(#"stroke: {lineWidth: 2, style: "blue"}"#))
    #expect(text.contains("height: 10, width: 10}}, {offset: {x: 5, y: 20}}"))
    #expect(text.contains("{opacity: 0.5}"))
  }
}
