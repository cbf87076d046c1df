#pragma once

#include <stdint.h>

/* Hands the jobs of Swift's concurrency runtime that come up on a thread to whoever claims that
   thread, and leaves those of all other threads alone.

   The functions have Swift's calling convention and are declared once more in JobHooks.swift, since
   users' sources could not be compiled if a module they import needed this header. */
#define HANGA_SWIFT __attribute__((swiftcall))

/* A serial executor as the runtime passes it. */
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} hanga_executor;

/* Takes a job that any thread may run, for the claimant. */
typedef void (*hanga_job_taker)(void *_Nonnull claimant, void *_Nonnull job);

/* Once for a process: the executor stands in for the main actor's on claimed threads. */
HANGA_SWIFT void hanga_jobs_install(uintptr_t identity, uintptr_t implementation,
                                    hanga_job_taker _Nonnull taker);

/* Claims the present thread, or gives it back with NULL; answers who had it. */
HANGA_SWIFT void *_Nullable hanga_jobs_claim(void *_Nullable claimant);

/* Who has claimed the present thread. */
HANGA_SWIFT void *_Nullable hanga_jobs_claimant(void);
