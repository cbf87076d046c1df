/// Several publishers of one kind joined by a rule; the end comes when the rule says so.
struct Joining<Input, Failure: Error> {
  let sources: [AnyPublisher<Input, Failure>]

  /// The newest value of each, whenever one changes and all have one.
  var latest: Publishers.Operator<[Input], Failure> {
    Publishers.Operator { subscriber in
      let outlet = Outlet(subscriber)
      var newest = [Input?](repeating: nil, count: sources.count)
      var running = sources.count
      run(
        outlet,
        value: { index, value in
          newest[index] = value
          let values = newest.compactMap { $0 }
          if values.count == newest.count { outlet.send(values) }
        },
        end: { index in
          running -= 1
          // One that ended without a value can never take part.
          if running == 0 || newest[index] == nil { outlet.finish(.finished) }
        })
    }
  }

  /// The first of each, the second of each, and so on.
  var pairs: Publishers.Operator<[Input], Failure> {
    Publishers.Operator { subscriber in
      let outlet = Outlet(subscriber)
      var queues = [[Input]](repeating: [], count: sources.count)
      var ended = Set<Int>()
      func finishIfExhausted() {
        if ended.contains(where: { queues[$0].isEmpty }) { outlet.finish(.finished) }
      }
      run(
        outlet,
        value: { index, value in
          queues[index].append(value)
          guard queues.allSatisfy({ !$0.isEmpty }) else { return }
          outlet.send(queues.indices.map { queues[$0].removeFirst() })
          finishIfExhausted()
        },
        end: { index in
          ended.insert(index)
          finishIfExhausted()
        })
    }
  }

  /// All values as they come.
  var all: Publishers.Operator<Input, Failure> {
    Publishers.Operator { subscriber in
      let outlet = Outlet(subscriber)
      var running = sources.count
      run(
        outlet, value: { _, value in outlet.send(value) },
        end: { _ in
          running -= 1
          if running == 0 { outlet.finish(.finished) }
        })
    }
  }

  private func run<Output>(
    _ outlet: Outlet<Output, Failure>, value: @escaping (Int, Input) -> Void,
    end: @escaping (Int) -> Void
  ) {
    let feeds = Feeds()
    outlet.onCancel = { feeds.cancel() }
    outlet.open()
    if sources.isEmpty { outlet.finish(.finished) }
    for (index, source) in sources.enumerated() where outlet.isOpen {
      feeds.attach(
        source, value: { value(index, $0) },
        end: { completion in
          if case .failure = completion {
            outlet.finish(completion)
          } else {
            end(index)
          }
          if !outlet.isOpen { feeds.cancel() }
        })
    }
  }
}

extension Publisher {
  /// The publisher with its values boxed, so that unlike kinds can be joined.
  var boxed: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
}

/// Takes a boxed value out again; the position in the join fixes its type.
func unboxed<T>(_ value: Any) -> T {
  guard let value = value as? T else { preconditionFailure("A joined value changed its type.") }
  return value
}
