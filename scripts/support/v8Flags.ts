/** V8's names since version 12 for when it optimizes: some twenty times as late as it would. */
export const optimizeLate: readonly string[] = [
  '--invocation-count-for-maglev=12000',
  '--invocation-count-for-turbofan=90000',
]

/**
 * For tests and the builds that they read. Each page of a test, and many a module, runs again the code that V8 optimized
 * for the last. Pages outlive V8's first 16 MB, and no processor is idle that could help to collect garbage. Node refuses
 * a flag that it does not know.
 */
export const v8Flags: readonly string[] = [
  '--single-threaded-gc',
  '--max-semi-space-size=64',
  ...(Number.parseInt(process.versions.v8, 10) < 12 ? ['--interrupt-budget=2000000'] : optimizeLate),
]
