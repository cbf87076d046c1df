extension Publisher {
  /// The values of all publishers made, as they come; at most `maxPublishers` run at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, Failure> where P.Failure == Failure {
    Publishers.Operator { subscriber in
      let outlet = Outlet(subscriber)
      let feeds = Feeds()
      var (running, isOver) = (0, false)
      var waiting: [Output] = []
      func start(_ value: Output) {
        running += 1
        feeds.attach(
          transform(value), value: { outlet.send($0) },
          end: { completion in
            running -= 1
            if case .failure = completion {
              feeds.cancel()
              outlet.finish(completion)
            } else if !waiting.isEmpty {
              start(waiting.removeFirst())
            } else if isOver, running == 0 {
              outlet.finish(.finished)
            }
          })
      }
      outlet.onCancel = { feeds.cancel() }
      outlet.open()
      feeds.attach(
        self,
        value: { value in
          if maxPublishers > running { start(value) } else { waiting.append(value) }
        },
        end: { completion in
          isOver = true
          if case .failure = completion {
            feeds.cancel()
            outlet.finish(completion)
          } else if running == 0 {
            outlet.finish(.finished)
          }
        })
    }
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the newest publisher only.
  public func switchToLatest() -> Publishers.Operator<Output.Output, Failure> {
    Publishers.Operator { subscriber in
      let outlet = Outlet(subscriber)
      let feeds = Feeds()
      var (isRunning, isOver) = (false, false)
      var current: (any Cancellable)?
      outlet.onCancel = { feeds.cancel() }
      outlet.open()
      func finish(_ completion: Subscribers.Completion<Failure>, ifIdle isIdle: Bool) {
        if case .failure = completion {
          feeds.cancel()
          outlet.finish(completion)
        } else if isIdle {
          outlet.finish(.finished)
        }
      }
      feeds.attach(
        self,
        value: { publisher in
          current?.cancel()
          isRunning = true
          current = feeds.attach(
            publisher, value: { outlet.send($0) },
            end: { completion in
              isRunning = false
              finish(completion, ifIdle: isOver)
            })
        },
        end: { completion in
          isOver = true
          finish(completion, ifIdle: !isRunning)
        })
    }
  }
}
