import { array, number, string, type } from 'superstruct'
import { expect, test } from 'vitest'
import { listAnnouncements } from '../../../src/api/announcements.ts'
import { envelope } from '../../../src/api/client/answerSchemas.ts'
import { createPortalClient } from '../../../src/api/client/client.ts'
import { decode } from '../../../src/api/client/decode.ts'
import { looseText, rowId } from '../../../src/rules/schemas/lenientSchemas.ts'
import { configuration } from '../configuration.ts'
import { frozenClock } from '../frozenClock.ts'

const announcement = { title: 'Hello', shortMessage: 'S', longMessage: 'L', updateDate: '2026-01-01T00:00:00Z' }
const client = createPortalClient({
  configuration,
  clock: frozenClock(),
  fetch: async () => Response.json({ header: { status: 'SUCCESS' }, data: [announcement] }),
})
const { services } = client.scoped({ signal: new AbortController().signal })
const announcements = () => services.POST('/api-dashboard-service/announcement/announcements', { body: {} })

test('a schema of what the contract promises decodes the answer', async () => {
  const rows = array(type({ title: string(), shortMessage: looseText() }))
  expect(await decode(announcements(), envelope(rows))).toEqual({ header: { status: 'SUCCESS' }, data: [announcement] })
})

test('a schema of anything else does not compile, and its answer is malformed', async () => {
  const misspelt = envelope(array(type({ titel: string() })))
  // @ts-expect-error The contract promises no `titel`.
  await expect(decode(announcements(), misspelt)).rejects.toMatchObject({ kind: 'malformed' })
  const otherType = envelope(array(type({ title: number() })))
  // @ts-expect-error The contract promises a title of text.
  await expect(decode(announcements(), otherType)).rejects.toMatchObject({ kind: 'malformed' })
  const noList = envelope(type({ title: string() }))
  // @ts-expect-error The contract promises a list.
  await expect(decode(announcements(), noList)).rejects.toMatchObject({ kind: 'malformed' })
  const withId = envelope(array(type({ id: rowId })))
  // @ts-expect-error The contract promises no id.
  await expect(decode(announcements(), withId)).rejects.toMatchObject({ kind: 'malformed' })
})

test('a row with a member called toString does not take the list with it', async () => {
  const odd = { ...announcement, title: { toString: 1, valueOf: 2 } }
  const listing = createPortalClient({
    configuration,
    clock: frozenClock(),
    log: () => {},
    fetch: async () => Response.json({ header: { status: 'SUCCESS' }, data: [odd, announcement] }),
  })
  const rows = await listAnnouncements(listing.scoped({ signal: new AbortController().signal }))
  expect(rows.map(({ title }) => title)).toEqual(['', 'Hello'])
})
