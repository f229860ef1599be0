import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { announcementsOf, dismissedAnnouncements } from '../../../../src/app/actors/announcements.ts'
import type { PagePortal } from '../../../../src/app/bootstrap/portal/portal.ts'
import {
  type Announcement,
  keyOf,
  localDate,
  newestFirst,
  popUpsOf,
} from '../../../../src/rules/announcements/announcements.ts'

const written = (title: string, updateDate: string): Announcement => ({
  title,
  updateDate,
  shortMessage: '',
  longMessage: '',
})
const old = written('Old', '2026-01-01T00:00:00Z')
const late = written('Late', '2026-03-01T00:00:00+03:00')
const newer = written('Newer', '2026-02-01T00:00:00Z')
const newest = written('Newest', '2026-03-01T00:00:00Z')
const undated = written('Undated', 'soon')

test('the newest comes first, whatever its offset; what has no date comes last', () => {
  expect(newestFirst([undated, old, late, newest, newer])).toEqual([newest, late, newer, old, undated])
})

test('of the three newest those pop up that were not dismissed; older ones do not move up', () => {
  const all = [old, late, newer, newest]
  expect(popUpsOf(all, [])).toEqual([newest, late, newer])
  expect(popUpsOf(all, [keyOf(late)])).toEqual([newest, newer])
  expect(popUpsOf(all, [newest, late, newer].map(keyOf))).toEqual([])
})

test('an announcement that is updated is news again', () => {
  expect(popUpsOf([{ ...old, updateDate: '2026-05-01T00:00:00Z' }], [keyOf(old)])).toHaveLength(1)
})

test('a date is shown as the reader writes it', () => {
  expect(localDate('2026-01-05T10:00:00Z', 'en-GB')).toBe(
    new Date('2026-01-05T10:00:00Z').toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  )
  expect(localDate('2026-01-05', 'en-GB')).toBe('5 January 2026')
  expect(localDate('04.03.2026', 'en-GB')).toBe('')
  expect(localDate('soon', 'en-GB')).toBe('')
})

function storageOf(kept: Map<string, string>): () => Storage {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return () => storage as Storage
}

test('what was dismissed is remembered on this device, the last fifty', () => {
  const kept = new Map<string, string>()
  const keys = Array.from({ length: 51 }, (_, index) => `key ${index}`)
  dismissedAnnouncements(storageOf(kept)).save(keys)
  expect(dismissedAnnouncements(storageOf(kept)).load()).toEqual(keys.slice(1))
})

test('what another tab has dismissed meanwhile stays dismissed', () => {
  const kept = new Map<string, string>()
  const { save, load } = dismissedAnnouncements(storageOf(kept))
  const other = dismissedAnnouncements(storageOf(kept))
  save(['maintenance'])
  other.save(['limits'])
  save(['maintenance', 'release'])
  expect(load()).toEqual(['maintenance', 'limits', 'release'])
})

test('a pop-up that another tab dismisses goes, and so it does in a page that comes back from the cache', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const kept = new Map<string, string>()
  const { load } = dismissedAnnouncements(storageOf(kept))
  const { save } = dismissedAnnouncements(storageOf(kept))
  const client = { scoped: () => ({ services: { POST: () => new Promise(() => {}) } }) }
  const actor = createActor(announcementsOf({ client } as unknown as PagePortal, load)).start()
  await vi.waitFor(() => expect(actor.getSnapshot().matches('restoring')).toBe(false))
  const dismissed = () => actor.getSnapshot().context.dismissed
  const notify = (event: object) => page.dispatchEvent(Object.assign(new Event('storage'), event))

  save(['maintenance'])
  notify({ key: 'portico.theme' })
  expect(dismissed()).toEqual([])
  notify({ key: 'portico.dismissedAnnouncements' })
  expect(dismissed()).toEqual(['maintenance'])
  save(['limits'])
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(dismissed()).toEqual(['maintenance'])
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(dismissed()).toEqual(['maintenance', 'limits'])
  actor.stop()
  save(['release'])
  notify({ key: 'portico.dismissedAnnouncements' })
  expect(dismissed()).toEqual(['maintenance', 'limits'])
})

afterEach(() => vi.unstubAllGlobals())

test.each(['{"a":1}', 'no JSON'])('what something else wrote there counts as nothing: %s', (text) => {
  const { save, load } = dismissedAnnouncements(storageOf(new Map([['portico.dismissedAnnouncements', text]])))
  expect(load()).toEqual([])
  save(['maintenance'])
  expect(load()).toEqual(['maintenance'])
})

test('without storage nothing is kept and nothing breaks', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const { save, load } = dismissedAnnouncements(refused)
  expect(() => save(['key'])).not.toThrow()
  expect(load()).toEqual([])
})
