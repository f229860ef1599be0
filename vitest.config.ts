import { defineConfig } from 'vitest/config'
import { definitionsPlugin } from './scripts/definitions/definitionsPlugin.ts'
import { mdxPages } from './scripts/mdx/mdxPages.ts'

// Set by scripts/mutants.ts: the model tests of the charts that are mutated.
const charts = process.env.CHARTS_OF

export default defineConfig({
  plugins: [definitionsPlugin(), mdxPages()],
  define: { __SANDBOX__: 'true' },
  test: {
    include: charts
      ? [`tests/model/${charts}.test.ts`, 'tests/model/charts.test.ts']
      : ['tests/{model,unit,contract}/**/*.test.{ts,tsx}'],
    // A stylesheet that a page links by its address.
    css: { include: [/docsPage\.css/] },
    setupFiles: ['tests/support/vitest.setup.ts'],
    restoreMocks: true,
    allowOnly: false,
    testTimeout: charts ? 240_000 : 60_000,
  },
})
