import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrineMCP
import VitrineSnapshot

/// A sheet of pictures of one widget with different options.
struct VariantSheet {
  private let axes: RequestAxes
  /// The axes that differ.
  private let varied: [RequestAxis]
  private let document: WidgetDocument
  private let live: LiveSession
  private let widget: String?
  private let width: Double
  private let renderer = Renderer(timeout: 10)

  /// One combination of options.
  private struct Variant {
    let request: ResolvedRequest
    let layout: LaidOutWidget
  }

  /// Reads the options and their values.
  ///
  /// - Throws: `CallFault` for an unknown option or value.
  init(_ arguments: CallArguments, _ live: LiveSession) throws(CallFault) {
    let lists = arguments.lists("axes")
    guard !lists.isEmpty else {
      throw CallFault(
        "'axes' names no option", hint: "for example {\"scheme\": [\"light\", \"dark\"]}")
    }
    try VariantSheet.checkCount(of: lists)
    var options = arguments.options("options")
    for (name, values) in lists { options[name] = values.joined(separator: ",") }
    do throws(ValidationError) {
      axes = try RequestAxes(options: options).onCurrentDesign
    } catch {
      throw CallFault(error)
    }
    varied = RequestAxis.all.filter { axis in axis.options.contains { lists[$0.info.name] != nil } }
    self.live = live
    widget = arguments.string("widget")
    do throws(ArchiveError) {
      document = try live.state.archives.entry(widget).document
    } catch {
      throw CallFault(error)
    }
    width = Double(arguments.room.width)
  }

  /// The maximum number of combinations.
  private static let mostCombinations = 2000

  /// - Throws: `CallFault` when the lists have far more combinations than fit on a sheet.
  private static func checkCount(of lists: [String: [String]]) throws(CallFault) {
    let known = RequestAxis.all.flatMap(\.options).map(\.info)
    var count = 1
    for (name, values) in lists {
      let words = values.flatMap { $0.split(separator: ",") }
      let all = known.first { $0.name == name }?.allValueStrings.count ?? 0
      let isAll = words.contains { $0.lowercased() == "all" }
      count = count.multipliedReportingOverflow(by: max(1, isAll ? all : words.count)).partialValue
      guard (1...mostCombinations).contains(count) else {
        throw CallFault(
          "these are more than \(mostCombinations) combinations",
          hint: "use fewer values at a time: a sheet shows \(ContactSheet.capacity)")
      }
    }
  }

  /// Draws the sheet and describes it.
  ///
  /// - Throws: `CallFault` when nothing can be drawn.
  func result() throws(CallFault) -> ToolResult {
    var faults: [String] = []
    let all = document.combinations(axes)
    var variants: [Variant] = []
    for combination in all.prefix(ContactSheet.capacity) {
      do throws(RenderFault) {
        variants.append(try variant(combination))
      } catch {
        if !faults.contains(error.message) { faults.append(error.message) }
      }
    }
    guard !variants.isEmpty else {
      throw CallFault(
        faults.first ?? "there is nothing to draw",
        hint: "list_widgets lists the families")
    }
    let png = try sheet(variants)
    return try result(png, variants, faults, leftOff: max(0, all.count - ContactSheet.capacity))
  }

  private func variant(_ combination: AxisCombination) throws(RenderFault) -> Variant {
    do throws(ArchiveError) {
      // A request that cannot be drawn anyway needs no evaluation.
      _ = try combination.surface.get()
    } catch {
      throw .archive(error)
    }
    let own = try live.document(of: widget, for: combination.request)
    do throws(ArchiveError) {
      let request = try own.resolve(combination)
      return Variant(request: request, layout: try renderer.layOut(own, request))
    } catch {
      throw .archive(error)
    }
  }

  private func sheet(_ variants: [Variant]) throws(CallFault) -> [UInt8] {
    var layout = ContactSheet.Layout(maximumWidth: width, reduction: 1, scale: 1)
    let widest = variants.map(\.layout.size.width).max() ?? 1
    layout.reduction = min(1, layout.room / widest)
    // The captions of the narrowest cells need this width.
    guard layout.room >= 110, layout.reduction > 0.05 else {
      throw CallFault(
        "a sheet does not fit into \(Int(width)) pixels",
        hint: "call again with a larger max_width")
    }
    let cells = try variants.enumerated().map { index, variant throws(CallFault) in
      try cell(variant, index, reduction: layout.reduction)
    }
    do throws(CommandError) {
      return try ContactSheet.png(cells, name: "sheet", layout: layout)
    } catch {
      throw CallFault(error)
    }
  }

  /// Returns a picture at its size on the sheet, in pixels.
  private func cell(
    _ variant: Variant, _ index: Int, reduction: Double
  ) throws(CallFault) -> ContactSheet.Cell {
    do throws(ArchiveError) {
      let scale = max(0.1, reduction)
      let target = variant.request.request.target.name
      return ContactSheet.Cell(
        name: "picture\(index)",
        asset: RenderedSheet.asset(png: try variant.layout.png(scale: scale), scale: scale),
        points: variant.layout.size, title: title(variant),
        details: "\(variant.layout.size.width.dumpText)×\(variant.layout.size.height.dumpText)",
        ground: ContactSheet.Ground(
          of: target, on: variant.request.surface.device.platform))
    } catch {
      throw CallFault(error)
    }
  }

  private func title(_ variant: Variant) -> String {
    varied.map { $0.text(variant.request.surface) }.joined(separator: " · ")
  }

  private func result(
    _ png: [UInt8], _ variants: [Variant], _ faults: [String], leftOff: Int
  ) throws(CallFault) -> ToolResult {
    let size = PNGHeader.size(of: png)
    var lines = [variants.count.counted("variant") + ", row by row:"] + variants.map(title)
    lines += faults.map { "not drawn: \($0)" }
    if leftOff > 0 {
      lines.append("… \(leftOff) more combinations; use fewer values at a time")
    }
    return ToolResult(
      [.picture(png), .text(lines.joined(separator: "\n"))],
      [
        "width": .number(Double(size.width)), "height": .number(Double(size.height)),
        "variants": .array(
          variants.map { variant in
            [
              "name": .string(title(variant)),
              "request": .object(variant.request.surface.reported),
              "warnings": .array(variant.layout.warnings.prefix(5).map { .string($0.message) }),
            ]
          }), "faults": .array(faults.map(JSONValue.string)),
        "left_off": .number(Double(leftOff)),
      ])
  }
}

/// The header of a PNG file.
enum PNGHeader {
  /// Returns the columns and rows; zero if the data is not a PNG file.
  static func size(of png: [UInt8]) -> (width: Int, height: Int) {
    guard png.count >= 24 else { return (0, 0) }
    func number(_ start: Int) -> Int { png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }
}
