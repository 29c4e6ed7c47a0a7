extension PreviewServer {
  /// Returns the QR code of an address for other machines, as SVG; `q` is its index.
  func code(_ request: HTTPRequest) -> HTTPResponse {
    guard let index = request.query["q"].flatMap({ Int($0) }),
      otherAddresses.indices.contains(index), let code = QRCode(otherAddresses[index])
    else { return .refusal(404, "there is no such address") }
    return HTTPResponse(Array(code.svg.utf8), type: "image/svg+xml")
  }
}
