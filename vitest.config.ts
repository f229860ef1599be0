import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { definitionsPlugin } from './scripts/definitions/definitionsPlugin.ts'
import { mdxPages } from './scripts/mdx/mdxPages.ts'
import { searchIndexPlugin } from './scripts/search/searchIndexPlugin.ts'
import { v8Flags } from './scripts/support/v8Flags.ts'

// Set by scripts/mutants.ts: the tests of what is mutated, with spaces between.
const testsOfMutants = process.env.TESTS_OF_MUTANTS

const all = 'tests/{model,unit,contract}/**/*.test.{ts,tsx}'
const replacesModules = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter(
    (file) => /\.test\.tsx?$/.test(file) && /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  )

export default defineConfig({
  plugins: [definitionsPlugin(), mdxPages(), searchIndexPlugin({ sandbox: true })],
  define: { __SANDBOX__: 'true', __DEFINITIONS__: 'true' },
  test: {
    ...(testsOfMutants
      ? { include: testsOfMutants.split(' ') }
      : {
          // Half of the processor time of a file is the loading of its modules: only what replaces some loads its own.
          projects: [
            {
              extends: true,
              test: {
                name: 'shared modules',
                isolate: false,
                include: [all, 'tests/walk/{bank,journeys,main,oracles}.test.ts'],
                exclude: replacesModules,
              },
            },
            { extends: true, test: { name: 'own modules', include: replacesModules } },
            {
              extends: true,
              test: {
                name: 'dom',
                include: ['tests/dom/**/*.test.ts', 'tests/walk/portal.test.ts'],
                isolate: false,
                // They wait for timers more than others do, and a group is what may have workers of its own.
                maxWorkers: availableParallelism() + 2,
                sequence: { groupOrder: 1 },
                globalSetup: 'tests/support/dom/build.ts',
                // The first test of a process reads the build.
                hookTimeout: 60_000,
                // As the browser tests, which are in part the same and wait as long for each step.
                testTimeout: 120_000,
                // As the browser tests; the report names one that passes then.
                retry: process.env.CI ? 1 : 0,
                env: { TZ: 'Europe/Istanbul' },
              },
            },
          ],
        }),
    // A stylesheet that a page links by its address.
    css: { include: [/(?:page\/page|samples)\.css/] },
    tags: [{ name: 'full', description: 'Repeats what another test shows, in more cases: `npm test -- --full`' }],
    setupFiles: ['tests/support/vitest.setup.ts'],
    // Workers read what another has transformed, in this run or one before.
    experimental: { fsModuleCache: true },
    restoreMocks: true,
    // As `vi.waitFor` (vitest.setup.ts): the default of a second is short for a server on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    allowOnly: false,
    // Its own default leaves one of two processors idle; one more, as some tests wait.
    maxWorkers: availableParallelism() + 1,
    // Stryker runs tests in threads, which take no flag of V8.
    execArgv: testsOfMutants ? [] : [...v8Flags],
    testTimeout: testsOfMutants ? 240_000 : 60_000,
  },
})
