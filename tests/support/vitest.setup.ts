import { afterAll, afterEach, beforeEach, type MockInstance, vi } from 'vitest'

let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

afterEach(() => {
  const said = consoleError.mock.calls.map((words) => words.join(' '))
  if (said.length > 0) throw new Error(`console.error was called: ${said.join('\n')}`)
})

// Files share their modules and globals (vitest.config.ts).
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
