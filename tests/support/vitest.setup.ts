import { afterAll, afterEach, beforeEach, type MockInstance, vi } from 'vitest'

let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

// Its own default is a second, which is short for a server or code that is loaded on a busy machine.
const { waitFor } = vi
vi.waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: 20_000, ...options })

afterEach(() => {
  const said = consoleError.mock.calls.map((words) => words.join(' '))
  if (said.length > 0) throw new Error(`console.error was called: ${said.join('\n')}`)
})

// Files share their modules and globals (vitest.config.ts).
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.waitFor = waitFor
})
