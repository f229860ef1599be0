import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rejectBody } from '../../../../../mocks/hosts/server/rejectBody.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const request = () => {
  const destroy = vi.fn()
  const incoming = Object.assign(new EventEmitter(), { socket: { destroy }, resume: vi.fn() })
  rejectBody(incoming as unknown as IncomingMessage)
  return { incoming, destroy }
}

test('a client that still sends what was rejected is disconnected after five seconds', () => {
  const { incoming, destroy } = request()
  expect(incoming.resume).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(4999)
  expect(destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(destroy).toHaveBeenCalledOnce()
})

test('one that has ended by then is left alone', () => {
  const { incoming, destroy } = request()
  incoming.emit('close')
  vi.advanceTimersByTime(5000)
  expect(destroy).not.toHaveBeenCalled()
})
