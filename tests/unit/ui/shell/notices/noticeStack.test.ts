import { expect, test } from 'vitest'
import { createNoticeStack } from '../../../../../src/ui/shell/notices/noticeStack.ts'

const said = (message: string, variant: 'error' | 'warning' | 'success' = 'error') => ({
  variant,
  message,
  source: 'profile',
})

test('identical notices merge with a count, and one of another kind is another', () => {
  const stack = createNoticeStack()
  expect(stack.add(said('Saved'))).toEqual({
    notice: { id: 'notice-1', ...said('Saved'), count: 1 },
    outdated: [],
  })
  expect(stack.add(said('Saved'))).toEqual({ notice: { id: 'notice-1', ...said('Saved'), count: 2 }, outdated: [] })
  expect(stack.add(said('Saved', 'warning')).notice).toEqual({
    id: 'notice-2',
    ...said('Saved', 'warning'),
    count: 1,
  })
  expect(stack.add(said('Saved')).notice.count).toBe(3)
})

test('a notice that has gone is shown again', () => {
  const stack = createNoticeStack()
  stack.add(said('Saved'))
  stack.remove('notice-1')
  stack.remove('notice-1')
  expect(stack.add(said('Saved')).notice).toEqual({ id: 'notice-2', ...said('Saved'), count: 1 })
})

test('at most three show: the oldest makes way, a repeated one is not counted twice', () => {
  const stack = createNoticeStack()
  const drops = ['a', 'b', 'b', 'c', 'd', 'a'].map((message) =>
    stack.add(said(message)).outdated.map((each) => each.message),
  )
  expect(drops).toEqual([[], [], [], [], ['a'], ['b']])
})

test('a success takes the failures of its chart away, and no other notice', () => {
  const stack = createNoticeStack()
  stack.add(said('Closed'))
  stack.add({ ...said('Closed elsewhere'), source: 'tickets' })
  expect(stack.add(said('Saved', 'success')).outdated).toEqual([{ id: 'notice-1', ...said('Closed'), count: 1 }])
  expect(stack.shown().map(({ message }) => message)).toEqual(['Closed elsewhere', 'Saved'])
})

test('those of one chart are withdrawn, and no other notice', () => {
  const stack = createNoticeStack()
  stack.add({ ...said('Signed out', 'warning'), source: 'session' })
  stack.add(said('Closed'))
  expect(stack.withdraw(({ source }) => source === 'session').map(({ id }) => id)).toEqual(['notice-1'])
  expect(stack.shown().map(({ message }) => message)).toEqual(['Closed'])
})

test('a success leaves the failures of its chart that are about something else', () => {
  const stack = createNoticeStack()
  const closed = { ...said('Closed'), about: 'password' }
  stack.add(closed)
  expect(stack.add({ ...said('Saved', 'success'), about: 'personal' }).outdated).toEqual([])
  expect(stack.add({ ...said('Updated', 'success'), about: 'password' }).outdated).toEqual([
    { id: 'notice-1', ...closed, count: 1 },
  ])
})
