import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrineMCP

extension AgentTools {
  /// `render`.
  static func render(_ session: AgentSession) -> Tool {
    Tool(
      "render", title: "Draw a widget",
      "Draws a widget or preview as iOS shows it: a picture, its warnings and texts, and the boxes of "
        + "all views in points.",
      looking,
      parameters: [
        AgentParameters.widget, AgentParameters.briefOptions, AgentParameters.maximumWidth,
        AgentParameters.maximumHeight, AgentParameters.maximumLines,
      ],
      output: ShownPicture.output + [
        CallParameter(
          "frames", .string, "The views with their boxes: left,top width×height in points",
          isRequired: true), LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      let shown = try ShownPicture(
        try arguments.request(), live, in: arguments.room, session.pictures)
      let frames = LimitedText(
        shown.rendering.layout.frames.text, lines: arguments.lines,
        advice: "call again with a larger max_lines, or inspect with match")
      var structured = shown.structured
      structured["frames"] = .string(frames.text)
      structured["left_off"] = frames.leftOffValue
      return ToolResult(
        [.picture(shown.png), .text(shown.heading + "\n" + frames.text)], structured)
    }
  }

  /// `render_variants`.
  static func renderVariants(_ session: AgentSession) -> Tool {
    Tool(
      "render_variants", title: "Draw a widget in many ways",
      "Draws one sheet of a widget with every combination of the values of some options: schemes, "
        + "families, text sizes, languages, states, entries. At most \(ContactSheet.capacity).",
      looking,
      parameters: [
        AgentParameters.widget, AgentParameters.axisLists, AgentParameters.sameOptions,
        AgentParameters.maximumWidth,
      ],
      output: [
        CallParameter(
          "width", .integer(1...65_536), "Columns of the sheet in pixels", isRequired: true),
        CallParameter(
          "height", .integer(1...65_536), "Rows of the sheet in pixels", isRequired: true),
        CallParameter(
          "variants", .array(.object(variant)), "What is drawn, row by row", isRequired: true),
        CallParameter(
          "faults", .array(.string), "Combinations that cannot be drawn, and why", isRequired: true),
        CallParameter(
          "left_off", .integer(0...1_000_000), "Combinations that are not on the sheet",
          isRequired: true),
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      try ShownPicture.checkThereIsSomething(live.state)
      return try VariantSheet(arguments, live).result()
    }
  }

  private static let variant: [CallParameter] = [
    CallParameter("name", .string, "Its values, as they are listed below it", isRequired: true),
    CallParameter("request", .any, "The options that differ from their defaults", isRequired: true),
    CallParameter("warnings", .array(.string), "Probable mistakes", isRequired: true),
  ]
}
