import VitrineDisplayList

extension Bitmap {
  /// Returns the picture reduced to a width, with each pixel the mean of those it covers; a
  /// narrower picture is returned unchanged.
  package func reduced(toWidth target: Int) -> Bitmap {
    guard width > target, target > 0, height > 0 else { return self }
    let rows = max(1, height * target / width)
    var result: [UInt8] = []
    result.reserveCapacity(target * rows * 4)
    for row in 0..<rows {
      let lines = row * height / rows..<max(row * height / rows + 1, (row + 1) * height / rows)
      for column in 0..<target {
        let cells = column * width / target..<(column + 1) * width / target
        var sums = SIMD4<Int>.zero
        for y in lines {
          for x in cells {
            let place = (y * width + x) * 4
            for part in 0..<4 { sums[part] += Int(pixels[place + part]) }
          }
        }
        let count = lines.count * cells.count
        for part in 0..<4 { result.append(UInt8((sums[part] + count / 2) / count)) }
      }
    }
    return Bitmap(width: target, height: rows, pixels: result)
  }
}
