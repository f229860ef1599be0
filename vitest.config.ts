import { defineConfig } from 'vitest/config'
import { definitionsPlugin } from './scripts/definitions/definitionsPlugin.ts'

// Set by scripts/mutants.ts: the model tests of the charts that are mutated.
const charts = process.env.CHARTS_OF

export default defineConfig({
  plugins: [definitionsPlugin()],
  define: { __SANDBOX__: 'true' },
  test: {
    include: charts
      ? [`tests/model/${charts}.test.ts`, 'tests/model/charts.test.ts']
      : ['tests/{model,unit,contract}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/vitest.setup.ts'],
    restoreMocks: true,
    allowOnly: false,
    testTimeout: charts ? 240_000 : 60_000,
  },
})
