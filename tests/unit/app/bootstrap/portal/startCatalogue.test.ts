import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import portal from '../../../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortal } from '../../../../../src/app/bootstrap/portal/createPortal.ts'
import type { PagePortal } from '../../../../../src/app/bootstrap/portal/portal.ts'
import { startCatalogue } from '../../../../../src/app/bootstrap/portal/startCatalogue.ts'
import { catalogueAtom } from '../../../../../src/ui/catalogueState.ts'

const made = vi.hoisted(() => ({ createSession: vi.fn(() => ({})) }))
vi.mock('../../../../../src/app/session/session.ts', () => made)

const header = { status: 'SUCCESS', statusCode: '200', message: null }
const lists: Readonly<Record<string, unknown>> = {
  products: [{ id: 3000, name: 'Money Transfers', type: null }],
  groups: [{ productId: 3000, serviceId: 3002, name: 'Transfers', swaggerUrl: '' }],
  services: [{ serviceId: 3002, name: 'EFT transfer', endpointAddress: '/eft', swaggerUrl: '/d' }],
}

const clock = { now: () => 0, setTimeout: () => undefined, clearTimeout: () => {} }
const navigate = vi.fn()
const store = createStore()

/** The catalogue comes while the page is at this address. */
async function arriveAt(address: string): Promise<PagePortal> {
  const { pathname, search, hash } = new URL(address, 'http://portal.test')
  vi.stubGlobal('location', { pathname, search, hash, origin: 'http://portal.test' })
  const opened = await createPortal(
    { environment: { clock, whenHydrated: (start: () => void) => start() }, navigate, store } as never,
    {
      configuration: { ...portal, services: 'http://bank.test', authorization: 'http://bank.test' },
      fetch: async (input: Request) =>
        Response.json({ header, data: lists[new URL(input.url).pathname.split('/').at(-1) ?? ''] }),
    } as unknown as Parameters<typeof createPortal>[1],
  )
  expect(opened.currentAddress('/docs/api/3000')).toBeUndefined()
  const catalogue = startCatalogue(opened)
  await vi.waitFor(() => expect(store.get(catalogueAtom).catalogue).not.toBeNull())
  catalogue.stop()
  return opened
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  navigate.mockReset()
  store.set(catalogueAtom, { catalogue: null, failed: false })
})
afterEach(() => vi.unstubAllGlobals())

test('a page that was opened by its number has its address once the catalogue is there, with query and fragment', async () => {
  const opened = await arriveAt('/docs/api/3000/3002?from=x#createEft.body.amount')
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    '/docs/api/money-transfers/eft-transfer?from=x#createEft.body.amount',
    { replace: true },
  )
  expect(opened.currentAddress('/docs/api/3000')).toBe('/docs/api/money-transfers')
})

test.each(['/docs/api/money-transfers/eft-transfer', '/docs/api/unknown/3002', '/faq'])(
  'the page at %s stays there',
  async (address) => {
    await arriveAt(address)
    expect(navigate).not.toHaveBeenCalled()
  },
)
