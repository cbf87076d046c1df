extension Publisher {
  /// An operator that works with times: `react` gets the values and the place to send to.
  private func timed(
    _ make:
      @escaping (Outlet<Output, Failure>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { subscriber in
      let outlet = Outlet(subscriber)
      let feeds = Feeds()
      outlet.onCancel = { feeds.cancel() }
      let reaction = make(outlet)
      outlet.open()
      feeds.attach(self, value: reaction.value, end: reaction.end)
    }
  }

  /// Delivers on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    timed { outlet in
      (
        { value in scheduler.schedule(options: options) { outlet.send(value) } },
        { end in scheduler.schedule(options: options) { outlet.finish(end) } }
      )
    }
  }

  /// Subscribes at once: there is one thread here.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { self.receive(subscriber: $0) }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    timed { outlet in
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
      }
      return ({ value in later { outlet.send(value) } }, { end in later { outlet.finish(end) } })
    }
  }

  /// A value once nothing newer has come for `dueTime`; the last one at the end.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    timed { outlet in
      var (generation, pending) = (0, Output?.none)
      func flush() {
        guard let value = pending else { return }
        pending = nil
        outlet.send(value)
      }
      return (
        { value in
          generation += 1
          pending = value
          let mine = generation
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) { if mine == generation { flush() } }
        },
        { end in
          if case .finished = end { flush() }
          outlet.finish(end)
        }
      )
    }
  }

  /// At most one value in an interval: the first at once, then the latest or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Operator<Output, Failure> {
    timed { outlet in
      var (isClosed, pending) = (false, Output?.none)
      func open() {
        isClosed = false
        guard let value = pending else { return }
        pending = nil
        emit(value)
      }
      func emit(_ value: Output) {
        isClosed = true
        outlet.send(value)
        scheduler.schedule(after: scheduler.now.advanced(by: interval), open)
      }
      return (
        { value in
          if !isClosed { emit(value) } else if latest || pending == nil { pending = value }
        },
        { end in
          if let value = pending { outlet.send(value) }
          outlet.finish(end)
        }
      )
    }
  }

  /// Ends when no value has come for `interval`.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Operator<Output, Failure> {
    timed { outlet in
      var generation = 0
      func watch() {
        generation += 1
        let mine = generation
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard mine == generation, outlet.isOpen else { return }
          let stop = outlet.onCancel
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
          stop()
        }
      }
      watch()
      return (
        { value in
          outlet.send(value)
          watch()
        },
        { outlet.finish($0) }
      )
    }
  }
}
