#define _GNU_SOURCE
#include "hanga_clock.h"
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define SWIFT HANGA_SWIFT

enum { second = 1000000000 };

/* A scene begins this long after the machine: any small number that is not zero. */
static const int64_t monotonic_beginning = 100 * (int64_t)second;

static hanga_clock_source source;
static int64_t wall_beginning;
static _Thread_local void *scene;
static int64_t timers;

SWIFT void hanga_clock_install(int64_t (*now)(void *), void (*run)(void *, int64_t, void *, void *),
                               int64_t beginning) {
  source = (hanga_clock_source){now, run};
  wall_beginning = beginning;
}

SWIFT void *hanga_clock_claim(void *next) {
  void *before = scene;
  scene = next;
  return before;
}

SWIFT int64_t hanga_clock_timers(void) { return timers; }

/* Nanoseconds of `clock` on a thread with virtual time, or -1 for clocks that stay the machine's. */
static int64_t virtual_time(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
    return wall_beginning + source.now(scene);
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME:
    return monotonic_beginning + source.now(scene);
  default:
    return -1;
  }
}

/* MARK: Clocks */

int clock_gettime(clockid_t clock, struct timespec *result) {
  static int (*original)(clockid_t, struct timespec *);
  if (scene) {
    int64_t time = virtual_time(clock);
    if (time >= 0) {
      *result = (struct timespec){time / second, time % second};
      return 0;
    }
  }
  if (!original)
    original = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  if (original)
    return original(clock, result);
  return (int)syscall(SYS_clock_gettime, clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0)
    return -1;
  *result = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0)
    return (time_t)-1;
  if (result)
    *result = now.tv_sec;
  return now.tv_sec;
}

/* A run loop's timer set by virtual time must not wait for the machine's: it fires at once, and the
   run loop, which looks at the clock itself, finds out what is due. */
int timerfd_settime(int file, int flags, const struct itimerspec *new_value,
                    struct itimerspec *old_value) {
  struct itimerspec soon = *new_value;
  if (scene && (new_value->it_value.tv_sec || new_value->it_value.tv_nsec)) {
    timers += 1;
    flags &= ~(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET);
    soon.it_value = (struct timespec){0, 1};
  }
  return (int)syscall(SYS_timerfd_settime, file, flags, &soon, old_value);
}

/* MARK: Queues */

/* A queue's and a block's own functions, as the dispatch library has them. */
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_async_and_wait(void *queue, void *block);
extern uint64_t dispatch_time(uint64_t base, int64_t delta);
extern char _dispatch_main_q;

/* What a block begins with, by the compiler's fixed layout. */
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
};

static void give(void *queue, int64_t delay, void *block) {
  void *kept = _Block_copy(block);
  if (queue == (void *)&_dispatch_main_q)
    queue = NULL;
  if (queue)
    dispatch_retain(queue);
  source.run(scene, delay, queue, kept);
}

SWIFT void hanga_clock_perform(void *queue, void *block) {
  if (queue) {
    /* On the queue, as code that checks where it runs expects, but before anything else goes on. */
    dispatch_async_and_wait(queue, block);
    dispatch_release(queue);
  } else {
    ((struct block *)block)->invoke(block);
  }
  _Block_release(block);
}

void dispatch_async(void *queue, void *block) {
  static void (*original)(void *, void *);
  if (scene) {
    give(queue, 0, block);
    return;
  }
  if (!original)
    original = (void (*)(void *, void *))dlsym(RTLD_NEXT, "dispatch_async");
  original(queue, block);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  static void (*original)(uint64_t, void *, void *);
  /* Times of the monotonic clock are plain nanoseconds; the others have the highest bit. */
  if (scene && !(when >> 63)) {
    int64_t delay = (int64_t)when - (int64_t)dispatch_time(0, 0);
    give(queue, delay > 0 ? delay : 0, block);
    return;
  }
  if (!original)
    original = (void (*)(uint64_t, void *, void *))dlsym(RTLD_NEXT, "dispatch_after");
  original(when, queue, block);
}

/* Called by a run loop for the main queue. What other threads have put there belongs to no scene. */
void _dispatch_main_queue_callback_4CF(void *message) {
  static void (*original)(void *);
  if (!original)
    original = (void (*)(void *))dlsym(RTLD_NEXT, "_dispatch_main_queue_callback_4CF");
  void *own = hanga_clock_claim(NULL);
  void *jobs = hanga_jobs_claim(NULL);
  original(message);
  hanga_jobs_claim(jobs);
  hanga_clock_claim(own);
}
