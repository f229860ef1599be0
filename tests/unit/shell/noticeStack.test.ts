import { expect, test } from 'vitest'
import { createNoticeStack } from '../../../src/ui/shell/notices/noticeStack.ts'

const said = (message: string, variant: 'error' | 'success' = 'error') => ({ variant, message, source: 'profile' })

test('identical notices merge with a count, and one of another kind is another', () => {
  const stack = createNoticeStack()
  expect(stack.add(said('Saved'))).toEqual({
    notice: { id: 'notice-1', ...said('Saved'), count: 1 },
    oldest: undefined,
  })
  expect(stack.add(said('Saved'))).toEqual({ notice: { id: 'notice-1', ...said('Saved'), count: 2 } })
  expect(stack.add(said('Saved', 'success')).notice).toEqual({
    id: 'notice-2',
    ...said('Saved', 'success'),
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
  const drops = ['a', 'b', 'b', 'c', 'd', 'a'].map((message) => stack.add(said(message)).oldest?.message)
  expect(drops).toEqual([undefined, undefined, undefined, undefined, 'a', 'b'])
})
