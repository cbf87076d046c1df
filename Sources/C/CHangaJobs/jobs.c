#include "hanga_jobs.h"
#include <stdbool.h>
#include <stddef.h>

#define SWIFT HANGA_SWIFT

typedef SWIFT hanga_executor (*main_getter)(void);
typedef SWIFT bool (*main_test)(hanga_executor);
typedef SWIFT void (*global_enqueuer)(void *job);

/* The runtime's own variables: where a function is set, it is called instead, and given what it
   replaces. */
extern SWIFT hanga_executor (*swift_task_getMainExecutor_hook)(main_getter);
extern SWIFT bool (*swift_task_isMainExecutor_hook)(hanga_executor, main_test);
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, global_enqueuer);

static _Thread_local void *claimant;
static hanga_executor stand_in;
static hanga_job_taker take;

static SWIFT hanga_executor get_main(main_getter original) {
  return claimant ? stand_in : original();
}

static SWIFT bool is_main(hanga_executor executor, main_test original) {
  return executor.identity == stand_in.identity || original(executor);
}

static SWIFT void enqueue_global(void *job, global_enqueuer original) {
  if (claimant)
    take(claimant, job);
  else
    original(job);
}

SWIFT void hanga_jobs_install(uintptr_t identity, uintptr_t implementation,
                              hanga_job_taker taker) {
  stand_in = (hanga_executor){identity, implementation};
  take = taker;
  swift_task_getMainExecutor_hook = get_main;
  swift_task_isMainExecutor_hook = is_main;
  swift_task_enqueueGlobal_hook = enqueue_global;
}

SWIFT void *hanga_jobs_claim(void *next) {
  void *before = claimant;
  claimant = next;
  return before;
}

SWIFT void *hanga_jobs_claimant(void) { return claimant; }
