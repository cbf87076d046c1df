#pragma once

#include "hanga_jobs.h"
#include <stdint.h>

/* Has the machine's clocks and dispatch queues answer by a scene's virtual time, on threads where
   one is set, and leaves all other threads alone.

   The functions clock_gettime, gettimeofday, time, CFRunLoopAddTimer, dispatch_async and
   dispatch_after of `CHangaJobs` take the place of the libraries' own in every program that links
   it, since a program's symbols go before those of shared libraries. Off the threads that have
   virtual time they call the originals.

   The functions below are declared once more in ClockHooks.swift, since users' sources could not be
   compiled if a module they import needed this header; hence Swift's calling convention. */

/* Where a thread's virtual time comes from. */
typedef struct {
  /* Nanoseconds since the scene began. */
  int64_t (*_Nonnull now)(void *_Nonnull scene);
  /* Has `block`, which is given away, run on `queue` when `delay` nanoseconds have passed; `queue`
     is NULL for the main queue. */
  void (*_Nonnull run)(void *_Nonnull scene, int64_t delay, void *_Nullable queue,
                       void *_Nonnull block);
  /* Has Foundation's `timer`, which keeps itself alive, fire when its time comes. */
  void (*_Nonnull add)(void *_Nonnull scene, void *_Nonnull timer);
} hanga_clock_source;

/* Once for a process: what scenes answer, and the wall clock at a scene's beginning, in nanoseconds
   since 1970. */
HANGA_SWIFT void hanga_clock_install(int64_t (*_Nonnull now)(void *_Nonnull),
                                     void (*_Nonnull run)(void *_Nonnull, int64_t,
                                                          void *_Nullable, void *_Nonnull),
                                     void (*_Nonnull add)(void *_Nonnull, void *_Nonnull),
                                     int64_t beginning);

/* Gives the present thread the virtual time of `scene`, or the machine's with NULL; answers whose it
   had. */
HANGA_SWIFT void *_Nullable hanga_clock_claim(void *_Nullable scene);

/* Runs a block on a queue, to its end, or here and now for the main queue; the block and the queue
   are given back. */
HANGA_SWIFT void hanga_clock_perform(void *_Nullable queue, void *_Nonnull block);
