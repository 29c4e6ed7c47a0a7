@_exported import SwiftUI

/// A token that stands for something without naming it.
///
/// Only the system creates tokens: here, there are none but those that are decoded.
public struct Token<Kind>: Codable, Hashable, Sendable {
  private var data: Data
  /// Creates a token from its data.
  public init(from decoder: any Decoder) throws {
    data = try decoder.singleValueContainer().decode(Data.self)
  }
  /// Encodes the data of the token.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }
}

/// An app that settings apply to.
public struct Application: Codable, Hashable, Sendable {
  /// The bundle identifier of the app; `nil` for apps that the user picked.
  public var bundleIdentifier: String?
  /// The token of the app.
  public var token: ApplicationToken?
  /// The name of the app; always `nil`.
  public var localizedDisplayName: String? { nil }
  /// Creates an app with a bundle identifier.
  public init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }
  /// Creates an app with a token.
  public init(token: ApplicationToken) { self.token = token }
}
/// A category of apps and websites.
public struct ActivityCategory: Codable, Hashable, Sendable {
  /// The token of the category.
  public var token: ActivityCategoryToken?
  /// The name of the category; always `nil`.
  public var localizedDisplayName: String? { nil }
  /// Creates a category with a token.
  public init(token: ActivityCategoryToken) { self.token = token }
}
/// A website that settings apply to.
public struct WebDomain: Codable, Hashable, Sendable {
  /// The domain; `nil` for websites that the user picked.
  public var domain: String?
  /// The token of the website.
  public var token: WebDomainToken?
  /// Creates a website with a domain.
  public init(domain: String) { self.domain = domain }
  /// Creates a website with a token.
  public init(token: WebDomainToken) { self.token = token }
}
/// The token of an app.
public typealias ApplicationToken = Token<Application>
/// The token of a category.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// The token of a website.
public typealias WebDomainToken = Token<WebDomain>

/// Settings of a device, which have no effect here.
open class ManagedSettingsStore: @unchecked Sendable {
  /// The name of a store.
  public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as text.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(stringLiteral value: String) { rawValue = value }
    /// The name of the default store.
    public static let `default` = Name("default")
  }
  /// What the shield covers.
  public var shield = ShieldSettings()
  /// Settings of apps.
  public var application = ApplicationSettings()
  /// Filters of websites.
  public var webContent = WebContentSettings()
  /// Creates the default store.
  public init() {}
  /// Creates a store with a name.
  public init(named name: Name) {}
  /// Resets all settings.
  open func clearAllSettings() {
    (shield, application, webContent) = (ShieldSettings(), .init(), .init())
  }
}
/// What the shield covers.
public struct ShieldSettings: Sendable {
  /// The categories that a shield covers.
  public enum ActivityCategoryPolicy<Kind>: Hashable, Sendable {
    case none
    case all(except: Set<Token<Kind>> = [])
    case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<Kind>> = [])
  }
  /// The apps that are covered.
  public var applications: Set<ApplicationToken>?
  /// The categories of apps that are covered.
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  /// The websites that are covered.
  public var webDomains: Set<WebDomainToken>?
  /// The categories of websites that are covered.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
/// Settings of apps.
public struct ApplicationSettings: Sendable {
  /// The apps that are hidden.
  public var blockedApplications: Set<Application>?
  /// Whether apps can't be removed.
  public var denyAppRemoval: Bool?
  /// Whether apps can't be installed.
  public var denyAppInstallation: Bool?
}
/// Filters of websites.
public struct WebContentSettings: Sendable {
  /// A filter of websites.
  public enum FilterPolicy: Hashable, Sendable {
    case none
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(_ domains: Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }
  /// The websites that are filtered.
  public var blockedByFilter: FilterPolicy?
}
