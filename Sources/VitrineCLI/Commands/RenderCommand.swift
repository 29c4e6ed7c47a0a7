import Vitrine

extension Command {
  static let render = Command(
    "render", "Draw widgets as PNG, SVG or PDF files", operands: .archives,
    flags: Flag.selection + [
      .all, .fontDir, .strict, .output, .format, .layout, .resume, .jobs, .quiet, .json,
    ],
    discussion: [
      "ARCHIVE is a file; '-' reads standard input, and assets are then looked for in the current "
        + "folder.",
      "Without -o the picture goes into the current folder, named after the archive, the family, "
        + "the state, the scheme and the scale: Tasks.systemSmall-snapshot-light@3x.png. Mode, text "
        + "size, look, device and entry stand in it where they are given.",
      "--family, --state and --scheme take several values, separated by commas, and 'all'. Several "
        + "pictures go into a folder: -o DIR/ holds a folder for each widget kind, and in it "
        + "FAMILY-STATE-SCHEME@SCALEx.png. It is made where it is missing. 'all' families are those "
        + "that the widget supports and the device has.",
      "A bundle is rendered widget by widget, each in those of the families that are its own; --widget "
        + "chooses one. The presentations of Live Activities and controls are families too: "
        + "--family lockScreen,expanded.",
      "--layout names the pictures in the folder in another way: "
        + "'{kind}/{family}-{state}-{scheme}@{scale}x.png'. --resume goes on after an interruption.",
      "Every file appears whole or not at all. A symbolic link is followed; a pipe or device is "
        + "written to as it is; an archive is never overwritten.",
      "SVG and PDF keep shapes and letters as outlines; images, shadows and other effects are pixels "
        + "of the picture's scale in them.",
      "--json prints a line for each written picture on standard output, and problems as lines on "
        + "standard error. Under --strict nothing with a warning is written.",
    ],
    examples: [
      Example("vitrine render Tasks.json", "the first family that the widget supports"),
      Example(
        "vitrine render Tasks.json --family systemLarge --scheme dark -o Tasks.png",
        "one picture in a file of your choice"),
      Example(
        "vitrine render Examples/Archives/delivery.json --family lockScreen,expanded -o pictures/",
        "two presentations of a Live Activity"),
      Example(
        "vitrine render Examples/Archives/*.json --all -o gallery/",
        "every picture of every archive"),
      Example(
        "vitrine render - --state placeholder,snapshot -o pictures/ < Tasks.json",
        "two states of an archive from a pipe"),
    ]
  ) { (arguments, console) throws(Stop) in
    let sources = try Source.all(arguments)
    let selection = Selection(arguments)
    let isPlural = selection.isPlural || sources.count > 1
    let target = try OutputTarget(arguments, isPlural: isPlural)
    Signals.removeUnfinishedFilesOnInterrupt()
    let batch = Batch(
      sources: sources, widget: arguments.text(.widget), selection: selection, target: target,
      renderer: Renderer(fonts: try FontFolder(arguments)), format: target.format(arguments),
      layout: try arguments.text(.layout).map { (text) throws(Stop) in try PictureLayout(text) }
        ?? .standard,
      isResumed: arguments.has(.resume), jobs: arguments.number(.jobs).map { Int($0) },
      isStrict: arguments.has(.strict), isQuiet: arguments.has(.quiet),
      showsProgress: !arguments.has(.quiet), console: console)
    return try batch.run()
  }
}
