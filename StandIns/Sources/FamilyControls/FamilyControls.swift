@_exported import ManagedSettings

/// The apps, categories and websites that a user picked.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
  /// The tokens of apps.
  public var applicationTokens: Set<ApplicationToken> = []
  /// The tokens of categories.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// The tokens of websites.
  public var webDomainTokens: Set<WebDomainToken> = []
  /// Whether the apps of a picked category are picked themselves.
  public let includeEntireCategory: Bool
  /// Creates an empty selection.
  public init() { includeEntireCategory = false }
  /// Creates an empty selection.
  public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
  /// The apps.
  public var applications: Set<Application> {
    Set(applicationTokens.map { Application(token: $0) })
  }
  /// The categories.
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map { ActivityCategory(token: $0) })
  }
  /// The websites.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

/// Whether an app may manage a family's settings.
public enum AuthorizationStatus: Int, Sendable, Hashable, CustomStringConvertible {
  case notDetermined, denied, approved
  /// The status as text.
  public var description: String {
    switch self {
    case .notDetermined: "Not Determined"
    case .denied: "Denied"
    case .approved: "Approved"
    }
  }
}
/// The member of a family that settings are for.
public enum FamilyControlsMember: Int, Sendable {
  case child, individual
}
/// An error of Family Controls.
public enum FamilyControlsError: Int, Error, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable
}
/// The authorization of an app, which is denied.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  /// The center of the app.
  public static let shared = AuthorizationCenter()
  /// The status of the authorization.
  @Published public private(set) var authorizationStatus = AuthorizationStatus.denied
  /// Asks for authorization; always fails.
  ///
  /// - Throws: an error that Family Controls aren't available, always.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }
  /// Ends the authorization.
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.success(())) }
}

/// A view in which apps and websites are picked, which isn't available.
public struct FamilyActivityPicker: View {
  /// Creates a view with a selection.
  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {}
  /// The content of the view.
  public var body: some View { EmptyView() }
}
extension View {
  /// Shows a sheet in which apps and websites are picked; never shown.
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}

// Names and icons are known to the system alone, which draws them for tokens.
extension Label where Title == Text, Icon == Image {
  /// Creates a label of an app.
  public init(_ token: ApplicationToken) { self.init("App", systemImage: "app.fill") }
  /// Creates a label of a category.
  public init(_ token: ActivityCategoryToken) {
    self.init("Category", systemImage: "square.grid.2x2.fill")
  }
  /// Creates a label of a website.
  public init(_ token: WebDomainToken) { self.init("Website", systemImage: "globe") }
}
