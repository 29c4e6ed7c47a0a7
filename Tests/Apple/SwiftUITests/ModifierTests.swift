import SwiftUI
import Testing

/// Each modifier in widget code, and its archived form.
@MainActor
@Suite struct ModifierTests {
  private static let text = Text(verbatim: "x")

  private func expect(
    _ views: KeyValuePairs<String, any View>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (modifiers, view) in views {
      try SwiftUITests.expect(
        AnyView(view), is: #"{"text": "x", "modifiers": [\#(modifiers)]}"#,
        sourceLocation: sourceLocation)
    }
  }

  @Test func layout() throws {
    let text = Self.text
    try expect([
      #"{"frame": {"width": 20, "height": 30, "alignment": "topLeading"}}"#:
        text.frame(width: 20, height: 30, alignment: .topLeading),
      #"{"frame": {"maxWidth": "infinity", "alignment": "leading"}}"#:
        text.frame(maxWidth: .infinity, alignment: .leading),
      #"{"frame": {"minWidth": 0, "maxWidth": "infinity", "minHeight": 0, "maxHeight": "infinity"}}"#:
        text.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
      #"{"frame": {"width": 0}}"#: text.frame(width: -4),
      #"{"padding": {}}"#: text.padding(),
      #"{"padding": 8}"#: text.padding(8),
      #"{"padding": {"edges": "horizontal"}}"#: text.padding(.horizontal),
      #"{"padding": {"edges": ["leading", "bottom"], "length": 4}}"#:
        text.padding([.leading, .bottom], 4),
      #"{"padding": {"insets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}}}"#:
        text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      #"{"fixedSize": true}"#: text.fixedSize(),
      #"{"fixedSize": {"horizontal": false}}"#: text.fixedSize(horizontal: false, vertical: true),
      #"{"layoutPriority": 1}"#: text.layoutPriority(1),
      #"{"offset": {"x": 0, "y": -2}}"#: text.offset(y: -2),
      #"{"position": {"x": 10, "y": 20}}"#: text.position(x: 10, y: 20),
      #"{"zIndex": 2}"#: text.zIndex(2),
      #"{"aspectRatio": {}}"#: text.scaledToFit(),
      #"{"aspectRatio": {"contentMode": "fill"}}"#: text.aspectRatio(contentMode: .fill),
      #"{"aspectRatio": {"ratio": 1.5}}"#:
        text.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit),
      #"{"ignoresSafeArea": true}"#: text.edgesIgnoringSafeArea(.all),
      #"{"safeAreaPadding": 4}"#: text.safeAreaPadding(4),
      #"{"gridCellColumns": 2}"#: text.gridCellColumns(2),
      #"{"gridCellUnsizedAxes": ["horizontal"]}"#: text.gridCellUnsizedAxes(.horizontal),
      #"{"gridColumnAlignment": "trailing"}"#: text.gridColumnAlignment(.trailing),
      #"{"containerRelativeFrame": {"axes": ["horizontal"], "count": 3, "spacing": 4}}"#:
        text.containerRelativeFrame(.horizontal, count: 3, spacing: 4),
      #"{"frame": {"width": 63}}"#:
        text.containerRelativeFrame(.horizontal) { length, _ in length / 2 },
    ])
  }

  @Test func layers() throws {
    let text = Self.text
    try expect([
      #"{"background": "red"}"#: text.background(.red),
      #"{"background": "background"}"#: text.background(),
      #"{"background": {"style": "blue", "in": {"circle": {}}}}"#:
        text.background(.blue, in: Circle()),
      #"{"background": {"content": {"circle": {"fill": "white"}}}}"#:
        text.background(Circle().fill(.white)),
      #"{"overlay": {"content": {"rectangle": {"stroke": {"style": "black", "lineWidth": 2}}}}}"#:
        text.overlay { Rectangle().stroke(.black, lineWidth: 2) },
      #"{"overlay": {"content": "y", "alignment": "bottom"}}"#:
        text.overlay(Text(verbatim: "y"), alignment: .bottom),
      #"{"mask": {"content": {"capsule": {}}}}"#: text.mask(Capsule()),
      #"{"clipShape": "circle"}"#: text.clipShape(Circle()),
      #"{"clipShape": {"roundedRectangle": {"cornerRadius": 10}}}"#:
        text.clipShape(.rect(cornerRadius: 10)),
      #"{"clipped": true}"#: text.clipped(),
      #"{"contentShape": "circle"}, {"containerShape": "capsule"}"#:
        text.contentShape(Circle()).containerShape(Capsule()),
      #"{"cornerRadius": 4}"#: text.cornerRadius(4),
      #"{"border": "red"}"#: text.border(.red),
      #"{"containerBackground": "fill.tertiary"}"#:
        text.containerBackground(.fill.tertiary, for: .widget),
      #"{"containerBackground": {"content": {"color": "red"}}}"#:
        text.containerBackground(for: .widget) { Color.red },
      #"{"safeAreaInset": {"edge": "bottom", "spacing": 0, "content": "y"}}"#:
        text.safeAreaInset(edge: .bottom, spacing: 0) { Text(verbatim: "y") },
    ])
  }

  @Test func style() throws {
    let text = AnyView(Self.text)
    try expect([
      #"{"foregroundStyle": "secondary"}"#: text.foregroundStyle(.secondary),
      #"{"foregroundStyle": {"style": "secondary", "opacity": 0.5}}"#:
        text.foregroundStyle(.secondary.opacity(0.5)),
      #"{"foregroundStyle": {"color": {"color": "white", "opacity": 0.5}}}"#:
        text.foregroundStyle(.white.opacity(0.5)),
      #"{"foregroundStyle": ["red", "blue"]}"#: text.foregroundStyle(.red, .blue),
      #"{"foregroundStyle": {"color": "secondary"}}"#: text.foregroundColor(.secondary),
      #"{"tint": "orange"}"#: text.tint(.orange),
      #"{"opacity": 1}"#: text.opacity(3),
      #"{"hidden": true}"#: text.hidden(),
      #"{"shadow": {"radius": 3, "y": 1}}"#: text.shadow(radius: 3, y: 1),
      #"{"rotationEffect": {"degrees": 45}}"#: text.rotationEffect(.degrees(45)),
      #"{"scaleEffect": 0.8}"#: text.scaleEffect(0.8),
      #"{"scaleEffect": {"x": -1, "y": 1}}"#: text.scaleEffect(x: -1, y: 1),
      #"{"rotation3DEffect": {"degrees": 30, "axis": {"y": 1}}}"#:
        text.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)),
      #"{"transformEffect": {"tx": 3, "ty": 4}}"#:
        text.transformEffect(CGAffineTransform(translationX: 3, y: 4)),
      #"{"blur": 2}"#: text.blur(radius: 2),
      #"{"blendMode": "multiply"}"#: text.blendMode(.multiply),
      #"{"saturation": 0.2}, {"brightness": 0.1}, {"contrast": 1.2}, {"grayscale": 0.3}"#:
        text.saturation(0.2).brightness(0.1).contrast(1.2).grayscale(0.3),
      #"{"hueRotation": 90}, {"colorInvert": true}, {"luminanceToAlpha": true}"#:
        text.hueRotation(.degrees(90)).colorInvert().luminanceToAlpha(),
      #"{"colorMultiply": "red"}, {"compositingGroup": true}, {"drawingGroup": true}"#:
        text.colorMultiply(.red).compositingGroup().drawingGroup(),
      #"{"colorScheme": "dark"}"#: text.colorScheme(.dark),
    ])
  }

  @Test func texts() throws {
    let text = AnyView(Self.text)
    try expect([
      #"{"font": "headline"}, {"fontWeight": "semibold"}, {"fontDesign": "rounded"}"#:
        text.font(.headline).fontWeight(.semibold).fontDesign(.rounded),
      #"{"font": {"size": 20, "weight": "bold", "design": "rounded"}}"#:
        text.font(.system(size: 20, weight: .bold, design: .rounded)),
      #"{"font": {"style": "body", "design": "monospaced"}}"#:
        text.font(.system(.body, design: .monospaced)),
      #"{"font": {"style": "footnote", "bold": true}}"#: text.font(.footnote.bold()),
      #"{"font": {"name": "Inter", "size": 14, "relativeTo": "caption"}}"#:
        text.font(.custom("Inter", size: 14, relativeTo: .caption)),
      #"{"font": {"style": "title", "monospacedDigit": true}}"#:
        text.font(.title.monospacedDigit()),
      #"{"bold": true}, {"italic": true}, {"monospaced": true}, {"monospacedDigit": true}"#:
        text.bold().italic().monospaced().monospacedDigit(),
      #"{"strikethrough": {"isActive": true, "pattern": "dash", "color": "red"}}"#:
        text.strikethrough(true, pattern: .dash, color: .red),
      #"{"underline": true}"#: text.underline(),
      #"{"kerning": 1}, {"tracking": 2}, {"baselineOffset": 3}"#:
        text.kerning(1).tracking(2).baselineOffset(3),
      #"{"lineLimit": {}}"#: text.lineLimit(nil),
      #"{"lineLimit": {"limit": 2, "reservesSpace": true}}"#:
        text.lineLimit(2, reservesSpace: true),
      #"{"lineLimit": {"min": 1, "max": 3}}"#: text.lineLimit(1...3),
      #"{"lineSpacing": 4}, {"multilineTextAlignment": "center"}, {"truncationMode": "middle"}"#:
        text.lineSpacing(4).multilineTextAlignment(.center).truncationMode(.middle),
      #"{"minimumScaleFactor": 0.5}, {"allowsTightening": true}, {"textCase": "uppercase"}"#:
        text.minimumScaleFactor(0.5).allowsTightening(true).textCase(.uppercase),
      #"{"dynamicTypeSize": {"min": "large"}}"#: text.dynamicTypeSize(.large ... .accessibility5),
      #"{"dynamicTypeSize": "xLarge"}"#: text.dynamicTypeSize(.xLarge),
      #"{"imageScale": "large"}, {"symbolRenderingMode": "palette"}, {"symbolVariant": "fill"}"#:
        text.imageScale(.large).symbolRenderingMode(.palette).symbolVariant(.fill),
    ])
  }

  @Test func accessibility() throws {
    let text = AnyView(Self.text)
    try expect([
      #"{"accessibilityLabel": "Full"}"#: Self.text.accessibilityLabel("Full"),
      #"{"accessibilityLabel": "Full"}, {"accessibilityValue": "3"}, {"accessibilityHint": "Opens"}"#:
        text.accessibilityLabel("Full").accessibilityValue(Text(verbatim: "3"))
        .accessibilityHint("Opens"),
      #"{"accessibilityElement": "combine"}, {"accessibilityHidden": true}"#:
        text.accessibilityElement(children: .combine).accessibility(hidden: true),
      #"{"accessibilityAddTraits": ["isButton", "isHeader"]}, {"accessibilityHeading": "h2"}"#:
        text.accessibilityAddTraits([.isHeader, .isButton]).accessibilityHeading(.h2),
    ])
  }

  @Test func motion() throws {
    let text = Self.text
    try expect([
      #"{"animation": {"animation": {"curve": "easeIn", "duration": 0.3, "delay": 0.1}, "value": "3"}}"#:
        text.animation(.easeIn(duration: 0.3).delay(0.1), value: 3),
      #"{"animation": {"value": "(a,b)"}}"#: text.animation(nil, value: Set(["b", "a"])),
      #"{"animation": {"animation": {"curve": "bouncy", "duration": 0.5, "bounce": 0.5}, "value": "x"}}"#:
        text.animation(.bouncy(extraBounce: 0.2), value: "x"),
      #"{"transaction": {}}"#: text.transaction { $0.animation = nil },
      #"{"transition": {"move": "leading"}}"#: text.transition(.move(edge: .leading)),
      #"{"transition": {"combined": [{"scale": {"scale": 0.5, "anchor": "top"}}, "opacity"]}}"#:
        text.transition(.scale(scale: 0.5, anchor: .top).combined(with: .opacity)),
      #"{"transition": {"asymmetric": {"insertion": "slide", "removal": {"push": "top"}}}}"#:
        text.transition(.asymmetric(insertion: .slide, removal: .push(from: .top))),
      #"{"transition": {"blurReplace": "upUp"}}"#: text.transition(.blurReplace(.upUp)),
      #"{"id": "basil"}"#: text.id("basil"),
    ])
  }

  @Test func controlsAndPrivacy() throws {
    let text = Self.text
    try expect([
      #"{"disabled": true}, {"labelsHidden": true}, {"controlSize": "mini"}"#:
        text.disabled(true).labelsHidden().controlSize(.mini),
      #"{"buttonBorderShape": "capsule"}"#: text.buttonBorderShape(.capsule),
      #"{"redacted": "placeholder"}"#: text.redacted(reason: .placeholder),
      #"{"unredacted": true}, {"privacySensitive": true}, {"invalidatableContent": true}"#:
        text.unredacted().privacySensitive().invalidatableContent(),
      #"{"contentTransition": {"kind": "numericText", "countsDown": true}}"#:
        text.contentTransition(.numericText(countsDown: true)),
      #"{"contentTransition": {"kind": "numericText", "value": 3}}"#:
        text.contentTransition(.numericText(value: 3)),
      #"{"contentTransition": "symbolEffect"}"#:
        text.contentTransition(.symbolEffect(.replace.downUp)),
      #"{"symbolEffect": {"effect": "bounce", "value": "1"}}"#: text.symbolEffect(
        .bounce, value: 1),
      #"{"environment": {"dynamicTypeSize": "xxxLarge"}}"#:
        text.environment(\.sizeCategory, .extraExtraExtraLarge),
    ])
  }

  /// A state of an animator, reached evenly in a time.
  private func state(_ opacity: Double, _ animation: String) -> String {
    let view = #"{"text": "x", "modifiers": [{"opacity": \#(opacity)}]}"#
    return #"{"content": \#(view), "animation": \#(animation)}"#
  }

  @Test func animatorsShowWhereTheyBeginAndHoldWhatFollows() throws {
    let text = Self.text
    let even = #"{"curve": "linear", "duration": 0.05}"#
    let states = "[\(state(0.5, even)), \(state(0.75, even))]"
    try expect([
      #"{"opacity": 0.25}, {"phaseAnimator": {"phases": \#(states)}}"#:
        text.keyframeAnimator(initialValue: 0.25) {
          $0.opacity($1)
        } keyframes: { _ in
          LinearKeyframe(0.75, duration: 0.1)
        },
      #"{"opacity": 0.25}, {"phaseAnimator": {"trigger": "1", "phases": \#(states)}}"#:
        text.keyframeAnimator(initialValue: 0.25, trigger: 1) {
          $0.opacity($1)
        } keyframes: { _ in
          LinearKeyframe(0.75, duration: 0.1)
        },
      """
      {"opacity": 0.75}, {"phaseAnimator": {"phases": [
        \(state(1, #""default""#)), \(state(0.75, #""default""#))]}}
      """: text.phaseAnimator([0.75, 1]) { $0.opacity($1) },
      """
      {"opacity": 0.5}, {"phaseAnimator": {"trigger": "1", "phases": [
        \(state(1, #""bouncy""#)), \(state(0.5, #""bouncy""#))]}}
      """:
        text.phaseAnimator([0.5, 1], trigger: 1) {
          $0.opacity($1)
        } animation: { _ in
          .bouncy
        },
      // A single phase passes into nothing.
      #"{"opacity": 0.875}"#: text.phaseAnimator([0.875], trigger: 1) { $0.opacity($1) },
    ])
  }
}
