import { expect, test, vi } from 'vitest'
import { createNotices, type NoticeContent } from '../../../../../src/ui/shell/notices/notices.ts'

const first: NoticeContent = { variant: 'success', message: 'Your message has been received', source: 'contact' }
const second: NoticeContent = { variant: 'error', message: 'System error occured', source: 'profile' }

test('a notice before the toaster has loaded asks for it once and waits in its order', () => {
  const notices = createNotices()
  const wanted: boolean[] = []
  notices.subscribe(() => wanted.push(notices.isWanted()))
  expect(notices.isWanted()).toBe(false)

  notices.show(first)
  notices.show(second)
  expect(wanted).toEqual([true, true])

  const shown: NoticeContent[] = []
  notices.registerToaster(
    (notice) => shown.push(notice),
    () => shown,
  )
  expect(shown).toEqual([first, second])
})

test('a notice after the toaster has loaded is shown at once, and once', () => {
  const notices = createNotices()
  const shown: NoticeContent[] = []
  notices.registerToaster(
    (notice) => shown.push(notice),
    () => shown,
  )
  notices.show(first)
  expect(shown).toEqual([first])
})

test('a notice while the toaster is away waits for the next one', () => {
  const notices = createNotices()
  const before: NoticeContent[] = []
  const after: NoticeContent[] = []
  const withdraw = notices.registerToaster(
    (notice) => before.push(notice),
    () => before,
  )
  withdraw()
  notices.show(second)
  notices.registerToaster(
    (notice) => after.push(notice),
    () => after,
  )
  expect([before, after]).toEqual([[], [second]])
})

test('what shows and what waits is there for the next document', () => {
  const notices = createNotices()
  notices.show(first)
  expect(notices.current()).toEqual([first])
  const shown: NoticeContent[] = []
  const withdraw = notices.registerToaster(
    (notice) => shown.push(notice),
    () => shown,
  )
  expect(notices.current()).toEqual([first])
  withdraw()
  notices.show(second)
  expect(notices.current()).toEqual([second])
})

test('a listener that has left is not called', () => {
  const notices = createNotices()
  const called = vi.fn()
  notices.subscribe(called)()
  notices.show(first)
  expect(called).not.toHaveBeenCalled()
})
