extension Result where Failure == any Error {
  /// What asynchronous work gives, or the error that it throws.
  public init(
    isolation: isolated (any Actor)? = #isolation, catching body: () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch { self = .failure(error) }
  }
}

/// The older form of a result in an action; two errors are equal if they read the same.
public enum TaskResult<Success: Sendable>: Sendable {
  case success(Success)
  case failure(any Error)

  /// What asynchronous work gives, or the error that it throws.
  public init(
    isolation: isolated (any Actor)? = #isolation, catching body: () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch { self = .failure(error) }
  }

  /// The value.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): "\(lhs)" == "\(rhs)"
    default: false
    }
  }
}

extension TaskResult: CasePathable {
  /// The two cases.
  public struct AllCasePaths: Sendable {
    /// A value.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } })
    }
    /// An error.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
