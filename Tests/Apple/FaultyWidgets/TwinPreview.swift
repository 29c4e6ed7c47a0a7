import SwiftUI

#Preview("twin") { Text(verbatim: "another view") }
