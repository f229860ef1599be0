import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import portal from '../../../../config/portal.sandbox.json' with { type: 'json' }
import { createPortalClient } from '../../../../src/api/client/client.ts'
import { catalogueOf } from '../../../../src/app/actors/catalogue.ts'
import type { PagePortal } from '../../../../src/app/bootstrap/portal/portal.ts'

const now = 1_700_000_000_000
const header = { status: 'SUCCESS', statusCode: '200', message: null }
const products = [{ id: 1000, name: 'Accounts', type: null }]
const loaded = {
  products: [
    { id: '1000', name: 'Accounts', summary: '', description: '', imageUrl: '', type: null, slug: 'accounts' },
  ],
  groups: [],
  services: [],
}
const kept = JSON.stringify({ ...loaded, cachedAt: now })

/** Starts the page `later` milliseconds after `now`, on a storage that holds `text`; `keeps` is what it wrote there. */
async function start({ text, later = 0, unusable = false }: { text?: string; later?: number; unusable?: boolean }) {
  const asked: string[] = []
  let held = text
  const clock = { now: () => now + later, setTimeout: () => undefined, clearTimeout: () => {} }
  const answer: typeof fetch = async (input) => {
    const path = new URL((input as Request).url).pathname.split('/').at(-1) ?? ''
    asked.push(path)
    return Response.json({ header, data: path === 'products' ? products : [] })
  }
  const client = createPortalClient({
    configuration: { ...portal, services: 'https://bank.example', authorization: 'https://bank.example' },
    fetch: answer,
    clock,
  } as Parameters<typeof createPortalClient>[0])
  const storage = {
    getItem: () => held ?? null,
    setItem: (_: string, value: string) => {
      held = value
    },
  }
  const configuration = { services: 'https://bank.example' }
  const machine = catalogueOf({ client, configuration, environment: { clock } } as unknown as PagePortal, () => {
    if (unusable) throw new DOMException('denied', 'SecurityError')
    return storage as unknown as Storage
  })
  const actor = createActor(machine).start()
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  actor.stop()
  return {
    catalogue: context.catalogue,
    asked: asked.toSorted(),
    keeps: asked.length > 0 && held ? JSON.parse(held) : undefined,
  }
}

const lists = ['groups', 'products', 'services']

test('a catalogue kept for less than ten minutes is shown without a call', async () => {
  expect(await start({ text: kept, later: 599_999 })).toEqual({ catalogue: loaded, asked: [], keeps: undefined })
})

test.each([
  ['nothing is kept', { later: 0 }],
  ['it was kept ten minutes ago', { text: kept, later: 600_000 }],
  ['it was kept after now, by a clock that was set back', { text: kept, later: -1 }],
  ['what is kept is no JSON', { text: '{' }],
  ['what is kept is null', { text: 'null' }],
  ['what is kept is no catalogue', { text: JSON.stringify({ products: [{ id: 1 }], cachedAt: now }) }],
  ['what is kept has no addresses', { text: kept.replace(',"slug":"accounts"', '') }],
])(
  'the three lists are asked for and kept when %s',
  async (_, { text, later = 0 }: { text?: string; later?: number }) => {
    expect(await start({ later, ...(text !== undefined && { text }) })).toEqual({
      catalogue: loaded,
      asked: lists,
      keeps: { ...loaded, cachedAt: now + later },
    })
  },
)

test('a browser that refuses its storage still shows the catalogue', async () => {
  expect(await start({ unusable: true })).toEqual({ catalogue: loaded, asked: lists, keeps: undefined })
})
