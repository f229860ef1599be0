import { afterEach, expect, it, vi } from 'vitest'
import { startSandbox } from '../../../mocks/page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../../mocks/kernel.ts')
})

it('a failed in-page kernel does not stay failed: the next call tries again', async () => {
  const origin = 'http://localhost:4173'
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', {})
  let tries = 0
  vi.doMock('../../../mocks/kernel.ts', () => ({
    createKernel: () => {
      tries += 1
      if (tries === 1) throw new Error('The chunk could not be fetched')
      return { ready: async () => undefined, handle: async () => Response.json({ tries }), subscribe: () => undefined }
    },
  }))
  const sandbox = await startSandbox()
  expect(sandbox.host).toBe('page')
  const ask = () => sandbox.fetch(`${origin}/sandbox/api/clock`)
  await expect(ask()).rejects.toThrow('The chunk could not be fetched')
  expect(await (await ask()).json()).toEqual({ tries: 2 })
  expect(await (await ask()).json()).toEqual({ tries: 2 })
})
