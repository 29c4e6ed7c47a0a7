// What Foundation lacks on Linux stands beside it, so that widget code finds one Foundation.
@_exported import Foundation
@_exported import FoundationNetworking
