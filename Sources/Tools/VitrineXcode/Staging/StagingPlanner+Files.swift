import Foundation
import VitrineIsolation
import VitrineProcess
import VitrineSyntax

extension StagingPlanner {
  /// Takes a file into a module, or notes why it is left out.
  ///
  /// An import of a module that isn't available is removed: many files import more than they need.
  /// One that does need it does not compile then, and is left out after that.
  mutating func add(
    _ file: URL, base: URL, usesWidgetKit: Bool, owner: SourceRewriter.Owner,
    defined: Set<String>, to module: inout StagingPlan.Module
  ) throws(ProjectError) {
    let text = try ProjectFiles.text(file)
    let outline = SourceOutline.of(text)
    let path = relative(file, to: base)
    if let reason = exclusions[file.path] {
      leaveOut(file, path, outline, reason, of: &module)
      return
    }
    let isPreviewed = target.goal == .previews
    if module.kind == .program,
      isPreviewed ? file.lastPathComponent == "main.swift" : outline.startsAnotherProgram
    {
      leaveOut(file, path, outline, "it starts another program", of: &module)
      return
    }
    let known = knownModules
    var missing: Set<String> = []
    for name in outline.imports.union(outline.optionalImports).sorted()
    where name != module.name {
      let own = StandIn.replacement(of: name) ?? name
      if known.contains(own) {
        if StandIn.named(own) != nil { module.products.insert(own) }
      } else if let sources = try find(name) {
        open += sources
        module.modules.insert(name)
      } else if outline.imports.contains(name) {
        missing.insert(name)
      }
    }
    let tokens = SwiftLexer.tokens(text)
    var rewriter = SourceRewriter(
      platform: target.platform, hasModule: moduleTest,
      additions: additions(outline, usesWidgetKit: usesWidgetKit), owner: owner,
      startsProgram: target.goal != .previews,
      knowsSystem: !outline.imports.isDisjoint(with: StandIn.systemReaders))
    missing = compiled(missing, in: rewriter.rewrite(tokens) ?? text, defined: defined)
    module.missing.formUnion(missing)
    for name in outline.modulesOfOthers(on: target.platform) {
      if StandIn.named(name) != nil { module.products.insert(name) }
    }
    for name in missing {
      if SystemModules.contains(name) {
        plan.systemModules.insert(name)
      } else {
        plan.missingModules[name, default: []].append(path)
      }
    }
    plan.notes += LaterSwift.notes(on: tokens, path: path)
    rewriter.dropped = missing.filter { !isRemoteProduct($0) }
    module.files[stagedPath(path, in: module.kind)] =
      rewriter.rewrite(tokens).map { .copy(file, $0) } ?? .link(file)
  }

  /// Those of some modules that a staged source imports, without imports under conditions that are not
  /// met.
  private func compiled(
    _ modules: Set<String>, in text: String, defined: Set<String>
  ) -> Set<String> {
    #if canImport(SwiftParser)
      guard !modules.isEmpty else { return [] }
      let active = SourceImports.active(text, defined: defined)
      return modules.filter { active.contains($0) || StandIn.replacement(of: $0) != nil }
    #else
      return modules
    #endif
  }

  /// Notes a file that is left out as a whole, with the widgets and previews that are lost with it.
  private func leaveOut(
    _ file: URL, _ path: String, _ outline: SourceOutline, _ reason: String,
    of module: inout StagingPlan.Module
  ) {
    var leftOut = StagingPlan.LeftOut(file: path, reason: reason)
    let name = relative(file)
    // The previews of another program are not those of the widgets.
    let hasPreviews = exclusions[file.path] != nil || target.goal == .previews
    leftOut.lost = DrawnDeclaration.all(in: file, outline, of: target)
      .filter { plan.isShown(module) && ($0.isPreview ? hasPreviews : target.goal == .widgets) }
      .map { TargetReport.Lost($0, file: name, reason: "\(name) is left out: \(reason)") }
    module.leftOut.append(leftOut)
  }

  /// The beginning of a program that shows previews, and the modules whose previews it shows.
  mutating func addPreviews(to module: inout StagingPlan.Module) throws(ProjectError) {
    module.files["Generated/\(StagingPlan.previewProgram).swift"] = .generated(
      """
      import SwiftUI
      import WidgetKit

      @main
      struct \(StagingPlan.previewProgram): WidgetKit.WidgetBundle {
        var body: some WidgetKit.Widget {}
      }

      """)
    for name in target.previewedModules {
      guard let sources = try find(name) else { continue }
      open += sources
      module.modules.insert(name)
    }
  }

  /// Modules beside those that a file imports, as Apple's hand on more than those here.
  private func additions(_ outline: SourceOutline, usesWidgetKit: Bool) -> [String: String] {
    var additions: [String: String] = [:]
    if usesWidgetKit, outline.needsWidgetKit { additions["SwiftUI"] = "WidgetKit" }
    let modules = outline.modulesOfOthers(on: target.platform)
    if !modules.isEmpty,
      let module = ["Foundation", "UIKit", "SwiftUI", "WidgetKit"]
        .first(where: outline.imports.contains)
    {
      let all = [additions[module]].compactMap { $0 } + modules
      additions[module] = all.joined(separator: "; import ")
    }
    return additions
  }

  /// Whether the package manager gets a module when it builds.
  func isRemoteProduct(_ module: String) -> Bool {
    guard case .named = source else { return false }
    return target.packageProducts.contains {
      SettingExpansion.identifier($0.name) == module && $0.package != nil
    } && !model.remotePackages.isEmpty
  }

  /// Whether a module is there, for `canImport`.
  var moduleTest: @Sendable (String) -> Bool? {
    var known = knownModules
    known.formUnion(model.targets.filter { $0.product == .framework }.map(\.moduleName))
    known.formUnion(packages.flatMap(\.targets).map { SettingExpansion.identifier($0.name) })
    known.formUnion(unread.flatMap(\.names.names))
    let modules = known
    return { name in
      modules.contains(name) || ![nil, "Foundation"].contains(StandIn.replacement(of: name))
    }
  }

  func outline(_ file: URL) throws(ProjectError) -> SourceOutline {
    SourceOutline.of(try ProjectFiles.text(file))
  }

  /// The names of colours and pictures that code declares itself.
  ///
  /// A function or a property of another type may have the name of a colour, too.
  func declaredSymbols(_ sources: [URL]) -> Set<String> {
    sources.reduce(into: []) { names, file in
      guard let text = try? ProjectFiles.text(file) else { return }
      let properties = SourceOutline.of(text).properties
      for type in ["Color", "SwiftUI.Color", "ShapeStyle", "UIColor", "UIImage"] {
        names.formUnion(properties[type] ?? [])
      }
    }
  }

  /// A path below the staged module: nothing is outside it.
  func stagedPath(_ path: String, in kind: StagingPlan.Module.Kind) -> String {
    var parts = path.split(separator: "/").filter { $0 != ".." && $0 != "." }
    // The package manager takes every target with such a file for a program, however its letters are
    // written, and does not link it.
    if kind == .library, parts.last?.lowercased() == "main.swift" {
      parts[parts.count - 1] = "main_.swift"
    }
    return (path.hasPrefix("..") ? ["outside"] + parts : parts).joined(separator: "/")
  }

  func relative(_ file: URL, to base: URL? = nil) -> String {
    file.path(from: base ?? model.root)
  }
}
