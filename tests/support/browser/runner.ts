/** `expect` and `test` of what runs: vitest has a DOM alone, Playwright a browser. */
export const { builds, expect, test }: typeof import('./test.ts') = process.env.VITEST
  ? ((await import('../dom/test.ts')) as unknown as typeof import('./test.ts'))
  : await import('./test.ts')
