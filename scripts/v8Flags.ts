/**
 * For tests and the builds they read. Each page of a test, and many a module, runs anew the code that V8 optimized for the last: it is
 * optimized some twenty times as late. Their pages outlive V8's first 16 MB, and no processor is idle that could help to
 * collect garbage. V8's name for when it optimizes changed with version 12, and Node refuses a name that it does not know.
 */
export const v8Flags: readonly string[] = [
  '--single-threaded-gc',
  '--max-semi-space-size=64',
  ...(Number.parseInt(process.versions.v8, 10) < 12
    ? ['--interrupt-budget=2000000']
    : ['--invocation-count-for-maglev=12000', '--invocation-count-for-turbofan=90000']),
]
