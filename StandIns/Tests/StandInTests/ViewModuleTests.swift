import Foundation
import PhotosUI
import Security
import Testing
import TipKit
import WebKit

private struct Hint: Tip {
  var title: Text { Text("Pull to refresh") }
}

/// Modules that draw, or that hand on what others declare.
@MainActor
struct ViewModuleTests {
  @Test func `modules for images and text share their types`() {
    #expect(DrawnModules.isAppKitUIKit && DrawnModules.fontIsCoreText)
    #expect(DrawnModules.coreHasViews && DrawnModules.pageIsController)
    #expect(DrawnModules.scaledWidth == 12 && DrawnModules.duration == 0.5)
    DrawnModules.log("seen")
  }

  @Test func `a filter keeps its values and creates no image`() {
    #expect(DrawnModules.blurIsEmpty)
  }

  /// Version 1 has 21 modules a side (ISO/IEC 18004), and a light one around them.
  @Test func `a code is drawn, enlarged and coloured`() throws {
    let code = try #require(DrawnModules.code)
    #expect(code.size.width == 46 && code.size.height == 46 && code.isFound)
    #expect(DrawnModules.emptyCodes)
  }

  @Test func `a tip has an identifier and is not shown`() throws {
    try Tips.configure([.displayFrequency(.immediate)])
    #expect(Hint().id == "Hint" && Hint().message == nil)
    #expect(TipView(Hint()).body is EmptyView)
  }

  @Test func `a web view loads nothing`() {
    let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    #expect(page.load(URLRequest(url: URL(fileURLWithPath: "/"))) == nil)
    _ = WebView(url: nil).body
  }

  @Test func `a picked photo has no content`() async throws {
    #expect(PHPickerFilter.images == PHPickerFilter.images)
    let picker = PhotosPicker("Photo", selection: .constant(PhotosPickerItem?.none))
    _ = picker.body
  }

  @Test func `keys and certificates cannot be created`() {
    #expect(SecKeyCreateRandomKey([:] as NSDictionary, nil) == nil)
    #expect(SecCertificateCreateWithData(nil, NSData()) == nil)
    #expect(errSecItemNotFound == -25300)
  }
}
