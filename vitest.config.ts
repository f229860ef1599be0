import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __SANDBOX__: 'true' },
  test: {
    include: ['tests/{model,unit,contract}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/vitest.setup.ts'],
    restoreMocks: true,
    allowOnly: false,
    testTimeout: 60_000,
  },
})
