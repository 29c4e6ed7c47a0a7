import Vitrine
import VitrineSnapshot

extension Command {
  static let gallery = Command(
    "gallery", "Draw widgets and make a page of them that needs no network", operands: .archives,
    flags: [
      .widget, .family, .state, .scheme, .contrast, .modes, .scale, .devices, .entry, .typeSizes,
      .all,
      .date, .locales, .timeZone, .location, .appearance, .tint, .wallpaper, .alwaysOn, .lock,
      .showSensitive, .look, .fontDir, .layout, .title,
      .resume, .jobs, .strict, .outputFolder, .quiet,
    ],
    discussion: [
      "Without flags every family and scheme is drawn as a snapshot. -o DIR/ gets 'index.html', "
        + "which holds all pictures and shows them plain or on a Home Screen, a Lock Screen, in "
        + "StandBy, on a watch or in Control Center; the pictures themselves; contact sheets, drawn "
        + "by Vitrine too; and 'index.json', which says what each picture shows."
    ],
    examples: [
      Example("vitrine gallery Examples/*.json -o gallery", "a page of all examples"),
      Example(
        "vitrine gallery Tasks.json --type-size xSmall,large,accessibility3 -o sizes",
        "one widget at three text sizes"),
    ]
  ) { (arguments, console) throws(Stop) in
    guard let folder = arguments.text(.outputFolder) else {
      throw .usage("a gallery needs a folder", hint: "add '-o gallery'")
    }
    let gallery = Gallery(arguments, folder: folder, console: console)
    return try gallery.make()
  }
}
