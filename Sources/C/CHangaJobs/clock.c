#define _GNU_SOURCE
#include "hanga_clock.h"
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <semaphore.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SWIFT HANGA_SWIFT

enum { second = 1000000000 };

/* A scene begins this long after the machine: any small number that is not zero. */
static const int64_t monotonic_beginning = 100 * (int64_t)second;

static hanga_clock_source source;
static int64_t wall_beginning;
static _Thread_local void *scene;

SWIFT void hanga_clock_install(int64_t (*now)(void *), void (*run)(void *, int64_t, void *, void *),
                               void (*add)(void *, void *), int64_t beginning) {
  source = (hanga_clock_source){now, run, add};
  wall_beginning = beginning;
}

SWIFT void *hanga_clock_claim(void *next) {
  void *before = scene;
  scene = next;
  return before;
}

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

/* MARK: Timers */

/* What a run loop's timer is made with, as Core Foundation has it. */
struct timer_context {
  long version;
  void *info;
  void *retain, *release, *description;
};

/* A timer that is added to a run loop on a thread with virtual time goes to the scene: no run loop
   would ever see its hour come. */
void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  static void (*original)(void *, void *, void *);
  static void (*read)(void *, struct timer_context *);
  if (!original) {
    original = (void (*)(void *, void *, void *))dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
    read = (void (*)(void *, struct timer_context *))dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetContext");
  }
  if (scene && read) {
    struct timer_context context = {0};
    read(timer, &context);
    if (context.info) {
      source.add(scene, context.info);
      return;
    }
  }
  original(loop, timer, mode);
}

/* MARK: Queues */

/* A queue's and a block's own functions, as the dispatch library has them. */
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_async_f(void *queue, void *context, void (*function)(void *));
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

/* A block that runs on a thread of its queue while the scene's thread waits: it may check where it
   is, and what it asks of clocks and queues still goes to the scene, of which only one of the two
   threads makes use at a time. */
struct errand {
  void *block;
  void *scene;
  void *jobs;
  sem_t done;
};

static void invoke(void *block) { ((struct block *)block)->invoke(block); }

static void run_errand(void *context) {
  struct errand *errand = context;
  hanga_clock_claim(errand->scene);
  hanga_jobs_claim(errand->jobs);
  invoke(errand->block);
  hanga_jobs_claim(NULL);
  hanga_clock_claim(NULL);
  sem_post(&errand->done);
}

SWIFT void hanga_clock_perform(void *queue, void *block) {
  if (queue) {
    struct errand errand = {.block = block, .scene = scene, .jobs = hanga_jobs_claimant()};
    sem_init(&errand.done, 0, 0);
    dispatch_async_f(queue, &errand, run_errand);
    while (sem_wait(&errand.done) != 0 && errno == EINTR)
      ;
    sem_destroy(&errand.done);
    dispatch_release(queue);
  } else {
    invoke(block);
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
