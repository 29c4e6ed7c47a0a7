import Testing
import Vitrine

/// The table of places in the article on surfaces matches the renderer.
@Suite("Surfaces")
struct SurfaceTableTests {
  @Test("the article's rows are those of the table")
  func places() throws {
    let rows = try Article.table("places", in: "Surfaces")
    let rules = LocationTable.rows
    #expect(rows.count == rules.count)
    for (row, rule) in zip(rows, rules) {
      #expect(Array(row.prefix(6)) == (try cells(rule)))
      #expect(!row[6].isEmpty)
    }
    #expect(Set(rules.map(\.location)) == Set(WidgetLocation.allCases))
    #expect(Set(rules.flatMap(\.families)) == Set(WidgetFamily.allCases))
  }

  private func cells(_ rule: LocationTraits) throws -> [String] {
    let modes = rule.appearances.map { appearance in
      "\(appearance.rawValue): " + list(rule.modes[appearance] ?? [])
    }
    let backgrounds = WidgetRenderingMode.allCases.filter(rule.backgroundModes.contains)
    let device = try #require(Device.standards().first { $0.platform == rule.platform })
    let margin = rule.families.map { rule.contentMargins(of: $0, on: device).top }.max() ?? 0
    return [
      rule.location.rawValue, rule.platform.rawValue, list(rule.families),
      modes.joined(separator: "; "), backgrounds.isEmpty ? "–" : list(backgrounds),
      margin.dumpText,
    ]
  }

  private func list(_ names: [some RawRepresentable<String>]) -> String {
    names.map(\.rawValue).joined(separator: ", ")
  }

  @Test("every family is drawn in every place that shows it, in the place's modes")
  func works() throws {
    let document = try Sample.document(
      Sample.json(#"{"color": "red", "modifiers": [{"containerBackground": "blue"}]}"#))
    let renderer = Renderer()
    for rule in LocationTable.rows {
      for device in Device.all where device.platform == rule.platform {
        for family in WidgetFamily.allCases
        where rule.size(of: family, on: device, .current) != nil {
          for appearance in rule.appearances {
            var request = RenderRequest(family: family)
            (request.device, request.location) = (device, rule.location)
            (request.appearance, request.design) = (appearance, .current)
            let widget = try renderer.layOut(document, request)
            let place = "\(family) on \(device.name), \(rule.location), \(appearance)"
            #expect(widget.size.width > 0 && widget.size.height > 0, "\(place)")
            let modes = try #require(rule.modes[appearance])
            #expect(modes.contains(widget.environment.widgetRenderingMode), "\(place)")
          }
        }
      }
    }
  }

  @Test("every family of a place has a size on each of its devices that has the family")
  func sizes() {
    for rule in LocationTable.rows {
      let devices = Device.all.filter { $0.platform == rule.platform }
      #expect(!devices.isEmpty)
      for family in rule.families {
        #expect(
          devices.contains { rule.size(of: family, on: $0, .current) != nil }, "\(rule.location)")
      }
    }
  }

  @Test("each family has a place on each device that has a size for it")
  func homes() {
    for device in Device.all {
      for version in DesignGeneration.allCases {
        for family in WidgetFamily.allCases where device.size(of: family, on: version) != nil {
          #expect(
            !device.locations(of: family, on: version).isEmpty,
            "\(family) on \(device.name), \(version)")
        }
      }
    }
  }

  @Test("every row of the table of locks matches the decision, and no combination is missing")
  func privacy() throws {
    let rows = try Article.table("privacy", in: "Redaction")
    for state in RenderState.allCases {
      for lock in DeviceLock.allCases {
        for protection in DataProtection.allCases {
          for isDimmed in [false, true] {
            for isShown in [false, true] {
              let wanted = [
                state.rawValue, lock.rawValue, protection.rawValue, isDimmed ? "yes" : "no",
                isShown ? "shown" : "hidden",
              ]
              let matching = rows.filter { row in
                zip(row, wanted).allSatisfy { $0 == "any" || $0 == $1 }
              }
              let decision = ContentVisibility(
                state, lock: lock, protection, isDimmedWatch: isDimmed,
                showsSensitiveContent: isShown)
              #expect(matching.map { $0[5] } == [decision.rawValue], "\(wanted)")
            }
          }
        }
      }
    }
  }
}
