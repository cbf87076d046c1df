import Combine
import HangaPlatform
import Testing

@Suite(.serialized)
struct URLSessionTests {
  private let known = URL(string: "https://shop.example/items.json")!
  private let unknown = URL(string: "https://shop.example/other.json")!

  /// Runs `body` while one address is answered by a file of its own.
  private func answering(_ text: String, _ body: () async throws -> Void) async throws {
    let file = NSTemporaryDirectory() + UUID().uuidString + ".json"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let known = known
    NetworkAnswers.use { $0 == known ? file : nil }
    defer {
      NetworkAnswers.use(nil)
      try? FileManager.default.removeItem(atPath: file)
    }
    try await body()
  }

  @Test func knownAddressesAreAnswered() async throws {
    try await answering("[1, 2]") {
      let (data, response) = try await URLSession.shared.data(from: known)
      #expect(String(decoding: data, as: UTF8.self) == "[1, 2]")
      let http = try #require(response as? HTTPURLResponse)
      #expect(http.statusCode == 200)
      #expect(http.value(forHTTPHeaderField: "content-type") == "application/json")
      #expect(http.expectedContentLength == 6)
    }
  }

  @Test func otherAddressesAreOutOfReach() async throws {
    await #expect {
      _ = try await URLSession.shared.data(from: unknown)
    } throws: { error in
      (error as? URLError)?.code == .notConnectedToInternet
        && error.localizedDescription == "The Internet connection appears to be offline."
    }
  }

  @Test func tasksAnswerLater() async throws {
    let url = unknown
    let code: URLError.Code? = await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: url) { _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }.resume()
    }
    #expect(code == .notConnectedToInternet)
  }

  @Test func cancelledTasksSaySo() async throws {
    let url = unknown
    let code: URLError.Code? = await withCheckedContinuation { continuation in
      let task = URLSession.shared.dataTask(with: url) { _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }
      task.resume()
      task.cancel()
    }
    #expect(code == .cancelled)
  }

  @Test func headersAreFoundInAnyCase() {
    var request = URLRequest(url: known)
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    #expect(request.allHTTPHeaderFields?.count == 1)
  }
}
