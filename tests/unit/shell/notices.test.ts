import { beforeEach, expect, test, vi } from 'vitest'
import type { NoticeContent } from '../../../src/ui/shell/notices.ts'

beforeEach(() => {
  vi.resetModules()
})

const load = () => import('../../../src/ui/shell/notices.ts')
const first: NoticeContent = { variant: 'success', message: 'Your message has been received', source: 'contact' }
const second: NoticeContent = { variant: 'error', message: 'System error occured', source: 'profile' }

test('a notice before the toaster has loaded asks for it once and waits in its order', async () => {
  const {
    hasPendingNotices: noticesWanted,
    onFirstNotice: onNoticesWanted,
    registerToaster: provideNotices,
    showNotice,
  } = await load()
  const wanted: boolean[] = []
  onNoticesWanted(() => wanted.push(noticesWanted()))
  expect(noticesWanted()).toBe(false)

  showNotice(first)
  showNotice(second)
  expect(wanted).toEqual([true, true])

  const shown: NoticeContent[] = []
  provideNotices(
    (notice) => shown.push(notice),
    () => shown,
  )
  expect(shown).toEqual([first, second])
})

test('a notice after the toaster has loaded is shown at once, and once', async () => {
  const { registerToaster: provideNotices, showNotice } = await load()
  const shown: NoticeContent[] = []
  provideNotices(
    (notice) => shown.push(notice),
    () => shown,
  )
  showNotice(first)
  expect(shown).toEqual([first])
})

test('a notice while the toaster is away waits for the next one', async () => {
  const { registerToaster: provideNotices, showNotice } = await load()
  const before: NoticeContent[] = []
  const after: NoticeContent[] = []
  const withdraw = provideNotices(
    (notice) => before.push(notice),
    () => before,
  )
  withdraw()
  showNotice(second)
  provideNotices(
    (notice) => after.push(notice),
    () => after,
  )
  expect([before, after]).toEqual([[], [second]])
})

test('what shows and what waits is there for the next document', async () => {
  const { currentNotices, registerToaster, showNotice } = await load()
  showNotice(first)
  expect(currentNotices()).toEqual([first])
  const shown: NoticeContent[] = []
  const withdraw = registerToaster(
    (notice) => shown.push(notice),
    () => shown,
  )
  expect(currentNotices()).toEqual([first])
  withdraw()
  showNotice(second)
  expect(currentNotices()).toEqual([second])
})

test('a listener that has left is not called', async () => {
  const { onFirstNotice: onNoticesWanted, showNotice } = await load()
  const called = vi.fn()
  onNoticesWanted(called)()
  showNotice(first)
  expect(called).not.toHaveBeenCalled()
})
